import Foundation

/// A second name for files, in the place of copies.
enum LinkedCopy {
    /// Gives a file a second name, and a folder a copy whose files are the same ones. False where the file system cannot.
    static func make(of source: URL, as copy: URL) -> Bool {
        let files = FileManager.default
        guard (try? files.attributesOfItem(atPath: source.path)[.type] as? FileAttributeType) == .typeDirectory else {
            return link(source.path, copy.path) == 0
        }
        guard let names: [String] = try? files.contentsOfDirectory(atPath: source.path),
            (try? files.createDirectory(at: copy, withIntermediateDirectories: false)) != nil
        else { return false }
        return names.allSatisfy { make(of: source.appendingPathComponent($0), as: copy.appendingPathComponent($0)) }
    }
}
