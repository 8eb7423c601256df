/// The action of a button that a swipe uncovers.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable {
        case normal = 0
        /// Takes the row away; red.
        case destructive = 1
    }

    /// Gets the action, its button and a closure to call with whether the action was carried out.
    public typealias Handler = (_ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void) -> Void

    public let style: Style
    public let handler: Handler
    open var title: String?
    /// Drawn white, as a template.
    open var image: UIImage?
    /// Default grey; red for destructive actions.
    open var backgroundColor: UIColor!

    public convenience override init() { self.init(style: .normal, title: nil) { _, _, done in done(false) } }

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        backgroundColor = style == .destructive ? .systemRed : .systemGray
        super.init()
    }
}

/// The actions at one side of a row, from the row's edge inwards.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    /// Whether a swipe all the way runs the first action. Default true.
    open var performsFirstActionWithFullSwipe = true

    /// One without actions: a row with it cannot be swiped.
    public convenience override init() { self.init(actions: []) }

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
