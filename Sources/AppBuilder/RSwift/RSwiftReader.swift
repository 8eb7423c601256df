import Foundation
import InputLimits
import InterfaceFiles
import XcodeProject

/// Reads the resources that R.swift makes symbols for. Files that cannot be read make none: a build says so elsewhere.
struct RSwiftReader {
    let types: RSwiftTypes
    /// The language of the developers.
    var developmentLanguage = "en"
    private var contents = RSwiftContents()
    private var tables: [String: [String: [Translation]]] = [:]
    private var tableNames: [String] = []

    /// One language's text.
    private struct Translation {
        var language: String?
        var value: String
        /// Nil where there is no telling.
        var parameters: [RSwiftContents.Text.Parameter]?
    }

    init(types: RSwiftTypes, developmentLanguage: String = "en") { (self.types, self.developmentLanguage) = (types, developmentLanguage) }

    /// The symbols of a target's resources, Info.plist and entitlements.
    static func contents(of target: Target, types: RSwiftTypes) throws -> RSwiftContents {
        let language: String? = target.infoPropertyList["CFBundleDevelopmentRegion"]?.string
        var reader = RSwiftReader(types: types, developmentLanguage: language ?? "en")
        try reader.read(target.resources)
        reader.contents.information = target.infoPropertyList.filter { informationKeys.contains($0.key) }
        reader.contents.entitlements = target.entitlements
        return reader.contents
    }

    /// The symbols of files alone.
    static func contents(of files: [URL], types: RSwiftTypes, developmentLanguage: String) throws -> RSwiftContents {
        var reader = RSwiftReader(types: types, developmentLanguage: developmentLanguage)
        try reader.read(files.map { Resource(source: $0, destination: $0.lastPathComponent) })
        return reader.contents
    }

    private static let informationKeys: Set<String> = ["UIApplicationShortcutItems", "UIApplicationSceneManifest", "NSUserActivityTypes", "NSExtension"]
    private static let imageTypes: Set<String> = ["tiff", "tif", "jpg", "jpeg", "gif", "png", "bmp", "bmpf", "ico", "cur", "xbm"]
    private static let passedOver: Set<String> = [
        "xcassets", "strings", "stringsdict", "xcstrings", "xib", "storyboard", "nib", "xcdatamodel", "xcdatamodeld", "xcmappingmodel",
    ]

    private mutating func read(_ resources: [Resource]) throws {
        var interfaces = RSwiftInterfaces(types: types)
        for resource in resources {
            let (file, type) = (resource.source, resource.source.pathExtension.lowercased())
            switch type {
            case "xcassets": try readCatalog(file)
            case "storyboard", "xib":
                guard let data = try? InputFile.data(at: file), let document = try? InterfaceDocument(xml: data) else { continue }
                interfaces.add(document, named: file.deletingPathExtension().lastPathComponent)
            case "strings", "stringsdict", "xcstrings": readTable(file, type: type)
            case "otf", "ttf":
                guard let data = try? InputFile.data(at: file), let name = RSwiftFontName.postScriptName(in: data) else { continue }
                contents.fonts.append(RSwiftContents.Font(name: name, file: file.lastPathComponent))
            default: break
            }
            if Self.imageTypes.contains(type) { contents.images.append(Self.imageName(file.lastPathComponent)) }
            if !Self.passedOver.contains(type) { contents.files.append(file.lastPathComponent) }
        }
        (contents.images, contents.files) = (Self.unique(contents.images), Self.unique(contents.files))
        (contents.colors, contents.data) = (Self.unique(contents.colors), Self.unique(contents.data))
        let found: RSwiftContents = interfaces.finish()
        (contents.storyboards, contents.nibs, contents.segues) = (found.storyboards, found.nibs, found.segues)
        (contents.reuseIdentifiers, contents.accessibility, contents.modules) = (found.reuseIdentifiers, found.accessibility, found.modules)
        contents.tables = tableNames.map { name in RSwiftContents.Table(name: name, texts: texts(of: tables[name] ?? [:])) }
    }

    private static func unique(_ names: [String]) -> [String] { Set(names).sorted() }

    /// The name that an image file goes by: without scale and device, and without the extension where that is `png`.
    static func imageName(_ file: String) -> String {
        let url = file as NSString
        var name: String = url.deletingPathExtension
        for suffix in ["~ipad", "~iphone", "@1x", "@2x", "@3x", "~ipad", "~iphone"] where name.hasSuffix(suffix) { name.removeLast(suffix.count) }
        return url.pathExtension == "png" ? name : "\(name).\(url.pathExtension)"
    }

    private mutating func readCatalog(_ folder: URL) throws {
        let catalog: AssetCatalog
        do { catalog = try AssetCatalog(contentsOf: folder) } catch is AssetCatalog.Problem { return }
        contents.images += catalog.names(of: .image) + catalog.names(of: .symbol) + catalog.names(of: .launchImage)
        contents.colors += catalog.names(of: .color)
        contents.data += catalog.names(of: .data)
    }

    // MARK: Texts

    private mutating func readTable(_ file: URL, type: String) {
        let name: String = file.deletingPathExtension().lastPathComponent
        let folder: URL = file.deletingLastPathComponent()
        let language: String? = folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : nil
        if tables[name] == nil { tableNames.append(name) }
        var table: [String: [Translation]] = tables[name] ?? [:]
        switch type {
        case "strings":
            for (key, value) in (try? StringsTable(contentsOf: file))?.entries ?? [:] {
                table[key, default: []].append(Translation(language: language, value: value, parameters: RSwiftFormat.parameters(of: value)))
            }
        case "stringsdict":
            guard case .dictionary(let entries)? = try? PropertyListValue(contentsOf: file) else { break }
            for case (let key, .dictionary(let entry)) in entries {
                guard case .string(let format)? = entry["NSStringLocalizedFormatKey"] else { continue }
                table[key, default: []].append(Translation(language: language, value: format, parameters: RSwiftFormat.parameters(of: entry)))
            }
        default:
            guard let data = try? InputFile.data(at: file), let catalog = try? StringCatalog(json: data) else { break }
            for (language, text) in catalog.tables() {
                for (key, value) in (try? StringsTable(data: Data(text.utf8)))?.entries ?? [:] {
                    table[key, default: []].append(Translation(language: language, value: value, parameters: RSwiftFormat.parameters(of: value)))
                }
            }
        }
        tables[name] = table
    }

    /// The texts whose languages agree in their values.
    private func texts(of table: [String: [Translation]]) -> [RSwiftContents.Text] {
        table.sorted { $0.key < $1.key }.compactMap { key, translations in
            var parameters: [RSwiftContents.Text.Parameter] = []
            for translation in translations {
                guard let own = translation.parameters, let merged = RSwiftFormat.merged(parameters, own) else { return nil }
                parameters = merged
            }
            let own: Translation? = translations.first { $0.language == developmentLanguage } ?? translations.first { $0.language == "Base" }
            return RSwiftContents.Text(key: key, parameters: parameters, value: own?.value)
        }
    }
}
