/// Shows with a caret where text that is dropped will stand. Since iOS 17.4.
@preconcurrency @MainActor open class UITextCursorDropPositionAnimator: NSObject {
    public let cursorView: any UIView & UITextCursorView
    public let textInput: any UIResponder & UITextInput
    private var alongside: [(changes: (() -> Void)?, completion: (() -> Void)?)] = []

    private static let duration: TimeInterval = 0.2

    public init(textCursorView: any UIView & UITextCursorView, textInput: any UIResponder & UITextInput) {
        cursorView = textCursorView
        self.textInput = textInput
        super.init()
    }

    open func setCursorVisible(_ visible: Bool, animated: Bool) {
        let view: UIView = cursorView
        run(animated) { view.alpha = visible ? 1 : 0 }
    }

    /// Puts the caret before the character at a position.
    open func placeCursor(at position: UITextPosition, animated: Bool) {
        let view: UIView = cursorView
        let rect: CGRect = textInput.caretRect(for: position)
        let frame: CGRect = view.superview?.convert(rect, from: textInput.textInputView) ?? rect
        run(animated) { view.frame = frame }
    }

    /// Runs `changes` together with the next move of the caret, and `completion` after it.
    open func animateAlongsideChanges(_ changes: (() -> Void)?, completion: (() -> Void)?) {
        alongside.append((changes, completion))
    }

    private func run(_ animated: Bool, _ change: @escaping () -> Void) {
        let waiting = alongside
        alongside = []
        let all: () -> Void = {
            change()
            for entry in waiting { entry.changes?() }
        }
        let end: (Bool) -> Void = { _ in for entry in waiting { entry.completion?() } }
        guard animated else {
            all()
            return end(true)
        }
        UIView.animate(withDuration: Self.duration, animations: all, completion: end)
    }
}
