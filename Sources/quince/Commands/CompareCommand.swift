import ArgumentParser
import Foundation
import InputLimits
import WindowMatrix

struct CompareCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare", abstract: "Tells how far pictures are from others of the same names.",
        discussion: """
            Compares the PNG files of two folders by their paths, such as a suite's references that were recorded on a Mac with those that \
            quince test recorded here. A pixel counts where it is further than --over from the reference (delta E 2000: 1 is the least that an \
            eye tells apart). Where not all are exact, the status is \(CommandStatus.picturesDiffer.rawValue).
            """)

    @Argument(help: "The folder of the references.")
    var references: String

    @Argument(help: "The folder of the pictures.")
    var pictures: String

    @Option(help: ArgumentHelp("The delta E 2000 from which on a pixel counts.", valueName: "delta-E"))
    var over = 2.0

    @Option(
        help: ArgumentHelp("A file of why pictures differ: a pattern of names (* and ?), a tab and the cause in each line.", valueName: "file"),
        completion: .file())
    var causes: String?

    @Option(help: ArgumentHelp("Write the tables as Markdown.", valueName: "file"), completion: .file())
    var markdown: String?

    @OptionGroup var reporting: Reporting

    private struct Result: Encodable {
        var status: Int32
        var report: LikenessReport
    }

    func run() throws {
        try reporting.run {
            let known: [(pattern: String, cause: String)] = try causes.map(Self.readCauses) ?? []
            let report = try LikenessReport(of: URL(fileURLWithPath: pictures), to: URL(fileURLWithPath: references), limit: over, causes: known)
            if let markdown { try Self.write(report.markdown, to: URL(fileURLWithPath: markdown)) }
            let status: CommandStatus = report.entries.allSatisfy(\.isExact) ? .success : .picturesDiffer
            if reporting.json {
                try reporting.printJSON(Result(status: status.rawValue, report: report))
            } else {
                for entry in report.entries where !entry.isExact { print(Self.line(of: entry)) }
                for name in report.withoutReference { print("\(name) has no reference") }
                print("\(report.summary); \(report.notDrawn.count) references without a picture")
            }
            if status != .success { throw ReportedFailure(status: status) }
        }
    }

    private static func line(of entry: LikenessReport.Entry) -> String {
        guard let greatest = entry.greatestDeltaE else {
            return "\(entry.name) is \(entry.width) × \(entry.height) pixels, the reference \(entry.referenceWidth ?? 0) × \(entry.referenceHeight ?? 0)"
        }
        return "\(entry.name): \(String(format: "%.2f", entry.share * 100)) % of the pixels, delta E at most \(greatest)"
    }

    private static func readCauses(_ path: String) throws -> [(pattern: String, cause: String)] {
        guard let text = try InputFile.textIfReadable(at: URL(fileURLWithPath: path)) else {
            throw ReferenceFailure.unreadable(path, reason: "there is no such file")
        }
        return text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
            return parts.count == 2 && !line.hasPrefix("#") ? (parts[0], parts[1]) : nil
        }
    }

    private static func write(_ text: String, to file: URL) throws {
        do {
            try Data(text.utf8).write(to: file, options: .atomic)
        } catch {
            throw ReferenceFailure.cannotWrite(file.path, reason: error.localizedDescription)
        }
    }
}
