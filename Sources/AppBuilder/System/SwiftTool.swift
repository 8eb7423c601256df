import Foundation
import ProcessControl

/// The toolchain's `swift`, which compiles and runs what a project brings along: manifests, plugins, macros. It is confined to the build
/// folder: it reads the system, the project's checkout and Quince, writes where Quince builds, and has no network but while packages are
/// fetched.
struct SwiftTool: Sendable {
    var sandbox = Sandbox.none
    /// The folders that may be read besides the system: the checkout, Quince.
    var readable: [URL] = []
    /// Variables for it besides those of the user's environment.
    var variables: [String: String] = [:]

    /// The purpose that the tool is run for.
    enum Task { case building, fetching }

    /// Runs `swift` for a build folder, with a private folder for temporary files that goes away after `body`: the compiler leaves a folder
    /// behind each time it runs, and cannot use one whose path is not ASCII.
    ///
    /// - Parameter program: another of the toolchain's programs.
    func run<Result>(_ arguments: [String], in folder: URL, for task: Task = .building, program: String = "swift", _ body: (CommandRunner) throws -> Result)
        throws -> Result
    {
        // SwiftPM keeps there the locks of the cache that every process fetches into; its own one when confined.
        if task == .fetching, !sandbox.isConfining { return try body(CommandRunner(program, arguments)) }
        let chosen: URL = FileManager.default.temporaryDirectory
        let isUsable: Bool = chosen.path.utf8.allSatisfy { $0 < 0x80 } && access(chosen.path, W_OK | X_OK) == 0
        let temporary = try TemporaryFolder(in: isUsable ? chosen : URL(fileURLWithPath: "/tmp"), prefix: "quince-swift-")
        defer { temporary.remove() }
        guard sandbox.isConfining else {
            return try body(
                Self.limited(CommandRunner(program, arguments, environment: .inheritedAdding(variables.merging(["TMPDIR": temporary.url.path]) { $1 }))))
        }
        var environment = Self.environment(for: task, inherited: ProcessInfo.processInfo.environment).merging(variables) { $1 }
        environment["TMPDIR"] = temporary.url.path
        let runner = Self.limited(CommandRunner(program, Self.withOwnCaches(arguments, in: folder), environment: .only(environment)))
        var confinement = confinement(for: task, environment: environment)
        confinement.writable = [folder.path, temporary.url.path]
        return try body(sandbox.confine(runner, to: confinement))
    }

    /// Bytes that a process of the toolchain may have: a short source can make the compiler want more than there is, and it is not the user's other
    /// programs that are to end for it.
    static var memoryLimit: UInt64 { ProcessInfo.processInfo.physicalMemory / 4 * 3 }

    private static func limited(_ runner: CommandRunner) -> CommandRunner {
        var result = runner
        result.limits.memory = memoryLimit
        return result
    }

    /// SwiftPM's caches and settings stand in the build folder: what one project put into them must not reach another.
    private static func withOwnCaches(_ arguments: [String], in folder: URL) -> [String] {
        guard let command = arguments.first, ["build", "package"].contains(command) else { return arguments }
        let place = folder.appendingPathComponent("swiftpm").path
        return [command, "--cache-path", "\(place)/cache", "--config-path", "\(place)/configuration", "--security-path", "\(place)/security"]
            + arguments.dropFirst()
    }

    private func confinement(for task: Task, environment: [String: String]) -> Confinement {
        var result = Confinement(readable: readable.map(\.path), network: task == .fetching)
        guard task == .fetching, let home = environment["HOME"] else { return result }
        // What git looks at to reach repositories as the user does.
        result.readable += [".gitconfig", ".config/git", ".git-credentials", ".netrc", ".ssh", ".swiftpm/configuration"].map { "\(home)/\($0)" }
        result.readable += [environment["SSH_AUTH_SOCK"], environment["GIT_CONFIG_GLOBAL"]].compactMap { $0 } + Self.localRepositories()
        return result
    }

    /// Folders that git's settings name in place of addresses.
    private static func localRepositories() -> [String] {
        let answer = try? CommandRunner("git", ["config", "--get-regexp", "^url\\..*\\.insteadof$"]).capture()
        let paths = (answer?.output ?? "").split(separator: "\n").compactMap { line -> String? in
            guard let end = line.range(of: ".insteadof ", options: .caseInsensitive)?.lowerBound else { return nil }
            let base = line[..<end].dropFirst("url.".count)
            let path = base.hasPrefix("file://") ? base.dropFirst("file://".count) : base
            return path.hasPrefix("/") ? String(path) : nil
        }
        return paths.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    }

    /// The variables of the user's environment that compilers and git need, and nothing else: an environment may hold passwords.
    static func environment(for task: Task, inherited: [String: String]) -> [String: String] {
        var names: Set<String> = ["PATH", "HOME", "USER", "LOGNAME", "LANG", "LANGUAGE", "TZ", "LD_LIBRARY_PATH", "CC", "CXX", "PKG_CONFIG_PATH"]
        var prefixes = ["LC_", "SWIFTLY_"]
        if task == .fetching {
            names.formUnion([
                "SSH_AUTH_SOCK", "SSL_CERT_FILE", "SSL_CERT_DIR", "http_proxy", "https_proxy", "no_proxy", "all_proxy", "HTTP_PROXY", "HTTPS_PROXY",
                "NO_PROXY", "ALL_PROXY",
            ])
            prefixes.append("GIT_")
        }
        return inherited.filter { variable in names.contains(variable.key) || prefixes.contains { variable.key.hasPrefix($0) } }
    }
}
