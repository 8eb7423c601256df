import ObjectRuntime
@_exported import UIKit

/// The interface that colours by name have in versions before 7.
public protocol ColorResourceType {
    var bundle: Bundle { get }
    var name: String { get }
}

/// A colour of a catalogue by name: `R.color.brand`.
public struct ColorResource: ColorResourceType, Sendable {
    /// The name that `UIColor(named:)` knows, with its namespace.
    public let name: String
    /// The folders that provide the namespace.
    public let path: [String]
    public let bundle: Bundle

    public init(name: String, path: [String], bundle: Bundle) { (self.name, self.path, self.bundle) = (name, path, bundle) }

    public init(bundle: Bundle, name: String) { self.init(name: name, path: [], bundle: bundle) }

    /// The colour; nil where the bundle has none of that name.
    public func callAsFunction(compatibleWith traitCollection: UITraitCollection? = nil) -> UIColor? {
        UIColor(named: name, in: bundle, compatibleWith: traitCollection)
    }
}

extension UIColor {
    /// The colour that `R.color` names; nil where the bundle has none.
    public convenience init?(resource: some ColorResourceType, compatibleWith traitCollection: UITraitCollection? = nil) {
        self.init(named: resource.name, in: resource.bundle, compatibleWith: traitCollection)
    }
}
