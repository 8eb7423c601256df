/// Shows above the content of a scroll view that new content is being fetched.
///
/// Send `valueChanged` from it where refreshing begins by something else than `beginRefreshing()`, which sends nothing. Its height
/// is 60 points (facts/measured-constants.md 7).
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    static let height: CGFloat = 60

    private let indicator = UIActivityIndicatorView(style: .medium)
    private var titleLabel: UILabel?

    public init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: UIRefreshControl.height))
        prepare()
    }

    public convenience override init(frame: CGRect) {
        self.init()
        self.frame = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: UIRefreshControl.height)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        isOpaque = false
        indicator.hidesWhenStopped = true
        addSubview(indicator)
    }

    open private(set) var isRefreshing = false

    /// A line under the indicator.
    open var attributedTitle: NSAttributedString? {
        didSet {
            if let attributedTitle {
                let label: UILabel = titleLabel ?? UILabel(frame: .zero)
                label.attributedText = attributedTitle
                label.textAlignment = .center
                if titleLabel == nil { addSubview(label) }
                titleLabel = label
            } else {
                titleLabel?.removeFromSuperview()
                titleLabel = nil
            }
            setNeedsLayout()
        }
    }

    /// Shows the indicator and keeps room for it above the content; the content stays where it is.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        indicator.startAnimating()
        scrollView?.refreshInsetDidChange(animated: false)
    }

    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        indicator.stopAnimating()
        scrollView?.refreshInsetDidChange(animated: window != nil)
    }

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if customTintColor != nil { indicator.color = tintColor }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size: CGSize = indicator.intrinsicContentSize
        let title: CGSize = titleLabel?.sizeThatFits(bounds.size) ?? .zero
        let top: CGFloat = ((bounds.height - size.height - title.height) / 2).rounded()
        indicator.frame = CGRect(x: ((bounds.width - size.width) / 2).rounded(), y: top, width: size.width, height: size.height)
        titleLabel?.frame = CGRect(x: 0, y: top + size.height, width: bounds.width, height: title.height)
    }
}
