import ArgumentParser
import Device
import Foundation

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

    @OptionGroup var app: LiveApp
    @OptionGroup var reporting: Reporting

    func run() throws {
        try reporting.run {
            let window: WindowConfiguration = try app.parsedWindow()
            guard let host = ProcessInfo.processInfo.environment["QUINCE_DESKTOP"] else { throw DesktopHostMissing() }
            try app.show(in: window, by: [host])
        }
    }
}

/// The program that shows the window is not there.
struct DesktopHostMissing: Error, CustomStringConvertible {
    var description: String {
        "The program that shows a window on the desktop is not built. Start it through the launcher, which builds it: ./quince run PROJECT"
    }
}
