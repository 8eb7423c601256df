import Foundation
import InputLimits
import XcodeProject

/// Sources in C of a target that are a module of their own to its Swift sources: a module map lies in their folder, or in one above it, as that of
/// a library in C which another one in Swift wraps.
///
/// Xcode finds the map by the target's settings, and the headers by their names alone wherever they lie.
struct ClangModule: Hashable, Sendable {
    let name: String
    /// The folder of the module map.
    let folder: URL
    /// Those of the target below the folder, sorted.
    let sources: [URL]
    /// The folders below it, and itself, that have headers.
    let headerFolders: [URL]

    var relativeSources: [String] { sources.map(relative) }
    var relativeHeaderFolders: [String] { headerFolders.map(relative) }

    private func relative(_ url: URL) -> String { url.path == folder.path ? "." : String(url.path.dropFirst(folder.path.count + 1)) }

    /// The module that is built: where it does not compile here, the target can do without.
    var module: BuildModule {
        var module = BuildModule(name: name, kind: .cLibrary(publicHeaders: "."), folder: folder)
        module.clang = self
        module.isFetched = true
        return module
    }

    /// Those that the target's Swift sources import.
    static func modules(of target: Target, budget: ReadingBudget = ReadingBudget()) -> [ClangModule] {
        let files: [URL] = target.unsupportedFiles.filter { $0.reason == .cFamily && $0.url.pathExtension == "c" }.map(\.url.standardizedFileURL)
        guard !files.isEmpty else { return [] }
        let imports: Set<String> = ModuleSources.imports(of: target.sources)
        let found = Dictionary(grouping: files) { file in file.deletingLastPathComponent().path }
            .reduce(into: [URL: [URL]]()) { result, entry in
                if let folder = folderOfMap(above: URL(fileURLWithPath: entry.key)) { result[folder, default: []] += entry.value }
            }
        return found.compactMap { folder, files -> ClangModule? in
            guard let name = names(inMapOf: folder).first(where: imports.contains), let headers = try? foldersOfHeaders(in: folder, budget: budget) else {
                return nil
            }
            return ClangModule(name: name, folder: folder, sources: files.sorted { $0.path < $1.path }, headerFolders: headers)
        }
        .sorted { $0.name < $1.name }
    }

    private static let mapName = "module.modulemap"
    /// The folders of a library's sources lie hardly deeper below its map.
    private static let mostLevels = 3

    private static func folderOfMap(above folder: URL) -> URL? {
        var folder: URL = folder
        for _ in 0..<mostLevels {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent(mapName).path) { return folder }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// The modules that a map declares, but for those of frameworks, whose headers lie in a bundle.
    private static func names(inMapOf folder: URL) -> [String] {
        guard let text = try? InputFile.text(at: folder.appendingPathComponent(mapName)) else { return [] }
        return text.matches(of: /(?m)^\s*(?:explicit\s+)?module\s+([A-Za-z_]\w*)/).map { String($0.output.1) }
    }

    private static func foldersOfHeaders(in folder: URL, budget: ReadingBudget) throws -> [URL] {
        var result: Set<URL> = []
        try FolderWalk.visit(folder, budget: budget) { entry in
            if !entry.isFolder, ["h", "inc"].contains(entry.url.pathExtension) { result.insert(entry.url.deletingLastPathComponent().standardizedFileURL) }
            return true
        }
        return result.sorted { $0.path < $1.path }
    }
}
