import Foundation
import InputLimits
import XcodeProject

/// Makes the files that SwiftGen would make for a target, by the configurations of its project.
struct SwiftGenSource {
    let target: Target
    let checkout: Checkout
    let types: RSwiftTypes

    /// The files with their texts: those that the target lists and that are not there.
    func made(in folder: URL) throws -> [(file: URL, text: String)] {
        let missing: [URL] = Self.candidates(of: target)
        guard !missing.isEmpty else { return [] }
        let wanted = Set(missing.map(\.standardizedFileURL.path))
        var result: [(file: URL, text: String)] = []
        for file in Self.configurations(for: missing, scripts: target.scripts, folder: folder, root: checkout.root) where checkout.access.admits(file.path) {
            guard let text = try? InputFile.text(at: file) else { continue }
            for output in SwiftGenConfiguration(text: text, folder: file.deletingLastPathComponent()).outputs {
                guard wanted.contains(output.file.path), !result.contains(where: { $0.file == output.file }), let text = try self.text(of: output) else {
                    continue
                }
                result.append((output.file, text))
            }
        }
        return result
    }

    /// The Swift files that a target lists and that are not there.
    static func candidates(of target: Target) -> [URL] {
        target.unsupportedFiles.filter { [.missing, .notInCheckout].contains($0.reason) && $0.url.pathExtension == "swift" }.map(\.url)
    }

    /// The places of configurations: those that scripts name, and `swiftgen.yml` beside the files, in a folder above them, or beside the project.
    static func configurations(for files: [URL], scripts: [String], folder: URL, root: URL) -> [URL] {
        var result: [URL] = []
        func add(_ file: URL) { if !result.contains(file.standardizedFileURL) { result.append(file.standardizedFileURL) } }
        for script in scripts where script.lowercased().contains("swiftgen") {
            let plain: String = ["${SRCROOT}", "$SRCROOT", "${PROJECT_DIR}", "$PROJECT_DIR", "$(SRCROOT)"].reduce(script) {
                $0.replacingOccurrences(of: $1, with: ".")
            }
            for word in plain.split(whereSeparator: { $0.isWhitespace || "\"'=;".contains($0) }) where word.hasSuffix(".yml") || word.hasSuffix(".yaml") {
                if !word.contains("$") { add(word.hasPrefix("/") ? URL(fileURLWithPath: String(word)) : folder.appendingPathComponent(String(word))) }
            }
        }
        for name in ["swiftgen.yml", ".swiftgen.yml"] { add(folder.appendingPathComponent(name)) }
        for file in files {
            var place: URL = file.deletingLastPathComponent().standardizedFileURL
            while place.path.hasPrefix(root.standardizedFileURL.path), place.path != "/" {
                for name in ["swiftgen.yml", ".swiftgen.yml"] { add(place.appendingPathComponent(name)) }
                place.deleteLastPathComponent()
            }
        }
        return result
    }

    // MARK: Outputs

    /// Nil for a template that is not known.
    private func text(of output: SwiftGenConfiguration.Output) throws -> String? {
        let choices = SwiftGenOutput(parameters: output.parameters)
        switch output.parser {
        case .strings:
            guard output.template.hasPrefix("structured") || output.template.hasPrefix("flat") else { return nil }
            let language: String? = output.inputs.lazy.compactMap { $0.pathExtension == "lproj" ? $0.deletingPathExtension().lastPathComponent : nil }.first
            let files: [URL] = try files(below: output.inputs, types: ["strings", "stringsdict"])
            let tables = try RSwiftReader.contents(of: files, types: types, developmentLanguage: language ?? "en").tables
            return SwiftGenStrings(tables: tables, isFlat: output.template.hasPrefix("flat"), output: choices).text
        case .xcassets:
            guard output.template.hasPrefix("swift") else { return nil }
            let catalogs = try files(below: output.inputs, types: ["xcassets"]).map { catalog in
                (name: catalog.deletingPathExtension().lastPathComponent, assets: try SwiftGenAssets.assets(in: catalog))
            }
            return SwiftGenAssets(catalogs: catalogs, output: choices).text
        case .ib:
            guard output.template.hasPrefix("scenes") else { return nil }
            let files: [URL] = try files(below: output.inputs, types: ["storyboard"])
            let contents: RSwiftContents = try RSwiftReader.contents(of: files, types: types, developmentLanguage: "en")
            return SwiftGenScenes(storyboards: contents.storyboards, modules: contents.modules, output: choices).text
        case .fonts:
            guard output.template.hasPrefix("swift") else { return nil }
            return SwiftGenFonts(fonts: try files(below: output.inputs, types: ["ttf", "otf"]).compactMap(Self.font), output: choices).text
        }
    }

    private static func font(_ file: URL) -> SwiftGenFonts.Font? {
        guard let data = try? InputFile.data(at: file), let name = RSwiftFontName.postScriptName(in: data) else { return nil }
        let family: String = RSwiftFontName.name(16, in: data) ?? RSwiftFontName.name(1, in: data) ?? name
        let style: String = RSwiftFontName.name(17, in: data) ?? RSwiftFontName.name(2, in: data) ?? "Regular"
        return SwiftGenFonts.Font(name: name, family: family, style: style, file: file.lastPathComponent)
    }

    /// The files of these types among files and below folders.
    private func files(below places: [URL], types: Set<String>) throws -> [URL] {
        var result: [URL] = []
        for place in places where checkout.access.admits(place.path) {
            guard !types.contains(place.pathExtension.lowercased()) else {
                result.append(place)
                continue
            }
            try FolderWalk.visit(place, budget: ReadingBudget()) { entry in
                guard types.contains(entry.url.pathExtension.lowercased()) else { return entry.isFolder }
                if checkout.access.admits(entry.url.path) { result.append(entry.url) }
                return false
            }
        }
        return result
    }
}
