import FolderAccess
import Foundation
import InputLimits

/// Works out what makes an app for phones an app for the iPad too: what Xcode's "Upgrade Current Target for iPad" did, and what sharing the
/// screen asks after it. Reads alone; the plan says what files become.
package struct ProjectUpgrade {
    let url: URL
    let checkout: Checkout
    let target: ProjectObject
    let tree: FileTree
    let text: PropertyListText
    /// The target's settings under each of its build configurations.
    let configurations: [Configuration]
    /// The target that the app is built of.
    let app: Target
    let budget: ReadingBudget
    /// Whether the target was made for the iPad just now: it is for the iPad alone, and has the phone's interface.
    private let isNewTarget: Bool
    /// All that a copy has to have beside the target's own files: the workspace's folder, local packages, the files of targets that it needs.
    private let companions: [URL]

    struct Configuration {
        var name: String
        /// The target's own settings in the project file.
        var node: PropertyListText.Node
        var settings: BuildSettings
        var information: [String: PropertyListValue]
        /// The target's configuration file.
        var baseFile: URL?
    }

    /// - Parameters:
    ///   - url: the `.xcodeproj`.
    ///   - name: the app target, where the project has several.
    ///   - isNewTarget: whether it is one that `separateTargetPlan()` made.
    ///   - workspacePackages: local packages of the workspace that the project is one of.
    ///   - folder: one that the project was named by, or that its workspace is in.
    /// - Throws: `ProjectError` for a project that cannot be read or has no such target.
    package init(
        projectAt url: URL, target name: String? = nil, isNewTarget: Bool = false, checkout: Checkout, workspacePackages: [URL] = [], in folder: URL? = nil,
        budget: ReadingBudget = ReadingBudget()
    ) throws {
        self.isNewTarget = isNewTarget
        self.url = url
        self.checkout = checkout
        self.budget = budget
        let reader = try XcodeProjectReader(projectAt: url, checkout: checkout, budget: budget)
        let project: Project = try reader.read(workspacePackages: workspacePackages)
        let app: Target = try project.application(named: name)
        if let problem = app.problem { throw problem }
        guard let object = reader.archive.root.objects("targets").first(where: { $0["name"] == app.name }) else {
            throw ProjectError(.unknownTarget, "\(url.path) has no target named \(app.name).")
        }
        guard let text = PropertyListText([UInt8](try InputFile.data(at: reader.archive.file))) else {
            throw ProjectError(
                .malformedProject, "\(reader.archive.file.path) is not in the form that Xcode writes, so that it cannot be changed by places.",
                advice: "Open and save the project in Xcode.")
        }
        self.app = app
        self.text = text
        let others: [URL] = project.closure(of: app).flatMap { $0.sources + $0.resources.map(\.source) }
        let packages: [URL] = project.packages.compactMap { if case .local(let folder) = $0.source { folder } else { nil } }
        companions = (folder.map { [$0] } ?? []) + packages + others
        target = object
        tree = reader.tree
        configurations =
            try object.object("buildConfigurationList")?.objects("buildConfigurations").compactMap { configuration in
                try Self.read(configuration, of: app.name, at: url, text: text, reader: reader)
            } ?? []
    }

    private static func read(
        _ configuration: ProjectObject, of target: String, at url: URL, text: PropertyListText, reader: XcodeProjectReader
    ) throws -> Configuration? {
        guard let name = configuration["name"], let node = text.object(configuration.identifier)?["buildSettings"] else { return nil }
        let reader = try XcodeProjectReader(projectAt: url, configuration: name, checkout: reader.checkout, budget: reader.budget)
        guard let object = reader.archive.root.objects("targets").first(where: { $0["name"] == target }) else { return nil }
        let targetReader = try TargetReader(target: object, project: reader)
        let information = try InfoPropertyList(
            settings: targetReader.settings, sourceRoot: reader.tree.sourceRoot, checkout: reader.checkout, names: reader.looseNames
        ).process()
        return Configuration(
            name: name, node: node, settings: targetReader.settings, information: information,
            baseFile: configuration.object("baseConfigurationReference").flatMap(reader.tree.location(of:)))
    }

    /// The plan. An app that has all of it already has an empty one.
    package func plan() throws -> UpgradePlan {
        var work = UpgradeWork(upgrade: self)
        try work.changeSettings()
        try work.changeInterface()
        try work.changeCatalogs()
        try work.lookAtSources()
        return try work.finish()
    }

    /// Whether the iPad is to have an interface of its own: an app that runs there already has one that is right for both.
    var wantsInterface: Bool { isNewTarget || configurations.contains { DeviceFamily.upgraded($0.settings["TARGETED_DEVICE_FAMILY"]) != nil } }

    /// The first half of an upgrade to two targets: the project with a target for the iPad beside the phone's. Upgrade that one next.
    package func separateTargetPlan() throws -> UpgradePlan {
        var copy = TargetCopy(self)
        return try copy.plan()
    }

    /// The folder that holds the project and all that belongs to the target, as far as that is in the checkout.
    var root: URL {
        var result: URL = url.deletingLastPathComponent().standardizedFileURL
        let files: [URL] =
            app.sources + app.resources.map(\.source) + configurations.compactMap(\.baseFile) + configurations.compactMap(infoFile(of:)) + companions
        for file in files where checkout.access.admits(file.path) && !holds(result, file) {
            var wider: URL = result
            while !holds(wider, file), isBelowCheckout(wider) { wider.deleteLastPathComponent() }
            if holds(wider, file) { result = wider }
        }
        return result
    }

    /// Whether a folder is `file` or has it somewhere in it.
    private func holds(_ folder: URL, _ file: URL) -> Bool {
        UpgradePlan.path(of: file, from: folder) != nil || file.standardizedFileURL.path == folder.standardizedFileURL.path
    }

    /// Whether a folder is in the checkout and not all of it.
    private func isBelowCheckout(_ folder: URL) -> Bool { ReadAccess.realPath(folder.path).hasPrefix(checkout.root.path + "/") }

    /// The Info.plist that a configuration names.
    func infoFile(of configuration: Configuration) -> URL? {
        guard let path = configuration.settings["INFOPLIST_FILE"], !path.isEmpty else { return nil }
        let file: URL = tree.sourceRoot.appending(relativePath: path)
        return FileManager.default.fileExists(atPath: file.path) ? file : nil
    }
}
