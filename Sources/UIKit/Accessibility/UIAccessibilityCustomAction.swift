/// Something that can be done to an element beside activating it, offered by name.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool

    open var name: String {
        get { attributedName.string }
        set { attributedName = NSAttributedString(string: newValue) }
    }
    open var attributedName: NSAttributedString
    open var image: UIImage?
    open weak var target: AnyObject?
    open var selector = Selector("")
    open var actionHandler: Handler?

    // All of them may be called by a subclass's own initialisers, as Objective-C's may.

    /// - Parameter selector: of the target's method; one with an argument gets this action.
    public init(name: String, target: Any?, selector: Selector) {
        self.attributedName = NSAttributedString(string: name)
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }

    public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.attributedName = NSAttributedString(string: name)
        self.image = image
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }

    /// - Parameter actionHandler: returns whether the action succeeded.
    public init(name: String, actionHandler: @escaping Handler) {
        self.attributedName = NSAttributedString(string: name)
        self.actionHandler = actionHandler
        super.init()
    }

    public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        self.attributedName = NSAttributedString(string: name)
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }

    public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }

    public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.image = image
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }

    public init(attributedName: NSAttributedString, actionHandler: @escaping Handler) {
        self.attributedName = attributedName
        self.actionHandler = actionHandler
        super.init()
    }

    public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: @escaping Handler) {
        self.attributedName = attributedName
        self.image = image
        self.actionHandler = actionHandler
        super.init()
    }

    /// Does it; whether that succeeded.
    func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target = target as? NSObject, target.responds(to: selector) else { return false }
        let result: Any? = ActionMessage.send(selector, to: target, arguments: [self])
        return (result as? Bool) ?? (result as? NSNumber)?.boolValue ?? true
    }
}
