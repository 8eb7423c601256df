import Foundation
import ProcessControl
import Testing

@testable import AppBuilder

@Suite("The launcher")
struct LauncherTests {
    private let folder: TemporaryFolder
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A copy of the launcher in a folder of its own, with programs that only pretend.
    init() throws {
        folder = try TemporaryFolder()
        let launcher = try String(contentsOf: Self.root.appendingPathComponent("quince"), encoding: .utf8)
        try script(launcher, at: "home/quince")
        try folder.write("", to: "home/Package.swift")
        try folder.write("", to: "home/Sources/a.swift")
        for name in [
            "sh", "dirname", "readlink", "sed", "head", "cat", "find", "mkdir", "touch", "mv", "rm", "ls", "env", "cp", "chmod", "awk", "flock", "sleep",
            "timeout", "uname",
        ] {
            try FileManager.default.createDirectory(atPath: folder.path("bin"), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(atPath: folder.path("bin/\(name)"), withDestinationPath: CommandRunner.locate(name).path)
        }
        try script("#!/bin/sh\necho 1000\n", at: "bin/id")
        try script("#!/bin/sh\nprintf 'install ok installed'\n", at: "bin/dpkg-query")
        try script("#!/bin/sh\nexit 0\n", at: "bin/apt-get")
        try script(
            """
            #!/bin/sh
            case "$1" in
            --version) echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)' ;;
            build)
                case "$*" in *" --build-tests "*)
                    echo "$*"; mkdir -p "$3/.build/debug"; cp "$HOME/tests" "$3/.build/debug/QuincePackageTests.xctest"; exit 0 ;;
                esac
                # What comes first is a part of the same build.
                case "$*" in *" --target "*) exit 0 ;; esac
                # Until the second start waits, or for twenty seconds.
                if [ -f "$HOME/slow" ]; then n=0; while [ ! -f "$HOME/waiting" ] && [ $n -lt 200 ]; do sleep 0.1; n=$((n + 1)); done; fi
                echo built >>"$HOME/log"; mkdir -p "$3/.build/release"; cp "$HOME/tool" "$3/.build/release/quince-tool" ;;
            test) exec "$HOME/tests" "$@" ;;
            esac
            """, at: "bin/swift")
        // Of the processes that all tests run in, the one with apps does what the files say.
        try script(
            """
            #!/bin/sh
            echo "$*"
            case "$*" in *BuildingTests*) echo '✔ Test run with 1 test passed after 0.1 seconds.'; exit 0 ;; esac
            [ ! -f "$HOME/endless" ] || { cat "$HOME/lines"; exec sleep 60; }
            [ ! -f "$HOME/lines" ] || { cat "$HOME/lines"; exit 1; }

            """, at: "tests")
        try script("#!/bin/sh\necho \"root=$QUINCE_ROOT arguments=$*\"\nexit 7\n", at: "tool")
    }

    private func script(_ text: String, at path: String) throws {
        try folder.write(text, to: path)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path(path))
    }

    private func run(
        _ arguments: String..., in place: String = "/", timeZone: String = "UTC"
    ) throws -> (status: Int32, output: String, error: String) {
        let runner = CommandRunner(
            folder.path("home/quince"), arguments,
            environment: .inheritedAdding(["PATH": folder.path("bin"), "HOME": folder.url.path, "TZ": timeZone, "QUINCE_TEST_MINUTES": "0.05"]),
            folder: URL(fileURLWithPath: place))
        let answer = try runner.capture()
        guard case .exited(let status) = answer.outcome else { return (-1, answer.output, answer.error) }
        return (status, answer.output, answer.error)
    }

    private var builds: Int {
        ((try? String(contentsOfFile: folder.path("log"), encoding: .utf8)) ?? "").split(separator: "\n").count
    }

