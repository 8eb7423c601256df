/// A row of tabs, at the bottom of the screen.
@preconcurrency @MainActor open class UITabBar: UIView {
    open weak var delegate: (any UITabBarDelegate)?

    open var items: [UITabBarItem]? {
        get { shownItems }
        set { setItems(newValue, animated: false) }
    }
    private var shownItems: [UITabBarItem]?

    open weak var selectedItem: UITabBarItem? { didSet { selectionDidChange() } }

    /// The colour of tabs that are not selected; nil is the system's grey.
    open var unselectedItemTintColor: UIColor? { didSet { appearanceDidChange() } }
    open var barTintColor: UIColor? { didSet { appearanceDidChange() } }
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

    /// The look with content behind the bar.
    open var standardAppearance = UITabBarAppearance() {
        didSet {
            hasOwnStandardAppearance = true
            appearanceDidChange()
        }
    }
    private(set) var hasOwnStandardAppearance = false
    /// The look while content stands at its bottom edge; nil is transparent.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { appearanceDidChange() } }

    var images = BarImages() { didSet { appearanceDidChange() } }
    /// Behind the selected tab, in its middle; nil for none.
    open var selectionIndicatorImage: UIImage? { didSet { setNeedsLayout() } }
    private let selectionIndicator = UIImageView()
    /// How the tabs share the bar's width. Default automatic.
    open var itemPositioning: ItemPositioning = .automatic { didSet { setNeedsLayout() } }
    /// Width of a tab where they are centred, in points; 0 for the system's.
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Room between tabs where they are centred, in points; 0 for the system's.
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }

    let background = UIBarBackground(shadowAtTop: true)
    private var buttons: [UITabBarButton] = []
    /// How much of the bar lies under the home indicator.
    var bottomInset: CGFloat = 0 { didSet { if bottomInset != oldValue { setNeedsLayout() } } }
    /// Whether content lies behind the bar.
    var hasContentBehind = true { didSet { if hasContentBehind != oldValue { appearanceDidChange() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        decodeInterface(from: coder, as: UITabBar.self)
    }

    private func prepare() {
        isOpaque = false
        addSubview(background)
        addSubview(selectionIndicator)
        appearanceDidChange()
    }

    // MARK: Items

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        for button in buttons {
            button.item.onChange = nil
            button.item.button = nil
            button.removeFromSuperview()
        }
        shownItems = items
        buttons = (items ?? []).map(makeButton)
        for button in buttons { addSubview(button) }
        if !(items ?? []).contains(where: { $0 === selectedItem }) { selectedItem = nil }
        selectionDidChange()
        appearanceDidChange()
    }

    private func makeButton(_ item: UITabBarItem) -> UITabBarButton {
        let button = UITabBarButton(item: item)
        item.button = button
        item.onChange = { [weak self, weak button] in
            button?.update()
            self?.setNeedsLayout()
        }
        button.addAction(UIAction { [weak self] _ in self?.choose(item) }, for: .touchUpInside)
        return button
    }

    private func choose(_ item: UITabBarItem) {
        if isCustomizing || onChoice?(item) == false { return }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    // MARK: Customising

    private var customizing: TabBarCustomizing?

    /// Whether the user is choosing which items stand in the bar.
    open var isCustomizing: Bool { customizing != nil }

    /// Shows a screen over the bar from which the user drags `items` onto it. Other items keep their places.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        guard customizing == nil else { return }
        delegate?.tabBar(self, willBeginCustomizing: items)
        let customizing = TabBarCustomizing(self, items)
        self.customizing = customizing
        customizing.begin()
        delegate?.tabBar(self, didBeginCustomizing: items)
    }

    /// Takes the screen away; whether the bar has other items now, or another order.
    @discardableResult
    open func endCustomizing(animated: Bool) -> Bool {
        guard let customizing else { return false }
        let changed: Bool = customizing.hasChanged
        delegate?.tabBar(self, willEndCustomizing: shownItems ?? [], changed: changed)
        self.customizing = nil
        customizing.end(animated: animated) { [weak self] in
            guard let self else { return }
            self.delegate?.tabBar(self, didEndCustomizing: self.shownItems ?? [], changed: changed)
        }
        return changed
    }

    /// The item whose button is at a point of the window.
    func item(at point: CGPoint) -> UITabBarItem? {
        buttons.first { $0.bounds.contains($0.convert(point, from: nil)) }?.item
    }

    /// Asked by a tab bar controller's bar before a tab is chosen.
    var onChoice: ((UITabBarItem) -> Bool)?

    private func selectionDidChange() {
        for button in buttons { button.isSelected = button.item === selectedItem }
        if shownItems?.contains(where: { $0.standardAppearance != nil || $0.scrollEdgeAppearance != nil }) == true { appearanceDidChange() }
    }

    // MARK: Look

    private func appearanceDidChange() {
        let standard: UITabBarAppearance = selectedItem?.standardAppearance ?? standardAppearance
        let appearance: UITabBarAppearance = hasContentBehind ? standard : edgeAppearance
        shownAppearance = appearance
        appearance.onChange = { [weak self] in self?.appearanceDidChange() }
        background.apply(appearance)
        if let barTintColor { background.tint(barTintColor) }
        if !isTranslucent { background.makeOpaque(barTintColor) }
        background.apply(images.shown(at: .bottom, isCompact: false))
        let metrics: TabBarMetrics = self.metrics
        let items: UITabBarItemAppearance =
            !metrics.isInline
            ? appearance.stackedLayoutAppearance
            : (metrics.isVerticallyCompact ? appearance.compactInlineLayoutAppearance : appearance.inlineLayoutAppearance)
        for button in buttons {
            button.isInline = metrics.isInline
            button.look = .init(normalColor: unselectedItemTintColor, appearance: items)
        }
        setNeedsLayout()
    }

    /// The one that the bar shows now.
    private var shownAppearance: UITabBarAppearance?

    private var edgeAppearance: UITabBarAppearance {
        if let scrollEdgeAppearance = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return scrollEdgeAppearance }
        let transparent = UITabBarAppearance(barAppearance: standardAppearance)
        transparent.configureWithTransparentBackground()
        return transparent
    }

    override func contentTraitsDidChange(from previous: UITraitCollection) {
        appearanceDidChange()
    }

    // MARK: Size and layout

    var metrics: TabBarMetrics {
        TabBarMetrics(
            isPad: traitCollection.userInterfaceIdiom == .pad, isHorizontallyCompact: traitCollection.horizontalSizeClass == .compact,
            isVerticallyCompact: traitCollection.verticalSizeClass == .compact, safeBottom: bottomInset)
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: metrics.height + bottomInset)
    }

    open dynamic override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: metrics.height)
    }

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let sides = UIEdgeInsets(bottom: bottomInset)
        let row: CGRect = bounds.inset(by: sides).inset(by: UIEdgeInsets(left: safeAreaInsets.left, right: safeAreaInsets.right))
        let frames: [CGRect] = itemFrames(in: row)
        for (button, frame) in zip(isRightToLeft ? buttons.reversed() : buttons, frames) { button.frame = frame }
        let indicator: UIImage? = shownAppearance?.selectionIndicatorImage ?? selectionIndicatorImage
        selectionIndicator.image = indicator
        selectionIndicator.tintColor = shownAppearance?.selectionIndicatorTintColor
        guard let image = indicator, let selected = buttons.first(where: \.isSelected) else { return selectionIndicator.frame = .zero }
        let frame: CGRect = selected.frame
        selectionIndicator.frame = CGRect(
            x: frame.midX - image.size.width / 2, y: frame.midY - image.size.height / 2, width: image.size.width, height: image.size.height)
    }

    private func itemFrames(in row: CGRect) -> [CGRect] {
        let look: UITabBarAppearance? = metrics.isInline ? nil : shownAppearance
        let positioning: ItemPositioning = itemPositioning == .automatic ? look?.stackedItemPositioning ?? .automatic : itemPositioning
        let width: CGFloat = itemWidth == 0 ? look?.stackedItemWidth ?? 0 : itemWidth
        let spacing: CGFloat = itemSpacing == 0 ? look?.stackedItemSpacing ?? 0 : itemSpacing
        if positioning == .automatic, width == 0, spacing == 0 {
            return metrics.frames(count: buttons.count, contentWidths: buttons.map(\.inlineWidth), in: row)
        }
        return TabBarMetrics.frames(
            count: buttons.count, in: row, isCentered: positioning == .centered || (positioning == .automatic && width > 0),
            width: width, spacing: spacing)
    }
}
