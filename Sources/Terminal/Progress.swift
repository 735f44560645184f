/// How far a piece of work has come, and how that is written.
struct Progress {
    let label: String
    let unit: ProgressBar.Unit
    let total: Int?
    let initial: Int
    var completed: Int
    var elapsed = Duration.zero

    init(label: String, unit: ProgressBar.Unit, total: Int?, initial: Int) {
        self.label = label
        self.unit = unit
        self.total = total.flatMap { $0 > 0 ? $0 : nil }
        self.initial = initial
        completed = initial
    }

    /// The line where nothing can be redrawn.
    var plain: String {
        ([label] + [percentage, amount, rateText, timeLeft].compactMap { $0 }).joined(separator: "  ")
    }

    /// Returns the line in at most `width` columns; what matters least goes first.
    func bar(width: Int) -> String {
        let parts: [String?] = [percentage, amount, timeLeft, rateText]
        let present = parts.compactMap { $0 }
        for count in stride(from: present.count, through: 1, by: -1) {
            let text = ([label] + present.prefix(count)).joined(separator: "  ")
            let room = width - text.displayWidth - 2
            guard room >= -2 else { continue }
            guard let fraction, count == present.count, room >= 10 else { return text }
            return label + "  " + Self.meter(fraction, width: min(room, 30)) + "  "
                + present.joined(separator: "  ")
        }
        return present[0].truncated(to: max(width, 0))
    }

    /// The part that is done, from 0 to 1.
    private var fraction: Double? {
        total.map { min(max(Double(completed) / Double($0), 0), 1) }
    }

    private var percentage: String? {
        // Rounded down: 100 % means that nothing is missing.
        fraction.map { "\(Int($0 * 100))%" }
    }

    private var amount: String {
        let total = total.map { "/" + text(of: $0) } ?? ""
        let name = if case .things(let name) = unit { " " + name } else { "" }
        return text(of: completed) + total + name
    }

    /// Units a second since the beginning; nil as long as it says nothing.
    private var rate: Double? {
        let seconds = elapsed / .seconds(1)
        guard seconds >= 0.5, completed > initial else { return nil }
        return (Double(completed) - Double(initial)) / seconds
    }

    private var rateText: String? {
        guard let rate else { return nil }
        if case .bytes = unit { return bytes(rate) + "/s" }
        return decimal(rate) + "/s"
    }

    private var timeLeft: String? {
        guard let rate, let total, completed < total else { return nil }
        let seconds = ((Double(total) - Double(completed)) / rate).rounded(.up)
        guard seconds < 360_000 else { return nil }
        let whole = Int(seconds)
        let (hours, minutes) = (whole / 3600, whole / 60 % 60)
        let tail = hours > 0 ? "\(hours):" + twoDigits(minutes) : "\(minutes)"
        return tail + ":" + twoDigits(whole % 60)
    }

    private func text(of amount: Int) -> String {
        if case .bytes = unit { bytes(Double(amount)) } else { String(amount) }
    }

    private func bytes(_ amount: Double) -> String {
        var amount = max(amount, 0)
        for prefix in ["", "k", "M"] {
            if amount < 999.95 {
                return (prefix.isEmpty ? String(Int(amount)) : decimal(amount)) + " \(prefix)B"
            }
            amount /= 1000
        }
        return decimal(amount) + " GB"
    }

    /// Returns the number with one digit after the point.
    private func decimal(_ number: Double) -> String {
        let tenths = Int((min(number, 1e15) * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static func meter(_ fraction: Double, width: Int) -> String {
        let filled = Int(Double(width - 2) * fraction)
        return "[" + String(repeating: "#", count: filled)
            + String(repeating: "-", count: width - 2 - filled) + "]"
    }
}
