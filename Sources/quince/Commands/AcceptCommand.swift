import ArgumentParser
import Foundation
import WindowMatrix

struct AcceptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept", abstract: "Makes new pictures of a report of quince verify the recorded ones.",
        discussion: """
            NAME is a picture's name as the report and its page have it, such as ipad-9.7.portrait.full or walk/ipad-9.7.portrait.full.inbox; \
            * and ? stand for any letters. All that is named is accepted, or nothing. A report that was made elsewhere, on a build server, \
            is accepted in the same way: --report names its folder, and --snapshots the recorded pictures. With --serve the report's page is \
            shown to a browser on this machine until Ctrl-C, and has buttons to accept what it shows.
            """)

    @Argument(help: ArgumentHelp("Names of pictures.", valueName: "name"))
    var names: [String] = []

    @Flag(help: "Accept every new picture of the report.")
    var all = false

    @Flag(help: "Serve the report's page on this machine, with buttons that accept.")
    var serve = false

    @Option(help: ArgumentHelp("The port to serve at. Default: any that is free.", valueName: "number"))
    var port: UInt16 = 0

    @Option(help: ArgumentHelp("The report's folder. Default: the one in quince-verify, where there is one alone.", valueName: "folder"))
    var report: String?

    @Option(help: ArgumentHelp("The folder of recorded pictures. Default: the one that the report compared with.", valueName: "folder"))
    var snapshots: String?

    @OptionGroup var reporting: Reporting

    func validate() throws {
        if serve {
            if all || !names.isEmpty { throw ValidationError("With --serve the page's buttons say what is accepted: give no names and no --all.") }
        } else if names.isEmpty != all {
            throw ValidationError("Give names of pictures, or --all, or --serve.")
        }
    }

    private struct Result: Encodable {
        var status: Int32
        var accepted: [String]
    }

    func run() throws {
        try reporting.run {
            let folder: URL = try report.map { URL(fileURLWithPath: $0) } ?? Acceptance.onlyReport(in: URL(fileURLWithPath: ReferenceOptions.reportsFolder))
            if serve {
                let server = try ReportServer(reportIn: folder, snapshots: snapshots.map { URL(fileURLWithPath: $0) }, port: port)
                print("The report is at \(server.address) until Ctrl-C.")
                fflush(nil)
                server.run()
            }
            let accepted: [String] = try Acceptance(reportIn: folder, snapshots: snapshots.map { URL(fileURLWithPath: $0) }).accept(all ? nil : names)
            if reporting.json {
                try reporting.printJSON(Result(status: 0, accepted: accepted))
            } else if accepted.isEmpty {
                print("The report has no new pictures.")
            } else {
                print(
                    "\(accepted.count) \(accepted.count == 1 ? "picture is" : "pictures are") accepted: \(accepted.prefix(4).joined(separator: ", "))\(accepted.count > 4 ? " and \(accepted.count - 4) more" : "")"
                )
            }
        }
    }
}
