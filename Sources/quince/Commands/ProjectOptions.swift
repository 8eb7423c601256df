import AppBuilder
import ArgumentParser
import Foundation
import ProcessControl

/// Options of every command that builds a project.
struct ProjectOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The app target, when the project has several.", valueName: "name"))
    var target: String?

    @Option(help: ArgumentHelp("The build configuration whose settings count.", valueName: "name"))
    var configuration = "Debug"

    @Option(help: ArgumentHelp("Where to build. Default: .quince beside the project.", valueName: "folder"))
    var buildPath: String?

    @Flag(
        help:
            "Let the project take files from anywhere you may read, and its code run with all your rights. Without it, files come only from its checkout, the folder under version control that it is in, else the folder above it, and its code is confined."
    )
    var trust = false

    @Flag(help: "Run nothing of the project's code where it cannot be confined.")
    var confined = false

    @Flag(name: .shortAndLong, help: "Show all warnings, the compiler's too, all that the app prints, and what Quince leaves out.")
    var verbose = false

    @Flag(help: "Fail when a part of the project is left out because what it needs is not there.")
    var strict = false

    func validate() throws {
        if trust && confined { throw ValidationError("--trust and --confined exclude each other.") }
    }

    /// Confines the project's code as the user and the machine have it; says so when it cannot be.
    func sandbox() throws -> Sandbox {
        try Sandbox(trust ? .never : confined ? .required : .whenPossible) { Terminal.warning("\($0.description) It runs with all your rights.") }
    }

    func builder(in sandbox: Sandbox, limits: AppLimits? = nil) throws -> AppBuilder {
        var options = AppBuilder.Options(target: target, configuration: configuration, buildPath: buildPath, isTrusted: trust, isStrict: strict)
        options.sandbox = sandbox
        options.network = limits?.network ?? false
        options.limits = limits?.limits ?? ProcessLimits()
        return AppBuilder(options: options, runtime: try Runtime()) { $0.show() }
    }

    /// Tells what of the app's resources will not be shown as it is meant, where no report does.
    func reportFindings(of application: AppBuilder.Application) {
        for finding in application.findings { Terminal.warning("\(finding.place): \(finding.message)") }
    }

    /// Builds the app at `path` and shows what the compiler warned of.
    func build(_ path: String, in sandbox: Sandbox) throws -> AppBuilder.Application {
        if AppPack.isAt(path) { return try openPack(path) }
        let application = try builder(in: sandbox).buildApplication(at: path)
        Terminal.clearProgress()
        if verbose {
            application.warnings.forEach { Terminal.say($0) }
            application.notices.forEach { Terminal.warning($0) }
        }
        LeftOutText.lines(of: application.leftOut, isWhole: verbose).forEach { Terminal.say($0) }
        return application
    }

    /// The app in a pack, whose process finds Quince's libraries beside Quince, and those that this Quince does not have itself in the pack: what was
    /// built without optimisation needs one more of the toolchain's.
    private func openPack(_ path: String) throws -> AppBuilder.Application {
        let runtime = try Runtime()
        let application = try AppPack.application(at: path, runtime: runtime)
        setenv("LD_LIBRARY_PATH", ([runtime.products] + [application.libraries].compactMap { $0 }).map(\.path).joined(separator: ":"), 1)
        if strict, !application.leftOut.isEmpty { throw LeftOutText.error(application.leftOut) }
        LeftOutText.lines(of: application.leftOut, isWhole: verbose).forEach { Terminal.say($0) }
        return application
    }
}
