import Foundation

/// The folder that an app calls home: its documents, caches, settings and temporary files. Each window has one of its own, so that
/// nothing of this machine, and nothing that the app wrote in another window, shows in a picture.
package struct AppContainer: Sendable {
    package let folder: URL

    package init(folder: URL) { self.folder = folder }

    /// A new folder that nobody else can look into, under a name that nobody can foresee.
    /// - Throws: what the file system says.
    package static func makePrivateFolder(in parent: URL = FileManager.default.temporaryDirectory) throws -> URL {
        var template: [CChar] = Array(parent.appendingPathComponent("quince-XXXXXX").path.utf8CString)
        guard mkdtemp(&template) != nil else {
            throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: parent.path, NSLocalizedDescriptionKey: String(cString: strerror(errno))])
        }
        return URL(fileURLWithPath: String(decoding: template.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self), isDirectory: true)
    }

    /// The folders in which Foundation looks for an app's folders, by the variable that says so: those of an app's home on iOS.
    private static let places: [(variable: String, folder: String)] = [
        ("HOME", ""), ("CFFIXED_USER_HOME", ""), ("TMPDIR", "tmp"), ("XDG_CONFIG_HOME", "Library/Preferences"),
        ("XDG_CACHE_HOME", "Library/Caches"), ("XDG_DATA_HOME", "Library/Application Support"),
    ]

    /// The folder in which iOS keeps pictures of the launch screen before the app starts: apps delete them.
    private static let launchPictures = ["Library/SplashBoard", "Library/SplashBoard/Snapshots"]

    /// Makes the folder the process's home, with all that is in it. To be called before the app asks for its folders.
    /// - Throws: what the file system says.
    package func enter() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path: String = folder.standardizedFileURL.path
        for name in ["Documents", "Library"] + Self.places.map(\.folder) + Self.launchPictures where !name.isEmpty {
            guard mkdir(path + "/" + name, 0o777) != 0, errno != EEXIST else { continue }
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO, userInfo: [NSFilePathErrorKey: path + "/" + name])
        }
        Self.replaceInitialHome(with: path)
        for place in Self.places { setenv(place.variable, place.folder.isEmpty ? path : path + "/" + place.folder, 1) }
    }

    /// Writes the path over the one in the environment that the process was started with. CoreFoundation keeps the place of `HOME` in there from
    /// its start on, and writes an app's settings below it: each window would find those that another one had set. The process is started
    /// with a home in the folder of the containers, whose name is no shorter than a container's; another one stays.
    private static func replaceInitialHome(with path: String) {
        for variable in ["HOME", "CFFIXED_USER_HOME"] {
            guard let old = getenv(variable), strlen(old) >= path.utf8.count else { continue }
            strcpy(old, path)
        }
    }

    /// Deletes the folder with all that is in it, also what the app made read-only.
    package func remove() { Self.remove(folder) }

    static func remove(_ folder: URL) {
        let files = FileManager.default
        guard (try? files.removeItem(at: folder)) == nil, files.fileExists(atPath: folder.path) else { return }
        chmod(folder.path, 0o700)
        let contents = files.enumerator(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
        while let entry = contents?.nextObject() as? URL {
            if (try? entry.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true { chmod(entry.path, 0o700) }
        }
        try? files.removeItem(at: folder)
    }
}
