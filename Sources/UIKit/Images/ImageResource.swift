/// An image of a catalogue by the symbol that Xcode makes for it: `UIImage(resource: .banner)`.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIImage {
    /// The image that a symbol stands for. Traps when the catalogue does not have it.
    // An app may have one of its own for a type of its own under the same name.
    @_disfavoredOverload
    public convenience init(resource: ImageResource) {
        guard let values = ImageLoading.values(named: resource.name, in: resource.bundle, traits: ImageLoading.currentTraits) else {
            fatalError("There is no image named '\(resource.name)' in \(resource.bundle.bundlePath)")
        }
        self.init(values: values)
    }
}
