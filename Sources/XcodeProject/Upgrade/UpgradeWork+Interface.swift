import Foundation
import InputLimits

extension UpgradeWork {
    /// The interface that the app begins with: how its Info.plist says it, and the files.
    private struct MainInterface {
        /// `UIMainStoryboardFile` or `NSMainNibFile`; nil for a storyboard that a scene manifest names.
        var key: String?
        var name: String
        var isNib: Bool
    }

    /// Makes the pad's main storyboard or nib from the phone's, where it has none of its own.
    mutating func changeInterface() throws {
        guard upgrade.wantsInterface, let information = upgrade.configurations.first?.information else { return }
        let roots: [RootUse] = windowRoots()
        guard let main = Self.mainInterface(information) else { return remarkOnRootsInCode(roots) }
        let padName: String = main.key == nil ? PadInterfaceName.automatic(main.name) : PadInterfaceName.named(main.name)
        let taken: [String] = [PadInterfaceName.automatic(main.name), PadInterfaceName.named(main.name)]
        if let key = main.key, information[key + "~ipad"] != nil { return }
        let endings: [String] = main.isNib ? ["xib"] : ["storyboard"]
        let files: [Resource] = upgrade.app.resources.filter { endings.contains($0.source.pathExtension) }
        guard !files.contains(where: { taken.contains($0.source.deletingPathExtension().lastPathComponent) }) else { return }
        let phones: [Resource] = files.filter { $0.source.deletingPathExtension().lastPathComponent == main.name }
        guard let first = phones.first else { return remarkOnRootsInCode(roots) }
        // An app that runs is worth more than a split view in one that ends as it begins.
        let wraps: Bool = !roots.contains { $0.use == .forced }
        var (isWrapped, beginsWithStack) = (false, false)
        for file in phones.map(\.source) {
            try upgrade.checkout.check(file, "The upgrade reads the main interface")
            guard FileManager.default.fileExists(atPath: file.path) else {
                return remark(file, nil, "main-interface", "is not there, so that none is made from it for the iPad")
            }
            let bytes = [UInt8](try InputFile.data(at: file))
            guard let pad = PadInterface(bytes, module: upgrade.app.sources.isEmpty ? nil : upgrade.app.moduleName, wraps: wraps) else {
                return remark(file, nil, "main-interface", "is in a form that cannot be changed: open and save it in Xcode, and upgrade again")
            }
            guard pad.outcome != .unneeded else { return }
            isWrapped = isWrapped || pad.outcome == .wrapped
            beginsWithStack = beginsWithStack || pad.beginsWithStack
            let new: URL = file.deletingLastPathComponent().appendingPathComponent("\(padName).\(file.pathExtension)")
            if FileManager.default.fileExists(atPath: new.path) {
                return remark(new, nil, "main-interface", "is there, and the target does not have it: nothing is made in its place")
            }
            plan.files.append(UpgradePlan.File(url: new, contents: pad.contents, isNew: true))
            replaced.insert(file.path)
            for stack in PadInterface.fullWidthStacks(in: pad.contents) { remark(new, stack.line, "split-view", stack.message) }
            record(
                new,
                pad.outcome == .wrapped
                    ? "the phone's navigation stack in a split view, with an empty detail" : "the phone's \(main.isNib ? "nib" : "storyboard"), scaled")
        }
        copyTranslations(of: main.name, as: padName)
        addToProject(like: first.source, name: padName, isSource: false)
        if isWrapped {
            if upgrade.app.sources.isEmpty {
                remark(
                    first.source, nil, "split-view",
                    "give the split view of \(padName) a delegate that keeps the stack in front in narrow windows (collapseSecondary)")
            } else {
                addSplitSource(beside: first.source)
            }
        }
        remark(on: roots, isWrapped: isWrapped, beginsWithStack: beginsWithStack)
        guard let key = main.key else { return }
        for configuration in upgrade.configurations {
            if configuration.settings.names.contains("INFOPLIST_KEY_" + key) {
                set("INFOPLIST_KEY_\(key)_iPad", to: padName, in: configuration)
            } else {
                _ = try changeList(of: configuration) { list in
                    guard list.string(key + "~ipad") != padName else { return nil }
                    list.set(key + "~ipad", to: padName, after: key)
                    return "\(key)~ipad: \(padName)"
                }
            }
        }
    }

