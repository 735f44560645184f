/// A hash that gives the same value in every run (FNV-1a, 64 bits); not for secrets.
package struct StableHash {
    package private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Begins with nothing.
    package init() {}

    /// Adds the bytes.
    mutating func combine(_ bytes: UnsafeRawBufferPointer) {
        for byte in bytes {
            value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
        }
    }

    /// Adds the text and a separator.
    package mutating func combine(_ text: String) {
        for byte in text.utf8 {
            value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        value = (value ^ 0xff) &* 0x100_0000_01b3
    }

    /// The value with every bit depending on every byte, fit for putting things in an order.
    var mixed: UInt64 {
        var mixed = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
