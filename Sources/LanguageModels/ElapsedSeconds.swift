extension ContinuousClock.Instant {
    /// Seconds from this instant to now.
    package var secondsSince: Double {
        let passed = duration(to: .now).components
        return Double(passed.seconds) + Double(passed.attoseconds) * 1e-18
    }
}
