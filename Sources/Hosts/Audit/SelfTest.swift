import AppSession
import LayoutAudit

/// The findings of an audit among the mistakes that were planted to test it.
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
        if trials.isEmpty { return ["Nothing was planted: no view on these screens is fit for a mistake."] }
        let byKind: [String] = FindingKind.allCases.compactMap { kind in
            let own: [Trial] = trials.filter { $0.fault.kind == kind }
            return own.isEmpty
                ? nil : "  \(kind.rawValue): \(own.count) planted, \(own.count(where: \.isFound)) found, \(own.count(where: \.isExact)) at their very widths"
        }
        let missed: [String] = trials.filter { !$0.isExact }.map { trial in
            let found: String = trial.found.isEmpty ? "not found" : "found " + trial.found.map(\.text).joined(separator: ", ")
            return "  \(trial.fault.kind.rawValue) in \(trial.fault.view) from \(trial.fault.from) to \(trial.fault.to): \(found)"
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
