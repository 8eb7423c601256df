import Foundation
import InputLimits
import XcodeProject

/// The names that files declare which Quince cannot build: what Swift code needs of them goes with them.
enum ForeignNames {
    /// The language or tool that a file of this kind needs.
    static func language(of file: UnsupportedFile) -> String {
        switch file.reason {
        case .machineLearningModel: "Core ML's models"
        case .intentDefinition: "the classes of an intent definition"
        case .notInCheckout: "the file itself, which .gitignore keeps out of the checkout"
        case .missing: "the file itself, which does not exist"
        case .cFamily:
            switch file.url.pathExtension {
            case "m": "Objective-C"
            case "c": "C"
            default: "Objective-C or C++"
            }
        }
    }

    /// Of a source also those of the header of the same name.
    static func declared(in file: UnsupportedFile) -> Set<String> {
        switch file.reason {
        case .cFamily:
            let header = file.url.deletingPathExtension().appendingPathExtension("h")
            return [file.url, header].reduce(into: []) { names, url in names.formUnion(text(url).map(declared(inObjectiveC:)) ?? []) }
        case .machineLearningModel:
            let name = file.url.deletingPathExtension().lastPathComponent.replacingOccurrences(of: "-", with: "_").replacingOccurrences(of: " ", with: "_")
            return [name, name + "Input", name + "Output"]
        case .intentDefinition:
            return text(file.url).map(declared(inIntents:)) ?? []
        case .notInCheckout, .missing:
            // What a tool generates for R.swift and SwiftGen goes by the same few names; nothing else of it is known.
            return []
        }
    }

    /// The names declared by the headers in the folders of sources in Objective-C: protocols and constants have no source of their name.
    static func declared(inHeadersBeside files: [UnsupportedFile]) -> Set<String> {
        let folders = files.filter { $0.reason == .cFamily }.map { $0.url.deletingLastPathComponent() }
        return declared(inHeadersOf: folders + folders.map { $0.appendingPathComponent("include") })
    }

    static func declared(inHeadersOf folders: [URL]) -> Set<String> {
        let ordered: [URL] = Set(folders.map(\.standardizedFileURL)).sorted { $0.path < $1.path }
        let headers: [URL] = ordered.flatMap { (folder: URL) -> [URL] in
            let files: [String] = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return files.filter { $0.hasSuffix(".h") }.sorted().map(folder.appendingPathComponent)
        }
        return declared(inHeaders: headers)
    }

    static func declared(inHeaders headers: [URL]) -> Set<String> {
        headers.prefix(mostHeaders).reduce(into: []) { names, header in
            // What a link leads to is not the project's.
            guard (try? header.resourceValues(forKeys: [.isSymbolicLinkKey]))?.isSymbolicLink != true else { return }
            names.formUnion((try? InputFile.textIfReadable(at: header)).flatMap { $0 }.map(declared(inObjectiveC:)) ?? [])
        }
    }

    private static let mostHeaders = 1000

    /// The names that a tool that comes as a package or pod generates into those who use it: gone where the tool is.
    static func generated(by dependency: String) -> Set<String> {
        switch dependency.lowercased() {
        case "r.swift", "rswift", "rswiftlibrary", "r.swift.library", "rswiftgenerateinternalresources", "rswiftgeneratepublicresources": ["R"]
        case "swiftgen", "swiftgenplugin": ["Asset", "L10n", "StoryboardScene", "StoryboardSegue", "FontFamily", "ColorName"]
        default: []
        }
    }

    private static func text(_ url: URL) -> String? { (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) } }

    /// The classes of each intent that a definition names: `CreateIntent`, what handles it, its answer and what that says.
    static func declared(inIntents text: String) -> Set<String> {
        let names = text.matches(of: /<key>INIntentName<\/key>\s*<string>(\w+)<\/string>/).map { String($0.output.1) }
        // Types of its own, and what resolving a parameter of one answers.
        let types = text.matches(of: /<key>IN(?:Type|Enum)Name<\/key>\s*<string>(\w+)<\/string>/).map { String($0.output.1) }
        return Set(names.flatMap { name in ["", "Handling", "Response", "ResponseCode"].map { "\(name)Intent\($0)" } })
            .union(types.flatMap { [$0, "\($0)ResolutionResult"] })
    }

    /// Classes, protocols, structures, enumerations, constants, properties, and methods by the first word of their names; classes too whose names macros
    /// put together.
    static func declared(inObjectiveC text: String) -> Set<String> {
        let patterns: [Regex<(Substring, Substring)>] = [
            /@(?:interface|protocol|class)\s+([A-Za-z_]\w*)/, /NS_(?:ENUM|OPTIONS|CLOSED_ENUM)\s*\(\s*\w+\s*,\s*(\w+)/, /\}\s*([A-Za-z_]\w*)\s*;/,
            /@property[^;\n]*?([A-Za-z_]\w*)\s*;/, /#define\s+([A-Za-z_]\w*)/, /\n[\-+]\s*\([^)\n]*\)\s*([A-Za-z_]\w*)/,
            /\n[A-Za-z_][\w \t*]*[ *]([A-Za-z_]\w*)\s*\([^;\n]*\)\s*[;{]/, /extern\s+[^;\n(]*?([A-Za-z_]\w*)\s*;/,
            /(?:struct|union|enum)\s+([A-Za-z_]\w*)\s*\{/,
        ]
        return patterns.reduce(into: pastedNames(in: text)) { names, pattern in names.formUnion(text.matches(of: pattern).map { String($0.output.1) }) }
    }

    /// `@interface Base_ ## name` in a macro, with the first arguments that macros are called with in lines of their own.
    private static func pastedNames(in text: String) -> Set<String> {
        let beginnings = Set(text.matches(of: /@interface\s+([A-Za-z_]\w*)\s*##/).map { String($0.output.1) }.prefix(mostPasted))
        guard !beginnings.isEmpty else { return [] }
        let arguments = Set(text.matches(of: /\n[A-Za-z_]\w*\s*\(\s*([A-Za-z_]\w*)\s*[,)]/).map { String($0.output.1) }.prefix(mostPasted))
        return Set(beginnings.flatMap { beginning in arguments.map { beginning + $0 } })
    }

    private static let mostPasted = 100
}
