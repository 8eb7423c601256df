/// A layout between two others: each element stands as far between its two places as `transitionProgress` says. A collection view has it
/// while a gesture drives a change of layout (`startInteractiveTransition(to:completion:)`).
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    open private(set) var currentLayout: UICollectionViewLayout
    open private(set) var nextLayout: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]

    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    public required init?(coder: NSCoder) {
        currentLayout = UICollectionViewLayout()
        nextLayout = UICollectionViewLayout()
        super.init(coder: coder)
    }

    /// From 0, in the current layout, to 1, in the next one. Setting it moves the elements.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            guard transitionProgress != oldValue else { return }
            invalidateLayout()
            moveContent()
        }
    }

    /// Keeps a value of a subclass's own that changes along with the progress.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    /// The value kept for a key; 0 without one.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: For the collection view

    override weak var owner: UICollectionView? {
        didSet {
            currentLayout.owner = owner
            nextLayout.owner = owner
            guard owner != nil else { return }
            start = owner?.contentOffset
            nextLayout.isPrepared = false
        }
    }
    private var start: CGPoint?

    /// The content goes along to the offset that it has in the next layout.
    private func moveContent() {
        guard let owner, let start else { return }
        owner.layoutIfNeeded()
        let size: CGSize = nextLayout.collectionViewContentSize
        let inset: UIEdgeInsets = owner.adjustedContentInset
        let low = CGPoint(x: -inset.left, y: -inset.top)
        let high = CGPoint(
            x: max(low.x, size.width + inset.right - owner.bounds.width), y: max(low.y, size.height + inset.bottom - owner.bounds.height))
        let kept = CGPoint(x: min(max(start.x, low.x), high.x), y: min(max(start.y, low.y), high.y))
        let target: CGPoint = nextLayout.targetContentOffset(forProposedContentOffset: kept)
        owner.contentOffset = CGPoint(x: between(start.x, target.x), y: between(start.y, target.y))
    }

    private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }

    private func between(_ from: UICollectionViewLayoutAttributes?, _ to: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        // An element that one of the layouts does not have stays at its place and fades.
        guard let from, let to else {
            guard let single = (from ?? to)?.duplicate() else { return nil }
            single.alpha *= from == nil ? transitionProgress : 1 - transitionProgress
            return single
        }
        let made: UICollectionViewLayoutAttributes = (transitionProgress < 0.5 ? from : to).duplicate()
        made.center = CGPoint(x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
        made.size = CGSize(width: between(from.size.width, to.size.width), height: between(from.size.height, to.size.height))
        made.alpha = between(from.alpha, to.alpha)
        if from.transform != to.transform { made.transform = between(from.transform, to.transform) }
        return made
    }

    private func between(_ from: CGAffineTransform, _ to: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: between(from.a, to.a), b: between(from.b, to.b), c: between(from.c, to.c), d: between(from.d, to.d), tx: between(from.tx, to.tx),
            ty: between(from.ty, to.ty))
    }

    // MARK: The layout

    open override func prepare() {
        currentLayout.prepareIfNeeded()
        nextLayout.prepareIfNeeded()
    }

    open override var collectionViewContentSize: CGSize {
        let from: CGSize = currentLayout.collectionViewContentSize
        let to: CGSize = nextLayout.collectionViewContentSize
        return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
    }

    /// Elements that touch the part in either layout are on their way through it.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let reach: CGRect = rect.insetBy(dx: -rect.width, dy: -rect.height)
        let from: [UICollectionViewLayoutAttributes] = currentLayout.layoutAttributesForElements(in: reach) ?? []
        let to: [UICollectionViewLayoutAttributes] = nextLayout.layoutAttributesForElements(in: reach) ?? []
        var seen: Set<ElementKey> = []
        return (from + to).compactMap { element in
            let key = ElementKey(element)
            guard seen.insert(key).inserted else { return nil }
            return between(currentLayout.attributes(key), nextLayout.attributes(key)).flatMap { $0.frame.intersects(rect) ? $0 : nil }
        }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        between(currentLayout.layoutAttributesForItem(at: indexPath), nextLayout.layoutAttributesForItem(at: indexPath))
    }

    open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        between(
            currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
            nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
    }

    open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        between(
            currentLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath),
            nextLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath))
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        if context.invalidateDataSourceCounts || context.boundsSizeChanged {
            currentLayout.isPrepared = false
            nextLayout.isPrepared = false
        }
    }

    override func wantsPreferredAttributes(for attributes: UICollectionViewLayoutAttributes) -> Bool { false }
}

extension UICollectionViewLayout {
    func attributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: layoutAttributesForItem(at: key.indexPath)
        case .supplementaryView: layoutAttributesForSupplementaryView(ofKind: key.kind, at: key.indexPath)
        case .decorationView: layoutAttributesForDecorationView(ofKind: key.kind, at: key.indexPath)
        }
    }
}
