import Foundation

/// Shows the windows of a request in processes of their own, several at a time, and tells of them in the order of the windows.
@MainActor package final class WindowProcesses {
    /// Starts a process for a task that writes into `pipes.writing`, and returns its identifier.
    package typealias Start = @MainActor (WindowTask, WindowPipes) throws -> pid_t

    private let windows: [String]
    /// How many processes there are at a time.
    private let jobs: Int
    /// Seconds of real time that the processes of one window have together.
    private let seconds: Double
    private let folder: URL
    private let note: String?
    private let ownsProcess: Bool
    private let start: Start
    private let say: (SnapshotProgress) -> Void
    private let write: (_ stream: Int32, _ bytes: [UInt8]) -> Void
    private var runs: [WindowRun] = []
    /// Windows that were told of, all of them before the others.
    private var told = 0
    /// Whether the next one is said to have started.
    private var isAnnounced = false

    /// - Parameters:
    ///   - folder: where the windows' containers are made; it exists.
    ///   - note: what traces say at their beginning; nil for nothing.
    ///   - ownsProcess: whether this process has no other children than the windows': then what those leave behind is ended.
    ///   - say: called for what happens, in the order of the windows.
    ///   - write: called with what the app wrote to standard output (1) or error (2), window after window.
    package init(
        windows: [String], jobs: Int, seconds: Double, folder: URL, note: String? = nil, ownsProcess: Bool = false, start: @escaping Start,
        say: @escaping (SnapshotProgress) -> Void, write: @escaping (_ stream: Int32, _ bytes: [UInt8]) -> Void
    ) {
        self.windows = windows
        self.jobs = max(1, jobs)
        self.seconds = seconds
        self.folder = folder
        self.note = note
        self.ownsProcess = ownsProcess
        self.start = start
        self.say = say
        self.write = write
    }

    /// Seconds that the report of where a process hangs may take.
    package static let backtraceSeconds: Double = 15

    /// Shows every window and returns when the last process has ended.
    package func run() -> SnapshotResult {
        while told < windows.count {
            while runs.count < windows.count, runs.count(where: { !$0.isFinished }) < jobs { startNext() }
            waitForSigns()
            for run in runs where !run.isFinished { attend(to: run) }
            notify()
        }
        let failures: [WindowFailure] = runs.compactMap(\.told)
        var result = SnapshotResult(windows: runs.flatMap(\.pictures), failures: failures)
        let refused: [RefusedWindow] = runs.compactMap { run in run.refusal.map { RefusedWindow(window: run.window, reason: $0) } }
        result.refused = refused.isEmpty ? nil : refused
        let remarks: [WindowRemarks] = runs.compactMap(\.remarks)
        result.remarks = remarks.isEmpty ? nil : remarks
        return result
    }

    // MARK: Processes

    private func startNext() {
        let index: Int = runs.count
        let run = WindowRun(index: index, window: windows[index], container: folder.appendingPathComponent(String(index + 1)), seconds: seconds)
        runs.append(run)
        startProcess(of: run)
    }

    private func startProcess(of run: WindowRun) {
        let task = WindowTask(index: run.index, window: run.window, container: run.container.path, resumption: run.resumption, note: note)
        do {
            var pipes = try WindowPipes()
            pipes.siblings = runs.flatMap(\.openDescriptors)
            do {
                let process: pid_t = try start(task, pipes)
                pipes.closeWriting()
                run.began(process, pipes)
            } catch {
                pipes.close()
                throw error
            }
        } catch {
            run.finish(.failed("A process for the window cannot be started: \(error.localizedDescription)"))
        }
    }

    /// Waits until a process writes something or ends, or a deadline comes.
    private func waitForSigns() {
        let active: [WindowRun] = runs[told...].filter { !$0.isFinished }
        var polls: [pollfd] = active.flatMap(\.descriptors).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let soon: Bool = active.contains { $0.isEnding || $0.descriptors.isEmpty }
        let began: ContinuousClock.Instant = .now
        _ = poll(&polls, nfds_t(polls.count), soon ? 1 : 50)
        // Nobody's time runs while nobody listens to it.
        let waited: Duration = began.duration(to: .now)
        for run in active where run.held.isFull { run.deadline += waited }
        for entry in polls where entry.revents != 0 {
            for run in active where run.descriptors.contains(entry.fd) { run.read(entry.fd) }
        }
    }

    private func attend(to run: WindowRun) {
        guard let process: pid_t = run.process else { return }
        var status: Int32 = 0
        if waitpid(process, &status, WNOHANG) == process {
            run.ended(status: status, after: run.killTime.map { _ in .timedOut(seconds: seconds) })
            sweep()
            if run.resumption != nil, run.failure == nil { return startProcess(of: run) }
            AppContainer.remove(run.container)
            run.finish()
        } else if run.deadline < .now, run.killTime == nil {
            run.askWhereItHangs(within: Self.backtraceSeconds)
        } else if let killTime = run.killTime, killTime < .now {
            kill(process, SIGKILL)
            waitpid(process, &status, 0)
            run.ended(status: status, after: .timedOut(seconds: seconds))
            sweep()
            AppContainer.remove(run.container)
            run.finish()
        }
    }

    /// Ends what processes left behind: it is this process's by now.
    private func sweep() {
        guard ownsProcess, let text: String = try? String(contentsOfFile: "/proc/self/task/\(getpid())/children", encoding: .utf8) else { return }
        let known: Set<pid_t> = Set(runs.compactMap(\.process))
        for child in text.split(separator: " ").compactMap({ pid_t($0) }) where !known.contains(child) {
            kill(child, SIGKILL)
            waitpid(child, nil, 0)
        }
    }

    // MARK: Telling

    /// Tells of the windows whose turn it is.
    private func notify() {
        while told < runs.count {
            let run: WindowRun = runs[told]
            if !isAnnounced {
                say(.started(window: run.window, index: run.index, count: windows.count))
                isAnnounced = true
            }
            for piece in run.held.take() { write(piece.stream, piece.bytes) }
            guard let milliseconds = run.milliseconds else { return }
            for place in run.leftOut { say(.leftOut(window: run.window, needs: place.needs, file: place.file, line: place.line)) }
            if let failure: WindowFailure = run.told {
                say(.windowFailed(failure, index: run.index, count: windows.count))
            } else {
                say(.finished(window: run.window, index: run.index, count: windows.count, milliseconds: milliseconds))
            }
            told += 1
            isAnnounced = false
        }
    }
}
