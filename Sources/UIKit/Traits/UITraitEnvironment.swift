/// Something that has traits: a screen, a scene, a window, a view controller, a view, a presentation controller.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    /// Called after the traits changed. `previousTraitCollection` is nil when there were none before.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registered interest in trait changes; hand it to `unregisterForTraitChanges(_:)` to end it. It ends by itself with the
/// object it was registered on.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// Something on which closures and actions can be registered to run when traits change (iOS 17).
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

/// An environment that keeps its registrations; every class of UIKit that is observable is one.
@MainActor protocol TraitObserving: AnyObject {
    var traitObservers: TraitObservers { get }
}

/// The registrations of one trait environment, in the order in which they were made.
@MainActor final class TraitObservers {
    final class Registration: NSObject, UITraitChangeRegistration {
        let traits: [UITrait]
        let handler: @MainActor (UITraitCollection) -> Void
        /// Whether the handler also runs when the view enters a window with traits that were resolved in silence before.
        var catchesUp = false
        init(traits: [UITrait], handler: @escaping @MainActor (UITraitCollection) -> Void) {
            self.traits = traits
            self.handler = handler
            super.init()
        }

        /// A registration is its own copy: it stands for the same interest.
        nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
    }

    private var registrations: [Registration] = []

    init() {}

    func add(_ registration: Registration) {
        registrations.append(registration)
    }

    func remove(_ registration: any UITraitChangeRegistration) {
        registrations.removeAll { $0 === registration }
    }

    /// Runs the handlers whose traits differ between the two collections.
    func notify(previous: UITraitCollection, current: UITraitCollection) {
        for registration in registrations {
            let changed: Bool = registration.traits.contains { !previous.values.isSame($0, in: current.values) }
            if changed { registration.handler(previous) }
        }
    }

    /// Runs the handlers that follow what nobody was told of.
    func catchUp(from previous: UITraitCollection) {
        for registration in registrations where registration.catchesUp { registration.handler(previous) }
    }
}

extension UITraitChangeObservable {
    /// Runs `handler` with the environment and its previous traits whenever one of `traits` changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping @MainActor (_ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitObservers.Registration(traits: traits) { [weak self] previous in
            if let self { handler(self, previous) }
        }
        (self as? any TraitObserving)?.traitObservers.add(registration)
        return registration
    }

    /// The same for a closure that names the environment's class, as `{ (self: Self, previous: UITraitCollection) in ... }` does.
    @discardableResult
    public func registerForTraitChanges<Environment: UITraitChangeObservable>(
        _ traits: [UITrait],
        handler: @escaping @MainActor (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { (environment: Self, previous: UITraitCollection) in
            if let environment = environment as? Environment { handler(environment, previous) }
        }
    }

    /// Sends `action` to `target` whenever one of `traits` changed. The action may take the environment and the previous
    /// traits. The target is not retained.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
        let registration = TraitObservers.Registration(traits: traits) { [weak self, weak object = target as AnyObject] previous in
            guard let self, let object else { return }
            ActionMessage.send(action, to: object, arguments: [self, previous])
        }
        (self as? any TraitObserving)?.traitObservers.add(registration)
        return registration
    }

    /// Sends `action` to this object whenever one of `traits` changed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        (self as? any TraitObserving)?.traitObservers.remove(registration)
    }
}
