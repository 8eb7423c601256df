/// The stage of a drag that rests on a view.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    case inactive = 0
    /// The drag is over the view.
    case possible = 1
    /// It has rested there, and activates the view in a moment.
    case activating = 2
    case activated = 3
}

/// Has a view do something when a drag rests on it: open a folder, choose a row.
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
    public let interactionBehavior: any UISpringLoadedInteractionBehavior
    public let interactionEffect: any UISpringLoadedInteractionEffect
    private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    open private(set) weak var view: UIView?

    /// - Parameters:
    ///   - interactionBehavior: nil for one that allows all.
    ///   - interactionEffect: nil for one that makes the view fainter, and blink before it is activated.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?, interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.interactionBehavior = interactionBehavior ?? AllowingSpring()
        self.interactionEffect = interactionEffect ?? BlinkingSpring()
        self.handler = handler
        super.init()
    }

    public convenience init(
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
    }

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    func activate(_ context: any UISpringLoadedInteractionContext) { handler(self, context) }
}

/// A drag that rests on a view, as its behaviour and its effect know it.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that the effect is shown on. Default the interaction's.
    var targetView: UIView? { get set }
    /// The subject of the interaction, for its owner: an item in the view. Another one begins anew. Default nil.
    var targetItem: Any? { get set }
    func location(in view: UIView?) -> CGPoint
}

/// Decides whether a drag activates a view.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
    /// Optional: the drag has left the view or ended.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {
        try? ObjCRuntime.invokeOptional("interactionDidFinish:", on: self, [interaction])
    }
}

/// Shows how far the activation of a view is.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// A view that does what a tap does when a drag rests on it.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Default false.
    var isSpringLoaded: Bool { get set }
}

private final class AllowingSpring: NSObject, UISpringLoadedInteractionBehavior {
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool { true }
}

private final class BlinkingSpring: NSObject, UISpringLoadedInteractionEffect {
    private weak var shown: UIView?

    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext) {
        if shown !== context.targetView {
            shown?.layer.removeAllAnimations()
            shown?.alpha = 1
        }
        shown = context.targetView
        guard let view = shown else { return }
        switch context.state {
        case .possible: UIView.animate(withDuration: 0.2) { view.alpha = 0.6 }
        case .activating: UIView.animate(withDuration: 0.1, delay: 0, options: [.autoreverse, .repeat]) { view.alpha = 0.3 }
        case .inactive, .activated:
            view.layer.removeAllAnimations()
            view.alpha = 1
        }
    }
}
