/// The mood a curated quote is kept under.
public enum Mood: String, CaseIterable, Codable, Sendable {
    case calm, comfort, courage, determination, gratitude, hope, humor, joy, love, melancholy, reflection,
        wonder
}
