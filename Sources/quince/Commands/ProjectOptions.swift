import AppBuilder
import ArgumentParser

/// Options of every command that builds a project.
struct ProjectOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The app target, when the project has several.", valueName: "name"))
    var target: String?

    @Option(help: ArgumentHelp("The build configuration whose settings count.", valueName: "name"))
    var configuration = "Debug"

    @Option(help: ArgumentHelp("Where to build. Default: .quince beside the project.", valueName: "folder"))
    var buildPath: String?

    @Flag(help: "Let the project take files from anywhere you may read. Without it, only from its checkout: the folder under version control that it is in, else the folder above it.")
    var trust = false

    @Flag(name: .shortAndLong, help: "Show the compiler's warnings and what Quince leaves out.")
    var verbose = false

    @Flag(help: "Fail when a part of the project is left out because what it needs is not there.")
    var strict = false

    func builder() throws -> AppBuilder {
        let options = AppBuilder.Options(target: target, configuration: configuration, buildPath: buildPath, isTrusted: trust, isStrict: strict)
        return AppBuilder(options: options, runtime: try Runtime()) { $0.show() }
    }

    /// Builds the app at `path` and shows what the compiler warned of.
    func build(_ path: String) throws -> AppBuilder.Application {
        let application = try builder().buildApplication(at: path)
        Terminal.clearProgress()
        if verbose {
            application.warnings.forEach { Terminal.say($0) }
            application.notices.forEach { Terminal.warning($0) }
        }
        LeftOutText.lines(of: application.leftOut, isWhole: verbose).forEach { Terminal.say($0) }
        return application
    }
}
