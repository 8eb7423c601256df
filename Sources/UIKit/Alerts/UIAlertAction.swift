/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject, NSCopying {
    public enum Style: Int, Sendable {
        case `default` = 0, cancel = 1, destructive = 2
    }

    public let title: String?
    public let style: Style
    let handler: ((UIAlertAction) -> Void)?

    /// - Parameter handler: runs once the alert is off screen.
    public convenience override init() { self.init(title: nil, style: .default) }

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }

    open var isEnabled = true {
        didSet { if isEnabled != oldValue { onChange?() } }
    }

    open var accessibilityIdentifier: String?
    /// The button's name. Default nil: its title.
    open var accessibilityLabel: String?

    // MARK: Values that only key-value coding reaches

    /// Of the title. Nil: the style's colour.
    var titleTextColor: UIColor? { didSet { onChange?() } }
    /// At the row's leading edge, as a template in the tint colour unless it is to be drawn with its own colours.
    var image: UIImage? { didSet { onChange?() } }
    /// Of a template. Nil: the style's colour.
    var imageTintColor: UIColor? { didSet { onChange?() } }
    var titleTextAlignment = NSTextAlignment.center { didSet { onChange?() } }
    /// Whether a checkmark stands at the row's trailing edge.
    var isChecked = false { didSet { onChange?() } }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }

    private func duplicate() -> UIAlertAction {
        let copy = UIAlertAction(title: title, style: style, handler: handler)
        copy.isEnabled = isEnabled
        copy.accessibilityIdentifier = accessibilityIdentifier
        copy.accessibilityLabel = accessibilityLabel
        copy.titleTextColor = titleTextColor
        copy.image = image
        copy.imageTintColor = imageTintColor
        copy.titleTextAlignment = titleTextAlignment
        copy.isChecked = isChecked
        return copy
    }

    /// Tells the alert that shows the action.
    var onChange: (() -> Void)?
}
