import AppBuilder
import ArgumentParser
import Device
import Foundation
import WindowMatrix

extension RecordMode: ExpressibleByArgument {}

struct RecordCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record", abstract: "Records pictures of an app in its windows, for quince verify to compare with.",
        discussion: """
            Draws the app as quince snapshot does and keeps a picture and a view tree of each window in \(ReferenceFolder.name) beside the \
            project, for you to look at and to commit. The first time, all windows of the default matrix are recorded, or those of \
            --windows; later, all that were recorded before. --script records the pictures that a script names, in a folder of the \
            script's name; each script has windows of its own.

            Modes: all records everything anew; failed records what differs from the recorded pictures or is not recorded; missing \
            records only what is not recorded and compares the rest; never records nothing and compares, as quince verify does. Where \
            CI is set the mode is never unless --mode is given.

            Pictures are replaced all together or not at all: a record that is stopped leaves the old ones.
            """)

    @OptionGroup var project: ProjectArgument

    @Option(parsing: .upToNextOption, help: ArgumentHelp("Window configurations to record from now on, in place of those before.", valueName: "name"))
    var windows: [String] = []

    @Option(help: ArgumentHelp("A script whose pictures are recorded, from a file in the project's folder; see quince help snapshot.", valueName: "file"))
    var script: String?

    @Option(help: "Which pictures are recorded: \(RecordMode.allCases.map(\.rawValue).joined(separator: ", ")). Default: all, or never where CI is set.")
    var mode: RecordMode?

    @Flag(help: "Remove recorded pictures that nothing makes any more.")
    var prune = false

    @Flag(help: "The app's window alone, without status bar, home indicator and rounded corners; of the first recording.")
    var bare = false

    @OptionGroup var folders: ReferenceOptions
    @OptionGroup var comparison: ComparisonOptions
    @OptionGroup var options: ProjectOptions
    @OptionGroup var drawing: DrawingOptions
    @OptionGroup var reporting: Reporting

    func validate() throws {
        if prune, comparison.shard != nil { throw ValidationError("--prune needs all windows: a shard does not know what the others make.") }
    }

    func run() throws {
        try reporting.run {
            let mode: RecordMode = mode ?? .standard(environment: ProcessInfo.processInfo.environment)
            if mode == .never, self.mode == nil { Terminal.say("CI is set: nothing is recorded, pictures are compared. --mode says otherwise.") }
            _ = try WindowMatrix(names: windows)
            let references: ReferenceFolder = try folders.references(of: project.path)
            let run = ReferenceRun(
                project: project.path, references: references, mode: mode, folders: folders, comparison: comparison, options: options, drawing: drawing,
                reporting: reporting)
            try run.perform(manifest: { try manifest(in: references, app: $0) }, prunes: prune)
        }
    }

    /// The manifest of what was recorded before, with the windows and script that are asked for now.
    private func manifest(in references: ReferenceFolder, app: String?) throws -> SnapshotManifest {
        var manifest: SnapshotManifest
        do {
            manifest = try SnapshotManifest(in: references.url)
        } catch ReferenceFailure.nothingRecorded {
            manifest = SnapshotManifest(app: app ?? "", isBare: bare)
        }
        if let script {
            manifest.set(
                SnapshotManifest.Suite(
                    script: path(of: script, in: references),
                    windows: windows.isEmpty ? earlierWindows(manifest, script, references) : try WindowMatrix(names: windows).names))
        } else if !windows.isEmpty || manifest.suites.isEmpty {
            manifest.set(SnapshotManifest.Suite(windows: windows.isEmpty ? WindowMatrix.default.names : try WindowMatrix(names: windows).names))
        }
        try manifest.check(references.url.appendingPathComponent(SnapshotManifest.fileName).path)
        return manifest
    }

    private func earlierWindows(_ manifest: SnapshotManifest, _ script: String, _ references: ReferenceFolder) -> [String] {
        manifest.suites.first { $0.script == path(of: script, in: references) }?.windows ?? WindowMatrix.default.names
    }

    /// The script from the folder that the recorded pictures are in; a path out of it is refused with the manifest.
    private func path(of script: String, in references: ReferenceFolder) -> String {
        let file: String = URL(fileURLWithPath: script).standardizedFileURL.path
        let base: String = references.base.path + "/"
        return file.hasPrefix(base) ? String(file.dropFirst(base.count)) : file
    }
}
