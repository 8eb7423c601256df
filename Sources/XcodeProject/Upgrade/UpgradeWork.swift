import Foundation
import InputLimits

/// An upgrade while it is worked out: edits of the project file and of the Info.plists, new files, and what is said of them.
struct UpgradeWork {
    let upgrade: ProjectUpgrade
    var plan: UpgradePlan
    var projectEdits = TextEdits()
    /// Info.plists by their paths, in the order they were come to.
    private var lists: [String: InfoListText] = [:]
    private var listFiles: [URL] = []
    private var unreadable: Set<String> = []
    private var known: Set<UpgradePlan.Remark> = []
    /// The hints about places in files that change: their lines are known at the end.
    private var unplaced: [(url: URL, place: ChangingPlace, rule: String, message: String)] = []
    /// Other files that change, by path.
    var changed: [String: [UInt8]] = [:]
    /// The paths of the phone's interface files that the iPad has its own for.
    var replaced: Set<String> = []

    init(upgrade: ProjectUpgrade) {
        self.upgrade = upgrade
        plan = UpgradePlan(target: upgrade.app.name, root: upgrade.root, project: upgrade.url)
    }

    var projectFile: URL { upgrade.url.appendingPathComponent("project.pbxproj") }

    mutating func record(_ url: URL, _ what: String) {
        let change = UpgradePlan.Change(file: plan.name(of: url), what: what)
        if !plan.changes.contains(change) { plan.changes.append(change) }
    }

    mutating func remark(_ url: URL, _ line: Int?, _ rule: String, _ message: String) {
        let remark = UpgradePlan.Remark(file: plan.name(of: url), line: line, rule: rule, message: message)
        if known.insert(remark).inserted { plan.remarks.append(remark) }
    }

    private enum ChangingPlace {
        /// In the project file as it was.
        case project(Int)
        /// A key of an Info.plist.
        case key(String)
    }

    /// Says something of a place in the project file.
    mutating func remarkInProject(at place: Int, _ rule: String, _ message: String) { unplaced.append((projectFile, .project(place), rule, message)) }

    /// Says something of a key of an Info.plist.
    mutating func remark(_ list: URL, key: String, _ rule: String, _ message: String) { unplaced.append((list, .key(key), rule, message)) }

    private mutating func placeRemarks() {
        for (url, place, rule, message) in unplaced {
            switch place {
            case .project(let place):
                let new: [UInt8] = projectEdits.applied(to: upgrade.text.bytes)
                remark(url, TextLines.number(of: projectEdits.place(ofOld: place), in: new), rule, message)
            case .key(let key):
                let list: InfoListText? = lists[url.path] ?? readableList(url)
                remark(url, list?.line(of: key), rule, message)
            }
        }
    }

    private func readableList(_ url: URL) -> InfoListText? {
        guard upgrade.checkout.access.admits(url.path), let data = try? InputFile.data(at: url) else { return nil }
        return InfoListText([UInt8](data))
    }

    // MARK: Where a key is said

    /// Gives the target a setting under a configuration.
    mutating func set(_ setting: String, to value: String, in configuration: ProjectUpgrade.Configuration) {
        guard configuration.node[setting]?.string != value else { return }
        upgrade.text.set(setting, to: value, in: configuration.node, edits: &projectEdits)
        record(projectFile, "\(setting) = \(value) (\(configuration.name))")
    }

    /// Changes the Info.plist of a configuration; false where it has none in a form that can be changed.
    mutating func changeList(of configuration: ProjectUpgrade.Configuration, _ change: (inout InfoListText) -> String?) throws -> Bool {
        guard let file = upgrade.infoFile(of: configuration) else { return false }
        guard !unreadable.contains(file.path) else { return true }
        if lists[file.path] == nil {
            try upgrade.checkout.check(file, "The upgrade changes the Info.plist")
            guard let list = InfoListText([UInt8](try InputFile.data(at: file))) else {
                unreadable.insert(file.path)
                remark(file, nil, "info-plist", "is no property list in XML: convert it with plutil -convert xml1, and upgrade again")
                return true
            }
            lists[file.path] = list
            listFiles.append(file)
        }
        if let what = change(&lists[file.path]!) { record(file, what) }
        return true
    }

    // MARK: The end

    mutating func finish() throws -> UpgradePlan {
        placeRemarks()
        if !projectEdits.isEmpty {
            guard PropertyListText(projectEdits.applied(to: upgrade.text.bytes)) != nil else {
                throw ProjectError(
                    .malformedProject, "\(projectFile.path) cannot be changed by places.", advice: "Open and save the project in Xcode, and upgrade again.")
            }
            plan.files.append(UpgradePlan.File(url: projectFile, contents: projectEdits.applied(to: upgrade.text.bytes), isNew: false))
        }
        for file in listFiles {
            guard let list = lists[file.path], list.isChanged else { continue }
            plan.files.append(UpgradePlan.File(url: file, contents: list.contents, isNew: false))
        }
        for (path, contents) in changed.sorted(by: { $0.key < $1.key }) {
            plan.files.append(UpgradePlan.File(url: URL(fileURLWithPath: path), contents: contents, isNew: false))
        }
        if let outside = plan.files.first(where: { UpgradePlan.path(of: $0.url, from: plan.root) == nil }) {
            throw upgrade.checkout.outside([outside.url.path], "The upgrade would change files")
        }
        plan.remarks.sort { ($0.file, $0.line ?? 0, $0.rule) < ($1.file, $1.line ?? 0, $1.rule) }
        return plan
    }
}
