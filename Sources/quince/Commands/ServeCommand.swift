import ArgumentParser
import Device
import Foundation

struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Shows an app live on a page in the browser.",
        discussion: """
            Builds the app of an Xcode project, starts it, and prints the address of a page on which it runs: pointers and fingers are \
            fingers (with Option held, two of them), the wheel scrolls, keys go to the app. The page turns the device, leaves the app and \
            comes back, switches between light and dark, changes the text size, chooses language and time zone, and on an iPad the app's \
            part of the screen. Pictures are sent without loss, and only what changed of them. All pages that are open show the same app.

            Only this machine can reach the page, and only who knows the address with its token. To show it to others, say --host 0.0.0.0, \
            or let a web server with TLS pass it on. The command ends with the app, or by Control-C.
            """)

    @OptionGroup var app: LiveApp

    @Option(help: ArgumentHelp("The address to listen on.", valueName: "address"))
    var host: String = "127.0.0.1"

    @Option(help: ArgumentHelp("The port to listen on; 0 for any that is free.", valueName: "number"))
    var port: Int = 8080

    @Option(help: ArgumentHelp("The first part of the page's path, without which there is nothing; another each time without this.", valueName: "text"))
    var token: String?

    @OptionGroup var reporting: Reporting

    /// Characters that need no escape in an address.
    private static let tokenCharacters = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_")

    func validate() throws {
        guard (0...65535).contains(port) else { throw ValidationError("--port takes a number from 0 to 65535.") }
        guard let token else { return }
        guard !token.isEmpty, token.count <= 64, token.allSatisfy(Self.tokenCharacters.contains) else {
            throw ValidationError("--token takes 1 to 64 letters without accents, digits, - and _.")
        }
    }

    func run() throws {
        try reporting.run {
            let window: WindowConfiguration = try app.parsedWindow()
            guard let program = ProcessInfo.processInfo.environment["QUINCE_BROWSER"] else { throw BrowserHostMissing() }
            try app.show(in: window, by: [program, host, String(port), token ?? Self.makeToken()])
        }
    }

    private static func makeToken() -> String { String(UInt64.random(in: .min ... .max), radix: 36) }
}

/// The program that serves the page is not there.
struct BrowserHostMissing: Error, CustomStringConvertible {
    var description: String {
        "The program that serves the page is not built. Start it through the launcher, which builds it: ./quince serve PROJECT"
    }
}
