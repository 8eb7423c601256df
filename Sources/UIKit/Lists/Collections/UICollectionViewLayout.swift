/// Decides where the elements of a collection view are. Subclass it for a layout of your own: answer the content's size, the
/// attributes in a rectangle and those of single elements.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
        coder.nib?.decode(self)
        PropertyArchive.decode(self, from: coder)
    }

    /// Archives the values of the layout's class.
    open func encode(with coder: NSCoder) { PropertyArchive.encode(self, to: coder) }

    /// The collection view that shows the layout; nil while none does.
    open var collectionView: UICollectionView? { owner }
    weak var owner: UICollectionView?

    /// The class of attributes this layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: The layout

    /// Called before anything is asked for, whenever the layout was invalidated.
    open func prepare() {}

    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of all elements that touch `rect`.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Invalidation

    /// Makes the layout prepare again before the next frame.
    open func invalidateLayout() {
        let context: UICollectionViewLayoutInvalidationContext = makeInvalidationContext()
        context.invalidateEverything = true
        invalidateLayout(with: context)
    }

    /// The same for what `context` names. Call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        collectionView?.layoutWasInvalidated(with: context)
    }

    /// Whether a scroll or a new size makes the layout out of date. Default: a new size does.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let bounds = collectionView?.bounds else { return false }
        return bounds.size != newBounds.size
    }

    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context: UICollectionViewLayoutInvalidationContext = makeInvalidationContext()
        context.boundsSizeChanged = collectionView.map { $0.bounds.size != newBounds.size } ?? true
        return context
    }

    /// Whether the size a cell asks for makes the layout out of date. Default no.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context: UICollectionViewLayoutInvalidationContext = makeInvalidationContext()
        context.preferred = [preferredAttributes]
        switch preferredAttributes.representedElementCategory {
        case .cell: context.invalidateItems(at: [preferredAttributes.indexPath])
        case .supplementaryView:
            context.invalidateSupplementaryElements(
                ofKind: preferredAttributes.representedElementKind ?? "", at: [preferredAttributes.indexPath])
        case .decorationView: break
        }
        return context
    }

    func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        ObjCRuntime.instantiate(Self.invalidationContextClass) as? UICollectionViewLayoutInvalidationContext ?? UICollectionViewLayoutInvalidationContext()
    }

    // MARK: Updates

    /// Called with the changes of a batch, before the new attributes are asked for.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}

    /// The attributes that an item comes in from. Nil, the default, fades it in at its place.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes that an item leaves to. Nil, the default, fades it out at its place.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The places, before a batch, of headers, footers and decorations that go though their sections stay, and the places after it of those
    /// that come. Asked after `prepare(forCollectionViewUpdates:)`. Default none.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The offset that scrolling comes to rest at instead of `proposedContentOffset`.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// The place an item that a finger moves would take when its middle is at `position`. Default that of the item there.
    open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
        let near = CGRect(x: position.x, y: position.y, width: 1, height: 1)
        let elements: [UICollectionViewLayoutAttributes] = layoutAttributesForElements(in: near) ?? []
        return elements.first { $0.representedElementCategory == .cell && $0.frame.contains(position) }?.indexPath ?? previousIndexPath
    }

    /// The attributes that an item has while a finger moves it. Default: those of its place, with its middle at `position`.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes = layoutAttributesForItem(at: indexPath)?.duplicate() ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex = 1000
        attributes.alpha = 0.9
        return attributes
    }

    /// The context for items that a finger moves to other places.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
        previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context: UICollectionViewLayoutInvalidationContext = makeInvalidationContext()
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }

    /// The context for when the finger has left, or the movement was cancelled.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context: UICollectionViewLayoutInvalidationContext = makeInvalidationContext()
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        return context
    }

    // MARK: Other layouts

    /// Tells both layouts that this one takes the other's place.
    final func beginTransition(from old: UICollectionViewLayout) {
        guard old !== self else { return }
        old.prepareForTransition(to: self)
        prepareForTransition(from: old)
    }

    /// Tells both that it has.
    final func endTransition(from old: UICollectionViewLayout) {
        guard old !== self else { return }
        old.finalizeLayoutTransition()
        finalizeLayoutTransition()
    }

    /// Called before the collection view goes to another layout, and on that one before it comes from this.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called on both when the change is complete.
    open func finalizeLayoutTransition() {}

    // MARK: Direction

    /// The direction the layout is written for. Default left to right.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// Whether the collection view mirrors the layout in the other direction. Default false.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Decorations

    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass
        decorationNibs[elementKind] = nil
    }

    /// The view is the first one at the top of `nib`.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorationNibs[elementKind] = nib
        decorationClasses[elementKind] = nil
    }
    var decorationNibs: [String: UINib] = [:]
    var decorationClasses: [String: AnyClass] = [:]

    // MARK: For the collection view

    /// Whether `prepare()` ran since the last invalidation.
    var isPrepared = false

    func prepareIfNeeded() {
        guard !isPrepared else { return }
        isPrepared = true
        prepare()
    }

    /// Whether what the layout answers is shown mirrored.
    var isFlipped: Bool {
        guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
        return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
    }

    func initialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: initialLayoutAttributesForAppearingItem(at: key.indexPath)
        case .supplementaryView: initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.indexPath)
        case .decorationView: initialLayoutAttributesForAppearingDecorationElement(ofKind: key.kind, at: key.indexPath)
        }
    }

    func finalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        switch key.category {
        case .cell: finalLayoutAttributesForDisappearingItem(at: key.indexPath)
        case .supplementaryView: finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: key.kind, at: key.indexPath)
        case .decorationView: finalLayoutAttributesForDisappearingDecorationElement(ofKind: key.kind, at: key.indexPath)
        }
    }

    /// Whether a view is asked for the size it would like. Layouts of an app's own ask every view.
    func wantsPreferredAttributes(for attributes: UICollectionViewLayoutAttributes) -> Bool { true }
    /// Whether items never turn out to be of another size than the layout said.
    var keepsEstimates: Bool { false }
    /// Whether a cell has the width the layout gives it, and asks for a height only.
    func fixesWidth(at indexPath: IndexPath) -> Bool { false }
    var dependsOnSafeArea: Bool { false }
    /// The size a new view is made with.
    func sizeHint(for key: ElementKey) -> CGSize? { nil }

    /// The list a section is, nil for other sections.
    func listConfiguration(of section: Int) -> UICollectionLayoutListConfiguration? { nil }

    /// The scroll view of a section that scrolls across, nil for other layouts and sections.
    func orthogonalGeometry(of section: Int) -> OrthogonalGeometry? { nil }
    /// Called after a batch with where everything went, so that measured sizes can go along.
    func dataDidChange(_ map: DataChange) {}
}

/// The frame of a section that scrolls across, and the extent of its content.
struct OrthogonalGeometry: Equatable {
    var frame: CGRect
    var contentSize: CGSize
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    /// How far apart the places are that paging stops at.
    var pageLength: CGFloat
    var bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce = .automatic
    var decelerationRate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate = .automatic
}
