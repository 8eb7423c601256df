import AppBuilder
import ArgumentParser
import Foundation

struct PackageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "package", abstract: "Makes a Debian package and a tarball of Quince itself.",
        discussion: """
            With it a machine is ready in seconds: apt-get install ./quince_VERSION_ARCH.deb, or the tarball unpacked anywhere. It draws apps \
            that quince pack packed; with the same Swift toolchain that this Quince was built with it builds apps, too. The first time, every \
            framework is compiled, which takes some minutes.
            """)

    @Option(help: ArgumentHelp("Where the files are written. Default: the current folder.", valueName: "folder"), completion: .directory)
    var out = "."

    @OptionGroup var reporting: Reporting

    private struct Result: Encodable {
        var status: Int32 = 0
        var files: [String]
    }

    func run() throws {
        try reporting.run {
            let hosts = ["QUINCE_DESKTOP", "QUINCE_BROWSER"].compactMap { ProcessInfo.processInfo.environment[$0] }.map { URL(fileURLWithPath: $0) }
            let package = QuincePackage(runtime: try Runtime(), tool: PackCommand.tool, version: Quince.configuration.version, hosts: hosts)
            let files = try package.write(to: URL(fileURLWithPath: out)) { Terminal.progress("\($0)...") }
            Terminal.clearProgress()
            guard !reporting.json else { return try reporting.printJSON(Result(files: files.map(\.path))) }
            files.forEach { print($0.path) }
        }
    }
}
