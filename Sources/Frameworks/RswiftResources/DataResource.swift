import ObjectRuntime
import UIKit

/// A data set of a catalogue by name: `R.data.catalogue`.
public struct DataResource: Sendable {
    public let name: String
    /// The folders that provide the namespace.
    public let path: [String]
    public let bundle: Bundle
    public let onDemandResourceTags: [String]?

    public init(name: String, path: [String], bundle: Bundle, onDemandResourceTags: [String]?) {
        (self.name, self.path, self.bundle, self.onDemandResourceTags) = (name, path, bundle, onDemandResourceTags)
    }

    /// The data; nil where the bundle has no set of that name.
    public func callAsFunction() -> Data? { NSDataAsset(resource: self)?.data }
}

extension NSDataAsset {
    /// The data set that `R.data` names; nil where the bundle has none.
    public convenience init?(resource: DataResource) { self.init(name: resource.name, bundle: resource.bundle) }
}
