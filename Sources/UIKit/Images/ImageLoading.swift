internal import InterfaceFiles

/// Finds and reads the pictures that `UIImage`'s initialisers name.
enum ImageLoading {
    /// The current traits, completed with the main screen's scale and idiom.
    static var currentTraits: UITraitCollection {
        let current: UITraitCollection = .current
        if current.displayScale > 0, current.userInterfaceIdiom != .unspecified { return current }
        return MainActor.assumeIsolated { UITraitCollection(traitsFrom: [UIScreen.main.traitCollection, current]) }
    }

    // MARK: Names

    static func values(named name: String, in bundle: Bundle?, traits: UITraitCollection) -> ImageValues? {
        guard !name.isEmpty else { return nil }
        let catalogs: BundleCatalogs = .of(bundle)
        // A name with an extension finds an asset of the bare name too.
        let bare: String = (name as NSString).deletingPathExtension
        if let asset = catalogs.imageAsset(named: name) ?? catalogs.imageAsset(named: bare) {
            return asset.values(for: traits)
        }
        return looseFile(named: name, in: bundle ?? .main, traits: traits)
    }

    private static func looseFile(named name: String, in bundle: Bundle, traits: UITraitCollection) -> ImageValues? {
        // A path of its own stands for itself: UIKit appends names to the bundle's folder as paths.
        let isPath: Bool = name.hasPrefix("/")
        guard let folder: String = isPath ? "" : bundle.resourcePath else { return nil }
        let key: String = "\(folder)/\(name)/\(traits.displayScale)/\(traits.userInterfaceIdiom.rawValue)"
        if let known = AppContext.current.pictures.looseFiles[key] { return known }
        let idiom: LooseImageFile.Idiom = traits.userInterfaceIdiom == .pad ? .pad : .phone
        for candidate in LooseImageFile.candidates(name: name, scale: Int(traits.displayScale.rounded()), idiom: idiom) {
            let path: String = isPath ? candidate.fileName : folder + "/" + candidate.fileName
            guard FileManager.default.fileExists(atPath: path), let data = FileManager.default.contents(atPath: path),
                let found = values(data: data, scale: CGFloat(candidate.scale))
            else { continue }
            AppContext.current.pictures.looseFiles[key] = found
            return found
        }
        return nil
    }

    // MARK: Symbols

    static func symbol(_ name: String, configuration: UIImage.Configuration?) -> ImageValues? {
        let traits: UITraitCollection =
            configuration?.traitCollection.map { given in
                UITraitCollection(traitsFrom: [currentTraits, given])
            } ?? currentTraits
        let wanted = configuration as? UIImage.SymbolConfiguration ?? .unspecified
        let drawing = SymbolDrawing(
            name: name, pointSize: wanted.pointSize(for: traits), weight: wanted.values.weight ?? .regular,
            scale: wanted.values.scale ?? .medium)
        guard let drawing else { return nil }
        var values = ImageValues(content: .symbol(drawing), scale: traits.displayScale > 0 ? traits.displayScale : 1)
        values.configuration = configuration
        values.flipsForRightToLeft = followsReadingDirection(name)
        return values
    }

    /// Whether a symbol's name says that it points forward or backward, not to a side: it is mirrored where text runs from right to left.
    static func followsReadingDirection(_ name: String) -> Bool {
        name.split(separator: ".").contains { $0 == "forward" || $0 == "backward" }
    }

    // MARK: Files

    static func values(file path: String) -> ImageValues? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let stem: String = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        return values(data: data, scale: CGFloat(LooseImageFile.scale(inName: stem)))
    }

    static func isSVG(_ data: Data) -> Bool { VectorImage.isSVG(data) }

    static func values(data: Data, scale: CGFloat) -> ImageValues? {
        guard let decoded = CGImage.decode(data) else {
            return VectorImage(data).map { ImageValues(content: .vector($0), scale: scale > 0 ? scale : 1) }
        }
        let orientation: UIImage.Orientation = orientation(exif: decoded.orientation)
        return ImageValues(content: .bitmap(decoded.image), scale: scale > 0 ? scale : 1, orientation: orientation)
    }

    /// Exif counts orientations in another order.
    static func orientation(exif: Int) -> UIImage.Orientation {
        let order: [UIImage.Orientation] = [
            .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
        ]
        return order.indices.contains(exif - 1) ? order[exif - 1] : .up
    }
}
