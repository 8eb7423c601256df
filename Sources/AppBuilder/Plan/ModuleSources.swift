import Foundation
import InputLimits
import SourceLowering
import XcodeProject

/// The source files of a package's module, and what they import.
enum ModuleSources {
    /// Swift files of the module, without what the manifest excludes.
    static func swiftFiles(of module: PackageManifest.Module, in manifest: PackageManifest, budget: ReadingBudget = ReadingBudget()) throws -> [URL] {
        try files(of: module, in: manifest, budget: budget).filter { $0.pathExtension == "swift" }
    }

    static func hasCSources(_ module: PackageManifest.Module, in manifest: PackageManifest, budget: ReadingBudget = ReadingBudget()) throws -> Bool {
        try files(of: module, in: manifest, budget: budget).contains { ["c", "cc", "cpp", "m", "mm", "S"].contains($0.pathExtension) }
    }

    /// The module's sources where some are in Objective-C, which nothing here compiles; nil where none is.
    static func objectiveCFiles(of module: PackageManifest.Module, in manifest: PackageManifest, budget: ReadingBudget = ReadingBudget()) throws -> [URL]? {
        let files = try files(of: module, in: manifest, budget: budget)
        return files.contains { ["m", "mm"].contains($0.pathExtension) } ? files : nil
    }

    /// The kinds of files of which Xcode makes resources though no `resources:` names them.
    private static let kindsOfResources: Set<String> = ["xcassets", "xib", "storyboard", "nib", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "xcstrings"]

    /// The resources of the module that its manifest does not name, by their paths in its folder, sorted.
    static func impliedResources(of module: PackageManifest.Module, in manifest: PackageManifest, budget: ReadingBudget = ReadingBudget()) throws -> [String] {
        let folder = manifest.folder(of: module)
        guard manifest.findsResources, FileSync.isDirectory(folder) else { return [] }
        let passedOver = Set((module.exclude + module.resources.map(\.path)).map { folder.appendingPathComponent($0).standardizedFileURL.path })
        var result: [String] = []
        try FolderWalk.visit(folder, budget: budget) { entry in
            if passedOver.contains(entry.url.path) || entry.name.hasSuffix(".docc") { return false }
            guard kindsOfResources.contains(entry.url.pathExtension) else { return entry.isFolder }
            result.append(entry.relativePath)
            return false
        }
        return result.sorted()
    }

    /// The data models among a module's resources, also those in folders.
    static func dataModels(among resources: [BuildModule.PackageResource], in folder: URL, budget: ReadingBudget = ReadingBudget()) -> [URL] {
        resources.filter { $0.rule == "process" }.flatMap { resource -> [URL] in
            let source = folder.appendingPathComponent(resource.path)
            if DataModelCompiler.compiles(source) { return [source] }
            guard FileSync.isDirectory(source) else { return [] }
            var found: [URL] = []
            try? FolderWalk.visit(source, budget: budget) { entry in
                if DataModelCompiler.compiles(entry.url) { found.append(entry.url) }
                return entry.isFolder && !DataModelCompiler.compiles(entry.url)
            }
            return found.sorted { $0.path < $1.path }
        }
    }

    private static func files(of module: PackageManifest.Module, in manifest: PackageManifest, budget: ReadingBudget) throws -> [URL] {
        let folder = manifest.folder(of: module)
        let excluded = Set(module.exclude.map { folder.appendingPathComponent($0).standardizedFileURL.path })
        let roots = module.sources.map { $0.map { folder.appendingPathComponent($0).standardizedFileURL } } ?? [folder]
        return try roots.flatMap { try files(below: $0, except: excluded, budget: budget) }
    }

    private static func files(below root: URL, except excluded: Set<String>, budget: ReadingBudget) throws -> [URL] {
        if excluded.contains(where: { root.path == $0 || root.path.hasPrefix($0 + "/") }) { return [] }
        guard FileSync.isDirectory(root) else { return [root] }
        var result: [URL] = []
        try FolderWalk.visit(root, budget: budget) { entry in
            if excluded.contains(entry.url.path) { return false }
            if entry.isFolder { return !entry.name.hasSuffix(".docc") }
            result.append(entry.url)
            return false
        }
        return result
    }

    /// The modules that a source text imports, by its lines: cheap, and a false find in a comment does no harm.
    static func imports(in text: String) -> Set<String> {
        lines(in: text).reduce(into: []) { result, line in if let name = module(importedBy: line) { result.insert(name) } }
    }

    /// The modules that a source text imports whatever the conditions: it cannot be compiled without them.
    static func unconditionalImports(in text: String) -> Set<String> {
        var depth = 0
        var result: Set<String> = []
        for line in lines(in: text) {
            if line.hasPrefix("#if") { depth += 1 } else if line.hasPrefix("#endif") { depth -= 1 }
            if depth == 0, let name = module(importedBy: line) { result.insert(name) }
        }
        return result
    }

    /// The modules that a source imports in parts that it keeps from Linux by name (`#if !os(Linux)`), not by what can be imported.
    static func importsKeptFromLinux(in text: String) -> Set<String> {
        var conditions: [Bool] = []
        var result: Set<String> = []
        for line in lines(in: text) {
            if line.hasPrefix("#if") {
                conditions.append(line.contains("!") && line.contains("os(Linux)") && !line.contains("canImport("))
            } else if line.hasPrefix("#else"), !conditions.isEmpty {
                conditions[conditions.count - 1] = false
            } else if line.hasPrefix("#endif") {
                _ = conditions.popLast()
            } else if conditions.contains(true), let name = module(importedBy: line) {
                result.insert(name)
            }
        }
        return result
    }

    /// The lines that begin as an import or a condition does, without the blanks before that.
    private static func lines(in text: String) -> [Substring] {
        text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
            let start = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            guard let first = start.first, beginnings.contains(first) else { return nil }
            return Substring(start)
        }
    }

    /// Of `import`, `@testable`, `public` and the like, `#if`.
    private static let beginnings: Set<UInt8> = Set("i@pf#".utf8)

    private static func module(importedBy line: Substring) -> String? {
        guard line.contains("import ") else { return nil }
        var words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
        while let first = words.first, first.hasPrefix("@") || accessWords.contains(String(first)) { words.removeFirst() }
        guard words.first == "import", words.count > 1 else { return nil }
        words.removeFirst()
        if importKinds.contains(String(words[0])), words.count > 1 { words.removeFirst() }
        return words[0].split(whereSeparator: { $0 == "." || $0 == ";" || $0 == "\r" }).first.map(String.init)
    }

    private static let accessWords: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
    private static let importKinds: Set<String> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]

    static func imports(of files: [URL]) -> Set<String> { names(in: files, imports(in:)) }
    /// With what Apple's Foundation brings along: lowered, files import it.
    static func importsOfApple(of files: [URL]) -> Set<String> { names(in: files) { imports(in: $0).union(ImpliedImports.frameworks(in: $0)) } }
    static func unconditionalImports(of files: [URL]) -> Set<String> { names(in: files, unconditionalImports(in:)) }
    static func importsKeptFromLinux(of files: [URL]) -> Set<String> { names(in: files, importsKeptFromLinux(in:)) }

    private static func names(in files: [URL], _ find: (String) -> Set<String>) -> Set<String> {
        files.reduce(into: []) { result, file in
            if let text = try? InputFile.text(at: file) { result.formUnion(find(text)) }
        }
    }
}
