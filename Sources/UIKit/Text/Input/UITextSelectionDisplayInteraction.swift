/// Draws caret, selection and the selection's ends for a text input, by views that an app may have others in place of. Since iOS 17.
///
/// It is added to the view that shows the text, and activated while the text is edited or selected.
@preconcurrency @MainActor open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?
    open private(set) weak var textInput: (any UITextInput)?
    open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?

    /// The caret.
    open var cursorView: any UIView & UITextCursorView = UIStandardTextCursorView(frame: .zero) {
        didSet { replace(oldValue) }
    }
    /// The mark of what is selected, below the text.
    open var highlightView: any UIView & UITextSelectionHighlightView = StandardHighlightView(frame: .zero) {
        didSet { replace(oldValue) }
    }
    /// The ends of the selection: that of its start, and that of its end.
    open var handleViews: [any UIView & UITextSelectionHandleView] = [StandardHandleView(direction: .leading), StandardHandleView(direction: .trailing)] {
        didSet {
            for view in oldValue { view.removeFromSuperview() }
            install()
        }
    }

    /// Whether caret and selection are shown. Default false.
    open var isActivated = false {
        didSet { if isActivated != oldValue { layoutManagedSubviews() } }
    }

    public init(textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate) {
        self.textInput = textInput
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) {
        for managed in managed { managed.removeFromSuperview() }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        install()
    }

    /// The selection is another one, or has another place: the views follow before the next picture.
    open func setNeedsSelectionUpdate() {
        guard !needsUpdate else { return }
        needsUpdate = true
        DeferredWork.shared.schedule(after: 0) { [weak self] in self?.layoutManagedSubviews() }
    }
    private var needsUpdate = false

    /// Puts the views where the selection is.
    open func layoutManagedSubviews() {
        needsUpdate = false
        let range: UITextRange? = isActivated && view != nil ? textInput?.selectedTextRange : nil
        cursorView.isHidden = range?.isEmpty != true
        highlightView.isHidden = range?.isEmpty != false
        for handle in handleViews { handle.isHidden = range?.isEmpty != false }
        guard let range, let textInput else { return }
        if range.isEmpty {
            cursorView.frame = convert(textInput.caretRect(for: range.start), to: cursorView)
            cursorView.resetBlinkAnimation()
        } else {
            if let container = highlightView.superview {
                highlightView.frame = container.convert(textInput.textInputView.bounds, from: textInput.textInputView)
            }
            highlightView.bounds.origin = textInput.textInputView.bounds.origin
            highlightView.selectionRects = textInput.selectionRects(for: range)
            for (handle, position) in zip(handleViews, [range.start, range.end]) {
                handle.frame = handle.preferredFrame(for: convert(textInput.caretRect(for: position), to: handle))
            }
        }
    }

    /// A place in the text input's view, in the coordinates that a view's frame is in.
    private func convert(_ rect: CGRect, to managed: UIView) -> CGRect {
        guard let space = textInput?.textInputView, let container = managed.superview else { return rect }
        return container.convert(rect, from: space)
    }

    private var managed: [UIView] { [highlightView] + above }
    /// Those that stand above the text.
    private var above: [UIView] { [cursorView] + handleViews.map { $0 as UIView } }

    private func replace(_ old: UIView) {
        old.removeFromSuperview()
        install()
    }

    private func install() {
        guard let view else { return }
        let below: UIView = delegate?.selectionContainerViewBelowText(for: self) ?? view
        if highlightView.superview !== below { below.insertSubview(highlightView, at: 0) }
        for managed in above where managed.superview !== view { view.addSubview(managed) }
        layoutManagedSubviews()
    }
}

/// Says where a text's selection is drawn.
@preconcurrency @MainActor public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    /// The view below the text that the mark of the selection is put into; nil is the interaction's view. Default nil.
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? {
        let view: UIView?? = try? ObjCRuntime.invokeOptional("selectionContainerViewBelowTextForSelectionDisplayInteraction:", on: self, [interaction])
        return view ?? nil
    }
}
