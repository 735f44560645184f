/// Families of quotation marks; marks of one family open and close each other.
enum QuotationFamily: UInt8, CaseIterable {
    case double, single, guillemets, singleGuillemets, corner, whiteCorner, title, singleTitle

    /// The family of a mark; nil for other scalars.
    init?(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"", "“", "”", "„", "‟", "＂", "〝", "〞", "〟", "❝", "❞": self = .double
        case "'", "‘", "’", "‚", "‛", "＇", "❛", "❜", "`", "´": self = .single
        case "«", "»": self = .guillemets
        case "‹", "›": self = .singleGuillemets
        case "「", "」", "｢", "｣", "﹁", "﹂": self = .corner
        case "『", "』", "﹃", "﹄": self = .whiteCorner
        case "《", "》": self = .title
        case "〈", "〉": self = .singleTitle
        default: return nil
        }
    }
}
