import Foundation
import InputLimits

extension AssetDescription {
    /// Reads the `Contents.json` of an asset folder.
    package init(contentsOf folder: URL, kind: AssetCatalog.Kind) throws {
        let file: URL = folder.appendingPathComponent("Contents.json")
        let data: Data
        do {
            data = try InputFile.data(at: file)
        } catch let limit as ReadingLimitError {
            throw AssetCatalog.Problem(path: file.path, reason: limit.limit.description)
        } catch {
            throw AssetCatalog.Problem(path: file.path, reason: "is missing")
        }
        guard let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            throw AssetCatalog.Problem(path: file.path, reason: "is not a JSON object")
        }
        self.init(json: json, folder: folder, kind: kind)
        // Xcode warns of a file that is not there and compiles the others, so that another scale's picture is shown.
        for index in entries.indices {
            guard let url = self.file(of: entries[index]), !FileManager.default.fileExists(atPath: url.path) else { continue }
            entries[index].filename = entries[index].filename.flatMap { Self.name(meantBy: $0, in: folder) }
        }
    }

    /// The file in a folder that a name means on a Mac, whose file system distinguishes neither case nor composition of letters.
    private static func name(meantBy name: String, in folder: URL) -> String? {
        let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().first { folded($0) == folded(name) }
    }

    private static func folded(_ name: String) -> String { name.precomposedStringWithCanonicalMapping.lowercased() }

    init(json: [String: Any], folder: URL, kind: AssetCatalog.Kind) {
        self.folder = folder
        let items = json[Self.listKey(of: kind)] as? [[String: Any]] ?? []
        entries = items.filter { !($0["unassigned"] as? Bool ?? false) }.map(AssetEntry.init(json:))
        let properties = json["properties"] as? [String: Any] ?? [:]
        // A few real files keep the intent under `info` (asset-catalog-vocabulary.json).
        let info = json["info"] as? [String: Any] ?? [:]
        let intent = (properties["template-rendering-intent"] ?? info["template-rendering-intent"]) as? String
        renderingIntent = intent.flatMap(RenderingIntent.init(rawValue:))
        preservesVectorRepresentation = properties["preserves-vector-representation"] as? Bool ?? false
    }

    private static func listKey(of kind: AssetCatalog.Kind) -> String {
        switch kind {
        case .image, .appIcon, .launchImage: "images"
        case .color: "colors"
        case .symbol: "symbols"
        case .data: "data"
        }
    }
}

extension AssetEntry {
    init(json: [String: Any]) {
        self.init()
        conditions = AssetConditions(json: json)
        filename = json["filename"] as? String
        color = (json["color"] as? [String: Any]).flatMap(Color.init(json:))
        resizing = (json["resizing"] as? [String: Any]).map(Resizing.init(json:))
        alignmentInsets = (json["alignment-insets"] as? [String: Any]).map(Insets.init(json:))
        iconSize = json["size"] as? String
        universalTypeIdentifier = json["universal-type-identifier"] as? String
    }
}

extension AssetConditions {
    init(json: [String: Any]) {
        self.init()
        idiom = json["idiom"] as? String
        scale = (json["scale"] as? String).flatMap { Double($0.replacingOccurrences(of: "x", with: "")) }
        subtype = json["subtype"] as? String
        widthClass = ((json["width-class"] ?? json["widthClass"]) as? String).flatMap(SizeClass.init(rawValue:))
        heightClass = ((json["height-class"] ?? json["heightClass"]) as? String).flatMap(SizeClass.init(rawValue:))
        direction = (json["language-direction"] as? String).flatMap(Direction.init(rawValue:))
        gamut = ((json["display-gamut"] ?? json["color-space"]) as? String).flatMap(Gamut.init(rawValue:))
        memory = (json["memory"] as? String).flatMap { Int($0.prefix(while: \.isNumber)) }
        graphicsFeatureSet = json["graphics-feature-set"] as? String
        locale = json["locale"] as? String
        for appearance in json["appearances"] as? [[String: Any]] ?? [] {
            let value = appearance["value"] as? String ?? ""
            switch appearance["appearance"] as? String {
            case "luminosity": luminosity = Luminosity(rawValue: value)
            case "contrast": isHighContrast = value == "high"
            default: break
            }
        }
    }
}

extension AssetEntry.Resizing {
    init(json: [String: Any]) {
        let caps = AssetEntry.Insets(json: json["cap-insets"] as? [String: Any] ?? [:])
        let center = json["center"] as? [String: Any] ?? [:]
        self.init(
            top: caps.top, left: caps.left, bottom: caps.bottom, right: caps.right,
            centerMode: (center["mode"] as? String).flatMap(CenterMode.init(rawValue:)) ?? .tile)
    }
}

extension AssetEntry.Insets {
    init(json: [String: Any]) {
        func number(_ key: String) -> Double { (json[key] as? NSNumber)?.doubleValue ?? 0 }
        self.init(top: number("top"), left: number("left"), bottom: number("bottom"), right: number("right"))
    }
}

extension AssetEntry.Color {
    init?(json: [String: Any]) {
        if let reference = json["reference"] as? String {
            self = .reference(reference)
            return
        }
        guard let components = json["components"] as? [String: Any] else { return nil }
        let space = json["color-space"] as? String ?? "srgb"
        func value(_ key: String) -> Double? { components[key].flatMap(Self.component) }
        // Alpha is a fraction even where the others are bytes.
        let alpha: Double = (components["alpha"] as? String).flatMap(Double.init) ?? value("alpha") ?? 1
        if let white = value("white") {
            self = .gray(space: space, white: white, alpha: alpha)
        } else if let red = value("red"), let green = value("green"), let blue = value("blue") {
            self = .components(space: space, red: red, green: green, blue: blue, alpha: alpha)
        } else {
            return nil
        }
    }

    /// A component is written `"0xFF"`, `"255"` (whole numbers are bytes), `"0.502"` or as a number from 0 to 1.
    static func component(_ value: Any) -> Double? {
        if let text = value as? String {
            let lowercased: String = text.trimmingCharacters(in: .whitespaces).lowercased()
            if lowercased.hasPrefix("0x") { return Int(lowercased.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            if lowercased.contains(".") || lowercased.contains("e") { return Double(lowercased) }
            return Int(lowercased).map { Double($0) / 255 }
        }
        return (value as? NSNumber)?.doubleValue
    }
}