    private static func mainInterface(_ information: [String: PropertyListValue]) -> MainInterface? {
        if let roles = information["UIApplicationSceneManifest"]?.dictionary?["UISceneConfigurations"]?.dictionary {
            let scenes: [PropertyListValue] = roles["UIWindowSceneSessionRoleApplication"]?.array ?? []
            return scenes.lazy.compactMap { $0.dictionary?["UISceneStoryboardFile"]?.string }.first.map { MainInterface(key: nil, name: $0, isNib: false) }
        }
        if let name = information["UIMainStoryboardFile"]?.string, !name.isEmpty { return MainInterface(key: "UIMainStoryboardFile", name: name, isNib: false) }
        return information["NSMainNibFile"]?.string.flatMap { $0.isEmpty ? nil : MainInterface(key: "NSMainNibFile", name: $0, isNib: true) }
    }

    /// Tables of translations go by the name of their interface file.
    private mutating func copyTranslations(of name: String, as padName: String) {
        for table in upgrade.app.resources.map(\.source) where table.pathExtension == "strings" && table.deletingPathExtension().lastPathComponent == name {
            guard upgrade.checkout.access.admits(table.path), let data = try? InputFile.data(at: table) else { continue }
            let new: URL = table.deletingLastPathComponent().appendingPathComponent("\(padName).strings")
            plan.files.append(UpgradePlan.File(url: new, contents: [UInt8](data), isNew: true))
            record(new, "the translations of \(table.lastPathComponent)")
        }
    }

    private mutating func addSplitSource(beside interface: URL) {
        var folder: URL = interface.deletingLastPathComponent()
        if folder.pathExtension == "lproj" { folder.deleteLastPathComponent() }
        let file: URL = folder.appendingPathComponent(PadSplitSource.fileName)
        if FileManager.default.fileExists(atPath: file.path) { return }
        plan.files.append(UpgradePlan.File(url: file, contents: Array(PadSplitSource.text.utf8), isNew: true))
        record(file, "the split view's class: a compact window begins with the stack")
        addToProject(like: interface, name: PadSplitSource.className, isSource: true)
    }

    // MARK: The window's root in code

    private struct RootUse {
        var source: URL
        var line: Int
        var use: WindowRoot.Use
    }

    private func windowRoots() -> [RootUse] {
        upgrade.app.sources.filter { upgrade.checkout.access.admits($0.path) }.flatMap { source -> [RootUse] in
            guard let text = try? InputFile.textIfReadable(at: source) else { return [] }
            return WindowRoot.findings(in: text, isSwift: source.pathExtension == "swift").map { RootUse(source: source, line: $0.line, use: $0.use) }
        }
    }

    /// An app without a main interface keeps the root that its code makes.
    private mutating func remarkOnRootsInCode(_ roots: [RootUse]) {
        for root in roots where root.use == .set {
            remark(
                root.source, root.line, "root-view-controller",
                "the app begins in code, which stays as it is: where a list leads to details, put both into a split view controller for the iPad")
        }
    }

    /// Code that takes the window's root for what the phone's interface begins with.
    private mutating func remark(on roots: [RootUse], isWrapped: Bool, beginsWithStack: Bool) {
        for root in roots {
            if isWrapped {
                remark(
                    root.source, root.line, "root-view-controller",
                    "on the iPad the window's root is a split view with the navigation stack as its first controller")
            } else if root.use == .forced, beginsWithStack {
                remark(
                    root.source, root.line, "root-view-controller",
                    "a split view as the window's root would stop the app here, so that the iPad has the phone's navigation stack: have it find the stack in a split view too (as?), and upgrade the iPhone's project again"
                )
            }
        }
    }

    // MARK: The project file

