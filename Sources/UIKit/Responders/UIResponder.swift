/// An object that can take part in event handling: applications, scenes, windows, controllers and views, linked by `next`.
@preconcurrency @MainActor open class UIResponder: NSObject, UIResponderStandardEditActions {
    public override init() {
        super.init()
    }

    /// Called on each object of a nib when all of them are made and connected. Call super.
    open func awakeFromNib() {}
    /// Called by Interface Builder alone, when it draws the object on its canvas.
    open func prepareForInterfaceBuilder() {}

    /// The responder an unhandled event goes to next. Nil at the end of the chain.
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether this object may receive key events and commands first. Default false.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether this object is willing to give first-responder status up. Default true.
    open var canResignFirstResponder: Bool { true }

    open var isFirstResponder: Bool {
        firstResponderHolder?.firstResponder === self
    }

    /// Makes this object its window's first responder. The present one resigns first (facts/rules.md 5.7).
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder, let holder = firstResponderHolder else { return false }
        return KeyboardCenter.shared.changing {
            if let current = holder.firstResponder, !(current.canResignFirstResponder && current.resignFirstResponder()) {
                return false
            }
            holder.firstResponder = self
            return true
        }
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let holder = firstResponderHolder, holder.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        holder.firstResponder = nil
        return true
    }

    // MARK: Keyboard

    /// The app's own view in the place of the keyboard while this object, or one below it in the chain, is first
    /// responder. Default nil: whatever stands further along the chain, else the system's keyboard.
    open var inputView: UIView? { nil }
    /// A view on top of the keyboard, looked for along the chain likewise; without a keyboard it stands at the bottom of
    /// the screen. Default nil.
    open var inputAccessoryView: UIView? { nil }

    /// Asks this object again for its input views and what it wants of the keyboard, when it is first responder.
    open func reloadInputViews() {
        if isFirstResponder { KeyboardCenter.shared.follow() }
    }

    /// The window whose first responder this object is or may become.
    var firstResponderHolder: UIWindow? { next?.firstResponderHolder }

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Keys and undo

    /// Keys this object performs actions for, while it is in the chain of the first responder. Default none.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Where changes are registered to be undone: the next responder's, at last the window's.
    open var undoManager: UndoManager? { next?.undoManager }

    /// A key that no command wants; whether this object took it.
    func handleKey(_ key: KeyPress) -> Bool { typeKey(key) }

    // MARK: Editing

    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}

    // MARK: Actions

    /// Whether this object would perform `action` now. Default: whether it has such a method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        responds(to: action)
    }

    /// The object that performs `action`: this one if it can, else one further along the chain.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
}
