// swift-tools-version: 6.3
import PackageDescription

let swiftSettings: [SwiftSetting] = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
    name: "commonplace",
    products: [.executable(name: "commonplace", targets: ["commonplace"])],
    targets: [
        // C libraries; nothing above the rooms that name them imports C.
        .systemLibrary(name: "CEditLine", pkgConfig: "libedit", providers: [.apt(["libedit-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        // The library itself, as `Sources/CLlama/install.sh` builds it, and our face over it.
        .systemLibrary(name: "CLlamaLibrary", pkgConfig: "llama"),
        .target(name: "CLlama", dependencies: ["CLlamaLibrary"], exclude: ["install.sh"]),
        // The face over libfasttext, which tells languages apart.
        .target(name: "CLanguageDetector", linkerSettings: [.linkedLibrary("fasttext")]),
        // What must be one in the process: the saved state of the terminal and the signal pipes.
        .target(name: "CTerminal"),

        .target(name: "Executors", swiftSettings: swiftSettings),
        .target(
            name: "LanguageModels", dependencies: ["CLlama", "Executors"],
            resources: [.embedInCode("Embedding/convert.py")], swiftSettings: swiftSettings),
        .target(
            name: "QuoteLibrary", dependencies: ["CSQLite", "Executors"], exclude: ["CatalogRecord"],
            resources: [.copy("Catalog")],
            swiftSettings: swiftSettings),
        .target(
            name: "Prompts",
            resources: [
                "chat.md", "phrases.json", "generation.json", "judge.md", "translate.md",
                "generate/de.md", "generate/en.md", "generate/es.md", "generate/fr.md", "generate/it.md",
                "generate/pt.md", "generate/zh.md", "hints/de.txt", "hints/en.txt", "hints/es.txt",
                "hints/fr.txt", "hints/it.txt", "hints/pt.txt", "hints/zh.txt",
            ].map { .embedInCode("../../prompts/\($0)") },
            swiftSettings: swiftSettings),
        .target(
            name: "ChatAgent", dependencies: ["LanguageModels", "Prompts", "QuoteLibrary"],
            swiftSettings: swiftSettings),
        .target(
            name: "QuoteGeneration",
            dependencies: ["CLanguageDetector", "LanguageModels", "Prompts", "QuoteLibrary"],
            resources: [.copy("Resources")], swiftSettings: swiftSettings),
        .target(name: "Terminal", dependencies: ["CEditLine", "CTerminal"], swiftSettings: swiftSettings),
        .executableTarget(
            name: "commonplace",
            dependencies: [
                "ChatAgent", "Executors", "LanguageModels", "Prompts", "QuoteGeneration", "QuoteLibrary",
                "Terminal",
            ],
            swiftSettings: swiftSettings),

        // What trains the taste filter and what `make bench` runs; neither is installed.
        .executableTarget(
            name: "TasteTrainer", dependencies: ["QuoteGeneration"], resources: [.copy("Sentences")],
            swiftSettings: swiftSettings),
        .executableTarget(
            name: "Benchmarks", dependencies: ["LanguageModels", "QuoteGeneration"],
            swiftSettings: swiftSettings),

        .testTarget(
            name: "ChatAgentTests", dependencies: ["ChatAgent", "LanguageModels", "Prompts", "QuoteLibrary"],
            resources: [.copy("Fixtures")], swiftSettings: swiftSettings),
        .testTarget(
            name: "CommonplaceTests",
            dependencies: [
                "GenerationDemo", "PseudoTerminal", "QuoteLibrary", "TasteTrainer", "commonplace",
            ],
            swiftSettings: swiftSettings),
        .testTarget(
            name: "LanguageModelsTests", dependencies: ["LanguageModels"],
            resources: [.copy("Fixtures")], swiftSettings: swiftSettings),
        .testTarget(name: "PromptsTests", dependencies: ["Prompts"], swiftSettings: swiftSettings),
        .testTarget(
            name: "QuoteGenerationTests",
            dependencies: ["LanguageModels", "Prompts", "QuoteGeneration", "QuoteLibrary", "TasteTrainer"],
            resources: [.copy("Fixtures")], swiftSettings: swiftSettings),
        .testTarget(
            name: "QuoteLibraryTests", dependencies: ["QuoteLibrary"], resources: [.copy("Fixtures")],
            swiftSettings: swiftSettings),
        .target(name: "PseudoTerminal", path: "Tests/PseudoTerminal", swiftSettings: swiftSettings),
        .executableTarget(
            name: "GenerationDemo",
            dependencies: ["LanguageModels", "Prompts", "QuoteGeneration", "QuoteLibrary"],
            path: "Tests/GenerationDemo", swiftSettings: swiftSettings),
        .executableTarget(
            name: "TerminalDemo", dependencies: ["Terminal"], path: "Tests/TerminalDemo",
            swiftSettings: swiftSettings),
        .testTarget(
            name: "TerminalTests", dependencies: ["PseudoTerminal", "Terminal", "TerminalDemo"],
            swiftSettings: swiftSettings),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
