import ObjectRuntime
import UIKit

/// Views side by side, on circles or behind each other, through which a finger leafs.
@preconcurrency @MainActor open class iCarousel: UIView {
    open weak var dataSource: (any iCarouselDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }
    open weak var delegate: (any iCarouselDelegate)? {
        didSet { if delegate !== oldValue { setNeedsLayout() } }
    }

    // MARK: - Looks

    /// Default linear.
    open var type: iCarouselType = .linear {
        didSet { if type != oldValue { layOut() } }
    }
    /// Default -1/500. For circles seen from outside it is to be below zero.
    open var perspective: CGFloat = -1 / 500 {
        didSet { placeItems() }
    }
    /// Points by which the items, not what is seen of them in depth, are moved.
    open var contentOffset: CGSize = .zero {
        didSet { placeItems() }
    }
    /// Points by which the eye is moved.
    open var viewpointOffset: CGSize = .zero {
        didSet { placeItems() }
    }
    open var isVertical = false {
        didSet { if isVertical != oldValue { layOut() } }
    }
    /// Holds the items' views.
    public let contentView = UIView()

    // MARK: - Behaviour

    /// From 0 to 1: how slowly a glide comes to rest. Default 0.95.
    open var decelerationRate: CGFloat = 0.95
    /// Default 1.
    open var scrollSpeed: CGFloat = 1
    /// Items that a drag may go beyond the ends. Default 1.
    open var bounceDistance: CGFloat = 1
    open var isScrollEnabled = true
    /// Whether a swipe goes on by one item. Default false.
    open var isPagingEnabled = false
    /// Whether a drag may go beyond the ends. Default true.
    open var bounces = true
    /// Whether a glide ends at an item. Default true.
    open var stopAtItemBoundary = true
    /// Whether the carousel always comes to rest at an item. Default true.
    open var scrollToItemBoundary = true
    /// Whether drags across the carousel are left to others. Default true.
    open var ignorePerpendicularSwipes = true
    /// Whether an item that is touched comes to the middle. Default true.
    open var centerItemWhenSelected = true
    /// Items a second that the carousel moves by itself. Default 0.
    open var autoscroll: CGFloat = 0 {
        didSet { if autoscroll != 0 { motion.start() } }
    }

    open internal(set) var isWrapEnabled = false
    open internal(set) var isDragging = false
    open internal(set) var isDecelerating = false
    open internal(set) var isScrolling = false
    /// Of a cover flow that turns by itself: how far it is from one item to the next.
    open internal(set) var toggle: CGFloat = 0
    open var offsetMultiplier: CGFloat { layout.offsetMultiplier }

    // MARK: - Items

    open private(set) var numberOfItems = 0
    open private(set) var numberOfPlaceholders = 0
    /// Along the carousel, in points: what the delegate says, or the first view's.
    open private(set) var itemWidth: CGFloat = 0
    let items = CarouselItems()
    lazy var motion = CarouselMotion(self)

    /// The place of the carousel: whole numbers are items.
    open var scrollOffset: CGFloat = 0 {
        didSet {
            guard !isInScroll else { return }
            (isScrolling, isDecelerating) = (false, false)
            motion.settle(at: scrollOffset)
            if scrollOffset != oldValue { didScroll() }
        }
    }
    private var isInScroll = false
    private var offsetBefore: CGFloat = 0
    private var indexBefore = 0

    open var currentItemIndex: Int {
        get { range.clamped(Int(scrollOffset.rounded())) }
        set { scrollOffset = CGFloat(newValue) }
    }
    open var currentItemView: UIView? { itemView(at: currentItemIndex) }
    /// `NSNumber`s, in their order.
    open var indexesForVisibleItems: [Any] { items.views.keys.sorted() }
    open var visibleItemViews: [Any] { items.views.sorted { $0.key < $1.key }.map(\.value) }
    open var numberOfVisibleItems: Int { layout.visibleCount }

    open func itemView(at index: Int) -> UIView? { items.views[index] }
    /// The index of a view that was given for an item; `NSNotFound` for another.
    open func index(ofItemView view: UIView) -> Int { items.views.first { $0.value === view }?.key ?? NSNotFound }
    open func index(ofItemViewOrSubview view: UIView) -> Int {
        var next: UIView? = view
        while let view = next, view !== contentView {
            let index: Int = index(ofItemView: view)
            if index != NSNotFound { return index }
            next = view.superview
        }
        return NSNotFound
    }
    /// Items from the middle.
    open func offsetForItem(at index: Int) -> CGFloat { range.offset(of: index, at: scrollOffset) }
    /// The frontmost item at a point of the content view.
    open func itemView(at point: CGPoint) -> UIView? {
        items.sorted(current: currentItemView, isVertical: isVertical).last { $0.superview?.layer.hitTest(point) != nil }
    }

    var range: CarouselRange { CarouselRange(count: numberOfItems, wraps: isWrapEnabled) }
    private var shownPlaceholders: Int { isWrapEnabled ? 0 : numberOfPlaceholders }

