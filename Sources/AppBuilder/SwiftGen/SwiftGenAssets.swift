import Foundation
import InputLimits

/// The source of SwiftGen's template for asset catalogues.
struct SwiftGenAssets {
    enum Kind: String {
        case image = "imageset"
        case color = "colorset"
        case data = "dataset"
        case symbol = "symbolset"
    }

    struct Asset: Hashable {
        var kind: Kind
        /// The folders around it, and which of them are part of its name.
        var folders: [String]
        var spaces: [Bool]
        var name: String

        /// The name that the app loads it by.
        var fullName: String { (zip(folders, spaces).filter(\.1).map(\.0) + [name]).joined(separator: "/") }
    }

    let catalogs: [(name: String, assets: [Asset])]
    let output: SwiftGenOutput

    /// Reads the folders of a catalogue.
    static func assets(in catalog: URL) throws -> [Asset] {
        var found: [Asset] = []
        try FolderWalk.visit(catalog, budget: ReadingBudget()) { entry in
            guard entry.isFolder else { return false }
            guard let kind = Kind(rawValue: entry.url.pathExtension) else { return true }
            let folders: [String] = entry.relativePath.split(separator: "/").dropLast().map(String.init)
            var place: URL = catalog
            let spaces: [Bool] = folders.map { folder in
                place.appendPathComponent(folder)
                let contents = try? InputFile.data(at: place.appendingPathComponent("Contents.json"))
                return contents.map { String(decoding: $0, as: UTF8.self).filter { !$0.isWhitespace }.contains("\"provides-namespace\":true") } ?? false
            }
            found.append(Asset(kind: kind, folders: folders, spaces: spaces, name: entry.url.deletingPathExtension().lastPathComponent))
            return false
        }
        return found
    }

    private var image: String { output.parameter("imageTypeName", "ImageAsset") }
    private var color: String { output.parameter("colorTypeName", "ColorAsset") }
    private var data: String { output.parameter("dataTypeName", "DataAsset") }
    private var symbol: String { output.parameter("symbolTypeName", "SymbolAsset") }

    var text: String {
        let access: String = output.access
        var lines: [String] = ["import UIKit", "", "\(access)enum \(output.parameter("enumName", "Asset")) {"]
        for catalog in catalogs {
            let isOwn: Bool = catalogs.count > 1 || output.isSet("forceFileNameEnum")
            let members: [String] = members(catalog.assets.map { ($0, spaces(of: $0)) })
            lines += isOwn ? ["    \(access)enum \(SwiftGenName.type(catalog.name)) {"] + members.map { "    " + $0 } + ["    }"] : members
        }
        lines += ["}", ""]
        let kinds: Set<Kind> = Set(catalogs.flatMap(\.assets).map(\.kind))
        if kinds.contains(.color) {
            lines += Self.type(color, member: "color", kit: "UIColor", access, loading: "UIColor(named: name, in: \(output.bundle), compatibleWith: nil)")
        }
        if kinds.contains(.image) {
            lines += Self.type(image, member: "image", kit: "UIImage", access, loading: "UIImage(named: name, in: \(output.bundle), compatibleWith: nil)")
        }
        if kinds.contains(.symbol) {
            lines += Self.type(symbol, member: "image", kit: "UIImage", access, loading: "UIImage(named: name, in: \(output.bundle), compatibleWith: nil)")
        }
        if kinds.contains(.data) {
            lines += Self.type(data, member: "data", kit: "NSDataAsset", access, loading: "NSDataAsset(name: name, bundle: \(output.bundle))")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The folders that have types of their own.
    private func spaces(of asset: Asset) -> [String] {
        output.isSet("forceProvidesNamespaces") ? asset.folders : zip(asset.folders, asset.spaces).filter(\.1).map(\.0)
    }

    private func members(_ assets: [(asset: Asset, spaces: [String])], depth: Int = 0) -> [String] {
        var result: [String] = []
        var taken: Set<String> = []
        for (asset, spaces) in assets.sorted(by: { $0.asset.name < $1.asset.name }) where spaces.count == depth {
            let member: String = SwiftGenName.member(asset.name)
            guard !member.isEmpty, taken.insert(member).inserted else { continue }
            let type: String = [.image: image, .color: color, .data: data, .symbol: symbol][asset.kind] ?? image
            result.append("    \(output.access)static let \(member) = \(type)(name: \(ManifestWriter.quote(asset.fullName)))")
        }
        guard depth < 20 else { return result }
        let inner: [String: [(asset: Asset, spaces: [String])]] = Dictionary(grouping: assets.filter { $0.spaces.count > depth }) {
            SwiftGenName.type($0.spaces[depth])
        }
        for (type, assets) in inner.sorted(by: { $0.key < $1.key }) where !type.isEmpty && taken.insert(type).inserted {
            result += ["    \(output.access)enum \(type) {"] + members(assets, depth: depth + 1).map { "    " + $0 } + ["    }"]
        }
        return result
    }

    /// The type of one kind of assets: its name and what it loads.
    private static func type(_ name: String, member: String, kit: String, _ access: String, loading: String) -> [String] {
        let alias: String = kit == "UIColor" ? "Color" : kit == "UIImage" ? "Image" : "Data"
        var lines: [String] = [
            "\(access)struct \(name): Sendable {", "    \(access)let name: String", "", "    \(access)typealias \(alias) = \(kit)", "",
            "    \(access)var \(member): \(kit) {",
            "        guard let result = \(loading) else { fatalError(\"Unable to load \(member) asset named \\(name).\") }",
            "        return result", "    }",
        ]
        if kit != "NSDataAsset" {
            lines += [
                "", "    \(access)func \(member)(compatibleWith traitCollection: UITraitCollection) -> \(kit) {",
                "        guard let result = \(loading.replacingOccurrences(of: "compatibleWith: nil", with: "compatibleWith: traitCollection")) else {",
                "            fatalError(\"Unable to load \(member) asset named \\(name).\")", "        }", "        return result", "    }",
            ]
        }
        lines += ["}", "", "extension \(kit) {", "    \(access)convenience init?(asset: \(name)) {", "        let name: String = asset.name"]
        return lines + ["        self.init\(loading.dropFirst(kit.count))", "    }", "}", ""]
    }
}
