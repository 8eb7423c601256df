/// The bar at the top of a stack of controllers: title, buttons, and the way back.
@preconcurrency @MainActor open class UINavigationBar: UIView {
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }
    private var stack: [UINavigationItem] = []

    open var topItem: UINavigationItem? { stack.last }
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// Whether titles are shown large where their items let them. Default false.
    open var prefersLargeTitles = false { didSet { contentDidChange() } }
    /// The idiom that the bar is to look by. Default automatic.
    open var preferredBehavioralStyle: UIBehavioralStyle = .automatic
    /// The idiom that it looks by: a pad's, outside of a Mac.
    open var behavioralStyle: UIBehavioralStyle { .pad }
    /// `black` is dark in a light interface too. Default `default`.
    open var barStyle: UIBarStyle = .default {
        didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
    }

    /// Whether content shines through. Default true.
    open var isTranslucent = true { didSet { contentDidChange() } }
    open var barTintColor: UIColor? { didSet { contentDidChange() } }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { contentDidChange() } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { contentDidChange() } }

    /// The look with content behind the bar.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            hasOwnStandardAppearance = true
            contentDidChange()
        }
    }
    private(set) var hasOwnStandardAppearance = false
    /// The look while content stands at its top edge; nil is transparent.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { contentDidChange() } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { contentDidChange() } }
    /// The look where the bar is low and nothing is scrolled under it; nil for `scrollEdgeAppearance`.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { contentDidChange() } }

    /// Hears of items that come and go; of a navigation controller's bar the controller is.
    open weak var delegate: (any UINavigationBarDelegate)?
    /// In place of the chevron of the way back; nil for the system's.
    open var backIndicatorImage: UIImage? { didSet { contentDidChange() } }
    open var backIndicatorTransitionMaskImage: UIImage?
    /// The bar is as high with them as without: an app may set them whenever its controller has laid out its views.
    var images = BarImages() {
        didSet {
            showBackground()
            setNeedsLayout()
        }
    }
    /// By metrics, in points.
    var titleOffsets: [Int: CGFloat] = [:] { didSet { setNeedsLayout() } }

    let background = UIBarBackground()
    private let titleLabel = UILabel()
    private let promptLabel = UILabel()
    private let largeTitleLabel = UILabel()
    /// Cuts off what of a large title has been pushed under the row of buttons.
    private let largeTitleClip = UIView()
    private var buttons = NavigationBarButtons()
    private let middle = NavigationBarCenter()
    /// There once an item's title has a menu.
    private var titleControl: NavigationTitleControl?
    private var renaming: TitleRenaming?
    private var shownTitleView: UIView?
    /// The size that the app gave the title view, and the one that it has here: the bar may have less room.
    private var givenTitleSize = CGSize.zero
    private var shownTitleSize = CGSize.zero
    /// Buttons before the item's own, such as a split view's.
    var systemLeadingItems: [UIBarButtonItem] = [] { didSet { if systemLeadingItems != oldValue { contentDidChange() } } }
    /// Called when the user goes back to an item; without it the bar pops what stands above that.
    var onBack: ((UINavigationItem) -> Void)?
    /// Called when the bar's height may be another.
    var onHeightChange: (() -> Void)?
    /// How far the background reaches above the bar, under the status bar.
    var topExtension: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Whether content lies behind the bar.
    var hasContentBehind = false { didSet { if hasContentBehind != oldValue { contentDidChange() } } }
    /// How far content has pushed a stacked search bar away, in points.
    var searchShrink: CGFloat = 0 { didSet { if searchShrink != oldValue { setNeedsLayout() } } }
    private var shownSearchBar: UISearchBar?
    /// How far content has pushed a large title up, in points.
    var largeTitleShrink: CGFloat = 0 { didSet { if largeTitleShrink != oldValue { setNeedsLayout() } } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        decodeInterface(from: coder, as: UINavigationBar.self)
    }

    private func prepare() {
        isOpaque = false
        addSubview(background)
        addSubview(titleLabel)
        promptLabel.font = .systemFont(ofSize: 13)
        promptLabel.textAlignment = .center
        addSubview(promptLabel)
        largeTitleLabel.adjustsFontSizeToFitWidth = false
        largeTitleClip.clipsToBounds = true
        largeTitleClip.isOpaque = false
        largeTitleClip.isUserInteractionEnabled = false
        largeTitleClip.addSubview(largeTitleLabel)
        addSubview(largeTitleClip)
    }

    // MARK: Items

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        for item in stack { item.onChange = nil }
        stack = items ?? []
        for item in stack { item.onChange = { [weak self] in self?.contentDidChange() } }
        contentDidChange()
        if animated, window != nil { fadeIn() }
    }

    /// The new titles and buttons fade in while the screens slide.
    private func fadeIn() {
        for view in subviews where view !== background && !view.isHidden {
            let fade = CABasicAnimation(keyPath: "opacity")
            fade.fromValue = 0
            fade.duration = NavigationTransition.duration
            view.layer.add(fade, forKey: "fadeIn")
        }
    }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        setItems(stack + [item], animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let last = stack.last, delegate?.navigationBar(self, shouldPop: last) ?? true else { return nil }
        setItems(Array(stack.dropLast()), animated: animated)
        delegate?.navigationBar(self, didPop: last)
        return last
    }

    // MARK: Size

    var metrics: NavigationBarMetrics { NavigationBarMetrics(around: self) }

    /// Whether the top item's title is large now.
    var showsLargeTitle: Bool {
        guard prefersLargeTitles, let item = topItem, !metrics.isVerticallyCompact, item.titleView == nil else { return false }
        switch item.largeTitleDisplayMode {
        case .always: return true
        case .never, .inline: return false
        case .automatic: return stack.dropLast().allSatisfy { $0.largeTitleDisplayMode != .never && $0.largeTitleDisplayMode != .inline }
        }
    }

    var preferredHeight: CGFloat {
        let search: NavigationSearchLayout = self.search
        if search.hidesRow { return search.extraHeight }
        let title: CGFloat = showsLargeTitle ? largeTitleHeight - NavigationBarMetrics.largeTitleHeight : 0
        return metrics.height(largeTitle: showsLargeTitle) + title + promptHeight + search.extraHeight
    }

    /// The height of the row of a large title: more than usual where the item lets its title wrap, and it is too long for a line.
    var largeTitleHeight: CGFloat {
        let usual: CGFloat = NavigationBarMetrics.largeTitleHeight
        guard largeTitleLabel.numberOfLines > 1 else { return usual }
        let holder: UIView = superview ?? self
        let sides: CGFloat = holder.safeAreaInsets.left + holder.safeAreaInsets.right + 2 * metrics.sidePadding
        let room = CGRect(x: 0, y: 0, width: holder.bounds.width - sides, height: .greatestFiniteMagnitude)
        func height(lines: Int) -> CGFloat { largeTitleLabel.textRect(forBounds: room, limitedToNumberOfLines: lines).height }
        return usual + max(0, height(lines: largeTitleLabel.numberOfLines) - height(lines: 1))
    }

    /// The layout of the top item's search in the bar.
    var search: NavigationSearchLayout {
        guard let item = topItem, let controller = item.searchController else { return NavigationSearchLayout() }
        let metrics: NavigationBarMetrics = self.metrics
        let placement: NavigationSearchLayout.Placement = NavigationSearchLayout.placement(
            preferred: item.preferredSearchBarPlacement, isPad: metrics.isPad, isCompact: metrics.isHorizontallyCompact)
        let isActive: Bool = controller.isActive
        return NavigationSearchLayout(
            placement: placement, isActive: isActive,
            hidesRow: isActive && placement == .stacked && controller.hidesNavigationBarDuringPresentation,
            scopes: controller.searchBar.scopeRowHeight)
    }

    /// The search began or ended, or its bar's height is another.
    func searchDidChange() {
        searchShrink = 0
        contentDidChange()
        layoutIfNeeded()
    }

    /// Room for the top item's prompt above its title.
    private var promptHeight: CGFloat { topItem?.prompt == nil ? 0 : NavigationBarMetrics.promptHeight }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: preferredHeight)
    }

    open dynamic override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: preferredHeight)
    }

    // MARK: Content

    private func showBackground() {
        background.apply(currentAppearance)
        if let barTintColor { background.tint(barTintColor) }
        if !isTranslucent { background.makeOpaque(barTintColor) }
        background.apply(images.shown(at: barPosition, isCompact: metrics.isVerticallyCompact))
    }

    private func contentDidChange() {
        guard let controller = topItem?.searchController else { return showContent() }
        controller.followPlacement(search.placement == .inline ? .inline : .stacked, isSeen: window != nil) { showContent() }
    }

    private func showContent() {
        let item: UINavigationItem? = topItem
        let appearance: UINavigationBarAppearance = currentAppearance
        showBackground()
        promptLabel.text = item?.prompt
        titleLabel.attributedText = title(
            item?.title, font: .systemFont(ofSize: 17, weight: .semibold), appearance.titleTextAttributes, titleTextAttributes)
        largeTitleLabel.attributedText = title(
            item?.title, font: .systemFont(ofSize: 34, weight: .bold), appearance.largeTitleTextAttributes, largeTitleTextAttributes)
        largeTitleLabel.numberOfLines = item.map { $0.largeTitleTwoLineMode != 0 } == true ? 2 : 1
        if item?.titleView !== shownTitleView {
            shownTitleView?.removeFromSuperview()
            shownTitleView = item?.titleView
            shownTitleSize = .zero
            givenTitleSize = .zero
            if let shownTitleView { addSubview(shownTitleView) }
        }
        showSearchBar(item?.searchController?.searchBar)
        buttons.look = BarButtonLook(
            plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance, back: appearance.backButtonAppearance,
            backIndicator: appearance.ownBackIndicator ?? backIndicatorImage)
        let way = NavigationBarButtons.Way(items: stack.dropLast()) { [weak self] in self?.goBack(to: $0) }
        buttons.show(item, way: way, system: systemLeadingItems, in: self)
        middle.show(item, look: buttons.look, in: self)
        item?.overflowSource = { [weak self] in self.flatMap { $0.middle.isOverflowing ? $0.middle.overflowItem : nil } }
        showTitleControl(item?.hasTitleMenu == true && item?.titleView == nil ? item : nil)
        setNeedsLayout()
        onHeightChange?()
    }

    private func goBack(to item: UINavigationItem) {
        if let onBack { return onBack(item) }
        guard let index = stack.firstIndex(where: { $0 === item }), let top = topItem else { return }
        guard delegate?.navigationBar(self, shouldPop: top) ?? true else { return }
        setItems(Array(stack[...index]), animated: true)
        delegate?.navigationBar(self, didPop: top)
    }

    /// - Parameter item: the item whose title has a menu; nil for none.
    private func showTitleControl(_ item: UINavigationItem?) {
        if item != nil, titleControl == nil {
            let control = NavigationTitleControl()
            control.makeMenu = { [weak self, weak control] in
                guard let self, let control, let item = self.topItem else { return nil }
                return NavigationTitleMenu(item: item, source: control) { [weak self] in self?.rename(item) }.make()
            }
            addSubview(control)
            titleControl = control
        }
        titleControl?.item = item
    }

    /// A field for another name stands in the title's place until that is typed.
    private func rename(_ item: UINavigationItem) {
        guard renaming == nil, item === topItem else { return }
        renaming = TitleRenaming(item) { [weak self] in
            self?.renaming?.field.removeFromSuperview()
            self?.renaming = nil
            self?.setNeedsLayout()
        }
        guard let renaming else { return }
        addSubview(renaming.field)
        setNeedsLayout()
        layoutIfNeeded()
        renaming.begin()
    }

    private func showSearchBar(_ bar: UISearchBar?) {
        guard bar !== shownSearchBar || (bar != nil && bar?.superview !== self) else { return }
        if shownSearchBar?.superview === self { shownSearchBar?.removeFromSuperview() }
        shownSearchBar = bar
        guard let bar else { return }
        bar.isInNavigationBar = true
        bar.onHeightChange = { [weak self] in
            self?.setNeedsLayout()
            self?.onHeightChange?()
        }
        addSubview(bar)
    }

    private func title(
        _ text: String?, font: UIFont, _ own: [NSAttributedString.Key: Any], _ legacy: [NSAttributedString.Key: Any]?
    ) -> NSAttributedString {
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.label]
        attributes.merge(legacy ?? [:]) { $1 }
        attributes.merge(own) { $1 }
        return NSAttributedString(string: text ?? "", attributes: attributes)
    }

    private var currentAppearance: UINavigationBarAppearance {
        let item: UINavigationItem? = topItem
        if !hasContentBehind {
            if metrics.isVerticallyCompact, let edge = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance { return edge }
            if let edge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance { return edge }
            let transparent = UINavigationBarAppearance(barAppearance: item?.standardAppearance ?? standardAppearance)
            transparent.configureWithTransparentBackground()
            return transparent
        }
        if metrics.isVerticallyCompact, let compact = item?.compactAppearance ?? compactAppearance { return compact }
        return item?.standardAppearance ?? standardAppearance
    }

    override func contentTraitsDidChange(from previous: UITraitCollection) {
        contentDidChange()
    }

    // MARK: Layout

    open dynamic override func layoutSubviews() {
        super.layoutSubviews()
        let metrics: NavigationBarMetrics = self.metrics
        // A bar that hangs below the status bar has its background reach under that.
        if delegate?.position(for: self) == .topAttached { topExtension = max(0, frame.minY) }
        background.frame = CGRect(x: 0, y: -topExtension, width: bounds.width, height: bounds.height + topExtension)
        let sides: UIEdgeInsets = UIEdgeInsets(left: max(safeAreaInsets.left, 0), right: max(safeAreaInsets.right, 0))
        promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: promptHeight)
        let row = CGRect(x: 0, y: promptHeight, width: bounds.width, height: metrics.contentHeight).inset(by: sides)
            .insetBy(dx: metrics.sidePadding, dy: 0)
        var free: CGRect = buttons.layOut(in: row, sidePadding: metrics.sidePadding, rightToLeft: isRightToLeft)
        let search: NavigationSearchLayout = self.search
        layOutSearch(search, in: row, free: &free, side: metrics.sidePadding, sides: sides)
        middle.isHidden = search.hidesRow
        free = middle.layOut(
            in: row, free: free, title: wantedTitleSize(in: free.size).width, isOpen: isTitleLeading, rightToLeft: isRightToLeft)
        layOutTitle(in: row, free: free)
        let isLarge: Bool = showsLargeTitle && !search.hidesRow
        titleLabel.isHidden = shownTitleView != nil || search.hidesRow
        shownTitleView?.isHidden = search.hidesRow
        promptLabel.isHidden = search.hidesRow
        buttons.isHidden = search.hidesRow
        let showsTitle: Bool = !isLarge || largeTitleShrink >= largeTitleHeight - NavigationBarMetrics.titleThreshold
        fadeTitle(visible: showsTitle)
        largeTitleClip.isHidden = !isLarge
        if isLarge { layOutLargeTitle(below: row, search: search.extraHeight - searchShrink) }
        layOutTitleControl(isLarge: isLarge && !showsTitle, isAway: search.hidesRow, free: free)
    }

    /// Whether the title stands at the leading edge.
    private var isTitleLeading: Bool { topItem.map { $0.style != .navigator } == true && !metrics.isHorizontallyCompact }

    /// Over the words that are seen, with the chevron behind them. While the item is renamed the field stands there, in the room between the buttons.
    private func layOutTitleControl(isLarge: Bool, isAway: Bool, free: CGRect) {
        if let field = renaming?.field {
            let width: CGFloat = min(max(titleLabel.frame.width + 2 * NavigationTitleControl.chevronWidth, TitleRenaming.width), free.width)
            let x: CGFloat = min(max(titleLabel.frame.midX - width / 2, free.minX), free.maxX - width)
            field.frame = pixelAligned(CGRect(x: x, y: titleLabel.frame.midY - 17, width: width, height: 34))
            titleLabel.isHidden = true
        }
        guard let titleControl, titleControl.item != nil else { return }
        titleControl.isHidden = isAway || renaming != nil
        let words: CGRect = isLarge ? largeTitleClip.convert(largeTitleLabel.frame, to: self) : titleLabel.frame
        let chevron: CGFloat = NavigationTitleControl.chevronWidth
        titleControl.frame = CGRect(
            x: isRightToLeft ? words.minX - chevron : words.minX, y: words.midY - 22, width: words.width + chevron, height: 44)
    }

    private func layOutSearch(
        _ search: NavigationSearchLayout, in row: CGRect, free: inout CGRect, side: CGFloat, sides: UIEdgeInsets
    ) {
        guard let bar = shownSearchBar else { return }
        let field: CGFloat = UISearchBar.Metrics.fieldHeight
        switch search.placement {
        case .none: bar.isHidden = true
        case .inline:
            let width: CGFloat = min(NavigationSearchLayout.inlineWidth, free.width / 2)
            let x: CGFloat = isRightToLeft ? free.minX : free.maxX - width
            bar.frame = CGRect(x: x, y: (row.midY - field / 2).rounded(), width: width, height: field + search.scopes)
            free.size.width -= width + 16
            if isRightToLeft { free.origin.x += width + 16 }
            bar.alpha = 1
        case .stacked:
            let room = CGRect(x: 0, y: 0, width: bounds.width, height: 0).inset(by: sides).insetBy(dx: side, dy: 0)
            let padding: CGFloat = search.hidesRow ? NavigationSearchLayout.activeTopPadding : NavigationSearchLayout.topPadding
            let shown: CGFloat = max(0, field - searchShrink)
            bar.frame = CGRect(
                x: room.minX, y: bounds.height - (search.extraHeight - searchShrink) + padding, width: room.width, height: shown + search.scopes)
            bar.alpha = min(1, max(0, 1 - searchShrink / field))
        }
    }

    /// The small title fades in while the large one leaves (behaviour/metrics.json, bars.largeTitle).
    private func fadeTitle(visible: Bool) {
        let alpha: CGFloat = visible ? 1 : 0
        guard titleLabel.alpha != alpha else { return }
        guard window != nil, largeTitleShrink > 0 else {
            titleLabel.alpha = alpha
            return
        }
        UIView.animate(withDuration: NavigationBarMetrics.titleFade) { self.titleLabel.alpha = alpha }
    }

    /// The title is centred in the bar if it fits there between the buttons, else in the room they leave.
    private func layOutTitle(in row: CGRect, free: CGRect) {
        let view: UIView = shownTitleView ?? titleLabel
        let wanted: CGSize = wantedTitleSize(in: free.size)
        // The chevron behind a title takes part of the room, and the title stands in the middle together with it.
        let chevron: CGFloat = titleControl?.item == nil ? 0 : NavigationTitleControl.chevronWidth
        let width: CGFloat = min(wanted.width, max(0, free.width - chevron))
        let whole: CGFloat = width + chevron
        var x: CGFloat = isTitleLeading ? (isRightToLeft ? free.maxX - whole : free.minX) : bounds.midX - whole / 2
        x = min(max(x, free.minX), max(free.minX, free.maxX - whole)) + (isRightToLeft ? chevron : 0)
        var offset: UIOffset = shownTitleView == nil ? currentAppearance.titlePositionAdjustment : .zero
        offset.vertical += titleOffsets[(metrics.isVerticallyCompact ? UIBarMetrics.compact : .default).rawValue] ?? 0
        view.frame = pixelAligned(
            CGRect(x: x + offset.horizontal, y: row.midY - wanted.height / 2 + offset.vertical, width: width, height: wanted.height))
        shownTitleSize = view.bounds.size
    }

    private func wantedTitleSize(in room: CGSize) -> CGSize {
        guard let view = shownTitleView else { return titleLabel.intrinsicContentSize }
        // Another size than it was shown with is one that the app gave it since.
        if view.bounds.size != shownTitleSize { givenTitleSize = view.bounds.size }
        // A search bar takes all the room there is.
        let isGiven: Bool = !(view is UISearchBar) && givenTitleSize.width > 0 && givenTitleSize.height > 0
        return isGiven ? givenTitleSize : view.sizeThatFits(room)
    }

    private func layOutLargeTitle(below row: CGRect, search: CGFloat) {
        let wraps: Bool = largeTitleLabel.numberOfLines > 1
        let size: CGSize =
            wraps ? largeTitleLabel.sizeThatFits(CGSize(width: row.width, height: .greatestFiniteMagnitude)) : largeTitleLabel.intrinsicContentSize
        let width: CGFloat = min(size.width, row.width)
        let x: CGFloat = isRightToLeft ? row.maxX - width : row.minX
        let room = CGRect(x: 0, y: row.maxY, width: bounds.width, height: max(0, bounds.height - row.maxY - search))
        largeTitleClip.frame = room
        let y: CGFloat = room.height - NavigationBarMetrics.largeTitleBottomPadding - size.height + 4
        largeTitleLabel.frame = pixelAligned(CGRect(x: x, y: y, width: width, height: size.height))
    }
}