    var layout: CarouselLayout {
        CarouselLayout(
            type: type, isVertical: isVertical, size: bounds.size, itemWidth: itemWidth, count: numberOfItems + shownPlaceholders, perspective: perspective,
            viewpoint: viewpointOffset, toggle: toggle,
            value: { [weak self] option, value in
                guard let self, let delegate = self.delegate else { return value }
                return delegate.carousel(self, valueFor: option, withDefault: value)
            },
            custom: { [weak self] offset, base in
                guard let self, let delegate = self.delegate else { return base }
                return delegate.carousel(self, itemTransformForOffset: offset, baseTransform: base)
            })
    }

    // MARK: - View

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        motion.install()
        accessibilityTraits = .allowsDirectInteraction
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { motion.stop() } else { motion.start() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        layOut()
    }

    /// Asks how many items there are, and for all views anew.
    open func reloadData() {
        items.removeAll()
        guard let dataSource else { return }
        numberOfItems = dataSource.numberOfItems(in: self)
        numberOfPlaceholders = dataSource.numberOfPlaceholders(in: self)
        setNeedsLayout()
        if numberOfItems > 0, scrollOffset < 0 { scrollToItem(at: 0, animated: numberOfPlaceholders > 0) }
    }

    // MARK: - Layout

    private func layOut() {
        guard dataSource != nil else { return }
        isWrapEnabled = layout.value(.wrap, type.isCircular ? 1 : 0) != 0
        updateItemWidth()
        offsetBefore = scrollOffset
        if !isScrolling, !isDecelerating, autoscroll == 0 {
            if scrollToItemBoundary, currentItemIndex != -1 {
                scrollToItem(at: currentItemIndex, animated: true)
            } else {
                set(range.clamped(scrollOffset))
            }
        }
        didScroll()
    }

    private func updateItemWidth() {
        let wished: CGFloat = delegate?.carouselItemWidth(self) ?? 0
        if wished != 0 { itemWidth = wished }
        if items.views.isEmpty, numberOfItems > 0 { load(0) } else if items.views.isEmpty, shownPlaceholders > 0 { load(-1) }
    }

    /// Moves without a word to anybody.
    func set(_ offset: CGFloat) {
        isInScroll = true
        scrollOffset = offset
        isInScroll = false
    }

    /// Brings the views in line with the offset, and tells of it.
    func didScroll() {
        if isWrapEnabled || !bounces {
            set(range.clamped(scrollOffset))
        } else {
            let limits: ClosedRange<CGFloat> = -bounceDistance...(CGFloat(max(numberOfItems - 1, 0)) + bounceDistance)
            if !limits.contains(scrollOffset) {
                set(min(max(scrollOffset, limits.lowerBound), limits.upperBound))
                motion.velocity = 0
            }
        }
        let change: CGFloat = range.distance(from: CGFloat(currentItemIndex), to: CGFloat(indexBefore))
        if change != 0 { motion.beginToggle(max(-1, min(1, change))) }
        loadItems()
        placeItems()
        if abs(scrollOffset - offsetBefore) > 0.000001 { delegate?.carouselDidScroll(self) }
        if indexBefore != currentItemIndex { delegate?.carouselCurrentItemIndexDidChange(self) }
        (offsetBefore, indexBefore) = (scrollOffset, currentItemIndex)
    }

    // MARK: - Views

    /// Asks for the views that are seen, and lets go of the others.
    private func loadItems() {
        updateItemWidth()
        let layout: CarouselLayout = layout
        let count: Int = layout.visibleCount
        let first: Int = -Int((CGFloat(shownPlaceholders) / 2).rounded(.up))
        let last: Int = numberOfItems - 1 + shownPlaceholders / 2
        var start: Int = currentItemIndex - count / 2
        if !isWrapEnabled { start = max(first, min(last - count + 1, start)) }
        let seen: [Int] = (0..<count).map { isWrapEnabled ? range.clamped(start + $0) : start + $0 }.filter { layout.alpha(at: offsetForItem(at: $0)) != 0 }
        items.keep(Set(seen), itemCount: numberOfItems)
        for index in seen where items.views[index] == nil { load(index) }
    }

    private func load(_ index: Int) {
        guard let view = view(for: index) else { return }
        if itemWidth == 0 { itemWidth = isVertical ? view.bounds.height : view.bounds.width }
        let size: CGSize = isVertical ? CGSize(width: view.bounds.width, height: itemWidth) : CGSize(width: itemWidth, height: view.bounds.height)
        UIView.performWithoutAnimation {
            items.add(view, at: index, in: contentView, size: size)
            place(view, at: index, layout)
        }
    }

