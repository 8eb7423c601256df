import Foundation
import InputLimits

/// A second target for the iPad, made from the phone's: its build phases, files and settings under a name of its own, the phone's left as it is.
///
/// The first half of an upgrade to two targets; the second is an upgrade of the new target.
struct TargetCopy {
    let upgrade: ProjectUpgrade
    let name: String
    private var edits = TextEdits()
    /// New identifiers by the old ones.
    private var identifiers: [String: String] = [:]

    init(_ upgrade: ProjectUpgrade) {
        self.upgrade = upgrade
        name = TargetCopy.name(of: upgrade.app.name)
    }

    static func name(of phone: String) -> String { phone + " iPad" }

    private var text: PropertyListText { upgrade.text }
    private var target: ProjectObject { upgrade.target }

    /// The project file with the new target, and an Info.plist of its own for it.
    mutating func plan() throws -> UpgradePlan {
        var plan = UpgradePlan(target: name, root: upgrade.root, project: upgrade.url)
        let lists: [String: String] = try copyLists(&plan)
        let phases: [ProjectObject] = target.objects("buildPhases")
        let configurationList: [ProjectObject] = target.object("buildConfigurationList").map { [$0] } ?? []
        let configurations: [ProjectObject] = configurationList.flatMap { $0.objects("buildConfigurations") }
        let exceptions: [(group: ProjectObject, set: ProjectObject)] = target.objects("fileSystemSynchronizedGroups").flatMap { group in
            group.objects("exceptions").filter { $0["target"] == target.identifier }.map { (group, $0) }
        }
        let product: [ProjectObject] = target.object("productReference").map { [$0] } ?? []
        var copied: [ProjectObject] = [target] + phases
        copied += phases.flatMap { $0.objects("files") }
        copied += configurationList
        copied += configurations
        copied += exceptions.map(\.set)
        copied += product
        var seen: Set<String> = []
        copied.removeAll { !seen.insert($0.identifier).inserted }
        for object in copied { identifiers[object.identifier] = text.identifier("iPad/\(target.identifier)/\(object.identifier)") }
        for object in copied { copy(object, lists: lists) }
        for (group, set) in exceptions { list(of: group, "exceptions", add: set, named: "Exceptions for \(name)") }
        if let product = product.first, let parent = upgrade.tree.archive.parents()[product.identifier], let group = upgrade.tree.archive[parent] {
            list(of: group, "children", add: product, named: "\(name).app")
        }
        list(of: upgrade.tree.archive.root, "targets", add: target, named: name)
        let contents: [UInt8] = edits.applied(to: text.bytes)
        let file: URL = upgrade.url.appendingPathComponent("project.pbxproj")
        guard PropertyListText(contents) != nil else {
            throw ProjectError(.malformedProject, "\(file.path) cannot be changed by places.", advice: "Open and save the project in Xcode, and upgrade again.")
        }
        plan.files.append(UpgradePlan.File(url: file, contents: contents, isNew: false))
        plan.changes.append(UpgradePlan.Change(file: plan.name(of: file), what: "the target \(name), made from \(upgrade.app.name)"))
        return plan
    }

    /// Info.plists of the target by their paths in settings, each with the path of its copy.
    private func copyLists(_ plan: inout UpgradePlan) throws -> [String: String] {
        var result: [String: String] = [:]
        for configuration in upgrade.configurations {
            guard let written = configuration.node["INFOPLIST_FILE"]?.string, let file = upgrade.infoFile(of: configuration), result[written] == nil else {
                continue
            }
            // At the root, where no synchronized folder takes it for a resource.
            let newName: String = "\(upgrade.app.name)-iPad-\(result.isEmpty ? "" : "\(result.count + 1)-")\(file.lastPathComponent)"
            let new: URL = upgrade.tree.sourceRoot.appendingPathComponent(newName)
            result[written] = newName
            if FileManager.default.fileExists(atPath: new.path) {
                throw ProjectError(.malformedProject, "\(new.path) is there already.", advice: "Was the project upgraded to two targets before?")
            }
            try upgrade.checkout.check(file, "The upgrade reads the Info.plist")
            plan.files.append(UpgradePlan.File(url: new, contents: [UInt8](try InputFile.data(at: file)), isNew: true))
            plan.changes.append(UpgradePlan.Change(file: plan.name(of: new), what: "a copy of \(file.lastPathComponent)"))
        }
        return result
    }

    private mutating func list(of object: ProjectObject, _ key: String, add: ProjectObject, named name: String) {
        guard let list = text.object(object.identifier)?[key], let identifier = identifiers[add.identifier] else { return }
        text.append(identifier, name: name, to: list, edits: &edits)
    }

    /// Writes an object once more, behind itself, with the new identifiers in it.
    private mutating func copy(_ object: ProjectObject, lists: [String: String]) {
        guard let entry = text.entry(object.identifier), let new = identifiers[object.identifier] else { return }
        var changes = TextEdits()
        changes.replace(entry.range.lowerBound..<text.endOfKey(entry), with: new)
        rename(in: entry.value, &changes)
        switch object.isa {
        case "PBXNativeTarget":
            for key in ["name", "productName"] where entry.value[key] != nil { text.set(key, to: name, in: entry.value, edits: &changes) }
        case "PBXFileReference": text.set("path", to: "\(name).app", in: entry.value, edits: &changes)
        case "XCBuildConfiguration": if let settings = entry.value["buildSettings"] { change(settings, lists, &changes) }
        default: break
        }
        let blanks: String = TextLines.indentation(of: entry.range.lowerBound, in: text.bytes).map { TextLines.end(in: text.bytes) + $0 } ?? " "
        edits.insert(blanks + String(decoding: changes.applied(to: text.bytes, in: entry.range), as: UTF8.self), at: entry.range.upperBound)
    }

    private func change(_ settings: PropertyListText.Node, _ lists: [String: String], _ changes: inout TextEdits) {
        text.set("TARGETED_DEVICE_FAMILY", to: "2", in: settings, edits: &changes)
        if let file = settings["INFOPLIST_FILE"]?.string, let new = lists[file] { text.set("INFOPLIST_FILE", to: new, in: settings, edits: &changes) }
        if let identifier = settings["PRODUCT_BUNDLE_IDENTIFIER"]?.string {
            text.set("PRODUCT_BUNDLE_IDENTIFIER", to: identifier + ".ipad", in: settings, edits: &changes)
        }
        // Sources and storyboards call the module by the phone's name.
        text.set("PRODUCT_MODULE_NAME", to: upgrade.app.sourceModuleName ?? upgrade.app.moduleName, in: settings, edits: &changes)
    }

    private func rename(in node: PropertyListText.Node, _ changes: inout TextEdits) {
        if let new = node.string.flatMap({ identifiers[$0] }) { changes.replace(node.range, with: new) }
        for element in node.elements { rename(in: element, &changes) }
        for entry in node.entries { rename(in: entry.value, &changes) }
    }
}
