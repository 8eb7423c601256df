import FolderAccess
import Foundation
import ProcessControl
import XcodeProject

/// The folder in which Quince keeps what it makes from a project: never among the project's own files.
///
/// All of it is made and removed through `handle`, below the folder's real place and following no link. The folder is one that Quince
/// made, or found empty: see `FolderClaim`.
package struct BuildFolder: Sendable {
    package let handle: FolderHandle
    /// SwiftPM as it is run for this folder.
    let swift: SwiftTool

    package var url: URL { handle.url }

    /// The generated Swift package.
    var package: URL { url.appendingPathComponent("package") }
    /// SwiftPM's build products.
    var scratch: URL { url.appendingPathComponent("build") }
    /// The folder in which SwiftPM puts programs.
    var products: URL { scratch.appendingPathComponent("debug") }
    /// The package that only resolves dependencies.
    var resolver: URL { url.appendingPathComponent("resolver") }
    /// The bundles of tests.
    var tests: URL { url.appendingPathComponent("tests") }
    /// The files that an app shown live keeps from one start to the next.
    package var container: URL { url.appendingPathComponent("container", isDirectory: true) }
    /// The full output of the last build.
    var log: URL { url.appendingPathComponent(Self.logName) }

    static let logName = "build.log"
    /// The facts that builds found out about the sources.
    static let dynamicMembersName = "dynamic-members.json"
    static let leftOutName = "left-out.json"
    /// The parts that the last build that succeeded left out.
    static let leftOutListName = "left-out-list.json"
    /// The problems that it found in the project's resources.
    static let findingsName = "findings.json"
    /// The packages that do not compile here as they were fetched.
    static let rewrittenPackagesName = "rewritten-packages.json"
    /// The packages that could not be fetched a moment ago.
    static let unreachablePackagesName = "unreachable-packages.json"
    /// The fingerprint of the inputs of the last build that succeeded.
    static let stateName = "state.txt"
    /// The folder of sources that tools would make.
    static let madeSourcesName = "made"
    /// All of those files.
    static let fileNames = [logName, dynamicMembersName, leftOutName, leftOutListName, findingsName, rewrittenPackagesName, unreachablePackagesName, stateName]
    /// Folders of the build folder; whatever else is in it are files, and the bundle.
    static let folderNames = ["package", madeSourcesName, "build", "resolver", "tests", "temporary", "container", "swiftpm", FolderClaim.recordsName]

    /// `.quince/NAME` beside the project, a hidden folder that version control is told to ignore; when the project's folder
    /// cannot be written, a folder of the user's cache.
    ///
    /// Throws `BuildError` when it cannot be made, or a link or somebody else's folder is in its place.
    package init(forProjectNamed name: String, in folder: URL, override: String? = nil, checkout: Checkout? = nil) throws {
        try self.init(forProjectNamed: name, in: folder, override: override, checkout: checkout, swift: SwiftTool())
    }

    init(forProjectNamed name: String, in folder: URL, override: String?, checkout: Checkout?, swift: SwiftTool) throws {
        self.swift = swift
        try ProjectError.check(name: name, of: "app", where: "Rename the target in Xcode.")
        do {
            handle = try Self.claim(name: name, in: folder, override: override, shipped: checkout?.root ?? folder)
            try checkParts()
        } catch let failure as FolderFailure {
            throw BuildError(failure, making: "The build folder cannot be made")
        }
    }

    private static func claim(name: String, in folder: URL, override: String?, shipped: URL) throws -> FolderHandle {
        if let override {
            let place = try chosenFolder(override, shippedIn: shipped)
            return try FolderClaim(of: place).handle ?? FolderClaim.first(named: "quince", in: place)
        }
        guard FileManager.default.isWritableFile(atPath: folder.path) else {
            try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
            return try FolderClaim.first(named: "\(name)-\(hash(folder.path))", in: FolderHandle(at: cache.path))
        }
        let beside = try FolderHandle(at: folder.path).folder(".quince", creating: true)
        guard beside.isOwn else { throw FolderFailure(beside.path, .foreignOwner) }
        try? beside.writeNew(Data("*\n".utf8), to: ".gitignore")
        return try FolderClaim.first(named: name, in: beside)
    }

    /// The folder that the user names. Links on the way are the user's own, save for those that came with the project.
    private static func chosenFolder(_ path: String, shippedIn folder: URL) throws -> FolderHandle {
        let chosen = URL(fileURLWithPath: path).standardizedFileURL.path
        let root = ReadAccess.realPath(folder.path)
        var above = ""
        for (index, part) in chosen.split(separator: "/").enumerated() where root != "/" {
            if !above.isEmpty, ReadAccess.realPath(above) == root {
                let rest = chosen.split(separator: "/").dropFirst(index).joined(separator: "/")
                return try FolderHandle(at: above).folder(rest, creating: true)
            }
            above += "/\(part)"
        }
        do {
            try FileManager.default.createDirectory(atPath: chosen, withIntermediateDirectories: true)
        } catch {
            throw BuildError(
                .cannotWrite, "The build folder \(chosen) cannot be made: \(error.localizedDescription)",
                advice: "Choose another with --build-path FOLDER.")
        }
        return try FolderHandle(at: chosen)
    }

    /// A link in place of one of the folders that others write by their path would lead them elsewhere.
    func checkParts() throws {
        for name in Self.folderNames where handle.kind(of: name) != nil { _ = try handle.folder(name) }
        guard handle.kind(of: "build") != nil else { return }
        let scratch = try handle.folder("build")
        // SwiftPM's own links lead to folders beside them.
        let inside = ReadAccess(folders: [url])
        for name in try scratch.names() where scratch.kind(of: name) == .link && !inside.admits("\(scratch.path)/\(name)") {
            throw FolderFailure("\(scratch.path)/\(name)", .link)
        }
    }

    /// A folder of the build folder, made if it is not there.
    func part(_ name: String) throws -> FolderHandle {
        try handle.folder(name, creating: true).staging(in: handle.folder("temporary", creating: true))
    }

    /// Writes one of the files at the build folder's top.
    func write(_ data: Data, to name: String) throws {
        try handle.staging(in: handle.folder("temporary", creating: true)).write(data, to: name)
    }

    func contents(of name: String) -> Data? { handle.contents(of: name) }

    /// Forgets what the app shown live wrote to its files.
    package func removeContainer() throws { try handle.remove("container") }

    private static var cache: URL {
        UserCache.folder() ?? URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(".cache/quince")
    }

    /// FNV-1a: the same in every process, unlike `hashValue`.
    static func hash(_ text: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }
}

