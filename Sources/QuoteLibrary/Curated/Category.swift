/// The subject a curated quote is kept under.
public enum Category: String, CaseIterable, Codable, Sendable {
    case art, change, character, death, family, freedom, friendship, happiness, knowledge, life, love, nature
    case society, time, wisdom, work
}
