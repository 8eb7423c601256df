import Foundation

/// The folders of their project in which tests may write: snapshot tests record references beside their sources, and inline ones in them.
struct RecordingFolders: Equatable {
    /// The folders of the tests' own sources. One that is the checkout itself, or that has sources of the app in it or below it, is not
    /// among them: there only folders of references (`__Snapshots__`) that are there already.
    let writable: [String]

    init(tests: [String], others: [String], root: String) {
        let folders: Set<String> = Set(tests.map(Self.folder))
        let foreign: [String] = others.map(Self.folder)
        writable = folders.sorted().compactMap { folder in
            guard folder.hasPrefix(root + "/") else { return folder == root ? Self.references(in: folder) : nil }
            let isMixed: Bool = foreign.contains { $0 == folder || $0.hasPrefix(folder + "/") }
            return isMixed ? Self.references(in: folder) : folder
        }
    }

    private static func folder(of path: String) -> String { (path as NSString).deletingLastPathComponent }

    private static func references(in folder: String) -> String? {
        let place: String = folder + "/__Snapshots__"
        // A link may lead anywhere.
        let type = (try? FileManager.default.attributesOfItem(atPath: place))?[.type] as? FileAttributeType
        return type == .typeDirectory ? place : nil
    }
}