    @Test("builds once, runs the tool with its arguments and status, and builds again when a source changed")
    func building() throws {
        let first = try run("snapshot", "My App.xcodeproj")
        #expect(first.status == 7)
        #expect(first.output == "root=\(folder.path("home")) arguments=snapshot My App.xcodeproj\n")
        #expect(try run("devices").status == 7)
        #expect(builds == 1)
        #expect(try run("devices", timeZone: "America/Los_Angeles").status == 7)
        #expect(builds == 1)
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: 5)], ofItemAtPath: folder.path("home/Sources/a.swift"))
        _ = try run("devices")
        #expect(builds == 2)
    }

    @Test("of two starts at once the second waits for the first's build and makes none of its own")
    func twoStarts() async throws {
        try folder.write("", to: "slow")
        try FileManager.default.removeItem(atPath: folder.path("bin/flock"))
        let flock: String = try CommandRunner.locate("flock").path
        try script(
            """
            #!/bin/sh
            [ "$1" = -n ] || echo >"$HOME/waiting"
            exec \(flock) "$@"

            """, at: "bin/flock")
        nonisolated(unsafe) let launcher = self
        // On threads of their own: tasks begin when others leave them a thread.
        let answers: [(status: Int32, output: String, error: String)] = await withTaskGroup { group in
            for _ in 0..<2 {
                group.addTask {
                    await withCheckedContinuation { done in
                        Thread.detachNewThread { done.resume(returning: (try? launcher.run("devices")) ?? (-1, "", "did not start")) }
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers.map(\.status) == [7, 7])
        #expect(builds == 1, "\(answers)")
        #expect(answers.filter { $0.error.contains("another start is building; waiting for it") }.count == 1)
    }

    @Test("tests Quince itself in its own folder without building the tool first, and other folders through the tool")
    func ownTests() throws {
        let options = "--enable-swift-testing --disable-xctest --disable-index-store -debug-info-format none"
        let build = "build --package-path \(folder.path("home")) --build-tests \(options)"
        // The build comes before, so that its time does not count.
        let own = build + "\ntest --package-path \(folder.path("home")) \(options) --no-parallel"
        for whole in [try run("test", in: folder.path("home")), try run("test", "home", in: folder.url.path)] {
            #expect(whole.status == 0)
            let lines: [Substring] = whole.output.split(separator: "\n")
            #expect(lines.first.map(String.init) == build)
            // The same tests are left to those that run one after another and skipped by the others.
            let alone: [String] = lines.compactMap { $0.split(separator: " --no-parallel --filter ").dropFirst().first.map(String.init) }
            let others: [[String]] = lines.map { $0.split(separator: " --skip ").dropFirst().map(String.init) }.filter { !$0.isEmpty }
            #expect(alone.count == 2 && others.count == 1 && Set(alone) == Set(others[0]))
            #expect(alone.contains { $0.contains("|UIKitTests|") })
        }
        #expect(try run("test", "home", "--", "--filter", "A B", in: folder.url.path).output == own + " --filter A B\n")
        #expect(try run("test", "--", "--filter", "X", in: folder.path("home")).output == own + " --filter X\n")
        #expect(try run("test", "--filter", "X", in: folder.path("home")).output == own + " --filter X\n")
        #expect(builds == 0)
        #expect(try run("test", "--help", in: folder.path("home")).output.contains("arguments=test --help"))
        #expect(try run("test", "bin", in: folder.url.path).output.contains("arguments=test bin"))
        #expect(builds == 1)
    }

    @Test("every module of tests that can launch an app stands among those that run one after another")
    func launchingModules() throws {
        let launcher = try String(contentsOf: Self.root.appendingPathComponent("quince"), encoding: .utf8)
        let list = try #require(launcher.firstMatch(of: /launching='\^\((.+)\)\\\.'/)?.output.1)
        let apart = Set(list.split(separator: "|").map(String.init))
        let manifest = try String(contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        let targets = manifest.matches(of: /\.testTarget\(\s*name: "(\w+)",\s*dependencies: \[([^\]]*)\]/)
        #expect(targets.count > 20)
        let launching = targets.filter { $0.output.2.contains("\"UIKit\"") || $0.output.2.contains("\"AppSession\"") }.map { String($0.output.1) }
        #expect(launching.contains("UIKitTests"))
        #expect(launching.filter { !apart.contains($0) } == [])
        let known = Set(targets.map { String($0.output.1) })
        #expect(apart.filter { !known.contains($0) } == [], "modules that are there no more")
    }

    @Test("of its own tests it shows what goes wrong, and once more at the end with those that did not end; -v shows all")
    func failuresOfOwnTests() throws {
        let issue = """
            ✘ Test "one" recorded an issue at A.swift:3:4: Expectation failed: a
            ↳ as it says

            """
        let lines = """
            [1/20] Compiling A
            [2/20] Compiling B
            [3/20] Compiling C
            Build complete!
            ◇ Test "one" started.
            ◇ Test two() started.
            ◇ Test three() started.
            ✔ Test three() passed after 0.1 seconds.
            \(issue)✘ Test "one" failed after 0.1 seconds with 1 issue.

            """
        try folder.write(lines, to: "lines")
        let answer = try run("test", in: folder.path("home"))
        #expect(answer.status == 1)
        let shown: String = answer.output.split(separator: "\n", omittingEmptySubsequences: false).filter {
            !$0.hasPrefix("✔ Test run") && !$0.contains("BuildingTests")
        }
        .joined(separator: "\n")
        #expect(
            shown.hasSuffix(
                """
                [1/20] Compiling A
                [2/20] Compiling B
                Build complete!
                \(issue)✘ Test "one" failed after 0.1 seconds with 1 issue.

                quince: what failed, once more:
                \(issue)did not end: Test two()

                """))
        #expect(try run("test", "-v", in: folder.path("home")).output.hasSuffix(lines))
    }

    @Test("ends its own tests when one never does, and names it")
    func endlessTests() throws {
        try folder.write("◇ Test \"one\" started.\n", to: "lines")
        try folder.write("", to: "endless")
        let answer = try run("test", in: folder.path("home"))
        #expect(answer.status == 124)
        #expect(answer.output.contains("error: the tests did not end within 0.05 minutes") && answer.output.contains("did not end: Test \"one\""))
    }

    @Test("without a toolchain, says so and ends with status 40")
    func noToolchain() throws {
        try FileManager.default.removeItem(atPath: folder.path("bin/swift"))
        let answer = try run("devices")
        #expect(answer.status == 40)
        #expect(answer.error.contains("Swift toolchain is missing"))
    }

    @Test("an old toolchain is named")
    func oldToolchain() throws {
        try script("#!/bin/sh\necho 'Swift version 5.10 (swift-5.10-RELEASE)'\n", at: "bin/swift")
        let answer = try run("devices")
        #expect(answer.status == 40)
        #expect(answer.error.contains("Swift 5.10"))
    }

    @Test("without rights to install packages, prints the exact command and ends with status 40")
    func noRights() throws {
        try script("#!/bin/sh\n[ \"$3\" = libcairo2-dev ] || printf 'install ok installed'\n", at: "bin/dpkg-query")
        let answer = try run("devices")
        #expect(answer.status == 40)
        #expect(answer.error.contains("sudo apt-get install -y --no-install-recommends libcairo2-dev\n"))
        #expect(builds == 0)
    }

    @Test("as root, installs what is missing and goes on")
    func asRoot() throws {
        try script("#!/bin/sh\n[ \"$3\" = libcairo2-dev ] || printf 'install ok installed'\n", at: "bin/dpkg-query")
        try script("#!/bin/sh\necho 0\n", at: "bin/id")
        try script("#!/bin/sh\necho \"$*\" >>\"$HOME/apt\"\n", at: "bin/apt-get")
        #expect(try run("devices").status == 7)
        let calls = try String(contentsOfFile: folder.path("apt"), encoding: .utf8)
        #expect(calls == "update -q\ninstall -y --no-install-recommends libcairo2-dev\n")
    }

    @Test("a failed build ends with status 41 and is tried again")
    func failedBuild() throws {
        try script("#!/bin/sh\ncase \"$1\" in --version) echo 'Swift version 6.3' ;; *) echo x >>\"$HOME/log\"; exit 1 ;; esac\n", at: "bin/swift")
        #expect(try run("devices").status == 41)
        #expect(try run("devices").status == 41)
        #expect(builds == 2)
    }

    @Test("the compiler allocates with jemalloc where that is installed")
    func allocator() throws {
        try script(
            """
            #!/bin/sh
            case "$1" in
            --version) echo 'Swift version 6.3' ;;
            *) echo "$LD_PRELOAD" >"$HOME/preloaded"; mkdir -p "$3/.build/release"; cp "$HOME/tool" "$3/.build/release/quince-tool" ;;
            esac
            """, at: "bin/swift")
        #expect(try run("devices").status == 7)
        let machine = try CommandRunner("uname", ["-m"]).capture().output.trimmingCharacters(in: .whitespacesAndNewlines)
        let library = "/usr/lib/\(machine)-linux-gnu/libjemalloc.so.2"
        let preloaded = try String(contentsOfFile: folder.path("preloaded"), encoding: .utf8)
        #expect(preloaded == (FileManager.default.fileExists(atPath: library) ? library : "") + "\n")
    }

    @Test("doctor installs and builds nothing")
    func doctor() throws {
        let answer = try run("doctor")
        #expect(answer.status == 40)
        #expect(builds == 0)
        #expect(answer.error.contains("ok      libcairo2-dev"))
        #expect(answer.error.contains("missing Quince's own build"))
    }

    @Test("doctor and the launcher speak of the same packages")
    func packageList() {
        #expect(Installation(root: Self.root).packages().contains("libpango1.0-dev"))
        #expect(Installation.packages(inLauncher: "#!/bin/sh\npackages=\"a b\"\n") == ["a", "b"])
    }
}
