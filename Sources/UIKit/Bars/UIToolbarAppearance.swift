/// How a toolbar looks.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
    /// Looks of plain buttons, and of those that end something.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { onChange?() } }
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { onChange?() } }

    public required init() { super.init() }

    public required init(coder: NSCoder) {
        super.init(coder: coder)
        if let look = coder.archived(UIBarButtonItemAppearance.self, "UIButtonAppearance") { buttonAppearance = look }
        if let look = coder.archived(UIBarButtonItemAppearance.self, "UIDoneButtonAppearance") { doneButtonAppearance = look }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(buttonAppearance, forKey: "UIButtonAppearance")
        coder.encode(doneButtonAppearance, forKey: "UIDoneButtonAppearance")
    }

    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance.duplicate()
        doneButtonAppearance = other.doneButtonAppearance.duplicate()
    }
}
