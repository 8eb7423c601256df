internal import InterfaceFiles

/// The variants of one image for different traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private let name: String
    private let catalogEntry: AssetDescription?
    private var registered: [(traits: UITraitCollection, values: ImageValues)] = []
    private var loaded: [String: ImageValues] = [:]

    /// An asset without variants; give it some with `register(_:with:)`.
    public override init() {
        name = ""
        catalogEntry = nil
        super.init()
    }

    /// The image set of a catalogue.
    init(name: String, description: AssetDescription) {
        self.name = name
        catalogEntry = description
        super.init()
    }

    /// The variant that fits `traitCollection` best.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        guard var values = values(for: traitCollection) else { return UIImage() }
        values.asset = self
        return UIImage(values: values)
    }

    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: configuration.traitCollection ?? ImageLoading.currentTraits)
    }

    /// Adds a variant for every set of traits that contains `traitCollection`. The image belongs to this asset from now on.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        registered.removeAll { $0.traits == traitCollection }
        registered.append((traitCollection, image.values))
    }

    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    open func unregister(_ traitCollection: UITraitCollection) {
        registered.removeAll { $0.traits == traitCollection }
    }

    open func unregister(imageWith traitCollection: UITraitCollection) { unregister(traitCollection) }
    open func unregisterImage(with configuration: UIImage.Configuration) {
        unregister(configuration.traitCollection ?? UITraitCollection())
    }

    /// The variant registered for most of the given traits, else the catalogue's.
    func values(for traits: UITraitCollection) -> ImageValues? {
        let fitting = registered.filter { traits.containsTraits(in: $0.traits) }
        let best = fitting.max { $0.traits.changedTraits(from: nil).count < $1.traits.changedTraits(from: nil).count }
        var values: ImageValues? = best?.values ?? catalogValues(for: traits) ?? registered.first?.values
        values?.asset = self
        if let own = values?.configuration {
            values?.configuration = own.withTraitCollection(traits)
        } else {
            values?.configuration = UIImage.Configuration(traitCollection: traits)
        }
        return values
    }

    private func catalogValues(for traits: UITraitCollection) -> ImageValues? {
        guard let asset = catalogEntry, let entry = AssetEntryMatching.best(of: asset.entries, for: AssetEnvironment(traits)),
            let file = asset.file(of: entry)
        else { return nil }
        if let known = loaded[file.path] { return known }
        guard let data = try? Data(contentsOf: file),
            var values = ImageLoading.values(data: data, scale: CGFloat(entry.conditions.scale ?? 1))
        else { return nil }
        switch asset.renderingIntent {
        case .template: values.renderingMode = .alwaysTemplate
        case .original: values.renderingMode = .alwaysOriginal
        case nil: break
        }
        if let resizing = entry.resizing {
            values.isResizable = true
            values.resizingMode = resizing.centerMode == .stretch ? .stretch : .tile
            values.capInsets = Self.points(resizing.top, resizing.left, resizing.bottom, resizing.right, values.scale)
        }
        if let insets = entry.alignmentInsets {
            values.alignmentRectInsets = Self.points(insets.top, insets.left, insets.bottom, insets.right, values.scale)
        }
        loaded[file.path] = values
        return values
    }

    private static func points(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double, _ scale: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(
            top: CGFloat(top) / scale, left: CGFloat(left) / scale, bottom: CGFloat(bottom) / scale, right: CGFloat(right) / scale)
    }
}
