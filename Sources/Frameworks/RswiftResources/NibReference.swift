import ObjectRuntime
import UIKit

/// The interface of nibs in versions before 7.
public protocol NibResourceType {
    var bundle: Bundle { get }
    var name: String { get }
}

/// A nib with the class of its first view.
public protocol NibReferenceContainer: NibResourceType {
    associatedtype FirstView
}

/// A nib by name: `R.nib.banner`.
public struct NibReference<FirstView>: NibReferenceContainer, Sendable {
    public let name: String
    public let bundle: Bundle

    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A nib whose view has a reuse identifier: `R.nib.cell`.
public struct NibReferenceReuseIdentifier<FirstView, Reusable>: NibReferenceContainer, ReuseIdentifierContainer, Sendable {
    public typealias ReusableType = Reusable
    public let name: String
    public let bundle: Bundle
    public let identifier: String

    public init(name: String, bundle: Bundle, identifier: String) { (self.name, self.bundle, self.identifier) = (name, bundle, identifier) }
}

@MainActor extension NibResourceType {
    /// The objects at the top of the nib.
    public func instantiate(withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = [:]) -> [Any] {
        UINib(resource: self).instantiate(withOwner: owner, options: options)
    }
}

@MainActor extension NibReferenceContainer {
    /// The first view of the nib; nil where it is of another class.
    public func firstView(withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> FirstView? {
        instantiate(withOwner: owner, options: options).first as? FirstView
    }

    public func firstView(owner: AnyObject?, options: [UINib.OptionsKey: Any]? = nil) -> FirstView? { firstView(withOwner: owner, options: options) }

    public func callAsFunction(withOwner owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> FirstView? {
        firstView(withOwner: owner, options: options)
    }

    public func callAsFunction(owner: AnyObject?, options: [UINib.OptionsKey: Any]? = nil) -> FirstView? { firstView(withOwner: owner, options: options) }

    /// The nib itself.
    public func callAsFunction(_: Void = ()) -> UINib { UINib(resource: self) }
}

extension UINib {
    /// The nib that `R.nib` names.
    public convenience init(resource: some NibResourceType) { self.init(nibName: resource.name, bundle: resource.bundle) }
}

extension UIViewController {
    /// A controller whose view is in the nib that `R.nib` names.
    public convenience init(nib: some NibResourceType) { self.init(nibName: nib.name, bundle: nib.bundle) }
}
