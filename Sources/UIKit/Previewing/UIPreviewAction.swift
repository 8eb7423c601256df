/// An action that a previewed controller offers, or a group of them.
@preconcurrency @MainActor public protocol UIPreviewActionItem: NSObjectProtocol {
    var title: String { get }
}

/// An action below a preview.
@preconcurrency @MainActor open class UIPreviewAction: NSObject, UIPreviewActionItem, NSCopying {
    public enum Style: Int, Sendable {
        case `default`, selected, destructive
    }

    public let title: String
    public let style: Style
    /// Called with the action and the previewed controller.
    public let handler: (any UIPreviewActionItem, UIViewController) -> Void

    public init(title: String, style: Style, handler: @escaping (UIPreviewAction, UIViewController) -> Void) {
        (self.title, self.style) = (title, style)
        self.handler = { item, controller in
            if let action = item as? UIPreviewAction { handler(action, controller) }
        }
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Actions below a preview that show behind one title.
@preconcurrency @MainActor open class UIPreviewActionGroup: NSObject, UIPreviewActionItem, NSCopying {
    public let title: String
    public let style: UIPreviewAction.Style
    let actions: [UIPreviewAction]

    public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
        (self.title, self.style, self.actions) = (title, style, actions)
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
