public import Foundation

/// The data that gates and scores read: a folder beside the program.
public enum GenerationResources {
    /// Why the data cannot be used.
    public enum Fault: Error, Equatable, Sendable {
        /// The folder is not where the program or its installation has it.
        case missing(name: String)
        /// A file in it does not have the form it should have.
        case unreadable(file: String)
    }

    /// Finds the folder that belongs to this program: beside it, or in the `share` folder of its installation.
    ///
    /// - Throws: `Fault.missing`.
    public static func folder() throws -> URL {
        // The link is followed, so that a program on the search path finds what was installed with it.
        let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        return try folder(besideProgramIn: program.deletingLastPathComponent())
    }

    // Not `Bundle.module`: when the bundle is missing that ends the process.
    static func folder(besideProgramIn folder: URL) throws -> URL {
        let bundle = "commonplace_QuoteGeneration.resources"
        let shared = folder.deletingLastPathComponent().appending(path: "share/commonplace")
        for place in [folder, shared] {
            let found = place.appending(path: bundle).appending(path: "Resources")
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: found.path, isDirectory: &isFolder), isFolder.boolValue
            {
                return found
            }
        }
        throw Fault.missing(name: bundle)
    }
}
