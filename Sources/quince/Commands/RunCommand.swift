import AppBuilder
import ArgumentParser
import CoreText
import Device
import Foundation
import HeadlessHost
import ProcessControl

struct RunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Shows an app live in a window on the desktop.",
        discussion: """
            Builds the app of an Xcode project and opens a desktop window in which it runs: the pointer is a finger, the wheel \
            scrolls, keys go to the app (Control and the Windows key are Command). The window's buttons turn the device, leave the \
            app and come back, switch between light and dark, change the text size, choose language, region and time zone (the app then \
            starts again), and on an iPad choose the app's part of the screen.

            What the app writes to its files stays for the next time; --fresh forgets it. What it prints appears on the terminal. \
            The command ends when the window is closed. With --watch the app is built anew whenever a file of the project is saved, and \
            starts again in the window and orientation it was in, with its files.
            """)

    @OptionGroup var project: ProjectArgument

    @Option(help: ArgumentHelp("The window configuration to begin with; quince devices lists them.", valueName: "name"))
    var window: String = "iphone-15-pro.portrait.full"

    @Flag(help: "Start with no files, as after a new installation.")
    var fresh = false

    @Flag(help: "Build and start the app again whenever a file of the project is saved.")
    var watch = false

    @OptionGroup var options: ProjectOptions
    @OptionGroup var limits: AppLimits
    @OptionGroup var reporting: Reporting

    func run() throws {
        try reporting.run {
            // The name first: a wrong one should not cost a build.
            let window = try WindowConfiguration(parsing: window)
            guard let host = ProcessInfo.processInfo.environment["QUINCE_DESKTOP"] else { throw DesktopHostMissing() }
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
    }

    private func runner(_ host: String, _ application: AppBuilder.Application, _ window: String, _ sandbox: Sandbox) throws -> CommandRunner {
        var runner = CommandRunner(host, [window, application.folder.container.path] + (try command(for: application, in: sandbox)))
        // The host ends the app itself when it is told to end.
        runner.grace = 5
        return runner
    }

    /// Shows the app until its window is closed. What is saved meanwhile is built beside it, and takes its place when that succeeds.
    private func showAndWatch(_ host: String, _ first: AppBuilder.Application, _ window: String, _ sandbox: Sandbox) throws {
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

/// The program that shows the window is not there.
struct DesktopHostMissing: Error, CustomStringConvertible {
    var description: String {
        "The program that shows a window on the desktop is not built. Start it through the launcher, which builds it: ./quince run PROJECT"
    }
}
