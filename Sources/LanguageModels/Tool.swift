/// Something the model may call: bounded, and read-only.
public protocol Tool: Sendable {
    /// The name the model calls it by.
    var name: String { get }
    /// The names of the arguments it takes.
    var argumentNames: [String] { get }
    /// What a call gives, as data for the program and text for the model.
    associatedtype Output: Sendable

    /// Runs a call. A failure the model can be told about is an output, not an error.
    ///
    /// - Throws: Only when cancelled.
    func output(for arguments: [String: JSONValue]) async throws -> Output
}

/// A call as the model wrote it: a name and the arguments.
public struct ToolCall: Sendable, Equatable, Codable {
    /// The tool's name, known or not.
    public var tool: String
    /// The arguments, not yet checked.
    public var arguments: [String: JSONValue]

    /// Makes a call.
    public init(tool: String, arguments: [String: JSONValue]) {
        self.tool = tool
        self.arguments = arguments
    }

    /// The call as JSON text with its keys in order: equal calls give equal text.
    public var canonicalText: String {
        JSONValue.object(["name": .string(tool), "arguments": .object(arguments)]).canonicalText
    }
}
