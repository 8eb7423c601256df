import FolderAccess
import Foundation
import InputLimits
import ProcessControl

/// A folder with a built app and all that it takes to draw it elsewhere, where there is neither a toolchain nor Quince: `quince pack`.
package struct AppPack: Codable, Hashable, Sendable {
    package static let manifestName = "pack.json"
    private static let currentFormat = 1

    private var format: Int
    package var name: String
    /// The app's bundle and the program in it, from the pack's folder.
    private var bundle: String
    private var executable: String
    /// The SHA-256 of the runtime that the app was built with.
    package var runtime: String
    private var leftOut: [LeftOut]
    private var findings: [BuildFinding]
    private var notices: [String]
    /// The Debian packages that a machine needs to draw it.
    private var packages: [String]?

    /// Whether there is a pack at `path`.
    package static func isAt(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: URL(fileURLWithPath: path).appendingPathComponent(manifestName).path)
    }

    // MARK: Making one

    /// Makes a pack of an app.
    /// - Parameter tool: the program of the command line.
    /// - Returns: how large it is, in bytes, and the Debian packages that a machine needs to draw it.
    /// - Throws: `BuildError` where the folder is not empty or cannot be written.
    @discardableResult
    package static func write(_ application: AppBuilder.Application, runtime: Runtime, tool: URL, to folder: URL) throws -> (bytes: Int, packages: [String]) {
        let files = FileManager.default
        if let names = try? files.contentsOfDirectory(atPath: folder.path), !names.isEmpty, !isAt(folder.path) {
            throw BuildError(.cannotWrite, "\(folder.path) is not empty, and no pack.", advice: "Choose another folder with --out.")
        }
        var pack = AppPack(
            format: currentFormat, name: application.name, bundle: application.bundle.lastPathComponent, executable: application.executable.lastPathComponent,
            runtime: try FileDigest.sha256(of: runtime.library), leftOut: application.leftOut, findings: application.findings, notices: application.notices)
        pack.executable = "\(pack.bundle)/\(pack.executable)"
        let programs = try ProgramFolder(runtime: runtime, programs: [tool, application.executable])
        let packages = try programs.packages()
        pack.packages = packages
        do {
            try files.createDirectory(at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
            let staging = try TemporaryFolder(in: folder.deletingLastPathComponent(), prefix: ".\(folder.lastPathComponent).", suffix: ".partial", mode: 0o777)
            defer { staging.remove() }
            try files.copyItem(at: application.bundle, to: staging.url.appendingPathComponent(pack.bundle))
            try programs.write(to: staging.url.appendingPathComponent(ProgramFolder.name))
            try Data(ProgramFolder.launcher.utf8).write(to: staging.url.appendingPathComponent("quince"))
            try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: staging.url.appendingPathComponent("quince").path)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            try encoder.encode(pack).write(to: staging.url.appendingPathComponent(manifestName))
            try staging.commit {
                if staging.exchange(with: folder) { return }
                if files.fileExists(atPath: folder.path) { try files.removeItem(at: folder) }
                try files.moveItem(at: staging.url, to: folder)
            }
        } catch let error as BuildError {
            throw error
        } catch {
            throw BuildError(.cannotWrite, "\(folder.path) cannot be written: \(error.localizedDescription)", advice: "Choose another folder with --out.")
        }
        return (size(of: folder), packages)
    }

    private static func size(of folder: URL) -> Int {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [.fileSizeKey])
        return (files?.compactMap { ($0 as? URL).flatMap { try? $0.resourceValues(forKeys: [.fileSizeKey]).fileSize } } ?? []).reduce(0, +)
    }

    // MARK: Using one

    /// The app in the pack at `path`.
    /// - Throws: `BuildError` where it cannot be read, or the app was built with another runtime than `runtime`.
    package static func application(at path: String, runtime: Runtime) throws -> AppBuilder.Application {
        let folder = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
        let file = folder.appendingPathComponent(manifestName)
        guard let pack = (try? InputFile.data(at: file)).flatMap({ try? JSONDecoder().decode(AppPack.self, from: $0) }), pack.format == currentFormat,
            FileName.problem(withPath: pack.bundle) == nil, FileName.problem(withPath: pack.executable) == nil
        else {
            throw BuildError(.otherBuild, "\(file.path) is not a pack that this Quince reads.", advice: "Make the pack anew with quince pack.")
        }
        guard try FileDigest.sha256(of: runtime.library) == pack.runtime else {
            throw BuildError(
                .otherBuild, "\(folder.path) was packed with another build of Quince than \(runtime.library.path).",
                advice: "Start the Quince in the pack, \(folder.path)/quince, or make the pack anew with quince pack.")
        }
        let executable = folder.appendingPathComponent(pack.executable)
        guard FileManager.default.isExecutableFile(atPath: executable.path) else {
            throw BuildError(.otherBuild, "\(executable.path) is missing from the pack.", advice: "Make the pack anew with quince pack.")
        }
        let work = try BuildFolder(forProjectNamed: folder.lastPathComponent, in: UserCache.folder() ?? FileManager.default.temporaryDirectory)
        var application = AppBuilder.Application(
            name: pack.name, bundle: folder.appendingPathComponent(pack.bundle), executable: executable, folder: work, warnings: [], notices: pack.notices,
            wasUpToDate: true)
        application.libraries = folder.appendingPathComponent(ProgramFolder.name)
        application.leftOut = pack.leftOut
        application.findings = pack.findings
        return application
    }
}

/// SHA-256 of files, by the system's own program.
enum FileDigest {
    static func sha256(of file: URL) throws -> String {
        let answer = try CommandRunner("sha256sum", ["--binary", file.path]).capture()
        guard answer.outcome == .exited(0), let digest = answer.output.split(separator: " ").first?.drop(while: { $0 == "\\" }) else {
            throw BuildError(.runtimeMissing, "\(file.path) cannot be read: \(answer.error)")
        }
        return String(digest)
    }
}
