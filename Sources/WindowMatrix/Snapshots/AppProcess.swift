import CoreText
import Foundation
import HeadlessHost
import ProcessControl

/// Runs a built app until its pictures are made, and watches over it.
struct AppProcess {
    var executable: URL
    /// Seconds without a sign of progress after which the app is stopped.
    var patience: Int
    /// Seconds more than that without a sign once it has shown one: then it tells itself of windows that hang.
    var grace: Int = 0
    /// The folder that the app calls home.
    var container: URL
    var limits = ProcessLimits()
    var sandbox = Sandbox.none
    var confinement = Confinement()
    /// Whether hashes, `UUID()` and random numbers are other ones in every run.
    var isRandom: Bool = false
    /// A folder of fonts to draw with in place of the bundled ones.
    var systemFont: URL?

    /// The environment apps run in: nothing of this machine's settings but where to find things, so that pictures are the
    /// same everywhere.
    static func environment(requestAt request: URL, container: URL, inherited: [String: String], isRandom: Bool = false) -> [String: String] {
        var environment: [String: String] = [:]
        for name in ["PATH", "LD_LIBRARY_PATH"] { environment[name] = inherited[name] }
        environment["HOME"] = container.path
        environment["TMPDIR"] = container.appendingPathComponent("tmp").path
        environment["LANG"] = "en_US.UTF-8"
        environment["LC_ALL"] = "en_US.UTF-8"
        environment["TZ"] = "America/Los_Angeles"
        environment["SWIFT_BACKTRACE"] = inherited["SWIFT_BACKTRACE"] ?? "enable=no"
        // Functions of libraries are found once, and not again in every window's process.
        environment["LD_BIND_NOW"] = "1"
        environment[SnapshotRequest.environmentVariable] = request.path
        return environment.merging(SessionSettings.environment(isRandom: isRandom)) { $1 }
    }

    /// Runs the app with the request at `request`.
    /// - Parameter onProgress: Called for each step.
    /// - Parameter onOutput: Called for each line the app itself writes to standard output or error.
    /// - Throws: `SnapshotFailure`.
    /// Returns the places of what was left out that the app came to.
    func run(requestAt request: URL, onProgress: (SnapshotProgress) -> Void, onOutput: (String) -> Void) throws -> [ReachedPlace] {
        var environment = Self.environment(requestAt: request, container: container, inherited: ProcessInfo.processInfo.environment, isRandom: isRandom)
        environment[SystemFontFolder.environmentVariable] = systemFont?.path
        var runner = CommandRunner(executable.path, [], environment: .only(environment))
        runner.limits = limits
        // Sets of objects are ordered by their addresses, an app's own and those of a subject's subscribers.
        runner.hasFixedAddresses = !isRandom
        runner = sandbox.confine(runner, to: confinement)
        let deadline = Deadline(after: Double(patience))
        var record = Record()
        let outcome: CommandRunner.Outcome
        do {
            outcome = try runner.run(deadline: deadline) { stream, line in
                let (text, progress) = stream == .error ? (line, nil) : SnapshotProgress.parse(line)
                if !text.isEmpty || progress == nil { record.take(text, isError: stream == .error, onOutput) }
                guard let progress else { return }
                deadline.renew(after: Double(patience + grace))
                record.take(progress)
                onProgress(progress)
            }
        } catch let error as ProcessError {
            throw SnapshotFailure.cannotStart(executable.path, reason: error.reason)
        }
        if let failure = record.failure(outcome, patience: patience) { throw failure }
        return record.reached
    }

    /// A place of something left out that the app came to in a window.
    struct ReachedPlace: Hashable {
        var window: String
        var needs: String
        var file: String
        var line: Int
    }

    /// The messages of the app that matter when it fails.
    private struct Record {
        /// Bytes of the app's own output that are handed on.
        private static let outputLimit = 256 << 20

        private var window: String?
        private var told: SnapshotFailure?
        private var isDone = false
        private(set) var reached: [ReachedPlace] = []
        private var errors = RecentLines(limit: 65536)
        private var outputSize = 0

        mutating func take(_ line: String, isError: Bool, _ onOutput: (String) -> Void) {
            if isError { errors.append(line) }
            guard outputSize <= Self.outputLimit else { return }
            outputSize += line.utf8.count + 1
            onOutput(outputSize > Self.outputLimit ? "... (the app's output beyond \(Self.outputLimit >> 20) MB is left out)" : line)
        }

        mutating func take(_ progress: SnapshotProgress) {
            switch progress {
            case .started(let name, _, _): window = name
            case .finished, .windowFailed: break
            case .cannotWrite(let folder, let reason): told = .cannotWrite(folder, reason: reason)
            case .failed(let message): told = .refused(message)
            case .scriptFailed(let message): told = .script(message)
            case .leftOut(let window, let needs, let file, let line): reached.append(ReachedPlace(window: window, needs: needs, file: file, line: line))
            case .done: isDone = true
            }
        }

        /// Why there are no pictures, if so. What the app says of itself comes before how it ended.
        func failure(_ outcome: CommandRunner.Outcome, patience: Int) -> SnapshotFailure? {
            if outcome == .timedOut { return .neverFinished(window: window, seconds: patience) }
            if let told { return told }
            let lastWords: String = errors.lines.suffix(12).joined(separator: "\n")
            if case .signalled(let signal) = outcome { return .crashed(signal: signal, window: window, output: lastWords) }
            if !isDone, case .exited(let status) = outcome { return .endedEarly(status: status, window: window, output: lastWords) }
            return nil
        }
    }
}
