import Foundation

/// Finds files as the file system of a Mac does, which keeps the case of names and does not distinguish it: a project may spell a folder
/// another way than the checkout has it.
final class LooseNames {
    private let root: String
    private var listings: [String: [String: String]] = [:]

    /// - Parameter root: the folder below which names may be spelt otherwise, a real path.
    init(root: URL) { self.root = root.path }

    /// The file that `url` means: itself where it is there, else the one whose path differs by case or composition of letters alone.
    func existing(_ url: URL) -> URL {
        if FileManager.default.fileExists(atPath: url.path) { return url }
        let path = url.standardizedFileURL.path
        guard path.hasPrefix(root + "/") else { return url }
        var found = root
        for component in path.dropFirst(root.count).split(separator: "/") {
            guard let name = listing(of: found)[Self.folded(String(component))] else { return url }
            found += "/" + name
        }
        return URL(fileURLWithPath: found)
    }

    private func listing(of folder: String) -> [String: String] {
        if let known = listings[folder] { return known }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let listing = Dictionary(names.map { (Self.folded($0), $0) }, uniquingKeysWith: { first, _ in first })
        listings[folder] = listing
        return listing
    }

    private static func folded(_ name: String) -> String { name.precomposedStringWithCanonicalMapping.lowercased() }
}
