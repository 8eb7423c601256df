import Foundation
import Testing

@testable import ProcessControl

/// Programs that misbehave in every way that was seen to defeat a time-out.
@Suite("Supervised programs")
struct SupervisionTests {
    private let mark = Mark()

    private func shell(_ script: String) -> CommandRunner {
        var runner = CommandRunner("sh", ["-c", script.replacingOccurrences(of: "MARK", with: mark.text)])
        runner.grace = 0.1
        return runner
    }

    @Test("output and status come back")
    func capture() throws {
        let answer = try shell("echo one; echo two >&2; printf three; exit 3").capture()
        #expect(answer.outcome == .exited(3))
        #expect(answer.output == "one\nthree\n")
        #expect(answer.error == "two\n")
    }

    @Test("a signal is told from a status")
    func signal() throws {
        #expect(try shell("kill -ILL $$").run() == .signalled(SIGILL))
    }

    @Test("the environment is added to, names can be removed from it, and it can be given whole")
    func environment() throws {
        var runner = shell("echo $QUINCE_TEST-${HOME:-none}")
        runner.environment = .inheritedAdding(["QUINCE_TEST": "x", "HOME": nil])
        #expect(try runner.capture().output == "x-none\n")
        runner = CommandRunner("/usr/bin/env", [], environment: .only(["A": "1"]))
        #expect(try runner.capture().output == "A=1\n")
    }

    @Test("a program's memory lies at the same addresses each time, where that is asked for")
    func fixedAddresses() throws {
        var runner = shell("head -n 1 /proc/self/maps; cat /proc/self/personality")
        #expect(try runner.capture().output.hasSuffix("00000000\n"))
        runner.hasFixedAddresses = true
        let first = try runner.capture().output
        #expect(first.hasSuffix("00040000\n"))
        #expect(try runner.capture().output == first)
    }

    @Test("a program begins with no input, no blocked signals and no files of this process")
    func cleanStart() throws {
        let answer = try shell("cat; grep SigBlk /proc/self/status; ls -l /proc/self/fd | grep -c pipe").capture()
        #expect(answer.output.split(separator: "\n").map { $0.split(separator: "\t").last! } == ["0000000000000000", "2"])
    }

    @Test("a program that is not there, or not one, is named with the reason")
    func missing() throws {
        let absent = #expect(throws: ProcessError.self) { try CommandRunner("no-such-program-here", []).capture() }
        #expect(absent?.description.contains("no-such-program-here") == true)
        #expect(throws: ProcessError.cannotStart("/etc/passwd", reason: "Permission denied")) { try CommandRunner("/etc/passwd", []).run() }
        #expect(throws: ProcessError.cannotStart("/nothing/here", reason: "No such file or directory")) { try CommandRunner("/nothing/here", []).run() }
    }

    @Test(
        "time is up for a program, whatever it does with its output, its children and its signals",
        arguments: [
            "sleep MARK",
            "exec >&- 2>&-; sleep MARK",
            "setsid sleep MARK & wait",
            "(setsid sh -c 'sleep MARK & sleep MARK' &) ; sleep MARK",
            "trap '' TERM INT HUP; while :; do sleep MARK; done",
            "kill -STOP $$; sleep MARK",
            "while :; do echo MARK; done",
            "while :; do sh -c ': MARK' & done",
        ])
    func timeout(script: String) throws {
        #expect(try shell(script).run(deadline: Deadline(after: 0.2)) == .timedOut)
        #expect(mark.processes == 0)
    }

    @Test("signs of life move the deadline")
    func renewal() throws {
        let deadline = Deadline(after: 1)
        let outcome = try shell("for i in 1 2 3 4 5; do echo $i; sleep 0.3; done; exit 4").run(deadline: deadline) { _, _ in deadline.renew(after: 1) }
        #expect(outcome == .exited(4))
    }

    @Test(
        "what a program leaves behind ends with it, and does not keep it from having ended",
        arguments: [
            "sleep MARK & echo done",
            "setsid sleep MARK & echo done",
            "(setsid sh -c 'setsid sleep MARK & setsid sleep MARK &' &); echo done",
            "sh -c 'trap \"\" TERM; sleep MARK' & echo done",
        ])
    func leftovers(script: String) throws {
        let answer = try shell(script).capture(deadline: Deadline(after: 20))
        #expect(answer.outcome == .exited(0))
        #expect(answer.output == "done\n")
        #expect(mark.processes == 0)
    }

    @Test("a child that ends on TERM has time to clean up")
    func grace() throws {
        let folder = try TemporaryFolder()
        var leaver = shell("sh -c 'trap \"touch \(folder.url.path)/clean; exit\" TERM; echo ready; sleep MARK & wait' & read line; sleep 0.1")
        leaver.grace = 5
        _ = try leaver.capture()
        var runner = shell("trap 'touch \(folder.url.path)/stopped; exit 0' TERM; sleep MARK & wait")
        runner.grace = 5
        #expect(try runner.run(deadline: Deadline(after: 0.2)) == .timedOut)
        #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("clean").path))
        #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("stopped").path))
    }

    @Test("a reader that gives up takes the program along")
    func readerThrows() throws {
        struct Enough: Error {}
        #expect(throws: Enough.self) { try shell("echo one; sleep MARK").run { _, _ in throw Enough() } }
        #expect(mark.processes == 0)
    }

    @Test("a supervisor that is killed takes the program along")
    func killedSupervisor() throws {
        let process = try shell("sleep MARK").start()
        let status = try String(contentsOfFile: "/proc/\(process.identifier!)/status", encoding: .utf8)
        let parent = status.split(separator: "\n").first { $0.hasPrefix("PPid:") }.flatMap { Int32($0.split(separator: "\t")[1]) }
        kill(try #require(parent), SIGKILL)
        #expect(process.waitForEnd() == .signalled(SIGKILL))
        let limit = ContinuousClock.now + .seconds(5)
        while mark.processes > 0, ContinuousClock.now < limit { usleep(1000) }
        #expect(mark.processes == 0)
    }

    @Test("a program that is forgotten ends")
    func forgotten() throws {
        _ = try shell("sleep MARK").start()
        #expect(mark.processes == 0)
    }

    @Test("a program has no more memory than it may")
    func memory() throws {
        var runner = shell("head -c 300000000 /dev/zero | tail -n 1 | wc -c")
        #expect(try runner.capture().output == "300000000\n")
        runner.limits.memory = 100 << 20
        #expect(try runner.capture().output == "0\n")
    }
}
