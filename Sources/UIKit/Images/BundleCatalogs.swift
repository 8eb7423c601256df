internal import InterfaceFiles

/// The asset catalogues of a bundle: every `.xcassets` folder among its resources.
final class BundleCatalogs {
    private let catalogs: [AssetCatalog]
    private var imageAssets: [String: UIImageAsset] = [:]

    private init(folder: String) {
        let entries: [String] = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        catalogs = entries.filter { $0.hasSuffix(".xcassets") }.sorted().compactMap { name in
            try? AssetCatalog(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(name, isDirectory: true))
        }
    }

    /// The catalogues of `bundle`, of the main bundle for nil.
    static func of(_ bundle: Bundle?) -> BundleCatalogs {
        let folder: String = (bundle ?? .main).resourcePath ?? ""
        if let catalogs = AppContext.current.pictures.catalogs[folder] { return catalogs }
        let catalogs = BundleCatalogs(folder: folder)
        AppContext.current.pictures.catalogs[folder] = catalogs
        return catalogs
    }

    func asset(_ kind: AssetCatalog.Kind, named name: String) -> AssetDescription? {
        for catalog in catalogs {
            if let asset = catalog.asset(kind, named: name) { return asset }
        }
        return nil
    }

    /// The names of all assets of a kind.
    func names(of kind: AssetCatalog.Kind) -> [String] { catalogs.flatMap { $0.names(of: kind) } }

    /// The image set of this name with its variants. One object a name, so that pictures are read once.
    func imageAsset(named name: String) -> UIImageAsset? {
        if let asset = imageAssets[name] { return asset }
        guard let description = asset(.image, named: name) else { return nil }
        let asset = UIImageAsset(name: name, description: description)
        imageAssets[name] = asset
        return asset
    }
}

extension AssetEnvironment {
    /// The surroundings that traits describe.
    init(_ traits: UITraitCollection) {
        self.init()
        idiom = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
        if traits.displayScale > 0 { scale = Double(traits.displayScale) }
        isDark = traits.userInterfaceStyle == .dark
        isHighContrast = traits.accessibilityContrast == .high
        widthClass = Self.sizeClass(traits.horizontalSizeClass)
        heightClass = Self.sizeClass(traits.verticalSizeClass)
        direction = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        gamut = traits.displayGamut == .P3 ? .displayP3 : .sRGB
    }

    private static func sizeClass(_ value: UIUserInterfaceSizeClass) -> AssetConditions.SizeClass? {
        switch value {
        case .compact: .compact
        case .regular: .regular
        default: nil
        }
    }
}
