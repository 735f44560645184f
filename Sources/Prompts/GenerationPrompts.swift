internal import Foundation

/// The texts that new lines are written, judged and translated with.
public struct GenerationPrompts: Sendable, Equatable {
    /// How a language is served.
    public enum Service: String, Sendable, Codable {
        /// The model writes in it.
        case direct
        /// The model writes in English and translates.
        case translated
    }

    /// What the judge scores a line by: one digit of its answer.
    public struct Score: Sendable, Equatable, Decodable {
        /// What is scored, such as originality.
        public let name: String
        /// The share of the digit in the whole score.
        public let weight: Double
    }

    /// The texts of a language.
    struct Language: Sendable, Equatable, Decodable {
        let service: Service
        /// Its name in English.
        let name: String
        let turn: String?
        let moods: [String: String]?
        let themes: [String]?
    }

    private struct Settings: Decodable {
        let languages: [String: Language]
        let translation: String
        let judge: String
        let scores: [Score]
    }

    private let languages: [String: Language]
    private let drafts: [String: PromptHead]
    private let hints: [String: [String]]
    /// What every judging begins with.
    public let judge: PromptHead
    /// What the digits of the judge's answer mean, in their order.
    public let scores: [Score]
    private let judgeTurn: String
    /// What every translation begins with.
    public let translation: PromptHead
    private let translationTurn: String

    /// Reads the texts built into the program.
    public static func standard() throws -> GenerationPrompts {
        try GenerationPrompts(
            settings: Data(PackageResources.generation_json),
            drafts: [
                "de": PackageResources.de_md, "en": PackageResources.en_md, "es": PackageResources.es_md,
                "fr": PackageResources.fr_md, "it": PackageResources.it_md, "pt": PackageResources.pt_md,
                "zh": PackageResources.zh_md,
            ].mapValues { String(decoding: $0, as: UTF8.self) },
            hints: [
                "de": PackageResources.de_txt, "en": PackageResources.en_txt, "es": PackageResources.es_txt,
                "fr": PackageResources.fr_txt, "it": PackageResources.it_txt, "pt": PackageResources.pt_txt,
                "zh": PackageResources.zh_txt,
            ].mapValues { String(decoding: $0, as: UTF8.self) },
            judge: String(decoding: PackageResources.judge_md, as: UTF8.self),
            translation: String(decoding: PackageResources.translate_md, as: UTF8.self))
    }

    /// Makes prompts of their files; hints are one a line.
    init(
        settings: Data, drafts: [String: String], hints: [String: String], judge: String, translation: String
    ) throws {
        guard let read = try? JSONDecoder().decode(Settings.self, from: settings) else {
            throw PromptFault.unreadable(file: "generation.json")
        }
        languages = read.languages
        scores = read.scores
        judgeTurn = read.judge
        translationTurn = read.translation
        var heads: [String: PromptHead] = [:]
        for (language, text) in drafts {
            heads[language] = try PromptHead(text, file: "generate.\(language).md")
        }
        self.drafts = heads
        self.hints = hints.mapValues { $0.split(separator: "\n").map(String.init) }
        self.judge = try PromptHead(judge, file: "judge.md")
        self.translation = try PromptHead(translation, file: "translate.md")
        for (language, texts) in languages where texts.service == .direct {
            guard heads[language] != nil, texts.turn != nil, texts.themes?.isEmpty == false,
                self.hints[language]?.isEmpty == false
            else { throw PromptFault.unreadable(file: "generation.json") }
        }
        guard languages["en"]?.service == .direct else {
            throw PromptFault.unreadable(file: "generation.json")
        }
    }

    /// How a language is served, by its code; nil where it is not.
    public func service(of language: String) -> Service? { languages[language]?.service }

    /// What every draft in a language begins with; nil where the model does not write in it.
    public func draftHead(in language: String) -> PromptHead? { drafts[language] }

    /// The themes to draw from in a language, and the hints that give a line its picture.
    public func stock(of language: String) -> (themes: [String], hints: [String]) {
        (languages[language]?.themes ?? [], hints[language] ?? [])
    }

    /// The turn that asks for a draft.
    ///
    /// - Parameters:
    ///   - language: The code of a language that the model writes in.
    ///   - theme: What it should be about.
    ///   - mood: The name of a mood.
    ///   - hint: What gives it its picture, with `{theme}` or `{Theme}` where the theme stands in it.
    /// - Returns: The turn.
    public func draftTurn(in language: String, theme: String, mood: String, hint: String) -> String {
        guard let texts = languages[language], let turn = texts.turn else { return "" }
        let capitalised = theme.prefix(1).uppercased() + theme.dropFirst()
        let hint = language == "fr" && theme.isElided ? hint.replacing("de {theme}", with: "d’{theme}") : hint
        let picture = hint.filled(["theme": theme, "Theme": capitalised])
        return turn.filled(["theme": theme, "mood": texts.moods?[mood] ?? mood, "hint": picture])
    }

    /// The turn that puts a line to the judge.
    public func judgeTurn(_ line: String) -> String {
        judgeTurn.filled(["line": line])
    }

    /// The turn that asks for a translation.
    public func translationTurn(of line: String, into language: String) -> String {
        translationTurn.filled(["line": line, "language": languages[language]?.name ?? language])
    }

    /// The text of everything the judge is asked with, for the hash of its calibration.
    public var judgeText: String {
        let digits = scores.map { "\($0.name) \($0.weight)" }
        return ([judge.text, judgeTurn] + digits).joined(separator: "\n")
    }

    /// The text of everything a draft in a language is asked with, for the hash that is kept with a line.
    public func draftText(in language: String) -> String {
        guard let head = drafts[language], let texts = languages[language] else { return "" }
        return [head.text, texts.turn ?? ""].joined(separator: "\n")
    }
}

extension String {
    /// Whether French elides a word before this one: it begins with a vowel or a silent h.
    fileprivate var isElided: Bool {
        let folded = lowercased().folding(options: .diacriticInsensitive, locale: nil)
        guard let first = folded.first, "aeiouyh".contains(first) else { return false }
        return !["honte", "haine", "hasard", "hauteur", "heros", "hate"].contains(folded)
    }

    /// The text with `{name}` replaced by its value; what a value holds is not read again.
    fileprivate func filled(_ values: [String: String]) -> String {
        var result = ""
        var rest = self[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            result += rest[..<open]
            let name = String(rest[rest.index(after: open)..<close])
            result += values[name] ?? String(rest[open...close])
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }
}
