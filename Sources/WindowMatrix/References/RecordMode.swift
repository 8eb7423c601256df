/// Which pictures a run keeps as references.
package enum RecordMode: String, CaseIterable, Sendable {
    /// All, whatever there was.
    case all
    /// Those that differ from what was recorded, and those that were not recorded.
    case failed
    /// Those that were not recorded; others are compared.
    case missing
    /// None: all are compared.
    case never

    /// A build server proves; it does not decide what is right.
    package static func standard(environment: [String: String]) -> RecordMode { isBuildServer(environment) ? .never : .all }

    /// Whether `CI` is set, as build servers do.
    package static func isBuildServer(_ environment: [String: String]) -> Bool { !["", "0", "false"].contains(environment["CI"] ?? "") }

    /// Whether a picture of this verdict is recorded.
    package func records(_ verdict: Verification.Verdict) -> Bool {
        switch self {
        case .all: verdict != .failed
        case .failed: verdict == .changed || verdict == .missing
        case .missing: verdict == .missing
        case .never: false
        }
    }
}
