import AppSession
import Device
import LayoutAudit

/// What an audit found of the mistakes that were planted to test it.
package struct SelfTest: Codable, Hashable, Sendable {
    package struct Trial: Codable, Hashable, Sendable {
        package var fault: PlantedFault
        /// The widths at which a finding of its kind names its view; empty where it was not found.
        package var found: [LayoutFinding.Range]
        /// Findings that are not there without the mistake and do not name its view.
        package var others: [String]

        package init(fault: PlantedFault, found: [LayoutFinding.Range], others: [String]) {
            self.fault = fault
            self.found = found
            self.others = others
        }

        package var isFound: Bool { !found.isEmpty }
        package var isExact: Bool { found == [LayoutFinding.Range(fault.from, fault.to)] }
    }

    package var trials: [Trial]

    package init(trials: [Trial] = []) { self.trials = trials }

    /// The part of what was planted that was found; 1 where nothing was planted.
    package var recall: Double { trials.isEmpty ? 1 : Double(trials.count(where: \.isFound)) / Double(trials.count) }

    /// The part of what was found that was planted; 1 where nothing was found.
    package var precision: Double {
        let right: Int = trials.count(where: \.isFound), wrong: Int = trials.reduce(0) { $0 + $1.others.count }
        return right + wrong == 0 ? 1 : Double(right) / Double(right + wrong)
    }

    /// `30 planted, 29 found, 28 at their very widths, 1 finding too many: recall 97 %, precision 97 %`, and a line for each kind.
    package var lines: [String] {
        if trials.isEmpty { return ["Nothing was planted: no view on these screens stands still outside of lists and scroll views."] }
        let kinds: [String] = Array(Set(trials.map(\.fault.kind))).sorted()
        let byKind: [String] = kinds.map { kind in
            let own: [Trial] = trials.filter { $0.fault.kind == kind }
            return "  \(kind): \(own.count) planted, \(own.count(where: \.isFound)) found, \(own.count(where: \.isExact)) at their very widths"
        }
        let missed: [String] = trials.filter { !$0.isExact }.map { trial in
            let found: String = trial.found.isEmpty ? "not found" : "found " + trial.found.map(\.text).joined(separator: ", ")
            return "  \(trial.fault.kind) in \(trial.fault.view) from \(trial.fault.from) to \(trial.fault.to): \(found)"
        }
        let wrong: [String] = trials.flatMap(\.others).map { "  not planted: \($0)" }
        return [summary] + byKind + missed + wrong
    }

    package var summary: String {
        let wrong: Int = trials.reduce(0) { $0 + $1.others.count }
        return "\(trials.count) planted, \(trials.count(where: \.isFound)) found, \(trials.count(where: \.isExact)) at their very widths, \(wrong) found that "
            + "\(wrong == 1 ? "was" : "were") not planted: recall \(Self.percent(recall)), precision \(Self.percent(precision))"
    }

    private static func percent(_ part: Double) -> String { "\(Int((part * 100).rounded())) %" }
}

/// Plants mistakes in the screen that an app shows, one after the other, and audits it with each.
@MainActor struct SelfTestRun {
    let session: Simulator
    let request: AuditRequest

    /// Seeds that are tried for each mistake: not every view is fit for every one.
    private nonisolated static let tries = 40

    func run(count: Int, seed: UInt64, widths: ClosedRange<Int>) throws -> (test: SelfTest, sizes: Int) {
        let start: WindowConfiguration? = session.configuration
        defer { if let start { session.change(to: start) } }
        var surveyor = LayoutSurveyor(session, step: request.step)
        let before: Set<String> = Set(try surveyor.findings(.width, widths).map(Self.identity))
        var test = SelfTest()
        var next: UInt64 = seed &* 1_000_003
        for _ in 0..<count * Self.tries where test.trials.count < count {
            next &+= 1
            guard let fault = session.endpoint.plantFault(seed: next, widths: widths) else { continue }
            let found: [LayoutFinding] = try surveyor.findings(.width, widths)
            guard session.endpoint.removeFault() else { continue }
            let own: [LayoutFinding] = found.filter { $0.names(fault.view) && !before.contains(Self.identity($0)) }
            let matching: LayoutFinding? = own.first { $0.kind.rawValue == fault.kind }
            let others: [LayoutFinding] = found.filter { !$0.names(fault.view) && !before.contains(Self.identity($0)) }
            test.trials.append(.init(fault: fault, found: matching?.ranges ?? [], others: others.map(\.line)))
        }
        return (test, surveyor.sizes)
    }

    /// What a finding is, whatever its worst size.
    private static func identity(_ finding: LayoutFinding) -> String {
        ([finding.kind.rawValue, finding.rangeText] + finding.views).joined(separator: "|")
    }
}

extension LayoutFinding {
    /// Whether a view has a part in the finding; what stands in it is named by its controller.
    fileprivate func names(_ view: String) -> Bool {
        if views.contains(view) || detail.contains(view) { return true }
        return kind == .conflict && views.contains { $0.hasPrefix("UIView") }
    }
}
