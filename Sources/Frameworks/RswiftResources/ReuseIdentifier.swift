import ObjectRuntime
import UIKit

/// A text that names something, as the types of versions before 7 have it.
public protocol IdentifierType: CustomStringConvertible {
    var identifier: String { get }
}

extension IdentifierType {
    public var description: String { identifier }
}

/// The interface of reuse identifiers in versions before 7.
public protocol ReuseIdentifierType: IdentifierType {
    /// The class of the cells or views.
    associatedtype ReusableType
}

/// A reuse identifier with the class of its cells or views.
public protocol ReuseIdentifierContainer<Reusable>: ReuseIdentifierType where ReusableType == Reusable {
    associatedtype Reusable
    var identifier: String { get }
}

/// A reuse identifier with the class of its cells or views: `R.reuseIdentifier.cell`.
public struct ReuseIdentifier<Reusable>: ReuseIdentifierContainer, Sendable {
    public typealias ReusableType = Reusable
    public let identifier: String

    public init(identifier: String) { self.identifier = identifier }
}

extension UITableView {
    /// Registers the nib under the reuse identifier of the cell in it.
    public func register<Resource: NibResourceType & ReuseIdentifierType>(_ resource: Resource) where Resource.ReusableType: UITableViewCell {
        register(UINib(resource: resource), forCellReuseIdentifier: resource.identifier)
    }

    /// Registers the class of the identifier's cells.
    public func register<Resource: ReuseIdentifierType>(_ resource: Resource) where Resource.ReusableType: UITableViewCell {
        register(Resource.ReusableType.self, forCellReuseIdentifier: resource.identifier)
    }

    public func register<Resource: NibResourceType & ReuseIdentifierType>(_ resources: [Resource]) where Resource.ReusableType: UITableViewCell {
        resources.forEach { register($0) }
    }

    public func registerHeaderFooterView<Resource: NibResourceType & ReuseIdentifierType>(_ resource: Resource) where Resource.ReusableType: UIView {
        register(UINib(resource: resource), forHeaderFooterViewReuseIdentifier: resource.identifier)
    }

    public func registerHeaderFooterView<Resource: ReuseIdentifierType>(_ resource: Resource) where Resource.ReusableType: UITableViewHeaderFooterView {
        register(Resource.ReusableType.self, forHeaderFooterViewReuseIdentifier: resource.identifier)
    }

    /// A cell of the identifier's class; nil where it is of another one.
    public func dequeueReusableCell<Identifier: ReuseIdentifierType>(
        withIdentifier identifier: Identifier, for indexPath: IndexPath
    ) -> Identifier.ReusableType? where Identifier.ReusableType: UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier.identifier, for: indexPath) as? Identifier.ReusableType
    }

    public func dequeueReusableCell<Identifier: ReuseIdentifierType>(withIdentifier identifier: Identifier) -> Identifier.ReusableType?
    where Identifier.ReusableType: UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier.identifier) as? Identifier.ReusableType
    }

    public func dequeueReusableHeaderFooterView<Identifier: ReuseIdentifierType>(withIdentifier identifier: Identifier) -> Identifier.ReusableType?
    where Identifier.ReusableType: UITableViewHeaderFooterView {
        dequeueReusableHeaderFooterView(withIdentifier: identifier.identifier) as? Identifier.ReusableType
    }
}

extension UICollectionView {
    /// Registers the nib under the reuse identifier of the cell in it.
    public func register<Resource: NibResourceType & ReuseIdentifierType>(_ resource: Resource) where Resource.ReusableType: UICollectionViewCell {
        register(UINib(resource: resource), forCellWithReuseIdentifier: resource.identifier)
    }

    /// Registers the class of the identifier's cells.
    public func register<Resource: ReuseIdentifierType>(_ resource: Resource) where Resource.ReusableType: UICollectionViewCell {
        register(Resource.ReusableType.self, forCellWithReuseIdentifier: resource.identifier)
    }

    public func register<Resource: NibResourceType & ReuseIdentifierType>(_ resource: Resource, forSupplementaryViewOfKind kind: String)
    where Resource.ReusableType: UICollectionReusableView {
        register(UINib(resource: resource), forSupplementaryViewOfKind: kind, withReuseIdentifier: resource.identifier)
    }

    public func register<Resource: ReuseIdentifierType>(_ resource: Resource, forSupplementaryViewOfKind kind: String)
    where Resource.ReusableType: UICollectionReusableView {
        register(Resource.ReusableType.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: resource.identifier)
    }

    /// A cell of the identifier's class; nil where it is of another one.
    public func dequeueReusableCell<Identifier: ReuseIdentifierType>(
        withReuseIdentifier identifier: Identifier, for indexPath: IndexPath
    ) -> Identifier.ReusableType? where Identifier.ReusableType: UICollectionReusableView {
        dequeueReusableCell(withReuseIdentifier: identifier.identifier, for: indexPath) as? Identifier.ReusableType
    }

    public func dequeueReusableSupplementaryView<Identifier: ReuseIdentifierType>(
        ofKind elementKind: String, withReuseIdentifier identifier: Identifier, for indexPath: IndexPath
    ) -> Identifier.ReusableType? where Identifier.ReusableType: UICollectionReusableView {
        dequeueReusableSupplementaryView(ofKind: elementKind, withReuseIdentifier: identifier.identifier, for: indexPath) as? Identifier.ReusableType
    }
}
