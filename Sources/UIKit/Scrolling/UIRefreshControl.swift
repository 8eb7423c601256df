/// Shows above the content of a scroll view that new content is being fetched.
///
/// Pulling the content down far enough begins to refresh and sends `valueChanged`; `beginRefreshing()` sends nothing. Its height
/// is 60 points (behaviour/measured-constants.md 7).
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
    static let height: CGFloat = 60
    /// Points that content is pulled down before it refreshes. Real UIKit's figure is not known.
    static let threshold: CGFloat = 100

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
        decodeInterface(from: coder, as: UIRefreshControl.self)
    }

    private func prepare() {
        isOpaque = false
        indicator.hidesWhenStopped = true
        addSubview(indicator)
    }

    open private(set) var isRefreshing = false

    /// How far the title is to be seen, from 0 to 1: it comes with the pull, and nothing of the control shows while nobody pulls.
    private var titleShare: CGFloat = 0 { didSet { titleLabel?.alpha = titleShare } }

    /// A line under the indicator, seen while the content is pulled down or refreshed.
    open var attributedTitle: NSAttributedString? {
        didSet {
            if let attributedTitle {
                let label: UILabel = titleLabel ?? UILabel(frame: .zero)
                label.attributedText = attributedTitle
                label.textAlignment = .center
                label.alpha = titleShare
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
        titleShare = 1
        indicator.shownBlades = SpinnerBlades.count
        indicator.startAnimating()
        scrollView?.refreshInsetDidChange(animated: false)
    }

    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        titleShare = 0
        indicator.stopAnimating()
        scrollView?.refreshInsetDidChange(animated: window != nil)
    }

    /// Whether the present pull has not refreshed yet.
    private var isArmed = false

    func pullWillBegin() { isArmed = !isRefreshing }

    /// The content was pulled down by a finger: the blades appear one after the other, the last one begins to refresh.
    func pull(by distance: CGFloat, isRest: Bool) {
        guard isArmed, isEnabled else { return }
        let progress: CGFloat = min(max((distance - 20) / (Self.threshold - 20), 0), 1)
        indicator.shownBlades = Int((progress * CGFloat(SpinnerBlades.count)).rounded(.down))
        indicator.isHidden = progress == 0
        titleShare = progress
        if progress == 1, !isRest {
            isArmed = false
            beginRefreshing()
            sendActions(for: .valueChanged)
        }
    }

    private var scrollView: UIScrollView? { superview as? UIScrollView }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if customTintColor != nil { indicator.color = tintColor }
    }

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        let size: CGSize = indicator.intrinsicContentSize
        let title: CGSize = titleLabel?.sizeThatFits(bounds.size) ?? .zero
        let top: CGFloat = ((bounds.height - size.height - title.height) / 2).rounded()
        indicator.frame = CGRect(x: ((bounds.width - size.width) / 2).rounded(), y: top, width: size.width, height: size.height)
        titleLabel?.frame = CGRect(x: 0, y: top + size.height, width: bounds.width, height: title.height)
    }
}
