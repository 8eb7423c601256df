import FolderAccess
import Foundation

/// The folder that a project came in, all of which may be read to build it: what is outside is the user's own.
package struct Checkout: Hashable, Sendable {
    /// The real path of the folder.
    package let root: URL
    /// Whether the user lets the project read from anywhere.
    package let isTrusted: Bool
    /// The folder in which to look for what a project imports without naming its place: `root`; where that is only the folder above the project, and nothing in
    /// it says that one project is in it, the project's folder, since other folders in it may be other projects (a folder of downloads).
    package let searched: URL
    /// The files that may be read: the folder, and those that were added to it.
    package private(set) var access: ReadAccess

    /// The checkout of the project in `folder`: the nearest folder around it that is under version control, else the folder above it or
    /// the highest one near it that looks like a repository's root, as one that was downloaded without its history. Never the user's home
    /// or the root of the file system.
    package init(of folder: URL, isTrusted: Bool = false, home: String = NSHomeDirectory()) {
        let folder = URL(fileURLWithPath: ReadAccess.realPath(folder.path))
        let root = Self.root(of: folder, home: ReadAccess.realPath(home))
        self.init(root: root, searched: root == folder || Self.isOneProject(root) ? root : Self.child(of: root, with: folder), isTrusted: isTrusted)
    }

    /// The checkout of what the user named: a project, a workspace or a folder.
    package init(ofProjectAt path: String, isTrusted: Bool = false) {
        let url = URL(fileURLWithPath: path).standardizedFileURL
        let isFolder = ["xcodeproj", "xcworkspace", "swift", "pbxproj"].contains(url.pathExtension) == false
        let folder = url.lastPathComponent == "project.pbxproj" ? url.deletingLastPathComponent().deletingLastPathComponent() : url.deletingLastPathComponent()
        self.init(of: isFolder ? url : folder, isTrusted: isTrusted)
    }

    private init(root: URL, searched: URL, isTrusted: Bool) {
        self.root = root
        self.searched = searched
        self.isTrusted = isTrusted
        access = isTrusted ? .unlimited : ReadAccess(folders: [root])
    }

    /// The same with another folder that may be read, such as the one that packages are fetched into.
    package func adding(_ folder: URL) -> Checkout {
        var result = self
        result.access = access.adding(folder)
        return result
    }

    // MARK: Its root

    private static let versionControl = [".git", ".hg", ".svn", ".jj", ".bzr"]
    private static let signs = [".gitignore", ".gitattributes", ".github", "Package.swift"]

    private static func root(of folder: URL, home: String) -> URL {
        let above = ancestors(of: folder).filter { !isPersonal($0.path, home: home) }
        if let controlled = above.first(where: { contains(versionControl, in: $0) }) { return controlled }
        let near = above.prefix(5)
        if let signed = near.last(where: { contains(signs, in: $0) }), near.count > 1 {
            return signed.path.utf8.count < near[1].path.utf8.count ? signed : near[1]
        }
        return near.count > 1 ? near[1] : folder
    }

    private static let projectFiles = ["Podfile", "Cartfile", "Mintfile", "Makefile", "Gemfile", "fastlane"]
    private static let projectExtensions: Set<String> = ["xcodeproj", "xcworkspace", "podspec"]

    /// Whether a folder has the files that stand at the top of one project alone.
    private static func isOneProject(_ folder: URL) -> Bool {
        if contains(versionControl + signs + projectFiles, in: folder) { return true }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.contains { name in
            let start = name.lowercased()
            return projectExtensions.contains((name as NSString).pathExtension) || start.hasPrefix("readme") || start.hasPrefix("license")
        }
    }

    /// The folder in `root` that `folder` is, or is in.
    private static func child(of root: URL, with folder: URL) -> URL {
        ancestors(of: folder).first { $0.deletingLastPathComponent().path == root.path } ?? root
    }

    /// The folder itself first.
    private static func ancestors(of folder: URL) -> [URL] {
        var result = [folder]
        while let last = result.last, last.path != "/" { result.append(last.deletingLastPathComponent()) }
        return result
    }

    private static func isPersonal(_ path: String, home: String) -> Bool {
        path == "/" || path == home || home.hasPrefix(path + "/")
    }

    private static func contains(_ names: [String], in folder: URL) -> Bool {
        names.contains { FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) }
    }

    // MARK: Reading

    /// Throws `ProjectError` when `url` leads out of the checkout; `what` begins the sentence.
    package func check(_ url: URL, _ what: String) throws(ProjectError) {
        do {
            try access.check(url.path)
        } catch {
            throw outside([error.description], what)
        }
    }

    /// Throws one `ProjectError` that names all of `urls` that lead out of the checkout.
    package func check(_ urls: [URL], _ what: String) throws(ProjectError) {
        let failures = urls.compactMap { url -> String? in
            do throws(FolderFailure) { try access.check(url.path) } catch { return error.description }
            return nil
        }
        if !failures.isEmpty { throw outside(failures, what) }
    }

    /// The error for the user about files that may not be read.
    package func outside(_ places: [String], _ what: String) -> ProjectError {
        let list = places.prefix(10).map { "\n  \($0)" }.joined() + (places.count > 10 ? "\n  and \(places.count - 10) more" : "")
        return ProjectError(
            .outsideCheckout, "\(what) from outside of its checkout, \(root.path):\(list)",
            advice: "If you trust the project with everything you may read, build it with --trust.")
    }
}
