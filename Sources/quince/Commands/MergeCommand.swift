import AppBuilder
import ArgumentParser
import Foundation
import WindowMatrix

extension Shard: ExpressibleByArgument {
    public init?(argument: String) { self.init(argument) }
}

struct MergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Makes the reports of all shards of quince verify, audit or test one.",
        discussion: """
            A run that several machines share, each with --shard I/N, leaves a report on each of them. Merged they are the report of one run, \
            whatever N was, with its page, its files and its status. Of quince verify and quince audit, name the folders of the reports, of \
            quince test the files that --results wrote.
            """)

    @Argument(help: ArgumentHelp("The reports, one for each shard.", valueName: "report"))
    var reports: [String]

    @Option(
        help: ArgumentHelp("The folder of the merged report. Default: quince-verify/merged or quince-audit/merged in the current folder.", valueName: "folder"))
    var report: String?

    @Option(help: ArgumentHelp("A file of findings that are known, of an audit: they do not fail.", valueName: "file"), completion: .file())
    var baseline: String?

    @Option(help: ArgumentHelp("Write the results of tests as JUnit XML.", valueName: "file"), completion: .file())
    var junit: String?

    @OptionGroup var reporting: Reporting

    private var urls: [URL] { reports.map { URL(fileURLWithPath: $0) } }

    func run() throws {
        try reporting.run {
            if urls.allSatisfy({ !$0.hasDirectoryPath && TestPart(at: $0) != nil }) { return try mergeTests() }
            if urls.contains(where: AuditPart.isIn) { return try mergeAudits() }
            let folder = URL(fileURLWithPath: report ?? "\(ReferenceOptions.reportsFolder)/merged")
            let result: Verification = try VerificationMerge(urls).write(to: folder, isChosen: report != nil)
            try VerificationAnswer(result: result, report: folder, snapshots: result.references(from: folder)).announce(reporting)
        }
    }

    private func mergeAudits() throws {
        let folder = URL(fileURLWithPath: report ?? "\(AuditCommand.reportsFolder)/merged")
        let known: AuditBaseline? = try baseline.map { try AuditBaseline(contentsOf: URL(fileURLWithPath: $0)) }
        let result: AuditReport = try AuditMerge(urls, baseline: known).write(to: folder, isChosen: report != nil)
        try AuditCommand.announce(result, folder: folder, showsAll: false, reporting: reporting)
    }

    private func mergeTests() throws {
        let parts: [(file: String, part: TestPart)] = urls.compactMap { url in TestPart(at: url).map { (url.path, $0) } }
        try TestCommand.announce(TestPart.joined(parts), named: "merged", junit: junit, reporting: reporting)
    }
}
