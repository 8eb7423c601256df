import Foundation
import InputLimits

/// An asset catalogue on disk, indexed by asset name.
///
/// Opening a catalogue lists its folders and reads only the `Contents.json` files of plain groups (for
/// `provides-namespace`); an asset's own description is read when it is first asked for. Unreadable or unknown parts are
/// left out, as Xcode's compiler leaves them out with a warning, and appear in `problems`.
package final class AssetCatalog {
    /// The kinds of folder that UIKit can load (behaviour/rules.md 14.1), by path extension.
    package enum Kind: String, Sendable, CaseIterable {
        case image = "imageset"
        case color = "colorset"
        case symbol = "symbolset"
        case data = "dataset"
        case appIcon = "appiconset"
        case launchImage = "launchimage"
    }

    /// A folder or description that could not be used.
    package struct Problem: Error, CustomStringConvertible, Equatable {
        package var path: String
        package var reason: String
        package var description: String { "\(path): \(reason)" }
    }

    package let url: URL
    package private(set) var problems: [Problem] = []
    private var folders: [Kind: [String: URL]] = [:]
    private var described: [URL: AssetDescription] = [:]

    /// Indexes the catalogue at `url`.
    /// - Throws: `Problem` when there is no readable folder at `url`.
    package init(contentsOf url: URL) throws {
        self.url = url
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory), isDirectory.boolValue else {
            throw Problem(path: url.path, reason: "no asset catalogue folder here")
        }
        index()
    }

    /// All asset names of a kind, sorted.
    package func names(of kind: Kind) -> [String] {
        folders[kind, default: [:]].keys.sorted()
    }

    /// The folder of an asset, or nil when the catalogue has none of that name and kind.
    package func folder(of kind: Kind, named name: String) -> URL? {
        folders[kind]?[name]
    }

    /// The description of an asset in its `Contents.json`. Read once, then kept.
    package func asset(_ kind: Kind, named name: String) -> AssetDescription? {
        guard let folder = folders[kind]?[name] else { return nil }
        if let known = described[folder] { return known }
        do {
            let description = try AssetDescription(contentsOf: folder, kind: kind)
            described[folder] = description
            return description
        } catch {
            problems.append(error as? Problem ?? Problem(path: folder.path, reason: "\(error)"))
            folders[kind]?[name] = nil
            return nil
        }
    }

    private func index() {
        // Of each folder that was entered, what its assets' names begin with.
        var namespaces: [String: String] = [:]
        do {
            try FolderWalk.visit(url, budget: ReadingBudget()) { entry in
                let outer: String = namespaces[(entry.relativePath as NSString).deletingLastPathComponent] ?? ""
                let fileExtension: String = entry.url.pathExtension
                if let kind = Kind(rawValue: fileExtension) {
                    let name: String = outer + entry.url.deletingPathExtension().lastPathComponent
                    let folder: URL = url.appendingPathComponent(entry.relativePath, isDirectory: true)
                    if folders[kind, default: [:]][name] == nil { folders[kind, default: [:]][name] = folder }
                    return false
                }
                // The pictures of a sprite atlas are found by their own names as well.
                guard fileExtension.isEmpty || fileExtension == "spriteatlas", entry.isFolder else { return false }
                namespaces[entry.relativePath] = providesNamespace(entry.url) ? outer + entry.name + "/" : outer
                return true
            }
        } catch {
            problems.append(Problem(path: url.path, reason: "\(error)"))
        }
    }

    private func providesNamespace(_ folder: URL) -> Bool {
        guard let data = try? InputFile.data(at: folder.appendingPathComponent("Contents.json")),
            let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let properties = json["properties"] as? [String: Any]
        else { return false }
        return properties["provides-namespace"] as? Bool ?? false
    }
}