    private func view(for index: Int) -> UIView? {
        let half: Int = Int((CGFloat(shownPlaceholders) / 2).rounded(.up))
        if index < 0 { return dataSource?.carousel(self, placeholderViewAt: half + index, reusing: items.reusablePlaceholder()) }
        if index >= numberOfItems {
            return dataSource?.carousel(self, placeholderViewAt: shownPlaceholders / 2 + index - numberOfItems, reusing: items.reusablePlaceholder())
        }
        return dataSource?.carousel(self, viewForItemAt: index, reusing: items.reusableItem())
    }

    func placeItems() {
        let layout: CarouselLayout = layout
        for (index, view) in items.views { place(view, at: index, layout) }
        items.sort(current: currentItemView, isVertical: isVertical)
    }

    private func place(_ view: UIView, at index: Int, _ layout: CarouselLayout) {
        guard let container = view.superview else { return }
        let offset: CGFloat = offsetForItem(at: index)
        container.alpha = layout.alpha(at: offset)
        container.center = CGPoint(x: bounds.midX + contentOffset.width, y: bounds.midY + contentOffset.height)
        container.isUserInteractionEnabled = !centerItemWhenSelected || index == currentItemIndex
        let transform: CATransform3D = layout.transform(at: offset)
        container.layer.transform = transform
        let showsBacks: Bool = layout.value(.showBackfaces, view.layer.isDoubleSided && type != .invertedCylinder ? 1 : 0) != 0
        container.isHidden = !showsBacks && transform.m33 <= 0
    }

    // MARK: - Changes of items

    /// Takes an item out, which the data source has no longer.
    open func removeItem(at index: Int, animated: Bool) {
        let index: Int = range.clamped(index)
        items.remove(index, animated: animated)
        numberOfItems = max(numberOfItems - 1, 0)
        settleAfterChange(animated: animated, delay: 0.1)
    }

    /// Adds an item, which the data source has now.
    open func insertItem(at index: Int, animated: Bool) {
        numberOfItems += 1
        let index: Int = range.clamped(index)
        items.makeRoom(index)
        load(index)
        settleAfterChange(animated: animated, delay: 0)
        if scrollOffset < 0 { scrollToItem(at: 0, animated: animated && numberOfPlaceholders > 0) }
    }

    private func settleAfterChange(animated: Bool, delay: TimeInterval) {
        isWrapEnabled = layout.value(.wrap, isWrapEnabled ? 1 : 0) != 0
        set(CGFloat(currentItemIndex))
        guard animated else { return UIView.performWithoutAnimation { didScroll() } }
        UIView.animate(withDuration: 0.4, delay: delay, options: []) { self.didScroll() }
    }

    /// Asks for an item's view anew.
    open func reloadItem(at index: Int, animated: Bool) {
        guard let container = itemView(at: index)?.superview else { return }
        let replace: () -> Void = {
            self.items.release(index, itemCount: self.numberOfItems)
            self.load(index)
            self.placeItems()
        }
        if animated { UIView.transition(with: container, duration: 0.4, options: .transitionCrossDissolve, animations: replace) } else { replace() }
    }

    // MARK: - Scrolling

    open func scroll(byOffset offset: CGFloat, duration: TimeInterval) {
        guard duration > 0 else {
            scrollOffset += offset
            return
        }
        (isDecelerating, isScrolling) = (false, true)
        motion.move(to: isWrapEnabled ? scrollOffset + offset : range.clamped(scrollOffset + offset), duration: duration)
        delegate?.carouselWillBeginScrollingAnimation(self)
    }
    open func scroll(toOffset offset: CGFloat, duration: TimeInterval) {
        scroll(byOffset: range.distance(from: scrollOffset, to: offset), duration: duration)
    }
    open func scroll(byNumberOfItems itemCount: Int, duration: TimeInterval) {
        guard duration > 0 else {
            scrollOffset = CGFloat(range.clamped(currentItemIndex + itemCount))
            return
        }
        let from: CGFloat = itemCount > 0 ? scrollOffset.rounded(.down) : itemCount < 0 ? scrollOffset.rounded(.up) : scrollOffset.rounded()
        scroll(byOffset: from + CGFloat(itemCount) - scrollOffset, duration: duration)
    }
    open func scrollToItem(at index: Int, duration: TimeInterval) { scroll(toOffset: CGFloat(index), duration: duration) }
    /// Takes 0.4 s.
    open func scrollToItem(at index: Int, animated: Bool) {
        if animated, abs(range.distance(from: scrollOffset, to: CGFloat(index))) < 0.000001 { return }
        scrollToItem(at: index, duration: animated ? 0.4 : 0)
    }
}

/// Interface files set these.
extension iCarousel: ObjCSelfRegistering {
    public nonisolated static func __registerMembers() {
        let carousel = ObjCRuntime.registration(of: iCarousel.self, named: "iCarousel.iCarousel", "iCarousel")
        carousel.key("delegate", get: { $0.delegate }, set: { $0.delegate = $1[0] as (any iCarouselDelegate)? })
        carousel.key("dataSource", get: { $0.dataSource }, set: { $0.dataSource = $1[0] as (any iCarouselDataSource)? })
    }
}
