import Foundation

/// Starts the program that does things in a session whose clock is the process's.
struct ClockProbe {
    /// It stands beside the test program.
    private static let executable: URL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("ClockProbe")

    var environment: [String: String] = ["QUINCE_CLOCK": "session", "QUINCE_RANDOM_SEED": "1", "SWIFT_DETERMINISTIC_HASHING": "1"]

    /// What it says it did, line by line.
    func run(_ arguments: String...) throws -> [String] {
        let process = Process()
        let output = Pipe()
        process.executableURL = Self.executable
        process.arguments = arguments
        process.standardOutput = output
        process.environment = environment
        try process.run()
        try? output.fileHandleForWriting.close()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(separator: "\n").map(String.init)
    }
}
