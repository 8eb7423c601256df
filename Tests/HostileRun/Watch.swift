import FolderAccess
import Foundation
import ProcessControl

/// Runs a process for one project, and looks from outside at what it did to the files of the whole machine: see `OverlayLayers`. Whatever it
/// did anywhere but in the project's build folder is a problem.
struct Watch {
    /// Of processor time, which a busy machine does not lengthen.
    private static let seconds = 5
    /// For what waits instead.
    private static let deadline = 60.0
    private static let buildFolder = "home/clone/app/.quince/"
    private static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()

    /// Not where temporary files are, which may be in a file system of its own. Not a folder that goes away at a signal either: the whole
    /// machine may be seen in it just then.
    private let folder = URL(fileURLWithPath: "/var/tmp/quince-hostile-\(getpid())")
    private let layers: OverlayLayers
    /// An empty file in whose place this program is seen.
    private var standIn: URL { folder.appendingPathComponent("HostileRun") }
    private var place: URL { layers.place }

    struct Outcome {
        var problems: [String] = []
        var isBuilt: Bool
        var seconds: Double
        var output: String
    }

    /// Starts this program again where what is mounted is nobody else's business.
    static func enterNamespace() throws {
        let mark = "QUINCE_HOSTILE_NAMESPACE"
        guard getenv(mark) == nil else { return }
        setenv(mark, "1", 1)
        let options = ["unshare", geteuid() == 0 ? "-m" : "-Urm", "--propagation", "private", "--", program.path]
        let pointers = (options + CommandLine.arguments.dropFirst()).map { strdup($0) } + [nil]
        execv(try CommandRunner.locate("unshare").path, pointers)
        throw OverlayLayers.Failure("unshare", errno)
    }

    init() throws {
        layers = OverlayLayers(folder: folder.appendingPathComponent("layers"), place: folder.appendingPathComponent("case"))
        try FileManager.default.createDirectory(at: layers.folder, withIntermediateDirectories: true)
        try Data().write(to: standIn)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// An empty folder for the next project.
    func makeFolder() throws -> URL {
        try FolderHandle(at: folder.path).remove("case")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        return place
    }

    /// Builds the project in that folder.
    func run() throws -> Outcome {
        try layers.mount()
        defer { layers.unmount() }
        let command = [
            "--die-with-parent", "--unshare-pid", "--bind", layers.merged, "/", "--dev", "/dev", "--proc", "/proc",
            "--ro-bind", Self.program.path, standIn.path, "--chdir", place.path, "--",
            "prlimit", "--cpu=\(Self.seconds):\(Self.seconds + 1)", "--", standIn.path, "build", place.path,
        ]
        let environment = ["HOME": place.path + "/home", "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=no", "LANG": "C.UTF-8"]
        let answer = try CommandRunner("bwrap", command, environment: .only(environment)).capture(deadline: Deadline(after: Self.deadline))
        var outcome = Outcome(
            isBuilt: answer.output.hasPrefix("built"), seconds: Double(answer.output.split(separator: "\u{1E}").last?.dropLast() ?? "") ?? 0,
            output: answer.output + answer.error)
        switch answer.outcome {
        case .exited(0): break
        // The shells' way to tell a signal.
        case .exited(128 + SIGXCPU): outcome.problems.append("took more than \(Self.seconds) s of processor time")
        case .exited(let status): outcome.problems.append(status > 128 ? "ended by signal \(status - 128)" : "ended with \(status)")
        case .signalled(let signal): outcome.problems.append("ended by signal \(signal)")
        case .timedOut: outcome.problems.append("took more than \(Self.deadline) s")
        }
        let wrong = layers.changesInPlace().filter { !$0.hasPrefix(Self.buildFolder) } + layers.changesElsewhere().map { "/" + $0 }
        if !wrong.isEmpty { outcome.problems.append("touched \(wrong.prefix(5).joined(separator: ", "))") }
        return outcome
    }
}
