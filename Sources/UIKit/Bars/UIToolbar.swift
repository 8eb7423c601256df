/// A row of buttons, usually at the bottom of the screen.
@preconcurrency @MainActor open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]? {
        get { shownItems }
        set { setItems(newValue, animated: false) }
    }
    private var shownItems: [UIBarButtonItem]?

    /// `black` is dark in a light interface too. Default `default`.
    open var barStyle: UIBarStyle = .default {
        didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
    }

    /// Whether content shines through. Default true.
    open var isTranslucent = true {
        didSet {
            appearanceDidChange()
            if isTranslucent != oldValue { superview?.setNeedsLayout() }
        }
    }
    open var barTintColor: UIColor? { didSet { appearanceDidChange() } }

    /// The look with content behind the bar.
    open var standardAppearance = UIToolbarAppearance() {
        didSet {
            hasOwnStandardAppearance = true
            appearanceDidChange()
        }
    }
    private(set) var hasOwnStandardAppearance = false
    /// The look while content stands at its bottom edge; nil is transparent.
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { appearanceDidChange() } }
    open var compactAppearance: UIToolbarAppearance? { didSet { appearanceDidChange() } }
    /// The look where the bar is low and no content is behind it; nil for `scrollEdgeAppearance`.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { appearanceDidChange() } }

    /// Whether content is scrolled under the bar. A navigation controller says it of its own toolbar; any other has content behind it.
    var hasContentBehind = true { didSet { if hasContentBehind != oldValue { appearanceDidChange() } } }

    /// Says where the bar stands.
    open weak var delegate: (any UIToolbarDelegate)?
    var images = BarImages() { didSet { appearanceDidChange() } }

    let background = UIBarBackground(shadowAtTop: true)
    private var views: [(item: UIBarButtonItem, view: UIView?)] = []
    /// How far the background reaches below the bar, under the home indicator.
    var bottomExtension: CGFloat = 0 { didSet { setNeedsLayout() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        decodeInterface(from: coder, as: UIToolbar.self)
    }

    private func prepare() {
        isOpaque = false
        addSubview(background)
        appearanceDidChange()
    }

    /// Replaces the buttons; animated, the new ones fade in.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        for entry in views { entry.view?.removeFromSuperview() }
        shownItems = items
        views = (items ?? []).map { item in
            (item, item.customView ?? (item.isSpace ? nil : BarButton(item: item)))
        }
        for entry in views { if let view = entry.view { addSubview(view) } }
        appearanceDidChange()
        setNeedsLayout()
        guard animated, window != nil else { return }
        for entry in views { entry.view?.alpha = 0 }
        UIView.animate(withDuration: TimeInterval(UINavigationController.hideShowBarDuration)) {
            for entry in self.views { entry.view?.alpha = 1 }
        }
    }

    private func appearanceDidChange() {
        let isCompact: Bool = traitCollection.verticalSizeClass == .compact
        let standard: UIToolbarAppearance = isCompact ? compactAppearance ?? standardAppearance : standardAppearance
        let appearance: UIToolbarAppearance = hasContentBehind ? standard : edgeAppearance(isCompact: isCompact, standard: standard)
        background.apply(appearance)
        let look = BarButtonLook(plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance)
        for entry in views { (entry.view as? BarButton)?.look = look }
        if let barTintColor { background.tint(barTintColor) }
        if !isTranslucent { background.makeOpaque(barTintColor) }
        background.apply(images.shown(at: barPosition, isCompact: isCompact))
    }

    private func edgeAppearance(isCompact: Bool, standard: UIToolbarAppearance) -> UIToolbarAppearance {
        if isCompact, let compactScrollEdgeAppearance { return compactScrollEdgeAppearance }
        if let scrollEdgeAppearance { return scrollEdgeAppearance }
        let transparent = UIToolbarAppearance(barAppearance: standard)
        transparent.configureWithTransparentBackground()
        return transparent
    }

    override func contentTraitsDidChange(from previous: UITraitCollection) {
        appearanceDidChange()
    }

    // MARK: Size

    private var metrics: NavigationBarMetrics { NavigationBarMetrics(around: self) }

    /// Without what lies under the home indicator (behaviour/metrics.json, bars).
    var preferredHeight: CGFloat {
        metrics.contentHeight
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: preferredHeight)
    }

    open dynamic override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight)
    }

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + bottomExtension)
        let sides = UIEdgeInsets(left: safeAreaInsets.left, right: safeAreaInsets.right)
        let row: CGRect = bounds.inset(by: sides).insetBy(dx: metrics.sidePadding, dy: 0)
        let shown: [(item: UIBarButtonItem, view: UIView?)] = views.filter { !$0.item.isLeftOut }
        let widths: [ToolbarMetrics.Element] = shown.map { item, view in
            guard let view else { return item.isFlexibleSpace ? .flexible : .space(item.width) }
            return .button(view.sizeThatFits(row.size).width)
        }
        let frames: [ClosedRange<CGFloat>] = ToolbarMetrics.place(widths, in: row.width)
        for (index, entry) in shown.enumerated() {
            guard let view = entry.view else { continue }
            let span: ClosedRange<CGFloat> = frames[index]
            let width: CGFloat = span.upperBound - span.lowerBound
            let height: CGFloat = min(view.sizeThatFits(row.size).height, row.height)
            let x: CGFloat = isRightToLeft ? row.maxX - span.upperBound : row.minX + span.lowerBound
            view.frame = view.pixelAligned(CGRect(x: x, y: row.midY - height / 2, width: width, height: height))
        }
    }
}
