internal import InterfaceFiles

/// The data set of an asset catalogue.
open class NSDataAsset: NSObject, NSCopying {
    public let name: String
    public let data: Data
    /// The uniform type identifier the catalogue states, or `public.data`.
    public let typeIdentifier: String

    /// The data set of this name in the main bundle, or nil.
    public convenience init?(name: String) {
        self.init(name: name, bundle: .main)
    }

    public init?(name: String, bundle: Bundle) {
        guard let asset = BundleCatalogs.of(bundle).asset(.data, named: name),
            let entry = AssetEntryMatching.best(of: asset.entries, for: AssetEnvironment(ImageLoading.currentTraits)),
            let file = asset.file(of: entry), let data = try? Data(contentsOf: file)
        else { return nil }
        self.name = name
        self.data = data
        typeIdentifier = entry.universalTypeIdentifier ?? "public.data"
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The name of a data set.
public typealias NSDataAssetName = String
