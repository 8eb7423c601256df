import Foundation
import HeadlessHost

/// Runs a built app until its pictures are made, and watches over it.
struct AppProcess {
    var executable: URL
    /// Seconds without a sign of progress after which the app is stopped.
    var patience: Int

    /// The environment apps run in: nothing of this machine's settings but where to find things, so that pictures are the
    /// same everywhere.
    static func environment(requestAt request: URL, inherited: [String: String]) -> [String: String] {
        var environment: [String: String] = [:]
        for name in ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH"] { environment[name] = inherited[name] }
        environment["LANG"] = "en_US.UTF-8"
        environment["LC_ALL"] = "en_US.UTF-8"
        environment["TZ"] = "America/Los_Angeles"
        environment["SWIFT_BACKTRACE"] = inherited["SWIFT_BACKTRACE"] ?? "enable=no"
        environment[SnapshotRequest.environmentVariable] = request.path
        return environment
    }

    /// Runs the app with the request at `request`.
    /// - Parameter onProgress: Called for each step.
    /// - Parameter onOutput: Called for each line the app itself writes to standard output or error.
    /// - Throws: `SnapshotFailure`.
    func run(
        requestAt request: URL, onProgress: @escaping (SnapshotProgress) -> Void, onOutput: @escaping (String) -> Void
    ) throws {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = executable
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        process.environment = Self.environment(requestAt: request, inherited: ProcessInfo.processInfo.environment)
        do {
            try process.run()
        } catch {
            throw SnapshotFailure.cannotStart(executable.path, reason: error.localizedDescription)
        }
        try? output.fileHandleForWriting.close()
        try? errors.fileHandleForWriting.close()
        let watch = Watch(onProgress: onProgress, onOutput: onOutput)
        let isAlive: Bool = watch.read(
            [output.fileHandleForReading.fileDescriptor, errors.fileHandleForReading.fileDescriptor], patience: patience)
        if !isAlive { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        if !isAlive { throw SnapshotFailure.neverFinished(window: watch.window, seconds: patience) }
        if let message: String = watch.scriptFailure { throw SnapshotFailure.script(message) }
        if let message: String = watch.failure { throw SnapshotFailure.refused(message) }
        if process.terminationReason == .uncaughtSignal {
            throw SnapshotFailure.crashed(
                signal: process.terminationStatus, window: watch.window, output: watch.lastWords)
        }
        if !watch.isDone {
            throw SnapshotFailure.endedEarly(
                status: process.terminationStatus, window: watch.window, output: watch.lastWords)
        }
    }

    /// Reads what the app says, line by line, and remembers what matters when it fails.
    private final class Watch {
        private(set) var window: String?
        private(set) var failure: String?
        private(set) var scriptFailure: String?
        private(set) var isDone = false
        private var errorLines: [String] = []
        private let onProgress: (SnapshotProgress) -> Void
        private let onOutput: (String) -> Void

        init(onProgress: @escaping (SnapshotProgress) -> Void, onOutput: @escaping (String) -> Void) {
            self.onProgress = onProgress
            self.onOutput = onOutput
        }

        /// The end of what the app wrote to standard error.
        var lastWords: String { errorLines.suffix(12).joined(separator: "\n") }

        /// Reads standard output and error until both end. False when `patience` seconds pass without progress.
        func read(_ descriptors: [Int32], patience: Int) -> Bool {
            var open: [Int32] = descriptors
            var pending: [Int32: [UInt8]] = [:]
            var lastSign: ContinuousClock.Instant = .now
            while !open.isEmpty {
                var polls: [pollfd] = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
                _ = poll(&polls, nfds_t(polls.count), 250)
                for entry in polls where entry.revents != 0 {
                    if let lines: [String] = nextLines(entry.fd, &pending[entry.fd, default: []]) {
                        for line in lines where take(line, isError: entry.fd == descriptors[1]) { lastSign = .now }
                    } else {
                        open.removeAll { $0 == entry.fd }
                    }
                }
                if lastSign.duration(to: .now) > .seconds(patience) { return false }
            }
            return true
        }

        /// The lines that came in; nil at the end.
        private func nextLines(_ descriptor: Int32, _ pending: inout [UInt8]) -> [String]? {
            var chunk = [UInt8](repeating: 0, count: 65536)
            let count: Int = Foundation.read(descriptor, &chunk, chunk.count)
            guard count > 0 else {
                if count < 0, errno == EINTR || errno == EAGAIN { return [] }
                guard !pending.isEmpty else { return nil }
                defer { pending = [] }
                return [String(decoding: pending, as: UTF8.self)]
            }
            pending += chunk[..<count]
            var lines: [String] = []
            while let end: Int = pending.firstIndex(of: UInt8(ascii: "\n")) {
                lines.append(String(decoding: pending[..<end], as: UTF8.self))
                pending.removeSubrange(...end)
            }
            return lines
        }

        /// Takes note of a line and says whether it was a sign of progress.
        private func take(_ line: String, isError: Bool) -> Bool {
            let (text, progress) = isError ? (line, nil) : SnapshotProgress.parse(line)
            if !text.isEmpty || progress == nil {
                onOutput(text)
                if isError { errorLines.append(text) }
            }
            guard let progress else { return false }
            switch progress {
            case .started(let name, _, _): window = name
            case .finished, .windowFailed: break
            case .failed(let message): failure = message
            case .scriptFailed(let message): scriptFailure = message
            case .done: isDone = true
            }
            onProgress(progress)
            return true
        }
    }
}
