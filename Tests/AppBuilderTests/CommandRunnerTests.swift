import Foundation
import Synchronization
import Testing

@testable import AppBuilder

@Suite("Running programs")
struct CommandRunnerTests {
    @Test("output and status come back")
    func capture() throws {
        let answer = try CommandRunner("sh", ["-c", "echo one; echo two >&2; printf three; exit 3"]).capture()
        #expect(answer.outcome == .exited(3))
        #expect(answer.output == "one\nthree\n")
        #expect(answer.error == "two\n")
    }

    @Test("a signal is told from a status")
    func signal() throws {
        #expect(try CommandRunner("sh", ["-c", "kill -ILL $$"]).run() == .signalled(SIGILL))
    }

    @Test("a program that does not return is stopped")
    func timeout() throws {
        let start = ContinuousClock.now
        #expect(try CommandRunner("sleep", ["30"]).run(timeout: 0.3) == .timedOut)
        #expect(start.duration(to: .now) < .seconds(10))
    }

    @Test("the environment is added to, and names can be removed from it")
    func environment() throws {
        let runner = CommandRunner("sh", ["-c", "echo $QUINCE_TEST-${HOME:-none}"], environment: ["QUINCE_TEST": "x", "HOME": nil])
        #expect(try runner.capture().output == "x-none\n")
    }

    @Test("a program that is not there is named")
    func missing() throws {
        let error = #expect(throws: BuildError.self) { try CommandRunner("no-such-program-here", []).capture() }
        #expect(error?.message.contains("no-such-program-here") == true)
    }
}
