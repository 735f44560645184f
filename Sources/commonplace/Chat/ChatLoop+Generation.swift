import ChatAgent
import LanguageModels
import QuoteGeneration
import QuoteLibrary
import Terminal

extension ChatLoop {
    /// `/generate`: the same request that the command makes, on the model of the conversation.
    func generate(_ rest: String) async throws {
        let words = rest.split(whereSeparator: \.isWhitespace).map(String.init)
        let arguments = try Arguments(words, options: GenerateCommand.requestOptions, command: "generate")
        let request = try GenerateCommand.request(arguments, surroundings)
        let generator = try await madeGenerator()
        let printer = GenerationPrinter(screen: screen, status: status)
        let moment = SaveMoment(surroundings.now, in: surroundings.zone)
        let report = try await withInterruption { [status] in
            try await withStatus("Getting the model ready", status) {
                await generator.generate(request, at: moment) { printer.show($0) }
            }
        }
        let shown = printer.show(report, explains: arguments.has("--explain"), isNumbered: true)
        if !shown.isEmpty { cards = shown }
        guard let failure = report.failure else { return }
        if report.ending == .cancelled {
            guard input.isInteractive else { throw ExitCode.interrupted }
            note("(stopped; nothing of it was kept)")
        } else {
            complain(failure.sentence, failure.code)
        }
    }

    private func madeGenerator() async throws -> QuoteGenerator {
        if let generator { return generator }
        let made = try await QuoteGenerator.make(model, choice, library: library, in: surroundings)
        generator = made
        return made
    }
}
