/// The shape an answer must have.
///
/// In process it becomes a `Grammar` that admits only such text from the first byte on; the order of cases and
/// fields is the order in which they may be written.
public indirect enum GenerationSchema: Sendable, Hashable {
    /// Exactly this text.
    case literal(String)
    /// A whole number written without sign or leading zero.
    case integer(ClosedRange<Int>)
    /// A string in double quotation marks of 1 to so many characters, without escapes and the characters named.
    case string(maximumLength: Int, without: String = "")
    /// A JSON string out of a list.
    case enumeration([String])
    /// Fields in this order between an opening and a closing text, with a separator between those written.
    case fields(open: String, separator: String, close: String, [Field])
    /// One of several shapes.
    case oneOf([GenerationSchema])
    /// One shape after the other.
    case sequence([GenerationSchema])
    /// The shape or nothing.
    case optional(GenerationSchema)
    /// One line of plain text of at most so many characters, without the characters named; it begins with a
    /// letter, a digit or a mark, not with a blank.
    case prose(maximumLength: Int, without: String)

    /// A part that stands behind a text of its own, such as a key.
    public struct Field: Sendable, Hashable {
        /// The text before the value.
        public let label: String
        /// The shape of the value.
        public let schema: GenerationSchema
        /// Whether it must be written.
        public let isRequired: Bool

        /// Makes a field.
        public init(_ label: String, _ schema: GenerationSchema, isRequired: Bool = false) {
            self.label = label
            self.schema = schema
            self.isRequired = isRequired
        }
    }

    /// A JSON object, written without blanks.
    ///
    /// - Parameter properties: Key, shape and whether it must be there, in the order of writing.
    /// - Returns: The shape.
    public static func object(_ properties: [(String, GenerationSchema, isRequired: Bool)]) -> Self {
        .fields(
            open: "{", separator: ",", close: "}",
            properties.map { Field(JSONValue.string($0).canonicalText + ":", $1, isRequired: $2) })
    }
}
