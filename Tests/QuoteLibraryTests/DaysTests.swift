import Foundation
import Testing

@testable import QuoteLibrary

@Suite struct LocalDayTests {
    @Test(arguments: [
        "2026-09-19", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31", "1969-12-31", "1970-01-01",
        "1582-10-10",
    ])
    func readsWhatItWrites(text: String) throws {
        #expect(try LocalDay.of(text).description == text)
    }

    @Test(arguments: [
        "", "2026-9-19", "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-01-00", "2026-04-31",
        "0000-01-01",
        "2026-09-19 ", "2026/09/19", "२०२६-०९-१९", "2026-09-1a", "-026-09-19", "20260919", "2026-09-19T00:00",
    ])
    func refusesWhatIsNoDay(text: String) {
        #expect(LocalDay(text) == nil)
    }

    @Test(arguments: [
        ("2026-09-19", Weekday.saturday), ("2026-11-30", .monday), ("1970-01-01", .thursday),
        ("1969-12-31", .wednesday), ("2000-02-29", .tuesday),
    ])
    func knowsTheWeekday(text: String, weekday: Weekday) throws {
        #expect(try LocalDay.of(text).weekday == weekday)
    }

    @Test(arguments: [
        ("2026-02-28", "2026-03-01"), ("2024-02-28", "2024-02-29"), ("2026-12-31", "2027-01-01"),
        ("1969-12-31", "1970-01-01"),
    ])
    func goesToTheNextDayAndBack(day: String, next: String) throws {
        #expect(try LocalDay.of(day).next.description == next)
        #expect(try LocalDay.of(next).previous.description == day)
    }

    @Test func weeksBeginOnMonday() throws {
        #expect(try LocalDay.of("2026-09-20").startOfWeek.description == "2026-09-14")
        #expect(try LocalDay.of("2026-09-14").startOfWeek.description == "2026-09-14")
    }

    @Test(arguments: [
        ("2026-03-08T04:30:00Z", "America/New_York", "2026-03-07"),
        ("2026-03-09T03:30:00Z", "America/New_York", "2026-03-08"),
        ("2026-11-01T05:30:00Z", "America/New_York", "2026-11-01"),
        ("2026-11-01T06:30:00Z", "America/New_York", "2026-11-01"),
        ("2018-11-04T02:59:59Z", "America/Sao_Paulo", "2018-11-03"),
        ("2018-11-04T03:00:00Z", "America/Sao_Paulo", "2018-11-04"),
        ("2026-05-01T18:14:59Z", "Asia/Kathmandu", "2026-05-01"),
        ("2026-05-01T18:15:00Z", "Asia/Kathmandu", "2026-05-02"),
        ("2026-09-19T14:00:00Z", "Asia/Tokyo", "2026-09-19"),
        ("2026-09-20T03:00:00Z", "America/Los_Angeles", "2026-09-19"),
        ("1969-12-31T23:59:59Z", "GMT", "1969-12-31"),
    ])
    func takesTheDayFromTheWallClock(instant: String, zone: String, day: String) {
        #expect(LocalDay(of: Fixtures.instant(instant), in: Fixtures.zone(zone)).description == day)
    }

    @Test(arguments: [
        ("2026-09-19T00:59:59Z", "2026-09-18"), ("2026-09-19T01:00:00Z", "2026-09-19"),
        ("2026-03-29T00:59:59Z", "2026-03-28"), ("2026-03-29T01:00:00Z", "2026-03-29"),
        ("2026-10-25T01:59:59Z", "2026-10-24"), ("2026-10-25T02:00:00Z", "2026-10-25"),
    ])
    func lateNightBelongsToTheDayBefore(instant: String, day: String) {
        let local = LocalDay(of: Fixtures.instant(instant), in: Fixtures.berlin, startingAtHour: 3)
        #expect(local.description == day)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
    func anImpossibleInstantIsNoCrash(seconds: Double) {
        #expect(LocalDay(of: Date(timeIntervalSince1970: seconds), in: .gmt).year == 1970)
    }

    @Test func codesAsItsText() throws {
        let day = try LocalDay.of("2026-09-19")
        let bytes = try JSONEncoder().encode([day])
        #expect(String(decoding: bytes, as: UTF8.self) == "[\"2026-09-19\"]")
        #expect(try JSONDecoder().decode([LocalDay].self, from: bytes) == [day])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([LocalDay].self, from: Data("[\"x\"]".utf8))
        }
    }
}

@Suite struct StreakTests {
    private func status(_ days: [String], today: String) throws -> StreakStatus {
        StreakStatus(activeDays: try days.map { try LocalDay.of($0) }, today: try .of(today))
    }

