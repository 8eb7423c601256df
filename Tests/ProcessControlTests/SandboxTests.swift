import Foundation
import Testing

@testable import ProcessControl

/// Where the machine refuses namespaces there is nothing to try.
private let isAvailable: Bool = (try? Sandbox(.required) { _ in }) != nil

@Suite("Confined programs")
struct SandboxTests {
    private let system = SystemFolders(folders: ["/usr"], links: [SystemFolders.Link(path: "/bin", target: "usr/bin")])

    private func shell(_ script: String, in confinement: Confinement = Confinement()) throws -> (outcome: CommandRunner.Outcome, output: String, error: String)
    {
        let sandbox = try Sandbox(.required) { _ in }
        return try sandbox.confine(CommandRunner("sh", ["-c", script]), to: confinement).capture(deadline: Deadline(after: 20))
    }

    @Test("folders within others keep their own right, whatever the order")
    func order() {
        let confinement = Confinement(readable: ["/p/a/b/c", "/p", "/p/a"], writable: ["/p/a", "/p/a/b"])
        let arguments = confinement.arguments(system: system, home: "/home/me")
        let start = arguments.firstIndex(of: "/home/me")!
        #expect(
            Array(arguments[(start + 1)...]) == [
                "--ro-bind-try", "/p", "/p", "--ro-bind-try", "/p/a", "/p/a", "--bind", "/p/a", "/p/a", "--bind", "/p/a/b", "/p/a/b",
                "--ro-bind-try", "/p/a/b/c", "/p/a/b/c",
            ])
        #expect(arguments.contains("--unshare-net"))
        #expect(!Confinement(network: true).arguments(system: system, home: nil).contains("--unshare-net"))
    }

    @Test("nothing is confined that is not to be, and what must be says why it cannot")
    func policies() throws {
        let sandbox = try Sandbox(.never) { _ in Issue.record() }
        #expect(!sandbox.isConfining)
        #expect(sandbox.confine(CommandRunner("sh", ["x"]), to: Confinement()).executable == "sh")
    }

    @Test("a program reads what it may, writes what it may, and sees nothing else", .enabled(if: isAvailable))
    func files() throws {
        let (readable, writable, secret) = (try TemporaryFolder(), try TemporaryFolder(), try TemporaryFolder())
        try Data("text".utf8).write(to: readable.url.appendingPathComponent("file"))
        let answer = try shell(
            """
            cat \(readable.url.path)/file; echo; touch \(readable.url.path)/new 2>/dev/null || echo refused
            touch \(writable.url.path)/new && echo written
            ls -d \(secret.url.path) /home/* /root/.ssh /etc/shadow 2>/dev/null || echo nothing
            ls /proc | grep -c '^[0-9]'
            """, in: Confinement(readable: [readable.url.path, "/not/there"], writable: [writable.url.path]))
        #expect(answer.output.split(separator: "\n").dropLast() == ["text", "refused", "written", "nothing"], "\(answer)")
        #expect(Int(answer.output.split(separator: "\n").last ?? "").map { $0 < 10 } == true)
        #expect(FileManager.default.fileExists(atPath: writable.url.appendingPathComponent("new").path))
    }

    @Test("a program has no network unless it may", .enabled(if: isAvailable))
    func network() throws {
        let count = "grep -c : /proc/net/dev"
        #expect(try shell(count).output == "1\n")
        #expect(try shell(count, in: Confinement(network: true)).output == CommandRunner("sh", ["-c", count]).capture().output)
    }

    @Test("statuses and signals are the program's own", .enabled(if: isAvailable))
    func outcomes() throws {
        #expect(try shell("exit 7").outcome == .exited(7))
        #expect(try shell("kill -SEGV $$").outcome == .signalled(SIGSEGV))
    }

    @Test("a confined program and its children end with their time", .enabled(if: isAvailable))
    func timeout() throws {
        let mark = Mark()
        var runner = try Sandbox(.required) { _ in }.confine(
            CommandRunner("sh", ["-c", "trap '' TERM; setsid sleep \(mark.text) & exec >&- 2>&-; while :; do sleep \(mark.text); done"]), to: Confinement())
        runner.grace = 0.1
        #expect(try runner.run(deadline: Deadline(after: 0.3)) == .timedOut)
        #expect(mark.processes == 0)
    }

    @Test("that programs can be confined is remembered for an hour, and for the machine as it was")
    func record() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("cache/sandbox")
        let record = SandboxRecord(file: file, program: "/bin/sh")
        #expect(!record.holds())
        record.keep()
        #expect(record.holds())
        #expect(record.holds(at: Date(timeIntervalSinceNow: 3500)))
        #expect(!record.holds(at: Date(timeIntervalSinceNow: 3700)))
        #expect(!record.holds(at: Date(timeIntervalSinceNow: -60)))
        #expect(!SandboxRecord(file: file, program: "/bin/ls").holds())
        // A link is nobody's word.
        let link = folder.url.appendingPathComponent("link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
        #expect(!SandboxRecord(file: link, program: "/bin/sh").holds())
        #expect(SandboxRecord(of: "/bin/sh", environment: [:])?.file == nil)
        #expect(SandboxRecord(of: "/bin/sh", environment: ["HOME": "/home/me"])?.file.path == "/home/me/.cache/quince/sandbox")
    }
}
