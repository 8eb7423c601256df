/// A button that a swipe over a row uncovers, as before iOS 11.
@available(iOS, introduced: 8.0, deprecated: 13.0, message: "Use UIContextualAction and related APIs instead.")
@preconcurrency @MainActor open class UITableViewRowAction: NSObject {
    public enum Style: Int, Sendable {
        case `default` = 0
        public static var destructive: Style { .default }
        case normal = 1
    }

    public let style: Style
    open var title: String?
    /// Default red, grey for normal actions.
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIVisualEffect?
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// The same as an action of today's for the row at `path`. Choosing it leaves the row open, until editing ends.
    func contextualAction(at path: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) { _, _, done in
            self.handler(self, path)
            done(false)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}

extension UITableViewRowAction: NSCopying {
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }

    private func duplicate() -> UITableViewRowAction {
        let copy = UITableViewRowAction(style: style, title: title, handler: handler)
        copy.backgroundColor = backgroundColor
        copy.backgroundEffect = backgroundEffect
        return copy
    }
}
