import UIKit

/// Tells a delegate where the keyboard is.
@preconcurrency @MainActor open class JSQMessagesKeyboardController: NSObject {
    open weak var delegate: (any JSQMessagesKeyboardControllerDelegate)!
    open private(set) weak var textView: UITextView!
    open private(set) weak var contextView: UIView!
    open private(set) weak var panGestureRecognizer: UIPanGestureRecognizer!
    /// The height of what stands on the keyboard: a finger that comes there from above takes the keyboard along.
    open var keyboardTriggerPoint: CGPoint = .zero {
        didSet { panGestureRecognizer?.view?.keyboardLayoutGuide.keyboardDismissPadding = keyboardTriggerPoint.y }
    }
    open var keyboardIsVisible: Bool { shownFrame != nil }
    /// In the window's coordinates; null while there is no keyboard.
    open var currentKeyboardFrame: CGRect { shownFrame ?? .null }

    private var shownFrame: CGRect?
    private var watches: [NotificationWatch] = []

    public init!(
        textView: UITextView!, contextView: UIView!, panGestureRecognizer: UIPanGestureRecognizer!,
        delegate: (any JSQMessagesKeyboardControllerDelegate)!
    ) {
        super.init()
        self.textView = textView
        self.contextView = contextView
        self.panGestureRecognizer = panGestureRecognizer
        self.delegate = delegate
    }

    open func beginListeningForKeyboard() {
        watches = [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification].map { name in
            NotificationWatch(name) { [weak self] notification in self?.keyboardMoves(notification) }
        }
    }

    open func endListeningForKeyboard() {
        watches = []
        shownFrame = nil
    }

    private func keyboardMoves(_ notification: Notification) {
        guard let contextView, let window = contextView.window,
            let end = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue, !end.isNull
        else { return }
        let inWindow: CGRect = window.convert(end, from: window.screen.coordinateSpace)
        shownFrame = inWindow.minY < window.bounds.maxY ? inWindow : nil
        let frame: CGRect = contextView.convert(inWindow, from: nil)
        let duration: Double = (notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
        let curve: UInt = (notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue ?? 0
        UIView.animate(
            withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16),
            animations: {
                self.delegate?.keyboardController(self, keyboardDidChangeFrame: frame)
                NotificationCenter.default.post(
                    name: Notification.Name(JSQMessagesKeyboardControllerNotificationKeyboardDidChangeFrame), object: self,
                    userInfo: [JSQMessagesKeyboardControllerUserInfoKeyKeyboardDidChangeFrame as String: NSValue(cgRect: frame)])
            }, completion: nil)
    }
}
