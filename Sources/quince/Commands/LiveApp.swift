import AppBuilder
import ArgumentParser
import CoreText
import Device
import Foundation
import HeadlessHost
import ProcessControl

/// The app that a command shows live, in a window or on a page, and how it is built and started.
struct LiveApp: ParsableArguments {
    @OptionGroup var project: ProjectArgument

    @Option(help: ArgumentHelp("The window configuration to begin with; quince devices lists them.", valueName: "name"))
    var window: String = "iphone-15-pro.portrait.full"

    @Flag(help: "Start with no files, as after a new installation.")
    var fresh = false

    @Flag(help: "Build and start the app again whenever a file of the project is saved.")
    var watch = false

    @OptionGroup var options: ProjectOptions
    @OptionGroup var limits: AppLimits

    /// The window to begin with. Asked for before anything is built: a wrong name should not cost a build.
    func parsedWindow() throws -> WindowConfiguration { try WindowConfiguration(parsing: window) }

    /// Builds the app, and shows it until its host ends.
    ///
    /// - Parameter host: The program that shows it and its first arguments; the window, the app's container and the app's command follow.
    func show(in window: WindowConfiguration, by host: [String]) throws {
        let sandbox = try options.sandbox()
        let application = try options.build(project.path, in: sandbox)
        options.reportFindings(of: application)
        if fresh { try application.folder.removeContainer() }
        let container = application.folder.container
        setenv("SWIFT_BACKTRACE", CrashReport.backtraceOptions, 0)
        try FileManager.default.createDirectory(at: container, withIntermediateDirectories: true)
        guard watch else { return try show(with: runner(host, application, window.name, sandbox)) }
        try showAndWatch(host, application, window.name, sandbox)
    }

    private func runner(_ host: [String], _ application: AppBuilder.Application, _ window: String, _ sandbox: Sandbox) throws -> CommandRunner {
        var runner = CommandRunner(host[0], host.dropFirst() + [window, application.folder.container.path] + (try command(for: application, in: sandbox)))
        // The host ends the app itself when it is told to end.
        runner.grace = 5
        return runner
    }

    /// Shows the app until its window is closed. What is saved meanwhile is built beside it, and takes its place when that succeeds.
    private func showAndWatch(_ host: [String], _ first: AppBuilder.Application, _ window: String, _ sandbox: Sandbox) throws {
        var (application, window) = (first, window)
        while true {
            let process = try runner(host, application, window, sandbox).start()
            let rebuild = Rebuild(
                of: project.path, writing: [options.buildPath], { try options.build(project.path, in: sandbox) }, onSuccess: { process.stop() })
            let outcome = process.waitForEnd()
            if !rebuild.hasBuilt {
                // The window was closed; an app that ended by itself waits to be mended.
                guard outcome == .exited(CommandStatus.appTrapped.rawValue) else {
                    rebuild.end()
                    return try report(outcome)
                }
                Terminal.say("Watching \(project.path) for changes; Control-C ends it.")
            }
            application = rebuild.wait()
            window = LastWindow.name(in: application.folder.container) ?? window
        }
    }

    /// The command that the desktop host starts: the app, confined and with its limits.
    private func command(for application: AppBuilder.Application, in sandbox: Sandbox) throws -> [String] {
        var app = CommandRunner(application.executable.path, [])
        app.limits = limits.limits
        var confinement = try limits.confinement(of: application)
        confinement.writable.append(application.folder.container.path)
        let runner = sandbox.confine(app, to: confinement)
        let settings: [String] = limits.systemFontFolder.map { ["/usr/bin/env", "\(SystemFontFolder.environmentVariable)=\($0.path)"] } ?? []
        return settings + ["/usr/bin/prlimit", "--data=\(limits.memory.bytes)", "--", runner.executable] + runner.arguments
    }

    /// Runs the desktop host, whose status becomes this command's.
    private func show(with host: CommandRunner) throws { try report(host.start().waitForEnd()) }

    private func report(_ outcome: CommandRunner.Outcome) throws {
        switch outcome {
        case .exited(0): return
        case .exited(let status): throw ReportedFailure(status: CommandStatus(rawValue: status) ?? .internalError)
        case .signalled(let signal):
            Terminal.error("The program that shows the window was ended by signal \(signal).")
            throw ReportedFailure(status: .internalError)
        case .timedOut: throw ReportedFailure(status: .internalError)
        }
    }
}