    /// Puts a new file into the group and the build phase of the file that it is made from. Folders whose files are not listed need no more
    /// than the file.
    private mutating func addToProject(like file: URL, name: String, isSource: Bool) {
        guard let model = reference(of: file) else { return }
        let fileName: String = isSource ? "\(name).swift" : "\(name).\(file.pathExtension)"
        let phase: String = isSource ? "PBXSourcesBuildPhase" : "PBXResourcesBuildPhase"
        guard let group = upgrade.text.object(model.group)?["children"],
            let list = upgrade.target.objects("buildPhases").first(where: { $0.isa == phase }).flatMap({ upgrade.text.object($0.identifier)?["files"] })
        else { return remark(projectFile, nil, "project-file", "\(fileName) has no place in the target's build phases: add it in Xcode") }
        let (text, seed) = (upgrade.text, "\(plan.target)/\(fileName)")
        let (added, build) = (text.identifier("reference/\(seed)"), text.identifier("build/\(seed)"))
        if isSource || model.variants.isEmpty {
            let type: String = isSource ? "sourcecode.swift" : file.pathExtension == "xib" ? "file.xib" : "file.storyboard"
            text.add(
                added, name: fileName, isa: "PBXFileReference",
                properties: Self.reference(type: type, name: nil, path: path(of: file, model, named: fileName, isSource: isSource)), edits: &projectEdits)
        } else {
            var children: [String] = []
            for variant in model.variants {
                let new: String = text.identifier("variant/\(seed)/\(variant["name"] ?? "")")
                let old: String = variant["path"] ?? ""
                let ending: String = (old as NSString).pathExtension
                let path: String = ((old as NSString).deletingLastPathComponent as NSString).appendingPathComponent("\(name).\(ending)")
                let type: String = variant["lastKnownFileType"] ?? (ending == "strings" ? "text.plist.strings" : "file.storyboard")
                text.add(
                    new, name: variant["name"] ?? fileName, isa: "PBXFileReference", properties: Self.reference(type: type, name: variant["name"], path: path),
                    edits: &projectEdits)
                children.append(new)
            }
            let inner: String = children.joined(separator: ", ")
            text.add(
                added, name: fileName, isa: "PBXVariantGroup",
                properties: "children = (\(inner), ); name = \(PropertyListText.written(fileName)); sourceTree = \"<group>\"; ", edits: &projectEdits)
        }
        text.append(added, name: fileName, to: group, edits: &projectEdits)
        text.add(
            build, name: "\(fileName) in \(isSource ? "Sources" : "Resources")", isa: "PBXBuildFile", properties: "fileRef = \(added) /* \(fileName) */; ",
            edits: &projectEdits)
        text.append(build, name: "\(fileName) in \(isSource ? "Sources" : "Resources")", to: list, edits: &projectEdits)
        record(projectFile, "\(fileName) in the target")
    }

    private static func reference(type: String, name: String?, path: String) -> String {
        let label: String = name.map { "name = \(PropertyListText.written($0)); " } ?? ""
        return "lastKnownFileType = \(type); \(label)path = \(PropertyListText.written(path)); sourceTree = \"<group>\"; "
    }

    /// The path of a new file from the group of its model on.
    private func path(of file: URL, _ model: Model, named fileName: String, isSource: Bool) -> String {
        guard let folder = model.folder else { return fileName }
        var place: URL = file.deletingLastPathComponent()
        if isSource, place.pathExtension == "lproj" { place.deleteLastPathComponent() }
        return UpgradePlan.path(of: place.appendingPathComponent(fileName), from: folder) ?? fileName
    }

    private struct Model {
        var group: String
        var folder: URL?
        /// Of a file with languages: its files.
        var variants: [ProjectObject]
    }

    /// The place of a file among the project's groups; nil for one of a folder whose files are not listed.
    private func reference(of file: URL) -> Model? {
        let archive: ProjectArchive = upgrade.tree.archive
        let parents: [String: String] = archive.parents()
        guard let object = archive.objects(ofClass: "PBXFileReference").first(where: { upgrade.tree.location(of: $0)?.path == file.path }),
            let parent = parents[object.identifier], let group = archive[parent]
        else { return nil }
        guard group.isa == "PBXVariantGroup" else { return Model(group: parent, folder: upgrade.tree.location(of: group), variants: []) }
        guard let outer = parents[parent], let outerGroup = archive[outer] else { return nil }
        return Model(group: outer, folder: upgrade.tree.location(of: outerGroup), variants: group.objects("children"))
    }
}
