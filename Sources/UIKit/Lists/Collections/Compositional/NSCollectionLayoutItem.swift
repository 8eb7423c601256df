/// The smallest part of a compositional layout: the place of one cell.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, NSCopying {
    public let layoutSize: NSCollectionLayoutSize
    /// Views attached to the item's edges.
    open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// Taken off the item's own place, after it has been laid out.
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    /// Kept free around the item's place.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
        super.init()
    }

    /// A new item of the same kind without what can be set.
    func remade() -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems) }

    private func duplicate() -> NSCollectionLayoutItem {
        let copy: NSCollectionLayoutItem = remade()
        copy.contentInsets = contentInsets
        copy.edgeSpacing = edgeSpacing
        return copy
    }

    open nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { duplicate() } }
}

/// Items in a row, in a column, or where a closure puts them.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        case horizontal, vertical
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    /// Views attached to the group's edges.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { super.supplementaryItems }
        set { super.supplementaryItems = newValue }
    }
    let arrangement: Arrangement
    public let subitems: [NSCollectionLayoutItem]
    /// How many subitems the group holds; nil for as many as fit.
    let count: Int?
    /// Whether each of the counted items gets an equal share of the group, whatever its own size says.
    let sharesEqually: Bool
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(
        _ arrangement: Arrangement, layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem], count: Int? = nil,
        sharesEqually: Bool = false
    ) {
        self.arrangement = arrangement
        self.subitems = subitems
        self.count = count
        self.sharesEqually = sharesEqually
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    override func remade() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutGroup(arrangement, layoutSize: layoutSize, subitems: subitems, count: count, sharesEqually: sharesEqually)
        copy.supplementaryItems = supplementaryItems
        copy.interItemSpacing = interItemSpacing
        return copy
    }

    /// The subitems again and again, in a row, as long as they fit.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(NSCollectionLayoutGroup(.horizontal, layoutSize: layoutSize, subitems: subitems))
    }

    /// `count` of `subitem`, each with an equal share of the width.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
        make(NSCollectionLayoutGroup(.horizontal, layoutSize: layoutSize, subitems: [subitem], count: count, sharesEqually: true))
    }

    /// `count` of `repeatingSubitem`, of its own size (iOS 16).
    open class func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self {
        make(NSCollectionLayoutGroup(.horizontal, layoutSize: layoutSize, subitems: [subitem], count: count))
    }

    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
        make(NSCollectionLayoutGroup(.vertical, layoutSize: layoutSize, subitems: subitems))
    }

    open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> Self {
        make(NSCollectionLayoutGroup(.vertical, layoutSize: layoutSize, subitems: [subitem], count: count, sharesEqually: true))
    }

    open class func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> Self {
        make(NSCollectionLayoutGroup(.vertical, layoutSize: layoutSize, subitems: [subitem], count: count))
    }

    /// The names of the same before Swift had the others.
    open class func horizontalGroup(
        with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
    open class func verticalGroup(
        with layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }

    /// Items where `itemProvider` puts them, in the group's coordinates.
    open class func custom(layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider) -> Self {
        make(NSCollectionLayoutGroup(.custom(itemProvider), layoutSize: layoutSize, subitems: []))
    }

    private class func make(_ group: NSCollectionLayoutGroup) -> Self {
        unsafeDowncast(group, to: Self.self)
    }
}

public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// An item of a custom group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
    public let frame: CGRect
    public let zIndex: Int

    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }
}

extension NSCollectionLayoutGroupCustomItem: NSCopying {
    /// An unchanging value is its own copy.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
