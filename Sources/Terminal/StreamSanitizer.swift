/// Returns `text` without anything that could drive a terminal or deceive its reader.
///
/// Every string that did not come from the program itself (a quote, an author, a reply, a model's or a
/// file's name) passes through here, or through a ``StreamSanitizer``, before it reaches a terminal.
/// Removed are:
/// - escape sequences as a whole, because they move the cursor, clear the screen, set the clipboard
///   (OSC 52) or hide an address behind other words (OSC 8); an unterminated one ends at the next newline;
/// - control characters (C0 except newline and tab, DEL, C1), carriage return and backspace among them,
///   because they overwrite what was already shown;
/// - bidirectional embeddings, overrides and isolates, because they show text in another order;
/// - characters that take no room (zero-width space, word joiner, byte order mark, tags, fillers), because
///   they hide text from the reader and from a search.
///
/// Kept are the joiners within emoji and within scripts that spell with them, one variation selector
/// after a character, and the tags of a flag emoji.
public func sanitized(_ text: String) -> String {
    var sanitizer = StreamSanitizer()
    return sanitizer.sanitize(text) + sanitizer.finish()
}

/// Does what ``sanitized(_:)`` does to a text that arrives in pieces.
///
/// The result does not depend on where the text was cut, neither within an escape sequence nor within
/// a character.
public struct StreamSanitizer: Sendable {
    private enum State {
        case text, escape, escapeIntermediate, controlSequence, controlString, controlStringEscape
    }

    private var decoder = UTF8Decoder()
    private var state = State.text
    private var previous: Unicode.Scalar?

    /// Creates a sanitizer at the beginning of a text.
    public init() {}

    /// Returns what may be shown of the next piece of text.
    public mutating func sanitize(_ text: String) -> String {
        sanitize(text.utf8)
    }

    /// Returns what may be shown of the next bytes, joining characters cut between two calls.
    public mutating func sanitize(_ bytes: some Sequence<UInt8>) -> String {
        filtered(decoder.decode(bytes))
    }

    /// Returns what may be shown at the end of the text, and makes the sanitizer ready for another text.
    public mutating func finish() -> String {
        let rest = filtered(decoder.finish())
        self = StreamSanitizer()
        return rest
    }

    private mutating func filtered(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars where admits(scalar) {
            result.append(scalar)
            previous = scalar
        }
        return String(result)
    }

    private mutating func admits(_ scalar: Unicode.Scalar) -> Bool {
        switch (state, scalar.value) {
        case (.controlString, 0x1B): state = .controlStringEscape
        case (_, 0x1B): state = .escape
        case (_, 0x9B): state = .controlSequence
        case (_, 0x90), (_, 0x98), (_, 0x9D...0x9F): state = .controlString
        case (.text, _): return scalar.isShowable(after: previous)

        case (.escape, 0x5B): state = .controlSequence
        case (.escape, 0x50), (.escape, 0x58), (.escape, 0x5D...0x5F): state = .controlString
        case (.escape, 0x20...0x2F), (.escapeIntermediate, 0x20...0x2F): state = .escapeIntermediate
        case (.escape, 0x30...0x7E), (.escapeIntermediate, 0x30...0x7E): state = .text
        case (.escape, _), (.escapeIntermediate, _): return admitsAsText(scalar)

        case (.controlSequence, 0x20...0x3F): break
        case (.controlSequence, 0x40...0x7E): state = .text
        case (.controlSequence, _): return admitsAsText(scalar)

        case (.controlString, 0x07), (.controlString, 0x18), (.controlString, 0x1A): state = .text
        case (.controlString, 0x9C), (.controlStringEscape, 0x5C): state = .text
        case (.controlString, 0x0A), (.controlStringEscape, 0x0A): return admitsAsText(scalar)
        case (.controlString, _): break
        // An escape within the string that does not end it begins a sequence of its own.
        case (.controlStringEscape, _):
            state = .escape
            return admits(scalar)
        }
        return false
    }

    private mutating func admitsAsText(_ scalar: Unicode.Scalar) -> Bool {
        state = .text
        return scalar.isShowable(after: previous)
    }
}

extension Unicode.Scalar {
    /// Whether the character may be shown after `previous`, the one shown before it.
    fileprivate func isShowable(after previous: Unicode.Scalar?) -> Bool {
        switch value {
        case 0x0A, 0x09: true
        case 0x00...0x1F, 0x7F...0x9F: false
        case 0x202A...0x202E, 0x2066...0x2069: false
        case 0x200C, 0x200D: previous?.takesJoiner ?? false
        case 0xFE00...0xFE0F: previous.map { !$0.isVariationSelector } ?? false
        case 0xE0100...0xE01EF: previous?.properties.isIdeographic ?? false
        case 0xE0020...0xE007F: previous.map { $0.value == 0x1F3F4 || $0.isTag } ?? false
        case 0x200B, 0x2060...0x2065, 0x206A...0x206F, 0xFEFF, 0x180E, 0xFFF9...0xFFFB: false
        case 0x3164, 0xFFA0, 0x1D173...0x1D17A, 0xE0000...0xE0FFF: false
        default: true
        }
    }

    private var isVariationSelector: Bool {
        (0xFE00...0xFE0F).contains(value) || (0xE0100...0xE01EF).contains(value)
    }

    private var isTag: Bool { (0xE0020...0xE007F).contains(value) }

    /// Whether a joiner after this character is part of how it is written.
    private var takesJoiner: Bool {
        switch value {
        case 0x00...0xFF: false
        case 0xFE0F, 0x20E3: true
        case 0x0600...0x08FF, 0x0900...0x0DFF, 0x0F00...0x109F: true  // Arabic to Myanmar
        case 0x1780...0x18AF, 0x1A20...0x1BFF, 0xA840...0xABFF: true  // Khmer to Meetei Mayek
        case 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x10A00...0x11FFF: true  // Arabic forms, younger Indic scripts
        default: properties.isEmoji
        }
    }
}
