import Foundation
import InputLimits
import InterfaceFiles
import XcodeProject

/// Turns data models into the form that an app carries: `Name.momd` with a `.mom` a version, or `Name.mom` for a model without versions.
struct DataModelCompiler {
    /// A model of a project, with what each of its versions says.
    struct Model {
        let name: String
        /// By the versions' names, the file's own where it has none.
        let versions: [(name: String, model: DataModel)]
        let current: String
        let isVersioned: Bool

        var currentModel: DataModel? { versions.first { $0.name == current }?.model }
    }

    static func compiles(_ source: URL) -> Bool { ["xcdatamodeld", "xcdatamodel"].contains(source.pathExtension.lowercased()) }

    /// The path in the bundle of the compiled form of `path`.
    static func destination(of path: String) -> String {
        let url = path as NSString
        return url.deletingPathExtension + (url.pathExtension.lowercased() == "xcdatamodeld" ? ".momd" : ".mom")
    }

    /// - Throws: where a version cannot be read or makes no sense, with its file and line.
    static func read(_ source: URL, budget: ReadingBudget = ReadingBudget()) throws -> Model {
        let name = source.deletingPathExtension().lastPathComponent
        guard source.pathExtension.lowercased() == "xcdatamodeld" else {
            return Model(name: name, versions: [(name, try version(source))], current: name, isVersioned: false)
        }
        var folders: [URL] = []
        try FolderWalk.visit(source, budget: budget) { entry in
            if entry.isFolder, entry.name.hasSuffix(".xcdatamodel") { folders.append(entry.url) }
            return false
        }
        folders.sort { $0.lastPathComponent < $1.lastPathComponent }
        guard let first = folders.first else {
            throw ProjectError(.malformedProject, "The data model \(source.path) has no version.", advice: "Restore its .xcdatamodel folders.")
        }
        let chosen = currentVersion(of: source).map { ($0 as NSString).deletingPathExtension }
        let versions = try folders.filter { $0.deletingPathExtension().lastPathComponent == chosen || !isArchive($0) }
            .map { ($0.deletingPathExtension().lastPathComponent, try version($0)) }
        let current = versions.map(\.0).first { $0 == chosen } ?? first.deletingPathExtension().lastPathComponent
        return Model(name: name, versions: versions, current: current, isVersioned: true)
    }

    /// Whether a version is kept as before Xcode 4, as an archive of the editor's own objects. An app's stores have been of later ones since, and only those
    /// made with that version would miss it.
    private static func isArchive(_ folder: URL) -> Bool {
        func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path) }
        return has("elements") && !has("contents")
    }

    private static func version(_ folder: URL) throws -> DataModel {
        let file = folder.appendingPathComponent("contents")
        let data: Data
        do {
            data = try InputFile.data(at: file)
        } catch let limit as ReadingLimitError {
            throw limit
        } catch {
            throw ProjectError(.missingFile, "The data model \(file.path) cannot be read.", advice: "Restore it, or open and save it in Xcode.")
        }
        do throws(DataModelReader.Failure) {
            return try DataModelReader.read(data)
        } catch {
            throw ProjectError(.malformedProject, "\(file.path):\(error.line): \(error.message)", advice: "Open and save the model in Xcode.")
        }
    }

    private static func currentVersion(of source: URL) -> String? {
        let file = source.appendingPathComponent(".xccurrentversion")
        guard let data = try? InputFile.data(at: file), (try? PropertyListNesting.check(data, budget: ReadingBudget(), of: file.path)) != nil else {
            return nil
        }
        let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
        return list?["_XCCurrentVersionName"] as? String
    }

    /// The files of the compiled form, by their paths in the bundle.
    static func compile(_ source: URL, to destination: String) throws -> [String: Data] {
        let model = try read(source)
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        let path = Self.destination(of: destination)
        guard model.isVersioned else { return [path: try encoder.encode(model.versions[0].model)] }
        var files: [String: Data] = [:]
        for (name, version) in model.versions {
            try ProjectError.check(name: name, of: "version of \(source.path)", where: "Rename it in Xcode.")
            files["\(path)/\(name).mom"] = try encoder.encode(version)
        }
        let info: [String: Any] = ["NSManagedObjectModel_CurrentVersionName": model.current]
        files["\(path)/VersionInfo.plist"] = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
        return files
    }
}