    @Test(arguments: [
        ("2026-05-13", StreakState.counted, 4), ("2026-05-14", .aliveUntilMidnight, 4),
        ("2026-05-15", .ended, 0),
        ("2026-05-12", .counted, 3), ("2026-05-09", .neverStarted, 0), ("2026-05-10", .counted, 1),
    ])
    func standsDifferentlyFromDayToDay(today: String, state: StreakState, current: Int) throws {
        let days = ["2026-05-10", "2026-05-11", "2026-05-12", "2026-05-13"]
        let status = try status(days, today: today)
        #expect(status.state == state)
        #expect(status.current == current)
    }

    @Test func doesNotCountTheFuture() throws {
        let status = try status(["2026-05-10", "2026-05-11", "2026-05-12"], today: "2026-05-10")
        #expect(status.current == 1)
        #expect(status.longest == 1)
        #expect(status.lastActiveDay?.description == "2026-05-10")
        #expect(status.activeDaysInWeek == 1)
    }

    @Test func aClockSetBackLosesNothing() throws {
        let days = ["2026-05-08", "2026-05-09", "2026-05-10", "2026-05-11"]
        #expect(try status(days, today: "2026-05-10").current == 3)
        #expect(try status(days, today: "2026-05-11").current == 4)
    }

    @Test func keepsTheLongestApartFromTheCurrent() throws {
        let status = try status(
            ["2026-04-29", "2026-04-30", "2026-05-01", "2026-05-10", "2026-05-10"], today: "2026-05-10")
        #expect(status.current == 1)
        #expect(status.longest == 3)
        #expect(status.longestFrom?.description == "2026-04-29")
        #expect(status.longestTo?.description == "2026-05-01")
    }

    @Test func countsTheWeekFromMondayAndSevenDaysBack() throws {
        // 11 May 2026 is a Monday.
        let days = (4...17).map { "2026-05-" + ($0 < 10 ? "0" : "") + String($0) }
        #expect(try status(days, today: "2026-05-11").activeDaysInWeek == 1)
        #expect(try status(days, today: "2026-05-11").activeDaysInLastSeven == 7)
        #expect(try status(days, today: "2026-05-17").activeDaysInWeek == 7)
        #expect(try status(days, today: "2026-05-18").activeDaysInWeek == 0)
        #expect(try status(days, today: "2026-05-18").activeDaysInLastSeven == 6)
    }

    @Test func anEmptyLibraryHasNoStreak() async throws {
        let status = try await Fixtures.makeStore().streak(today: .of("2026-05-10"))
        #expect(status.state == .neverStarted)
        #expect(status.current == 0)
        #expect(status.longest == 0)
        #expect(status.longestFrom == nil)
        #expect(status.lastActiveDay == nil)
    }

    @Test func countsADayOnceAndAcrossDaylightSaving() async throws {
        let store = try Fixtures.makeStore()
        let zone = Fixtures.zone("America/New_York")
        for instant in ["2026-03-08T04:30:00Z", "2026-03-09T03:30:00Z", "2026-03-09T03:40:00Z"] {
            try await store.recordActivity(.chat, at: Fixtures.instant(instant), in: zone)
            try await store.recordActivity(.save, at: Fixtures.instant(instant), in: zone)
        }
        let status = try await store.streak(today: .of("2026-03-08"))
        #expect(status.current == 2)
        for instant in ["2026-11-01T05:30:00Z", "2026-11-01T06:30:00Z"] {
            try await store.recordActivity(.chat, at: Fixtures.instant(instant), in: zone)
        }
        #expect(try await store.streak(today: .of("2026-11-01")).current == 1)
    }

    @Test func aJourneyAroundTheWorldNeitherBreaksNorGivesADay() async throws {
        let store = try Fixtures.makeStore()
        try await store.recordActivity(
            .chat, at: Fixtures.instant("2026-09-18T14:00:00Z"), in: Fixtures.zone("Asia/Tokyo"))
        try await store.recordActivity(
            .chat, at: Fixtures.instant("2026-09-20T03:00:00Z"), in: Fixtures.zone("America/Los_Angeles"))
        let status = try await store.streak(today: .of("2026-09-19"))
        #expect(status.current == 2)
    }

    @Test func aChangedDayStartDoesNotRewriteThePast() async throws {
        let store = try Fixtures.makeStore()
        let night = Fixtures.instant("2026-09-19T01:30:00Z")
        try await store.recordActivity(.chat, at: night, in: .gmt, dayStartingAtHour: 3)
        #expect(try await store.activeDays(upTo: .of("2026-12-31")).map(\.description) == ["2026-09-18"])
        try await store.recordActivity(.chat, at: night, in: .gmt)
        #expect(
            try await store.activeDays(upTo: .of("2026-12-31")).map(\.description) == [
                "2026-09-18", "2026-09-19",
            ])
    }
}
