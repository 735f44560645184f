/// What a word can stand for; one word may stand for several.
struct WordKinds: OptionSet, Sendable {
    let rawValue: UInt16

    static let thing = WordKinds(rawValue: 1)
    static let person = WordKinds(rawValue: 2)
    /// Who acts, without being named.
    static let agent = WordKinds(rawValue: 4)
    static let action = WordKinds(rawValue: 8)
    static let feeling = WordKinds(rawValue: 16)
    /// A number, a day, a month or an hour.
    static let detail = WordKinds(rawValue: 32)
    /// A word that stock lines are made of.
    static let generic = WordKinds(rawValue: 64)
    /// Something that cannot be seen, and that stock lines are about.
    static let abstract = WordKinds(rawValue: 256)
    /// A thing whose image is worn.
    static let stale = WordKinds(rawValue: 128)

    static let headings: [String: WordKinds] = [
        "thing": .thing, "person": .person, "agent": .agent, "action": .action, "feeling": .feeling,
        "detail": .detail, "generic": .generic,
        "abstract": .abstract,
        "stale": .stale,
    ]
}
