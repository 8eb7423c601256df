import ObjectRuntime
import UIKit

/// The interface of storyboards in versions before 7.
public protocol StoryboardResourceType {
    var bundle: Bundle { get }
    var name: String { get }
}

/// A storyboard of versions before 7 that has an initial controller.
public protocol StoryboardResourceWithInitialControllerType: StoryboardResourceType {
    associatedtype InitialController
}

/// A storyboard by name: `R.storyboard.main`.
public protocol StoryboardReference: StoryboardResourceType {
    var name: String { get }
    var bundle: Bundle { get }
}

/// A storyboard that has an initial controller.
public protocol InitialControllerContainer {
    associatedtype InitialController
}

@MainActor extension StoryboardResourceType {
    /// The storyboard itself.
    public func callAsFunction() -> UIStoryboard { UIStoryboard(resource: self) }
}

@MainActor extension StoryboardReference where Self: InitialControllerContainer {
    /// A new initial controller; nil where it is of another class.
    public func instantiateInitialViewController() -> InitialController? {
        UIStoryboard(resource: self).instantiateInitialViewController() as? InitialController
    }

    /// The same, made by `creator`.
    public func instantiateInitialViewController(creator: @escaping (NSCoder) -> InitialController?) -> InitialController?
    where InitialController: UIViewController {
        UIStoryboard(resource: self).instantiateInitialViewController(creator: creator)
    }
}

@MainActor extension StoryboardResourceWithInitialControllerType {
    /// A new initial controller; nil where it is of another class.
    public func instantiateInitialViewController() -> InitialController? {
        UIStoryboard(resource: self).instantiateInitialViewController() as? InitialController
    }
}

/// The interface of a controller's storyboard identifier in versions before 7.
public protocol StoryboardViewControllerResourceType: IdentifierType {
    associatedtype ViewControllerType
}

/// A controller of a storyboard by its identifier: `R.storyboard.main.detail()`.
public struct StoryboardViewControllerIdentifier<ViewController>: StoryboardViewControllerResourceType, Sendable {
    public typealias ViewControllerType = ViewController
    public let identifier: String
    /// The storyboard's name; empty in versions before 7.
    public let storyboard: String
    public let bundle: Bundle

    public init(identifier: String, storyboard: String, bundle: Bundle) { (self.identifier, self.storyboard, self.bundle) = (identifier, storyboard, bundle) }

    public init(identifier: String) { self.init(identifier: identifier, storyboard: "", bundle: .main) }

    /// A new controller; nil where it is of another class.
    @preconcurrency @MainActor public func callAsFunction(_: Void = ()) -> ViewController? {
        UIStoryboard(name: storyboard, bundle: bundle).instantiateViewController(withIdentifier: identifier) as? ViewController
    }

    /// A new controller that `creator` makes.
    @preconcurrency @MainActor public func callAsFunction(creator: @escaping (NSCoder) -> ViewController?) -> ViewController
    where ViewController: UIViewController {
        UIStoryboard(name: storyboard, bundle: bundle).instantiateViewController(identifier: identifier, creator: creator)
    }
}

public typealias StoryboardViewControllerResource<ViewController> = StoryboardViewControllerIdentifier<ViewController>

extension UIStoryboard {
    /// The storyboard that `R.storyboard` names.
    public convenience init(resource: some StoryboardResourceType) { self.init(name: resource.name, bundle: resource.bundle) }

    /// A new controller of this storyboard; nil where it is of another class.
    public func instantiateViewController<Resource: StoryboardViewControllerResourceType>(withResource resource: Resource) -> Resource.ViewControllerType? {
        instantiateViewController(withIdentifier: resource.identifier) as? Resource.ViewControllerType
    }

    public func instantiateViewController<Controller: UIViewController>(
        withIdentifier identifier: StoryboardViewControllerIdentifier<Controller>
    ) -> Controller? {
        instantiateViewController(withIdentifier: identifier.identifier) as? Controller
    }
}
