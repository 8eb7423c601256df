import Foundation

/// Confines programs with bubblewrap, or does not, as the user and the machine have it. A value: who starts programs is given one.
public struct Sandbox: Sendable {
    /// What the user wants.
    public enum Policy: Sendable {
        /// Where the machine allows it.
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

    private let program: String?
    private let system: SystemFolders

    /// Programs run as the user's own.
    public static let none = Sandbox(program: nil, system: SystemFolders(folders: [], links: []))

    private init(program: String?, system: SystemFolders) {
        self.program = program
        self.system = system
    }

    public var isConfining: Bool { program != nil }

    /// Finds out whether the machine allows what the user wants.
    ///
    /// - Parameter notice: Called with the reason when programs will run unconfined though the user did not ask for that.
    /// - Throws: `Unavailable` when they must be confined and cannot be.
    public init(_ policy: Policy, notice: (Unavailable) -> Void) throws {
        if case .never = policy {
            self = .none
            return
        }
        do {
            let program = try Self.find()
            let system = SystemFolders.current()
            try Self.check(program, system)
            self.init(program: program, system: system)
        } catch let error as Unavailable {
            if case .required = policy { throw error }
            notice(error)
            self = .none
        }
    }

    private static func find() throws -> String {
        guard let program = try? CommandRunner.locate("bwrap").path else {
            throw Unavailable(reason: "bubblewrap is not installed (apt-get install bubblewrap)")
        }
        return program
    }

    /// Many containers refuse namespaces to their users.
    private static func check(_ program: String, _ system: SystemFolders) throws {
        let arguments = Confinement().arguments(system: system, home: nil)
        let answer = try? CommandRunner(program, arguments + ["--", "true"]).capture(deadline: Deadline(after: 5))
        guard answer?.outcome == .exited(0) else {
            let words = answer?.error.split(separator: "\n").first.map { $0.drop { $0 != " " }.trimmingCharacters(in: .whitespaces) }
            throw Unavailable(reason: "bubblewrap is refused here\(words.map { " (\($0))" } ?? "")")
        }
    }

    /// The same program, confined.
    public func confine(_ runner: CommandRunner, to confinement: Confinement) -> CommandRunner {
        guard let program, let path = try? CommandRunner.locate(runner.executable).path else { return runner }
        var result = runner
        var command = [path] + runner.arguments
        // Set within the confinement, where only its own processes count; outside all of the user's would. Root has no such limit.
        if let processes = runner.limits.processes, geteuid() != 0 { command = ["/usr/bin/prlimit", "--nproc=\(processes)", "--"] + command }
        let folder = runner.folder.map { ["--chdir", $0.path] } ?? []
        result.executable = program
        result.arguments = confinement.arguments(system: system, home: runner.environment.variables()["HOME"]) + folder + ["--"] + command
        result.folder = nil
        result.reportsSignalsAsStatus = true
        return result
    }
}
