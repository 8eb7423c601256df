import Foundation

/// Confines programs with bubblewrap, or does not, as the user and the machine have it. A value: who starts programs is given one.
public struct Sandbox: Sendable {
    /// The user's choice.
    public enum Policy: Sendable {
        /// Programs are confined where the machine allows it.
        case whenPossible
        /// Or nothing is run.
        case required
        case never
    }

    /// Why programs of a project cannot be confined here.
    public struct Unavailable: Error, Hashable, Sendable, CustomStringConvertible {
        public var reason: String

        public var description: String { "Code of the project cannot be confined on this machine: \(reason)." }
    }

    /// A machine on which programs can be confined.
    private struct Means: Sendable {
        var program: String
        var system: SystemFolders
    }

    /// Nil for no confinement.
    private let means: Answer<Means?>

    /// Programs run as the user's own.
    public static let none = Sandbox(means: Answer(nil))

    private init(means: Answer<Means?>) { self.means = means }

    /// Whether programs are confined. Waits until that is known.
    public var isConfining: Bool { means.value != nil }

    /// Finds out whether the machine allows what the user wants; where it need not, beside what else is done.
    ///
    /// - Parameter notice: Called on another thread with the reason when programs will run unconfined though the user did not ask for
    ///   that.
    /// - Throws: `Unavailable` when they must be confined and cannot be.
    public init(_ policy: Policy, notice: @escaping @Sendable (Unavailable) -> Void) throws {
        switch policy {
        case .never: self = .none
        case .required: means = Answer(try Self.find())
        case .whenPossible:
            if let known = Self.known() {
                means = Answer(known)
                return
            }
            means = Answer {
                do {
                    return try Self.find()
                } catch {
                    notice(error as? Unavailable ?? Unavailable(reason: String(describing: error)))
                    return nil
                }
            }
        }
    }

    /// The means that an earlier command found.
    private static func known() -> Means? {
        guard let program = try? CommandRunner.locate("bwrap").path, SandboxRecord(of: program)?.holds() == true else { return nil }
        return Means(program: program, system: .current())
    }

    private static func find() throws -> Means {
        guard let program = try? CommandRunner.locate("bwrap").path else {
            throw Unavailable(reason: "bubblewrap is not installed (apt-get install bubblewrap)")
        }
        let system = SystemFolders.current()
        try check(program, system)
        SandboxRecord(of: program)?.keep()
        return Means(program: program, system: system)
    }

    /// Many containers refuse namespaces to their users. All of them are asked for, and no more mounts than the program needs: the check runs
    /// beside what else is done, on processors that are wanted there.
    private static func check(_ program: String, _ system: SystemFolders) throws {
        let needed = SystemFolders(folders: system.folders.filter { !$0.hasPrefix("/etc/") }, links: system.links)
        let arguments = Confinement().arguments(system: needed, home: nil)
        let answer = try? CommandRunner(program, arguments + ["--", "true"]).capture(deadline: Deadline(after: 5))
        guard answer?.outcome == .exited(0) else {
            let words = answer?.error.split(separator: "\n").first.map { $0.drop { $0 != " " }.trimmingCharacters(in: .whitespaces) }
            throw Unavailable(reason: "bubblewrap is refused here\(words.map { " (\($0))" } ?? "")")
        }
    }

    /// The same program, confined.
    public func confine(_ runner: CommandRunner, to confinement: Confinement) -> CommandRunner {
        guard let means = means.value, let path = try? CommandRunner.locate(runner.executable).path else { return runner }
        var result = runner
        var command = [path] + runner.arguments
        // Set within the confinement, where only its own processes count; outside all of the user's would. Root has no such limit.
        if let processes = runner.limits.processes, geteuid() != 0 { command = ["/usr/bin/prlimit", "--nproc=\(processes)", "--"] + command }
        let folder = runner.folder.map { ["--chdir", $0.path] } ?? []
        result.executable = means.program
        result.arguments = confinement.arguments(system: means.system, home: runner.environment.variables()["HOME"]) + folder + ["--"] + command
        result.folder = nil
        result.reportsSignalsAsStatus = true
        return result
    }
}
