import Foundation
import ProcessControl

/// Starts the program that does things in a session whose clock is the process's.
struct ClockProbe {
    /// It stands beside the test program.
    private static let executable: URL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("ClockProbe")

    var environment: [String: String] = ["QUINCE_CLOCK": "session", "QUINCE_RANDOM_SEED": "1", "SWIFT_DETERMINISTIC_HASHING": "1"]

    /// What it says it did, line by line.
    func run(_ arguments: String...) throws -> [String] {
        try CommandRunner(Self.executable.path, arguments, environment: .only(environment)).capture().output.split(separator: "\n").map(String.init)
    }
}
