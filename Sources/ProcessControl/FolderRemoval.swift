import Foundation

/// Removes folders with all in them, following no link.
enum FolderRemoval {
    /// Returns whether nothing is left under that name.
    @discardableResult
    static func remove(_ path: String) -> Bool {
        let files = FileManager.default
        if (try? files.removeItem(atPath: path)) != nil { return true }
        var information = stat()
        guard lstat(path, &information) == 0 else { return true }
        // A program may have taken from itself the right to look into its folders.
        allowAll(in: path)
        return (try? files.removeItem(atPath: path)) != nil
    }

    private static func allowAll(in folder: String) {
        chmod(folder, 0o700)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            var information = stat()
            let path = "\(folder)/\(name)"
            if lstat(path, &information) == 0, information.st_mode & S_IFMT == S_IFDIR { allowAll(in: path) }
        }
    }
}
