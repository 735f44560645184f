/// The written names of scalars that cannot be shown as they are.
enum CodePoint {
    /// A name such as `U+200B`.
    static func name(of scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
