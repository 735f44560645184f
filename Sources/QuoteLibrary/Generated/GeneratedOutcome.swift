/// What became of a generated line that was to be saved.
public enum GeneratedOutcome: Equatable, Sendable {
    /// It is on the disk.
    case saved(SavedQuote)
    /// The person's library has the same text already, apart from what a fingerprint leaves out; nothing was saved.
    case alreadySaved(SavedQuote)
    /// The catalog has the same text; nothing was saved.
    case alreadyInCatalog(CatalogQuote)
    /// A quote that was saved after the line had been compared is nearly the same; nothing was saved.
    case nearDuplicate(SavedQuote)
}
