import Foundation

/// The folder that an app calls home: its documents, caches and settings. Each window begins with an empty one, so that nothing
/// of this machine, and nothing that the app wrote in another window, shows in a picture.
@MainActor package final class AppContainer {
    package let folder: URL

    /// A folder that stays.
    package init(folder: URL) { self.folder = folder }

    /// A new folder, private to this user.
    package init() throws {
        let template: String = FileManager.default.temporaryDirectory.appendingPathComponent("quince-container-XXXXXX").path
        var name: [CChar] = Array(template.utf8CString)
        guard let made = mkdtemp(&name) else {
            throw CocoaError(.fileWriteNoPermission, userInfo: [NSLocalizedDescriptionKey: "\(template) cannot be made: \(String(cString: strerror(errno)))"])
        }
        folder = URL(fileURLWithPath: String(cString: made), isDirectory: true)
    }

    /// Empties the folder and makes it the process's home.
    package func renew() throws {
        remove()
        try make()
    }

    /// Makes the folder the process's home, with all that is in it.
    package func enter() { try? make() }

    private func make() throws {
        for name in ["Documents", "Library/Application Support", "Library/Caches", "tmp"] {
            try FileManager.default.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        setenv("HOME", folder.path, 1)
        setenv("CFFIXED_USER_HOME", folder.path, 1)
    }

    package func remove() {
        try? FileManager.default.removeItem(at: folder)
    }
}
