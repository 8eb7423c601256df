/// Plays haptics. The device has no engine for them, as a simulator has none: calls are accepted and nothing is felt.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject, UIInteraction {
    public override init() { super.init() }
    /// A generator of a view's. Since iOS 17.5.
    public init(view: UIView) {
        super.init()
        view.addInteraction(self)
    }

    /// The view that it is attached to (iOS 17.5).
    public internal(set) weak var view: UIView?
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }

    /// Has the engine ready within a moment.
    open func prepare() {}
}

/// A tap as of things that meet.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light = 0, medium = 1, heavy = 2, soft = 3, rigid = 4
    }

    private let style: FeedbackStyle

    public override init() {
        style = .medium
        super.init()
    }

    public init(style: FeedbackStyle) {
        self.style = style
        super.init()
    }

    public override init(view: UIView) {
        style = .medium
        super.init(view: view)
    }

    public init(style: FeedbackStyle, view: UIView) {
        self.style = style
        super.init()
        view.addInteraction(self)
    }

    public class func feedbackGenerator(style: FeedbackStyle, forView view: UIView) -> UIImpactFeedbackGenerator {
        UIImpactFeedbackGenerator(style: style, view: view)
    }

    open func impactOccurred() { impactOccurred(intensity: 1) }
    /// - Parameter intensity: from 0 to 1.
    open func impactOccurred(intensity: CGFloat) {}
    open func impactOccurred(at location: CGPoint) { impactOccurred() }
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) { impactOccurred(intensity: intensity) }
}

/// Tells how something went.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success = 0, warning = 1, error = 2
    }

    open func notificationOccurred(_ notificationType: FeedbackType) {}
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) { notificationOccurred(notificationType) }
}

/// A tick as a choice changes.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
    open func selectionChanged(at location: CGPoint) { selectionChanged() }
}

/// Ticks as things on a canvas meet. Since iOS 17.5.
@preconcurrency @MainActor open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    /// Something is aligned with something else.
    open func alignmentOccurred(at location: CGPoint) {}
    /// An outline is closed.
    open func pathCompleted(at location: CGPoint) {}
}
