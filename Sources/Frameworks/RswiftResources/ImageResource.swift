import ObjectRuntime
import UIKit

/// The interface that images by name have in versions before 7.
public protocol ImageResourceType {
    var bundle: Bundle { get }
    var name: String { get }
}

/// An image of a catalogue, or an image file, by name: `R.image.banner`.
public struct ImageResource: ImageResourceType, Sendable {
    /// The name that `UIImage(named:)` knows, with its namespace: `icons/home`.
    public let name: String
    /// The folders that provide the namespace.
    public let path: [String]
    public let bundle: Bundle
    public let locale: LocaleReference?
    public let onDemandResourceTags: [String]?

    public init(name: String, path: [String], bundle: Bundle, locale: LocaleReference?, onDemandResourceTags: [String]?) {
        (self.name, self.path, self.bundle) = (name, path, bundle)
        (self.locale, self.onDemandResourceTags) = (locale, onDemandResourceTags)
    }

    public init(bundle: Bundle, name: String) { self.init(name: name, path: [], bundle: bundle, locale: nil, onDemandResourceTags: nil) }

    /// The image; nil where the bundle has none of that name.
    public func callAsFunction(compatibleWith traitCollection: UITraitCollection? = nil) -> UIImage? {
        UIImage(named: name, in: bundle, compatibleWith: traitCollection)
    }
}

extension UIImage {
    /// The image that `R.image` names; nil where the bundle has none.
    public convenience init?(resource: some ImageResourceType, compatibleWith traitCollection: UITraitCollection? = nil) {
        self.init(named: resource.name, in: resource.bundle, compatibleWith: traitCollection)
    }

    public convenience init?(resource: some ImageResourceType, with configuration: UIImage.Configuration?) {
        self.init(named: resource.name, in: resource.bundle, with: configuration)
    }
}
