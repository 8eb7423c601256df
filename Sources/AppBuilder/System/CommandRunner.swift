import FolderAccess
import Foundation
import Synchronization

/// Runs another program and hands over its output line by line.
package struct CommandRunner: Sendable {
    package enum Stream: Sendable { case output, error }

    package enum Outcome: Hashable, Sendable {
        case exited(Int32)
        case signalled(Int32)
        case timedOut
    }

    package var executable: String
    package var arguments: [String]
    /// Added to this process's own environment; nil removes a variable.
    package var environment: [String: String?]
    package var folder: URL?

    package init(_ executable: String, _ arguments: [String], environment: [String: String?] = [:], folder: URL? = nil) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.folder = folder
    }

    /// Starts the program and returns when it has ended and all its output was handed over.
    ///
    /// `onLine` is called on other threads, never twice at once. After `timeout` seconds the program is killed.
    package func run(timeout: Double? = nil, onLine: @escaping @Sendable (Stream, String) -> Void = { _, _ in }) throws -> Outcome {
        let process = Process()
        process.executableURL = try Self.locate(executable)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        var variables = ProcessInfo.processInfo.environment
        for (name, value) in environment { variables[name] = value }
        process.environment = variables
        process.standardInput = FileHandle.nullDevice

        let lock = Mutex<Void>(())
        let readers = DispatchGroup()
        for stream in [Stream.output, .error] {
            let pipe = Pipe()
            if stream == .output { process.standardOutput = pipe } else { process.standardError = pipe }
            let descriptor = pipe.fileHandleForReading
            readers.enter()
            Thread.detachNewThread {
                LineReader.read(descriptor) { line in lock.withLock { _ in onLine(stream, line) } }
                readers.leave()
            }
        }
        try process.run()
        RunningChildren.add(process.processIdentifier)
        defer { RunningChildren.remove(process.processIdentifier) }
        let timer = timeout.map { Self.kill(process, after: $0) }
        process.waitUntilExit()
        // A grandchild may hold the pipes open; what the program itself wrote is read within moments.
        _ = readers.wait(timeout: .now() + 2)
        if timer?.finish() == true { return .timedOut }
        return process.terminationReason == .uncaughtSignal
            ? .signalled(process.terminationStatus) : .exited(process.terminationStatus)
    }

    /// Runs and gathers all output, for short answers.
    package func capture() throws -> (outcome: Outcome, output: String, error: String) {
        let lines = Mutex<(output: String, error: String)>(("", ""))
        let outcome = try run { stream, line in
            lines.withLock { stream == .output ? ($0.output += line + "\n") : ($0.error += line + "\n") }
        }
        let text = lines.withLock { $0 }
        return (outcome, text.output, text.error)
    }

    /// The Swift toolchain's `swift`, with a folder for temporary files that goes away after `body`: its compiler leaves a folder behind
    /// each time it runs, and cannot use one whose path is not ASCII.
    static func withSwift<Result>(_ arguments: [String], _ body: (CommandRunner) throws -> Result) throws -> Result {
        let temporary = try PrivateFolder()
        defer { withExtendedLifetime(temporary) {} }
        return try body(CommandRunner("swift", arguments, environment: ["TMPDIR": temporary.path]))
    }

    /// The full path of a program, looked for in PATH unless it has a slash.
    package static func locate(_ name: String) throws -> URL {
        if name.contains("/") { return URL(fileURLWithPath: name) }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        for folder in path.split(separator: ":") {
            let candidate = "\(folder)/\(name)"
            if FileManager.default.isExecutableFile(atPath: candidate) { return URL(fileURLWithPath: candidate) }
        }
        throw BuildError(.runtimeMissing, "The program \(name) is not installed, or not in PATH.", advice: "See quince doctor.")
    }

    private static func kill(_ process: Process, after seconds: Double) -> Deadline {
        let deadline = Deadline()
        let identifier = process.processIdentifier
        deadline.start(after: seconds) { Foundation.kill(identifier, SIGKILL) }
        return deadline
    }
}

/// Fires once unless finished before.
private final class Deadline: Sendable {
    private let state = Mutex<(finished: Bool, fired: Bool)>((false, false))

    func start(after seconds: Double, _ action: @escaping @Sendable () -> Void) {
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
            let fires = state.withLock { state in
                state.fired = !state.finished
                return state.fired
            }
            if fires { action() }
        }
    }

    /// Ends the wait and says whether the time was up.
    func finish() -> Bool {
        state.withLock { state in
            state.finished = true
            return state.fired
        }
    }
}

/// Splits what a pipe delivers into lines.
private enum LineReader {
    static func read(_ handle: FileHandle, onLine: (String) -> Void) {
        var pending: [UInt8] = []
        while true {
            let data = handle.availableData
            if data.isEmpty { break }
            pending += data
            while let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
                onLine(String(decoding: pending[..<end], as: UTF8.self))
                pending.removeSubrange(...end)
            }
        }
        if !pending.isEmpty { onLine(String(decoding: pending, as: UTF8.self)) }
    }
}

/// The programs now running, to be ended with this one: Foundation gives each a process group of its own, so that an
/// interrupt from the keyboard does not reach them.
package enum RunningChildren {
    private static let identifiers = Mutex<Set<Int32>>([])

    static func add(_ identifier: Int32) { _ = identifiers.withLock { $0.insert(identifier) } }
    static func remove(_ identifier: Int32) { _ = identifiers.withLock { $0.remove(identifier) } }

    package static func terminateAll() {
        for identifier in identifiers.withLock({ $0 }) { kill(identifier, SIGTERM) }
    }
}