extension BuildError {
    /// The error that output of the toolchain stands for when a disk was full; nil when it says nothing of that.
    init?(fullDiskIn output: String, at folder: URL) {
        let words = ["No space left on device", "no space left on device", "Disk quota exceeded", "database or disk is full", "not enough space"]
        guard words.contains(where: output.contains) else { return nil }
        self.init(
            .cannotWrite, "The disk is full: the app cannot be built in \(folder.path).",
            advice: "Make room on it, or choose another place with --build-path FOLDER.")
    }

    /// The error that output of the toolchain stands for when the compiler had no memory left; nil when it says nothing of that. It names the code that
    /// the compiler was at.
    init?(memoryIn output: String) {
        guard ["LLVM ERROR: out of memory", "std::bad_alloc"].contains(where: output.contains) else { return nil }
        let places = output.matches(of: /\[(\/[^\]:]+):(\d+):\d+ - line:\d+:\d+\]/)
        let place: String = places.last.map { " for the code at \($0.1):\($0.2)" } ?? ""
        self.init(
            .compilation, "The compiler needs more than \(SwiftTool.memoryLimit >> 30) GB of memory\(place).",
            advice: "Give the parts of the expression there types of their own, or break it up.")
        if let file = places.last?.1 { files = [String(file)] }
    }

    /// The error for the user when a folder of Quince's cannot be written.
    init(_ failure: FolderFailure, making what: String) {
        let advice =
            switch failure.reason {
            case .link, .foreignOwner, .inTheWay: "Look at what is there and remove it, or choose another place with --build-path FOLDER."
            case _ where failure.isFullDisk: "Make room on it, or choose another place with --build-path FOLDER."
            default: "Choose another place with --build-path FOLDER."
            }
        self.init(.cannotWrite, "\(what): \(failure.description)", advice: advice)
    }
}
