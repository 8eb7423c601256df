internal import InterfaceFiles

/// A colour of a catalogue by the symbol that Xcode makes for it: `UIColor(resource: .brand)`.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIColor {
    /// The colour that a symbol stands for. Traps when the catalogue does not have it.
    public convenience init(resource: ColorResource) {
        guard let asset = BundleCatalogs.of(resource.bundle).asset(.color, named: resource.name) else {
            fatalError("There is no colour named '\(resource.name)' in \(resource.bundle.bundlePath)")
        }
        self.init(
            source: .catalog(name: resource.name) { traits in
                AssetEntryMatching.best(of: asset.entries, for: AssetEnvironment(traits))?.color.flatMap(UIColor.catalogColor)
            })
    }
}
