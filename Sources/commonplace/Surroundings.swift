import ChatAgent
import Foundation
import LanguageModels
import Prompts
import QuoteLibrary
import Terminal

/// What a command works with: the environment, the two output streams, the clock, and what is opened when needed.
struct Surroundings: Sendable {
    let environment: [String: String]
    let output: Screen
    let errors: Screen
    let zone: TimeZone
    /// Why the zone is not the one asked for, if it is not.
    let zoneRemark: String?

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.environment = environment
        output = Screen(descriptor: 1, environment: environment)
        errors = Screen(descriptor: 2, environment: environment)
        (zone, zoneRemark) = Self.zone(named: environment["TZ"])
    }

    /// The instant now.
    var now: Date { Date() }

    /// The person's calendar day now.
    var today: LocalDay { LocalDay(of: now, in: zone) }

    /// The person's language by code, from the usual variables.
    var language: String {
        let named = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
        let code = (named ?? "en").prefix { $0.isLetter }.lowercased()
        return code.count == 2 ? code : "en"
    }

    private static func zone(named name: String?) -> (TimeZone, String?) {
        guard let name = name.map({ $0.hasPrefix(":") ? String($0.dropFirst()) : $0 }), !name.isEmpty else {
            return (.current, nil)
        }
        if let zone = TimeZone(identifier: name) { return (zone, nil) }
        return (.gmt, "the time zone \(sanitized(name)) is not known, so days are counted in UTC")
    }

    // MARK: Places

    /// The folder of a kind of file, from its variable or its usual place under the home folder.
    private func folder(_ variable: String, _ fallback: String) throws -> URL {
        if let path = environment[variable], path.hasPrefix("/") {
            return URL(filePath: path).appending(path: "commonplace")
        }
        guard let home = environment["HOME"], home.hasPrefix("/") else {
            throw Failure("there is no home folder to keep files in; set HOME or \(variable) to a folder")
        }
        return URL(filePath: home).appending(path: fallback).appending(path: "commonplace")
    }

    /// Where the library and the weights are.
    var dataFolder: URL { get throws { try folder("XDG_DATA_HOME", ".local/share") } }

    /// Where the history of the line editor is.
    var stateFolder: URL { get throws { try folder("XDG_STATE_HOME", ".local/state") } }

    /// Where states of the model's head are.
    var cacheFolder: URL { get throws { try folder("XDG_CACHE_HOME", ".cache") } }

    /// The file of the library.
    var libraryFile: URL { get throws { try dataFolder.appending(path: "library.sqlite") } }

    /// Makes a folder that only this person can enter.
    func makePrivateFolder(_ folder: URL) throws {
        do {
            try FileManager.default.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw Failure(
                "the folder \(folder.path) could not be made; check its permissions and the free space")
        }
    }

    /// Opens the person's library.
    func openLibrary() throws -> QuoteStore {
        let store = try QuoteStore(at: .file(try libraryFile), catalog: try CatalogFiles.bundled())
        if let backup = store.backup {
            errors.writeLine(
                "commonplace: the library was brought up to date; a copy of before is \(backup.path)")
        }
        return store
    }
}
