/// An item in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject, @preconcurrency NSCoding {
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
        coder.nib?.decode(self)
        PropertyArchive.decode(self, from: coder)
    }

    /// Archives the item's values; not its target and what it shows of others.
    open func encode(with coder: NSCoder) { PropertyArchive.encode(self, to: coder, except: ["view"]) }

    open var title: String? { didSet { changed() } }
    open var image: UIImage? { didSet { changed() } }
    /// Shown in bars of compact height; nil shows `image`.
    open var landscapeImagePhone: UIImage? { didSet { changed() } }
    open var largeContentSizeImage: UIImage?
    /// Of the image in the large content viewer, in points. Default none.
    open var largeContentSizeImageInsets = UIEdgeInsets.zero
    /// Moves the image, in points. Default none.
    open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
    open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { changed() } }
    open var isEnabled = true { didSet { changed() } }
    open var tag = 0
    open var accessibilityIdentifier: String?
    /// The item's name where it shows no words, or others. Default nil: its title.
    open var accessibilityLabel: String? { didSet { changed() } }
    open var accessibilityHint: String? { didSet { changed() } }
    open var accessibilityValue: String? { didSet { changed() } }
    /// Added to those of the bar's button.
    open var accessibilityTraits: UIAccessibilityTraits = []

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
