/// A file of model weights that the program knows by name, pinned to one exact content.
public struct Weights: Sendable, Equatable {
    /// A package of the Python index that carries a stretch of the file.
    public struct Part: Sendable, Equatable {
        /// The package's name.
        public let package: String
        /// The package's version.
        public let version: String
        /// The path of the stretch inside the package's wheel.
        public let member: String
        /// The length of the stretch in bytes.
        public let bytes: Int64

        /// Makes a part.
        public init(package: String, version: String, member: String, bytes: Int64) {
            self.package = package
            self.version = version
            self.member = member
            self.bytes = bytes
        }
    }

    /// What weights are for.
    public enum Purpose: Sendable, Equatable {
        /// They continue a text: they can chat and write.
        case language
        /// They turn a text into a vector.
        case embedding
    }

    /// The name a person chooses it by, such as `standard`.
    public let name: String
    /// The name of the file in the store.
    public let file: String
    /// The length of the file in bytes.
    public let bytes: Int64
    /// The publisher's SHA-256 of the file, in lower-case hexadecimal.
    public let sha256: String
    /// Where the publisher offers the file.
    public let publisherAddress: String
    /// The packages that carry the file, in the order in which their stretches are joined.
    public let parts: [Part]
    /// The licence, as an SPDX identifier.
    public let license: String
    /// What they are for.
    public let purpose: Purpose
    /// How the file is made out of what the publisher offers; nil where the publisher offers the file itself.
    ///
    /// Weights that are made have no parts of their own, and their SHA-256 is that of what must come out.
    public let conversion: Conversion?

    /// Makes weights; the pinned ones are in `Weights.pinned`.
    public init(
        name: String, file: String, bytes: Int64, sha256: String, publisherAddress: String, parts: [Part],
        license: String, purpose: Purpose = .language, conversion: Conversion? = nil
    ) {
        self.name = name
        self.file = file
        self.bytes = bytes
        self.sha256 = sha256
        self.publisherAddress = publisherAddress
        self.parts = parts
        self.license = license
        self.purpose = purpose
        self.conversion = conversion
    }

    /// The bytes that have to be fetched.
    var deliveredBytes: Int64 {
        conversion.map { $0.ingredients.reduce(0) { $0 + $1.deliveredBytes } } ?? bytes
    }
}
