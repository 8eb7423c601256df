/// An item in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
        coder.nib?.decode(self)
    }

    open var title: String? { didSet { changed() } }
    open var image: UIImage? { didSet { changed() } }
    open var isEnabled = true { didSet { changed() } }
    open var tag = 0
    open var accessibilityIdentifier: String?

    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
        changed()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    /// Tells the bar that shows the item.
    var onChange: (() -> Void)?

    func changed() { onChange?() }
}
