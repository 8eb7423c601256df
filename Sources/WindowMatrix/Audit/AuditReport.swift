import Foundation
import HeadlessHost
import LayoutAudit

/// The findings of an audit, on all screens and in all windows: `report.json`.
package struct AuditReport: Codable, Hashable, Sendable {
    package struct Entry: Codable, Hashable, Sendable {
        package var finding: LayoutFinding
        /// The moment of the script that the screen was reached at; nil for the first screen.
        package var screen: String?
        /// The windows that it was found in; of a free window all of its sizes are in the finding's ranges.
        package var windows: [String]
        /// The traits of the window that it needs to appear: `text-a5`, `rtl`; empty for a finding that is there without any.
        package var traits: [String]
        /// True where it was found only once a window of one size had been turned; else nil.
        package var isTurned: Bool?
        /// Whether the baseline has it.
        package var isKnown: Bool

        package init(
            finding: LayoutFinding, screen: String? = nil, windows: [String], traits: [String] = [], isTurned: Bool = false, isKnown: Bool = false
        ) {
            self.isTurned = isTurned ? true : nil
            self.finding = finding
            self.screen = screen
            self.traits = traits
            self.windows = windows
            self.isKnown = isKnown
        }

        /// The same in another run: what is wrong with which views of which screen, whatever the sizes.
        package var fingerprint: String {
            let place: String = traits.isEmpty ? screen ?? "" : (screen ?? "") + "." + traits.joined(separator: ".")
            return ([finding.kind.rawValue, place] + finding.views).joined(separator: "|")
        }

        /// One line for people.
        package var line: String {
            let place: String = (screen.map { "\($0): " } ?? "") + (traits.isEmpty ? "" : traits.joined(separator: ", ") + ": ")
            if finding.kind.isOfScreen { return place + finding.line }
            let turned: String = isTurned == true ? windows.count == 1 ? ", turned on its side" : ", turned on their side" : ""
            let device: String = isOfFixedWindows ? Self.windowText(windows) + turned + ": " : ""
            return place + device + (isOfFixedWindows ? finding.kind.rawValue + ": " + finding.sentence : finding.line)
        }

        /// Whether it was found in windows that have one size, such as a telephone's.
        package var isOfFixedWindows: Bool { !windows.contains { $0.hasPrefix("ipad") } }

        private static func windowText(_ windows: [String]) -> String {
            windows.count == 1 ? windows[0] : "\(windows[0]) and \(windows.count - 1) more"
        }
    }

    package var app: String
    package var entries: [Entry]
    /// Windows that could not be audited.
    package var failures: [WindowFailure]?
    /// Screens, windows and sizes that were laid out.
    package var screens: Int
    package var windows: Int
    package var sizes: Int
    /// Names of the files in the folder: the next audit replaces them.
    package var files: [String] = []
    /// Sizes laid out in a second by one process, pictures of defects included. Not in `report.json`, which is the same in every run.
    package var sizesPerSecond: Double = 0
    /// Acts by which screens were looked for, how many of them in a second by one process, and screens that were found so.
    package var events = 0
    package var eventsPerSecond: Double = 0
    package var screensFound = 0
    /// The findings of planted mistakes, in a test of the audit itself.
    package var selfTest: SelfTest?

    package static let fileName = "report.json"

    enum CodingKeys: String, CodingKey { case app, entries, failures, screens, windows, sizes, selfTest, files }

    package init(app: String, entries: [Entry], failures: [WindowFailure]? = nil, screens: Int = 1, windows: Int = 1, sizes: Int = 1) {
        self.app = app
        self.entries = entries
        self.failures = failures
        self.screens = screens
        self.windows = windows
        self.sizes = sizes
    }

    /// The audits of all pictures; what is the same in several windows is one entry.
    package init(_ report: SnapshotReport) {
        var order: [String] = []
        var found: [String: Entry] = [:]
        var screens: Set<String> = [], windows: Set<String> = []
        var sizes = 0
        var seconds = 0.0
        var trials: [SelfTest.Trial] = []
        let plainFingerprints: Set<String> = Set(
            report.windows.filter(\.traits.isEmpty).flatMap { window in
                (window.audit?.findings ?? []).map { Entry(finding: $0, screen: window.moment, windows: []).fingerprint }
            })
        for window in report.windows {
            guard let audit = window.audit else { continue }
            seconds += audit.seconds
            trials += audit.selfTest?.trials ?? []
            screens.insert(window.moment ?? "")
            windows.insert(window.start ?? window.name)
            sizes += audit.sizes
            for finding in audit.findings {
                // What is there without traits was told then.
                let plain = Entry(finding: finding, screen: window.moment, windows: [window.name])
                if !window.traits.isEmpty, plainFingerprints.contains(plain.fingerprint) { continue }
                let isTurned: Bool = window.idiom == "phone" && !finding.ranges.isEmpty && finding.ranges.allSatisfy { $0.from != Int(window.width) }
                let entry = Entry(finding: finding, screen: window.moment, windows: [window.name], traits: window.traits, isTurned: isTurned)
                // A free window tells all sizes; telephones of many sizes have the same defect.
                let size: String = finding.kind.isOfScreen ? "" : (window.idiom == "pad" ? "pad " + finding.axis.rawValue : isTurned ? "turned phone" : "phone")
                let key: String = size + " " + entry.fingerprint
                guard found[key] != nil else {
                    order.append(key)
                    found[key] = entry
                    continue
                }
                found[key]?.add(entry)
            }
        }
        self.init(
            app: report.app, entries: order.compactMap { found[$0] }, failures: report.failures, screens: max(1, screens.count), windows: windows.count,
            sizes: sizes)
        let crawls: [WindowAudit] = report.windows.compactMap(\.audit).filter { $0.events != nil }
        events = crawls.reduce(0) { $0 + ($1.events ?? 0) }
        screensFound = crawls.reduce(0) { $0 + ($1.screens ?? 0) }
        if events > 0 { eventsPerSecond = Double(events) / max(crawls.reduce(0) { $0 + $1.seconds }, 0.001) }
        sizesPerSecond = seconds > 0 ? Double(sizes) / seconds : 0
        selfTest = report.windows.contains { $0.audit?.selfTest != nil } ? SelfTest(trials: trials) : nil
    }

    /// The findings that are new and seen: those that make an audit fail.
    package var defects: [Entry] { entries.filter { $0.finding.weight == .defect && !$0.isKnown } }

    package init(contentsOf file: URL) throws {
        self = try JSONDecoder().decode(AuditReport.self, from: Data(contentsOf: file))
    }

    package func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(self).write(to: file, options: .atomic)
    }

    /// `3 defects, 2 known, 1 that nobody sees, 4 notes`.
    package var summary: String {
        let counts: [(Int, String, String)] = [
            (defects.count, "defect", "defects"), (entries.count(where: \.isKnown), "known", "known"),
            (entries.count { $0.finding.weight == .unseen && !$0.isKnown }, "that nobody sees", "that nobody sees"),
            (entries.count { $0.finding.weight == .note && !$0.isKnown }, "note", "notes"),
        ]
        let parts: [String] = counts.enumerated().filter { $0.offset == 0 || $0.element.0 > 0 }.map {
            "\($0.element.0) \($0.element.0 == 1 ? $0.element.1 : $0.element.2)"
        }
        return parts.joined(separator: ", ")
    }
}

extension AuditReport.Entry {
    /// The same finding in another window.
    fileprivate mutating func add(_ other: AuditReport.Entry) {
        for window in other.windows where !windows.contains(window) { windows.append(window) }
        // Between the sizes of telephones there are none; views of the same name have their sizes together.
        let all: [LayoutFinding.Range] = Array(Set(finding.ranges + other.finding.ranges)).sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        let ranges: [LayoutFinding.Range] = isOfFixedWindows ? all : LayoutFindingGroup.union(all)
        let weight: LayoutFinding.Weight = other.finding.weight.rank < finding.weight.rank ? other.finding.weight : finding.weight
        // What is seen in one window is shown by that window's picture.
        if (other.finding.weight.rank, -other.finding.amount) < (finding.weight.rank, -finding.amount) { finding = other.finding }
        finding.weight = weight
        finding.ranges = ranges
    }
}
