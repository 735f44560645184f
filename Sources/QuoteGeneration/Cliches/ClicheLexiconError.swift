/// Why a lexicon of stock phrases cannot be used.
enum ClicheLexiconError: Error, Equatable, Sendable {
    /// The file is missing or is not UTF-8.
    case unreadable(file: String)
    /// A line does not follow the notation.
    case malformed(file: String, line: Int, fault: PhraseFault)
}

/// What can be wrong with a line of a lexicon.
enum PhraseFault: Error, Equatable, Sendable {
    /// A section that does not exist.
    case unknownSection(String)
    /// Something before the first section that is no set.
    case outsideSections
    /// A set that no line before has defined.
    case unknownSet(String)
    /// A set that was defined before.
    case repeatedSet(String)
    /// Brackets that do not close or stand inside others.
    case brackets
    /// An alternative, a part or a set with nothing in it.
    case nothing
    /// A word that has no letter, or has signs of the notation inside it.
    case word(String)
    /// A gap that is too wide, or has no word on one side.
    case gap(String)
    /// More ways to read the phrase than are allowed.
    case tooManyForms(Int)
}
