import ArgumentParser
import Foundation
import WindowMatrix

extension Shard: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Makes the reports of all shards of quince verify one.",
        discussion: """
            A run that several machines share, each with quince verify --shard I/N, leaves a report on each of them. Merged they are the report \
            of one run, whatever N was, with its page, its files and its status. The status is that of quince verify.
            """)

    @Argument(help: ArgumentHelp("The folders of the reports, one for each shard.", valueName: "report"))
    var reports: [String]

    @Option(help: ArgumentHelp("Where the merged report is written. Default: quince-verify/merged in the current folder.", valueName: "folder"))
    var report: String?

    @OptionGroup var reporting: Reporting

    func run() throws {
        try reporting.run {
            let folder = URL(fileURLWithPath: report ?? "\(ReferenceOptions.reportsFolder)/merged")
            let result: Verification = try VerificationMerge(reports.map { URL(fileURLWithPath: $0) }).write(to: folder, isChosen: report != nil)
            try VerificationAnswer(result: result, report: folder, snapshots: result.references(from: folder)).tell(reporting)
        }
    }
}
