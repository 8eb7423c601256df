import Foundation
import InputLimits

/// The Swift symbols that Xcode makes for the images and colours of a target's asset catalogues.
struct AssetSymbols {
    enum Kind: String {
        case image, color

        /// The word that Xcode removes from the end of names.
        /// The ends of names that say what an asset is; a colour's symbol lacks a picture's end too.
        var suffixes: [String] { self == .image ? ["Image"] : ["Color", "Image"] }
        /// With its module's name: an app may have a type of its own under the same name.
        var resource: String { self == .image ? "UIKit.ImageResource" : "UIKit.ColorResource" }
        var type: String { self == .image ? "UIImage" : "UIColor" }
    }

    struct Asset: Hashable {
        var kind: Kind
        /// With the folders that provide a namespace: `Icons/home`.
        var name: String
    }

    private let assets: [Asset]

    init(assets: [Asset]) { self.assets = assets }

    /// Reads the folders of catalogues. Contents of sets are not looked at.
    init(catalogs: [URL]) throws {
        var found: [Asset] = []
        for catalog in catalogs {
            try FolderWalk.visit(catalog, budget: ReadingBudget()) { entry in
                guard entry.isFolder else { return false }
                guard let kind = Self.kind(ofFolder: entry.name) else { return true }
                found.append(Asset(kind: kind, name: Self.assetName(entry.relativePath, in: catalog)))
                return false
            }
        }
        assets = found
    }

    private static func kind(ofFolder name: String) -> Kind? {
        if name.hasSuffix(".imageset") { return .image }
        return name.hasSuffix(".colorset") ? .color : nil
    }

    /// The set's name, behind the folders above it whose contents say that they provide a namespace.
    private static func assetName(_ path: String, in catalog: URL) -> String {
        let parts: [String] = path.split(separator: "/").map(String.init)
        var folder: URL = catalog
        var names: [String] = []
        for part in parts.dropLast() {
            folder.appendPathComponent(part)
            let contents = try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))
            if let contents, String(decoding: contents, as: UTF8.self).filter({ !$0.isWhitespace }).contains("\"provides-namespace\":true") {
                names.append(part)
            }
        }
        let last: String = parts.last.map { String($0.prefix(upTo: $0.lastIndex(of: ".") ?? $0.endIndex)) } ?? ""
        return (names + [last]).joined(separator: "/")
    }

    /// The Swift file with the symbols, or nil without any asset.
    ///
    /// - Parameter extending: whether the framework's types get members of these names too; those that `taken` has for the type stay as they are.
    func text(extending: Bool, taken: (String) -> Set<String>) -> String? {
        guard !assets.isEmpty else { return nil }
        var lines: [String] = ["import UIKit", "import ObjectRuntime", "", "private let catalogBundle: Bundle = .main"]
        for kind in [Kind.image, .color] {
            let own: [Asset] = assets.filter { $0.kind == kind }
            guard !own.isEmpty else { continue }
            lines +=
                ["", "extension \(kind.resource) {"]
                + declarations(own) { asset, name in
                    "static let \(name) = \(kind.resource)(name: \(ManifestWriter.quote(asset.name)), bundle: catalogBundle)"
                } + ["}"]
            guard extending else { continue }
            let names: Set<String> = taken(kind.type)
            let plain: [Asset] = own.filter { !$0.name.contains("/") }
            lines +=
                ["", "extension \(kind.type) {"]
                + declarations(plain) { asset, name in
                    names.contains(name) ? nil : "static var \(name): \(kind.type) { \(kind.type)(resource: .\(name)) }"
                } + ["}"]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// One line an asset, those of a namespace in a type of its name; of several that make the same name the first counts.
    private func declarations(_ assets: [Asset], level: Int = 0, _ line: (Asset, String) -> String?) -> [String] {
        var seen: Set<String> = []
        var result: [String] = []
        let parts: (Asset) -> [String] = { $0.name.split(separator: "/").map(String.init) }
        for asset in assets.sorted(by: { $0.name < $1.name }) where parts(asset).count == level + 1 {
            let name: String = Self.identifier(parts(asset)[level], droppingSuffixes: asset.kind.suffixes)
            // Of a name without a letter or digit Xcode makes no symbol.
            if name != "_", seen.insert(name).inserted, let text = line(asset, name) { result.append("    " + text) }
        }
        let spaces: [String: [Asset]] = Dictionary(grouping: assets.filter { parts($0).count > level + 1 }) { parts($0)[level] }
        for (space, inner) in spaces.sorted(by: { $0.key < $1.key }) {
            let name: String = Self.typeName(space)
            guard !name.isEmpty, seen.insert(name).inserted else { continue }
            result += ["    enum \(name) {"] + declarations(inner, level: level + 1, line).map { "    " + $0 } + ["    }"]
        }
        return result
    }

    // MARK: Names

    /// The symbol's name: words joined in camel case, an initial acronym in small letters, without the kind at the end. A letter behind a digit begins a
    /// word: `01d` is `_01D`.
    ///
    /// A name of capitals and digits in several parts stays as it is, with underscores between them: `IMG_0590`, `_1_1`.
    static func identifier(_ name: String, droppingSuffixes suffixes: [String] = []) -> String {
        let parts = name.split(whereSeparator: isSeparator)
        if parts.count > 1, name.first.map(isSeparator) == false, name.allSatisfy({ $0.isASCII && ($0.isUppercase || $0.isNumber || isSeparator($0)) }) {
            return (name.first?.isNumber == true ? "_" : "") + parts.joined(separator: "_")
        }
        var words: String = typeName(name)
        if let suffix = suffixes.first(where: { words.hasSuffix($0) && words.utf8.count > $0.utf8.count }) { words.removeLast(suffix.count) }
        let capitals: Int = words.prefix { $0.isUppercase }.count
        // The last capital of several begins the next word.
        let lowered: Int = capitals == words.count || capitals < 2 ? capitals : capitals - 1
        let result: String = words.prefix(lowered).lowercased() + words.dropFirst(lowered)
        let isDigit: Bool = result.first?.isNumber ?? true
        return isDigit ? "_" + result : Self.keywords.contains(result) ? "`\(result)`" : result
    }

    private static func typeName(_ name: String) -> String {
        var result = ""
        var beginsWord = true
        for character in name {
            if !isSeparator(character) { result += beginsWord && character.isLetter ? character.uppercased() : String(character) }
            beginsWord = isSeparator(character) || character.isNumber
        }
        return result
    }

    private static func isSeparator(_ character: Character) -> Bool { !(character.isLetter || character.isNumber) }

    private static let keywords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "false", "for", "func",
        "guard", "if", "import", "in", "init", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat",
        "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "true", "try", "var", "where", "while",
    ]
}
