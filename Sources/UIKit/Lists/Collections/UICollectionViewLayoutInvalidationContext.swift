/// The parts of a layout that are out of date.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    public override init() { super.init() }

    /// Whether nothing of the layout can be kept: its data changed altogether.
    open internal(set) var invalidateEverything = false
    /// Whether the numbers of sections or items changed.
    open internal(set) var invalidateDataSourceCounts = false
    /// Added to the content's offset when the layout is made anew.
    open var contentOffsetAdjustment: CGPoint = .zero
    /// Added to the content's size at once; what the layout answers when it was made anew takes its place.
    open var contentSizeAdjustment: CGSize = .zero

    open internal(set) var invalidatedItemIndexPaths: [IndexPath]?
    open internal(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    open internal(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// The old and new places of items that a finger moves; nil for another reason.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The place at which the finger has them.
    open internal(set) var interactiveMovementTarget: CGPoint = .zero

    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// The attributes that a cell or view asked for, where that is the reason.
    var preferred: [UICollectionViewLayoutAttributes] = []
    /// Whether the bounds changed, and whether in size.
    var boundsSizeChanged = false
}

/// One change of a batch of updates.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable {
        case insert = 0, delete = 1, reload = 2, move = 3, none = 4
    }

    open internal(set) var indexPathBeforeUpdate: IndexPath?
    open internal(set) var indexPathAfterUpdate: IndexPath?
    open internal(set) var updateAction: Action = .none

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        super.init()
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
    }
}
