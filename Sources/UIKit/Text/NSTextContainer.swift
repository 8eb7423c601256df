/// The room in which a text view's text stands.
open class NSTextContainer: NSObject, @unchecked Sendable {
    /// Points; 0 or less sets no limit.
    open var size: CGSize {
        didSet { if size != oldValue { onChange?() } }
    }

    /// The room that each line keeps free at both ends, in points. Default 5.
    open var lineFragmentPadding: CGFloat = 5 {
        didSet { if lineFragmentPadding != oldValue { onChange?() } }
    }

    /// 0: as many as fit.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { onChange?() } }
    }

    /// The treatment of text that does not fit. Default word wrapping.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
        didSet { if lineBreakMode != oldValue { onChange?() } }
    }

    /// Whether the container is as wide as its text view leaves it room. A text view's own container does; others do not.
    open var widthTracksTextView = false {
        didSet { if widthTracksTextView != oldValue { onChange?() } }
    }

    open var heightTracksTextView = false {
        didSet { if heightTracksTextView != oldValue { onChange?() } }
    }

    var onChange: (() -> Void)?
    weak var manager: NSLayoutManager?
    /// The manager that lays text out in it.
    open var layoutManager: NSLayoutManager? { manager }

    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public convenience override init() {
        self.init(size: .zero)
    }

    /// A container without a size: an archive holds none of a container's values here.
    public required init(coder: NSCoder) {
        size = .zero
        super.init()
    }
}
