/// A view in the place of the keyboard, or on top of it, with the keyboard's ground.
@preconcurrency @MainActor open class UIInputView: UIView {
    public enum Style: Int, Sendable {
        /// The app's own background.
        case `default` = 0
        /// The keyboard's.
        case keyboard = 1
    }

    public let inputViewStyle: Style
    /// Whether constraints decide on the height. Default false.
    open var allowsSelfSizing = false

    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = Self.ground }
    }

    public required init?(coder: NSCoder) {
        inputViewStyle = .keyboard
        super.init(coder: coder)
        backgroundColor = Self.ground
    }

    private class var ground: UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : UIColor(red: 0.82, green: 0.83, blue: 0.85, alpha: 1) }
    }
}
