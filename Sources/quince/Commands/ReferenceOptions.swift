import AppBuilder
import ArgumentParser
import Foundation
import WindowMatrix
import XcodeProject

/// The folders of recorded pictures and reports.
struct ReferenceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder of recorded pictures. Default: \(ReferenceFolder.name) beside the project, or of a pack in the current folder.", valueName: "folder"))
    var snapshots: String?

    @Option(help: ArgumentHelp("Where the report is written. Default: quince-verify/APP in the current folder.", valueName: "folder"))
    var report: String?

    /// The folder of the recorded pictures of the project at `path`.
    func references(of path: String) throws -> ReferenceFolder {
        if let snapshots { return ReferenceFolder(URL(fileURLWithPath: snapshots)) }
        // A pack has no project beside it.
        if AppPack.isAt(path) { return ReferenceFolder(URL(fileURLWithPath: ReferenceFolder.name)) }
        return ReferenceFolder(try ProjectLocation(path: path).url.deletingLastPathComponent().appendingPathComponent(ReferenceFolder.name))
    }

    static let reportsFolder = "quince-verify"

    func reportFolder(of app: String) -> URL { URL(fileURLWithPath: report ?? "\(Self.reportsFolder)/\(app)") }
}
