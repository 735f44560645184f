import Testing

@testable import QuoteGeneration

@Suite struct DeadlineTests {
    @Test func leavesWorkAloneThatEndsInTime() async {
        let clock = ManualClock()
        let (value, isOver) = await Deadline.run(within: .seconds(45), clock: clock) { Task.isCancelled }
        #expect(!value)
        #expect(!isOver)
    }

    @Test func cancelsWorkWhenTheTimeIsOverAndKeepsWhatItGave() async {
        let clock = ManualClock()
        let run = Task {
            await Deadline.run(within: .seconds(45), clock: clock) {
                await untilCancelled()
                return "what it had"
            }
        }
        await clock.waitForSleeper()
        clock.advance(by: .seconds(44))
        clock.advance(by: .seconds(1))
        let (value, isOver) = await run.value
        #expect(value == "what it had")
        #expect(isOver)
    }

    @Test func passesOnTheCallersCancellation() async {
        let clock = ManualClock()
        let run = Task {
            await Deadline.run(within: .seconds(45), clock: clock) { await untilCancelled() }
        }
        await clock.waitForSleeper()
        run.cancel()
        let (_, isOver) = await run.value
        #expect(!isOver)
    }
}

/// Returns when the task is cancelled.
func untilCancelled() async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    await withTaskCancellationHandler {
        for await _ in stream {}
    } onCancel: {
        continuation.finish()
    }
}
