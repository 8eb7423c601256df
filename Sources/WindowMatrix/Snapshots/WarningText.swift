/// The text in the terminal about an app that runs and is not as it should be.
package enum WarningText {
    /// Warnings that are told in full unless all are asked for, and windows that are named of each.
    private static let mostInFull = 3
    private static let mostNames = 3
    /// Printed lines that are told of.
    private static let mostLines = 5

    /// A paragraph for each of the first warnings, and a line that counts them.
    package static func lines(of report: SnapshotReport, isWhole: Bool = false) -> [String] {
        let warnings: [ReportWarning] = report.warnings ?? []
        let faults: [ReportWarning] = warnings.filter(\.isFault)
        let shown: [ReportWarning] = isWhole ? faults : Array(faults.prefix(mostInFull))
        var lines: [String] = shown.map { text($0) + ($0.windows.isEmpty ? "" : "\n  in \(names($0.windows))") }
        if faults.count > shown.count {
            lines.append("\(faults.count) warnings, \(shown.count) of them above: the others are on the contact sheet, in report.json and shown by -v.")
        }
        let standIns: Int = warnings.count - faults.count
        if standIns > 0 {
            lines.append(
                "\(standIns) \(standIns == 1 ? "symbol is" : "symbols are") drawn as a neutral glyph; report.json names \(standIns == 1 ? "it" : "them").")
        }
        return lines
    }

    /// Place, message and whole report of a warning.
    static func text(_ warning: ReportWarning) -> String {
        let place: String = warning.place.map { "\($0): " } ?? ""
        let details: String = warning.details.map { "\n" + $0.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n") } ?? ""
        return place + warning.message + details
    }

    /// The app's printed output: how many lines, and the last ones of the first window.
    package static func printed(_ report: SnapshotReport) -> String? {
        guard let output: [PrintedOutput] = report.output, let first: PrintedOutput = output.first else { return nil }
        let total: Int = output.reduce(0) { $0 + $1.lineCount * $1.windows.count }
        let last: [String] = first.lastLines.suffix(mostLines)
        let window: String = total > first.lineCount ? "; of \(first.windows[0])" : ""
        let more: String = total > last.count ? " (all with -v)" : ""
        return "The app printed \(total) \(total == 1 ? "line" : "lines")\(more)\(window):\n" + last.map { "    " + $0 }.joined(separator: "\n")
    }

    private static func names(_ windows: [String]) -> String {
        let more: String = windows.count > mostNames ? " and \(windows.count - mostNames) more" : ""
        return windows.prefix(mostNames).joined(separator: ", ") + more
    }
}
