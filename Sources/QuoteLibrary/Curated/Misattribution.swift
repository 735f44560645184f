/// Words that are commonly given to the wrong person.
public struct Misattribution: Codable, Equatable, Identifiable, Sendable {
    /// A name that stays the same, such as `mis-0001`.
    public let id: String
    /// The forms that people type, in any language; the first is shown.
    public let forms: [String]
    /// To whom the words are usually given.
    public let givenTo: String
    /// Whose they are; nil when no source is known.
    public let by: String?
    /// Since when they are known.
    public let since: String?
    /// What is known, in a sentence or two.
    public let note: String

    enum CodingKeys: String, CodingKey {
        case id, forms
        case givenTo = "given_to"
        case by, since, note
    }

    /// The note as a person reads it.
    public var sentence: String {
        "“\(forms.first ?? "")” is often given to \(givenTo). \(note)"
    }
}
