import AppBuilder
import ArgumentParser
import Foundation

struct PackCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pack", abstract: "Builds an app and packs it with all that draws it elsewhere.",
        discussion: """
            Makes a folder with the built app, Quince's programs and runtime, and the Swift runtime. Where that folder is copied to, neither \
            a toolchain nor Quince is needed: PACK/quince snapshot PACK, and in the same way record, verify, audit and run. The machine needs the \
            Debian packages that this command names, and the same kind of processor.

            An installed Quince (quince package) takes a pack as its project, too, if it is of the same build.
            """)

    @OptionGroup var project: ProjectArgument

    @Option(help: ArgumentHelp("The folder of the pack. Default: quince-packs/APP in the current folder.", valueName: "folder"), completion: .directory)
    var out: String?

    @OptionGroup var options: ProjectOptions
    @OptionGroup var reporting: Reporting

    private struct Result: Encodable {
        var status: Int32 = 0
        var pack: String
        var bytes: Int
        var packages: [String]
    }

    func run() throws {
        try reporting.run {
            let application = try options.build(project.path, in: options.sandbox())
            let folder = URL(fileURLWithPath: out ?? "quince-packs/\(application.bundle.deletingPathExtension().lastPathComponent)")
            Terminal.progress("Packing \(application.name)...")
            let made = try AppPack.write(application, runtime: Runtime(), tool: Self.tool, to: folder)
            Terminal.clearProgress()
            guard !reporting.json else { return try reporting.printJSON(Result(pack: folder.path, bytes: made.bytes, packages: made.packages)) }
            print("\(folder.path): \(made.bytes >> 20) MB")
            print("Where it is drawn: apt-get install --no-install-recommends \(made.packages.joined(separator: " "))")
        }
    }

    /// This program.
    static var tool: URL { URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath() }
}
