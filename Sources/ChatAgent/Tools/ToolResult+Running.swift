internal import LanguageModels
internal import QuoteLibrary

extension ToolResult {
    /// Checks the arguments, runs the search, and turns what fails into a result that informs the model.
    ///
    /// - Throws: Only when cancelled.
    static func running(
        _ tool: String, _ given: [String: JSONValue], known: [String],
        _ prepare: (inout ToolArguments) throws -> @Sendable () async throws -> Finding
    ) async throws -> ToolResult {
        let search: @Sendable () async throws -> Finding
        var arguments: ToolArguments
        do {
            arguments = try ToolArguments(given, known: known)
            search = try prepare(&arguments)
        } catch let objection as ToolArguments.Objection {
            return ToolResult(
                call: ToolCall(tool: tool, arguments: given), finding: .failure(objection.message))
        }
        let finding: Finding
        do {
            finding = try await search()
        } catch is CancellationError {
            throw LanguageModelError.cancelled
        } catch LibraryError.cancelled {
            throw LanguageModelError.cancelled
        } catch {
            finding = .failure("the library could not be read just now")
        }
        return ToolResult(
            call: ToolCall(tool: tool, arguments: arguments.used), finding: finding,
            remarks: arguments.remarks, ignoredArguments: arguments.ignored)
    }
}
