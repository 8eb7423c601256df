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
    open var selector: Selector
    open var actionHandler: Handler?

    /// - Parameter selector: of the target's method; one with an argument gets this action.
    public convenience init(name: String, target: Any?, selector: Selector) {
        self.init(attributedName: NSAttributedString(string: name), target: target, selector: selector)
    }

    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(name: name, target: target, selector: selector)
        self.image = image
    }

    public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.attributedName = attributedName
        self.target = target as AnyObject?
        self.selector = selector
        super.init()
    }

    /// - Parameter actionHandler: returns whether the action succeeded.
    public convenience init(name: String, actionHandler: @escaping Handler) {
        self.init(name: name, image: nil, actionHandler: actionHandler)
    }

    public init(name: String, image: UIImage?, actionHandler: @escaping Handler) {
        attributedName = NSAttributedString(string: name)
        selector = Selector("")
        super.init()
        self.image = image
        self.actionHandler = actionHandler
    }

    /// Does it; whether that succeeded.
    func perform() -> Bool {
        if let actionHandler { return actionHandler(self) }
        guard let target = target as? NSObject, target.responds(to: selector) else { return false }
        let result: Any? = ActionMessage.send(selector, to: target, arguments: [self])
        return (result as? Bool) ?? (result as? NSNumber)?.boolValue ?? true
    }
}
