import AppBuilder
import ArgumentParser
import FolderAccess
import Foundation
import ProcessControl
import XcodeProject

struct UpgradeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "upgrade", abstract: "Makes an app for iPhones one for the iPad too.",
        discussion: """
            Does what Xcode's "Upgrade Current Target for iPad" did and what sharing the screen asks after it: the device family, all \
            orientations on the iPad, a launch screen, no UIRequiresFullScreen, and from the main storyboard or nib one for the iPad, where the \
            navigation stack stands in a split view. Says what is left to be done by hand, with file and line. Whatever else stands in the project's \
            files stays byte for byte. In place only where the project is committed to a Git repository, else it ends with status \
            \(CommandStatus.notCommitted.rawValue). See docs/upgrade.md.
            """)

    @Argument(help: "An .xcodeproj, an .xcworkspace, or a folder with one.")
    var project: String

    @Option(
        name: .customLong("out"), help: ArgumentHelp("Write a copy of the project's folder, with the changes.", valueName: "folder"), completion: .directory)
    var output: String?

    @Flag(help: "Change the project itself.")
    var inPlace = false

    @Flag(help: "Leave the iPhone's target as it is, and make one for the iPad beside it.")
    var twoTargets = false

    @Option(help: ArgumentHelp("The app target, when the project has several.", valueName: "name"))
    var target: String?

    @Flag(help: "Let the project take files from anywhere you may read.")
    var trust = false

    @OptionGroup var reporting: Reporting

    func validate() throws {
        if inPlace == (output != nil) { throw ValidationError("Give either --out with a folder for the changed copy, or --in-place.") }
    }

    func run() throws {
        try reporting.run {
            let checkout = Checkout(ofProjectAt: project, isTrusted: trust)
            guard case .xcodeProject(let url, let packages) = try ProjectLocation(path: project) else {
                throw ProjectError(
                    .notAProject, "\(project) is a Swift package, which has no devices to be upgraded for.", advice: "Give the path of an Xcode project.")
            }
            let upgrade = try ProjectUpgrade(projectAt: url, target: target, checkout: checkout, workspacePackages: packages, in: namedFolder)
            var plan: UpgradePlan = twoTargets ? try upgrade.separateTargetPlan() : try upgrade.plan()
            if let output {
                let first: UpgradePlan = plan
                try UpgradeWriter.write(
                    first, copyingTo: URL(fileURLWithPath: output),
                    then: twoTargets ? { root in try second(after: first, in: root, &plan) } : nil)
            } else {
                let sandbox = try Sandbox(.whenPossible) { Terminal.warning("\($0.description) What Git runs for the repository has all your rights.") }
                try VersionControl.requireCleanTree(plan.root, in: sandbox)
                try UpgradeWriter.writeInPlace(plan)
                if twoTargets { try UpgradeWriter.writeInPlace(try second(after: plan, in: plan.root, &plan)) }
            }
            try announce(plan)
        }
    }

    /// The folder that the user named, or that the workspace which the user named is in: all of it is copied.
    private var namedFolder: URL? {
        let url: URL = URL(fileURLWithPath: project).standardizedFileURL
        switch url.pathExtension {
        case "xcodeproj", "pbxproj": return nil
        case "xcworkspace": return url.deletingLastPathComponent()
        default: return url
        }
    }

    /// The upgrade of the target that the first half made, in the folder that it was written to. What it does is added to `whole`.
    private func second(after first: UpgradePlan, in root: URL, _ whole: inout UpgradePlan) throws -> UpgradePlan {
        let project: URL = UpgradePlan.path(of: first.project, from: first.root).map { root.appendingPathComponent($0) } ?? first.project
        let plan: UpgradePlan = try ProjectUpgrade(projectAt: project, target: first.target, isNewTarget: true, checkout: Checkout(of: root, isTrusted: trust))
            .plan()
        whole.changes += plan.changes
        whole.remarks = plan.remarks
        return plan
    }

    private func announce(_ plan: UpgradePlan) throws {
        let folder: String = output.map { URL(fileURLWithPath: $0).standardizedFileURL.path } ?? plan.root.path
        if reporting.json {
            return try reporting.printJSON(
                Result(status: CommandStatus.success.rawValue, target: plan.target, folder: folder, changes: plan.changes, byHand: plan.remarks))
        }
        if plan.changes.isEmpty { print("\(plan.target) runs on the iPad already: nothing is to be changed.") }
        for change in plan.changes { print("\(change.file): \(change.what)") }
        if !plan.remarks.isEmpty { print("\nLeft to be done by hand:") }
        for remark in plan.remarks { print("\(remark.place): \(remark.message) [\(remark.rule)]") }
        print("\n\(folder): \(plan.changes.count) changes, \(plan.remarks.count) places to look at")
    }

    private struct Result: Encodable {
        var status: Int32
        var target: String
        var folder: String
        var changes: [UpgradePlan.Change]
        var byHand: [UpgradePlan.Remark]
    }
}
