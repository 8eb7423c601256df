import Foundation

extension NSString {
    /// The path with `~` where it leads into the user's own folder.
    public var abbreviatingWithTildeInPath: String {
        let path = String(self)
        let home: String = NSHomeDirectory()
        if path == home { return "~" }
        return path.hasPrefix(home + "/") ? "~" + path.dropFirst(home.count) : path
    }

    /// A path for each of the names, in the folder that this one is.
    public func strings(byAppendingPaths paths: [String]) -> [String] { paths.map { appendingPathComponent($0) } }

    /// The keys and texts of a strings file; nil where the text is none.
    public func propertyListFromStringsFileFormat() -> [AnyHashable: Any]? {
        (try? PropertyListSerialization.propertyList(from: Data(String(self).utf8), format: nil)) as? [AnyHashable: Any]
    }
}

extension String {
    /// The keys and texts of a strings file; none where the text is none.
    public func propertyListFromStringsFileFormat() -> [String: String] {
        ((try? PropertyListSerialization.propertyList(from: Data(utf8), format: nil)) as? [String: String]) ?? [:]
    }
}
