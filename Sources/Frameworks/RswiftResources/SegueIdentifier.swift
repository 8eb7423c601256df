import ObjectRuntime
import UIKit

/// The interface of segues in versions before 7.
public protocol StoryboardSegueIdentifierType: IdentifierType {
    associatedtype SegueType
    associatedtype SourceType
    associatedtype DestinationType
}

/// A segue with the classes of it and of the controllers that it joins: `R.segue.listController.showDetail`.
public struct SegueIdentifier<Segue, Source, Destination>: StoryboardSegueIdentifierType, Sendable {
    public typealias SegueType = Segue
    public typealias SourceType = Source
    public typealias DestinationType = Destination
    public let identifier: String

    public init(identifier: String) { self.identifier = identifier }

    /// The segue from one controller.
    public func storyboardSegue(withSource source: Source) -> StoryboardSegue<Segue, Source, Destination> {
        StoryboardSegue(identifier: self, source: source)
    }
}

public typealias StoryboardSegueIdentifier<Segue, Source, Destination> = SegueIdentifier<Segue, Source, Destination>

/// A segue from one controller, which can be performed.
public struct StoryboardSegue<Segue, Source, Destination> {
    public let identifier: SegueIdentifier<Segue, Source, Destination>
    public let source: Source

    public init(identifier: SegueIdentifier<Segue, Source, Destination>, source: Source) { (self.identifier, self.source) = (identifier, source) }
}

/// A segue that is being performed, its controllers in their own classes.
public struct TypedSegue<Segue, Source, Destination>: StoryboardSegueIdentifierType {
    public typealias SegueType = Segue
    public typealias SourceType = Source
    public typealias DestinationType = Destination
    public let segue: Segue
    public let source: Source
    public let destination: Destination
    public let identifier: String

    public init(segue: Segue, source: Source, destination: Destination, identifier: String) {
        (self.segue, self.source, self.destination, self.identifier) = (segue, source, destination, identifier)
    }
}

public typealias TypedStoryboardSegueInfo<Segue, Source, Destination> = TypedSegue<Segue, Source, Destination>

@MainActor extension TypedSegue {
    /// The segue, where it has that identifier and its controllers are of these classes; nil else.
    public init?<Identifier: StoryboardSegueIdentifierType>(segueIdentifier: Identifier, segue: UIStoryboardSegue)
    where Identifier.SegueType == Segue, Identifier.SourceType == Source, Identifier.DestinationType == Destination {
        guard segue.identifier == segueIdentifier.identifier, let source = segue.source as? Source, let destination = segue.destination as? Destination,
            let own = segue as? Segue
        else { return nil }
        self.init(segue: own, source: source, destination: destination, identifier: segueIdentifier.identifier)
    }

    public init?(segueIdentifier: SegueIdentifier<Segue, Source, Destination>, uiStoryboardSegue: UIStoryboardSegue) {
        self.init(segueIdentifier: segueIdentifier, segue: uiStoryboardSegue)
    }
}

@MainActor extension SegueIdentifier where Segue: UIStoryboardSegue {
    /// The segue with its controllers in their own classes; nil for another segue.
    public func callAsFunction(segue: UIStoryboardSegue) -> TypedSegue<Segue, Source, Destination>? {
        TypedSegue(segueIdentifier: self, segue: segue)
    }
}

/// A controller that performs segues by their identifiers.
@preconcurrency @MainActor public protocol SeguePerformer {
    func performSegue(withIdentifier identifier: String, sender: Any?)
}

public typealias SeguePerformerType = SeguePerformer

extension UIViewController: SeguePerformer {}

@MainActor extension SeguePerformer {
    /// Performs a segue that begins at controllers of this class.
    public func performSegue<Segue, Destination>(withIdentifier identifier: SegueIdentifier<Segue, Self, Destination>, sender: Any?) {
        performSegue(withIdentifier: identifier.identifier, sender: sender)
    }
}

@MainActor extension StoryboardSegue where Source: UIViewController {
    public func performSegue(sender: Any? = nil) { source.performSegue(withIdentifier: identifier.identifier, sender: sender) }
}
