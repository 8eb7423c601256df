import AppBuilder
import ArgumentParser
import Foundation
import WindowMatrix

struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Compares an app in its windows with the recorded pictures, and reports what changed.",
        discussion: """
            Draws all that quince record has recorded and compares it, to the bit unless --tolerance is given. Where something differs, \
            is not recorded or cannot be drawn, the status is not 0, and the report has the recorded picture, the new one, the difference, \
            and in words what the views did. Nothing is recorded; quince accept makes new pictures of the report the recorded ones.

            The report's folder holds index.html, report.json, junit.xml, results.sarif, summary.md, and a JSON file beside each new \
            picture that says what it is of. Under GitHub Actions (GITHUB_ACTIONS) what changed is also told as annotations, and the \
            summary is added to the run's page (GITHUB_STEP_SUMMARY).
            """)

    @OptionGroup var project: ProjectArgument

    @OptionGroup var folders: ReferenceOptions
    @OptionGroup var comparison: ComparisonOptions
    @OptionGroup var options: ProjectOptions
    @OptionGroup var drawing: DrawingOptions
    @OptionGroup var reporting: Reporting

    func run() throws {
        try reporting.run {
            let references: ReferenceFolder = try folders.references(of: project.path)
            // A folder that cannot be compared with should not cost a build.
            let manifest = try SnapshotManifest(in: references.url)
            let run = ReferenceRun(
                project: project.path, references: references, mode: .never, folders: folders, comparison: comparison, options: options, drawing: drawing,
                reporting: reporting)
            try run.perform(manifest: { _ in manifest })
        }
    }
}

/// How pictures are compared with recorded ones.
struct ComparisonOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The greatest perceptual distance (delta E 2000) by which a pixel may differ: 1 is the least that an eye tells apart, 100 is black against white. Default: pictures are the same to the bit.",
            valueName: "delta-E"))
    var tolerance: Double?

    @Option(
        help: ArgumentHelp(
            "Draw only one part of the windows, of a run that several machines share: 2/4 is the second of four. quince merge makes their reports one.",
            valueName: "I/N"))
    var shard: Shard?

    @Option(
        help: ArgumentHelp(
            "A file of what each window takes: a run of all windows writes it, and --shard deals the windows by it. Default: \(CostTable.fileName) among the recorded pictures, which quince record writes.",
            valueName: "file"), completion: .file())
    var costs: String?

    func validate() throws {
        if let tolerance, !(tolerance > 0 && tolerance <= 100) { throw ValidationError("--tolerance takes a distance above 0, up to 100.") }
    }
}
