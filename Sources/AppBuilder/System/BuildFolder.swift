import Foundation

/// Where Quince keeps what it makes from a project: never among the project's own files.
package struct BuildFolder: Hashable, Sendable {
    package let url: URL

    /// The generated Swift package.
    var package: URL { url.appendingPathComponent("package") }
    /// SwiftPM's build products.
    var scratch: URL { url.appendingPathComponent("build") }
    /// Where SwiftPM puts programs.
    var products: URL { scratch.appendingPathComponent("debug") }
    /// The package that only resolves dependencies.
    var resolver: URL { url.appendingPathComponent("resolver") }
    /// Files of a running build that nobody needs after it.
    var temporary: URL { url.appendingPathComponent("temporary") }
    /// What builds found out about the sources.
    var dynamicMembers: URL { url.appendingPathComponent("dynamic-members.json") }
    /// The full output of the last build.
    var log: URL { url.appendingPathComponent("build.log") }
    /// The fingerprint of the inputs of the last build that succeeded.
    var state: URL { url.appendingPathComponent("state.txt") }

    /// `.quince/NAME` beside the project, a hidden folder that version control is told to ignore; when the project's folder
    /// cannot be written, a folder of the user's cache.
    package init(forProjectNamed name: String, in folder: URL, override: String? = nil) throws {
        if let override {
            url = URL(fileURLWithPath: override).standardizedFileURL
            try Self.create(url)
            return
        }
        let beside = folder.appendingPathComponent(".quince")
        if FileManager.default.isWritableFile(atPath: folder.path) {
            url = beside.appendingPathComponent(name)
            try Self.create(url)
            let ignore = beside.appendingPathComponent(".gitignore")
            if !FileManager.default.fileExists(atPath: ignore.path) { try? Data("*\n".utf8).write(to: ignore) }
        } else {
            url = Self.cache.appendingPathComponent("\(name)-\(Self.hash(folder.path))")
            try Self.create(url)
        }
    }

    private static var cache: URL {
        let environment = ProcessInfo.processInfo.environment
        let base = environment["XDG_CACHE_HOME"].map(URL.init(fileURLWithPath:))
            ?? URL(fileURLWithPath: environment["HOME"] ?? NSTemporaryDirectory()).appendingPathComponent(".cache")
        return base.appendingPathComponent("quince")
    }

    private static func create(_ url: URL) throws {
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw BuildError(
                .cannotWrite, "The build folder \(url.path) cannot be made: \(error.localizedDescription)",
                advice: "Choose another with --build-path FOLDER.")
        }
    }

    /// FNV-1a: the same in every process, unlike `hashValue`.
    static func hash(_ text: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }
}
