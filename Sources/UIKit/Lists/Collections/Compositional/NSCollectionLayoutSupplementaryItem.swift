/// A place on the edge of an item or of its container.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
    public let edges: NSDirectionalRectEdge
    /// In points, or in parts of the anchored item's size.
    public let offset: CGPoint
    public let isAbsoluteOffset: Bool
    open var isFractionalOffset: Bool { !isAbsoluteOffset }

    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(edges: edges, absoluteOffset: .zero)
    }

    public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.edges = edges
        offset = absoluteOffset
        isAbsoluteOffset = true
        super.init()
    }

    public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.edges = edges
        offset = fractionalOffset
        isAbsoluteOffset = false
        super.init()
    }

    /// The place of the anchor on a rectangle: 0 to 1 along each axis.
    var place: CGPoint {
        CGPoint(
            x: edges.contains(.leading) == edges.contains(.trailing) ? 0.5 : edges.contains(.leading) ? 0 : 1,
            y: edges.contains(.top) == edges.contains(.bottom) ? 0.5 : edges.contains(.top) ? 0 : 1)
    }
}

/// A view attached to an item: a badge, a frame.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    public let containerAnchor: NSCollectionLayoutAnchor
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// Default 1.
    open var zIndex = 1

    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        self.init(size: layoutSize, kind: elementKind, container: containerAnchor, item: nil)
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(size: layoutSize, kind: elementKind, container: containerAnchor, item: itemAnchor)
    }

    init(size: NSCollectionLayoutSize, kind: String, container: NSCollectionLayoutAnchor, item: NSCollectionLayoutAnchor?) {
        elementKind = kind
        containerAnchor = container
        itemAnchor = item
        super.init(layoutSize: size, supplementaryItems: [])
    }

    override func remade() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutSupplementaryItem(size: layoutSize, kind: elementKind, container: containerAnchor, item: itemAnchor)
        copy.zIndex = zIndex
        return copy
    }

    /// The view's frame beside an item at `frame`.
    func frame(on frame: CGRect) -> CGRect {
        let size: CGSize = layoutSize.size(in: frame.size)
        let at: CGPoint = containerAnchor.place
        let own: CGPoint = itemAnchor?.place ?? containerAnchor.place
        var origin = CGPoint(
            x: frame.minX + frame.width * at.x - size.width * own.x, y: frame.minY + frame.height * at.y - size.height * own.y)
        for anchor in [containerAnchor, itemAnchor].compactMap({ $0 }) {
            origin.x += anchor.isAbsoluteOffset ? anchor.offset.x : anchor.offset.x * size.width
            origin.y += anchor.isAbsoluteOffset ? anchor.offset.y : anchor.offset.y * size.height
        }
        return CGRect(origin: origin, size: size)
    }
}

/// A view at the edge of a section or of the whole layout: a header, a footer.
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    public let offset: CGPoint
    /// Whether the section grows by the view, instead of lying under it. Default true.
    open var extendsBoundary = true
    /// Whether the view stays in sight while its section is. Default false.
    open var pinToVisibleBounds = false

    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(size: layoutSize, kind: elementKind, container: NSCollectionLayoutAnchor(edges: alignment.edges), item: nil)
    }

    override func remade() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
        copy.zIndex = zIndex
        copy.extendsBoundary = extendsBoundary
        copy.pinToVisibleBounds = pinToVisibleBounds
        return copy
    }
}

/// A view that stands behind or before the items and belongs to none.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    open var zIndex = 0

    init(elementKind: String) {
        self.elementKind = elementKind
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: whole, supplementaryItems: [])
    }

    override func remade() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutDecorationItem(elementKind: elementKind)
        copy.zIndex = zIndex
        return copy
    }

    /// Behind a whole section.
    open class func background(elementKind: String) -> Self {
        let made = NSCollectionLayoutDecorationItem(elementKind: elementKind)
        made.zIndex = -1
        return unsafeDowncast(made, to: Self.self)
    }
}

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    case none = 0, top = 1, topLeading = 2, leading = 3, bottomLeading = 4, bottom = 5, bottomTrailing = 6, trailing = 7, topTrailing = 8

    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}

extension NSCollectionLayoutAnchor: NSCopying {
    /// An unchanging value is its own copy.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
