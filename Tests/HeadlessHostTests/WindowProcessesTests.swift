import Foundation
import ObjectRuntime
import Testing

@testable import HeadlessHost

/// Processes of the shell in the place of copies of an app: how they end, what they print and what they leave is what matters here.
@Suite("Windows in processes of their own")
@MainActor struct WindowProcessesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private struct Outcome {
        var result: SnapshotResult
        var progress: [SnapshotProgress]
        var output: String
        var errors: String
    }

    /// Runs a script of the shell for each window. Messages go to descriptor 3, `$1` is the window's number, `$2` its container.
    private func run(_ scripts: [String], jobs: Int = 2, seconds: Double = 20) throws -> Outcome {
        var outcome = Outcome(result: SnapshotResult(windows: []), progress: [], output: "", errors: "")
        let processes = WindowProcesses(
            windows: scripts.indices.map { "window-\($0)" }, jobs: jobs, seconds: seconds, folder: folder.url,
            start: { task, pipes in
                let script: String = task.resumption.map { _ in "echo again; \(Self.done)" } ?? scripts[task.index]
                return try Self.shell(script, [String(task.index), task.container], pipes)
            },
            say: { outcome.progress.append($0) },
            write: { stream, bytes in
                if stream == 1 { outcome.output += String(decoding: bytes, as: UTF8.self) } else { outcome.errors += String(decoding: bytes, as: UTF8.self) }
            })
        outcome.result = processes.run()
        return outcome
    }

    private nonisolated static func shell(_ script: String, _ arguments: [String], _ pipes: WindowPipes) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (stream, end) in pipes.writing.enumerated() { posix_spawn_file_actions_adddup2(&actions, end, Int32(stream + 1)) }
        // Threads of pools hold signals back, and what is started by them inherits that; an app's main thread does not.
        var attributes = posix_spawnattr_t()
        var none = sigset_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        let words: [UnsafeMutablePointer<CChar>?] = (["sh", "-c", script, "sh"] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var process: pid_t = 0
        #expect(posix_spawn(&process, "/bin/sh", &actions, &attributes, words, environ) == 0)
        return process
    }

    private nonisolated static func message(_ message: WindowMessage) -> String {
        "echo '\(String(decoding: message.line.dropLast(), as: UTF8.self))' >&3"
    }

    private nonisolated static let done: String = message(.done)

    private nonisolated static func picture(_ name: String) -> String {
        message(.picture(SnapshotResult.Window(name: name, pixelWidth: 1, pixelHeight: 1, hash: "0")))
    }

    @Test("a crash, an end, a hang and a refusal in four of six windows leave the other two", arguments: [1, 2, 6])
    func failures(jobs: Int) throws {
        let outcome = try run(
            [
                "\(Self.picture("a")); \(Self.done)",
                "echo 'Fatal error: oh' >&2; kill -SEGV $$",
                "exit 3",
                "\(Self.picture("half")); exec sleep 60",
                Self.message(.failed(.script("line 1: No."))),
                "\(Self.picture("b")); \(Self.done)",
            ], jobs: jobs, seconds: 0.5)
        #expect(outcome.result.windows.map(\.name) == ["a", "half", "b"])
        let failures = outcome.result.failures ?? []
        #expect(failures.map(\.window) == ["window-1", "window-2", "window-3", "window-4"])
        #expect(failures.map(\.reason) == [.crashed(signal: SIGSEGV), .ended(status: 3), .timedOut(seconds: 0.5), .script("line 1: No.")])
        #expect(failures[0].lastWords == ["Fatal error: oh"])
        #expect(outcome.progress.count == 12)
        #expect(outcome.progress[2] == .started(window: "window-1", index: 1, count: 6))
        #expect(outcome.progress[3] == .windowFailed(failures[0], index: 1, count: 6))
    }

    @Test("output comes window after window, whichever ends first", arguments: [1, 2, 3])
    func order(jobs: Int) throws {
        let outcome = try run(
            [
                "sleep 0.1; echo one; echo ONE >&2; \(Self.done)", "echo two; echo TWO >&2; \(Self.done)", "printf three; printf THREE >&2; \(Self.done)",
            ], jobs: jobs)
        #expect(outcome.output == "one\ntwo\nthree")
        #expect(outcome.errors == "ONE\nTWO\nTHREE")
        #expect(outcome.progress.compactMap { if case .finished(let name, _, _, _) = $0 { name } else { nil } } == ["window-0", "window-1", "window-2"])
    }

    @Test("warnings belong to the window and to the next picture, and what was printed is counted with its last lines")
    func remarks() throws {
        let (first, second) = (RuntimeWarning(.image, subject: "a", message: "no a"), RuntimeWarning(.color, subject: "b", message: "no b"))
        let outcome = try run([
            "echo one; \(Self.message(.warning(first))); \(Self.picture("x")); \(Self.message(.warning(second))); for n in 2 3 4 5 6 7 8 9 10 11; do echo $n; done; printf twelve >&2; \(Self.done)",
            "\(Self.picture("y")); \(Self.done)",
        ])
        #expect(
            outcome.result.remarks == [
                WindowRemarks(
                    window: "window-0", warnings: [.init(first, picture: "x.png"), .init(second)], lineCount: 12,
                    lastLines: ["3", "4", "5", "6", "7", "8", "9", "10", "11", "twelve"])
            ])
    }

    @Test("a window that hangs is asked where, and what it says counts as its last words")
    func hang() throws {
        let outcome = try run(["trap 'echo in Loop.swift >&2; exit 9' ABRT; while :; do sleep 0.01; done"], seconds: 0.5)
        let failure = try #require(outcome.result.failures?.first)
        #expect(failure.reason == .timedOut(seconds: 0.5))
        #expect(failure.lastWords.contains("in Loop.swift"))
        #expect(outcome.result.remarks == nil)
    }

    @Test("windows that the app refuses are named with the reason")
    func refused() throws {
        let outcome = try run(["\(Self.message(.refused("No."))); \(Self.done)", "\(Self.picture("x")); \(Self.done)"])
        #expect(outcome.result.refused == [RefusedWindow(window: "window-0", reason: "No.")])
        #expect(outcome.result.windows.map(\.name) == ["x"])
        #expect(outcome.result.failures == nil)
    }

    @Test("a window that prints a lot waits for its turn and loses nothing")
    func muchOutput() throws {
        let outcome = try run(["sleep 0.2; \(Self.done)", "head -c 5000000 /dev/zero | tr '\\0' x; \(Self.done)"])
        #expect(outcome.output.utf8.count == 5_000_000)
        #expect(outcome.result.failures == nil)
    }

    @Test("what an app prints does not read as its host's words")
    func markers() throws {
        let line = SnapshotProgress.done.line
        let outcome = try run(["printf '%s\\n' '\(line)'; \(Self.done)"])
        #expect(outcome.output == "\u{241E}" + line.dropFirst() + "\n")
        #expect(SnapshotProgress.parse(String(outcome.output.dropLast())).progress == nil)
    }

    @Test("an app that starts again does so in a new process on the same container, which is gone at the end")
    func relaunch() throws {
        let next = Self.message(.relaunch(WindowTask.Resumption(stepsDone: 1, window: "window-0")))
        let outcome = try run(["mkdir -p $2/Documents; chmod 500 $2/Documents; echo first; \(next)"])
        #expect(outcome.output == "first\nagain\n")
        #expect(outcome.result.failures == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }

    @Test("an app that closes its output, or leaves a child behind, does not keep its window from ending")
    func leftovers() throws {
        let start = ContinuousClock.now
        let outcome = try run(["\(Self.done); exec 1>&- 2>&- 3>&-; sleep 0.1", "sleep 60 & \(Self.done)"])
        #expect(outcome.result.failures == nil)
        #expect(start.duration(to: .now) < .seconds(30))
    }

    @Test("copies are made of processes with one thread and no run loop only")
    func forkSafety() {
        let quiet = ForkSafety(threads: 1, dispatchHasThreads: false, descriptors: ["/dev/null", "pipe:[1]"])
        #expect(quiet.obstacle == nil)
        var busy = quiet
        busy.threads = 2
        #expect(busy.obstacle == "the app starts threads before UIApplicationMain")
        busy = quiet
        busy.dispatchHasThreads = true
        #expect(busy.obstacle != nil)
        busy = quiet
        busy.descriptors.append("anon_inode:[eventfd]")
        #expect(busy.obstacle == "the app uses a run loop before UIApplicationMain")
    }

    @Test("a copy's thread forgets its identifier, and nothing that looks like it")
    func threadIdentity() {
        let thread: UInt32 = 0x7F97
        // A lone identifier, two side by side, both halves of pointers, one at the end.
        let words: [UInt32] = [thread, 0, thread, thread, thread, 0x5555, 0x1234, thread, 0, thread, thread]
        #expect(ThreadIdentity.places(of: thread, in: words) == [0, 2, 3, 9, 10])
    }

    @Test("containers have names that cannot be foreseen and that only their owner can look into")
    func privateFolders() throws {
        let (one, two) = (try AppContainer.makePrivateFolder(in: folder.url), try AppContainer.makePrivateFolder(in: folder.url))
        #expect(one != two)
        let rights = try FileManager.default.attributesOfItem(atPath: one.path)[.posixPermissions] as? Int
        #expect(rights == 0o700)
        #expect(throws: CocoaError.self) { try AppContainer.makePrivateFolder(in: folder.url.appendingPathComponent("none")) }
    }
}
