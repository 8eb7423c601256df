/// The place of an element in a collection view and how it is shown. Geometry is in the content's coordinates, in points.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    open var indexPath = IndexPath(item: 0, section: 0)
    open internal(set) var representedElementCategory: UICollectionView.ElementCategory = .cell
    /// The kind of a supplementary or decoration view, nil for a cell.
    open internal(set) var representedElementKind: String?

    open var size: CGSize = .zero
    open var center: CGPoint = .zero
    open var transform: CGAffineTransform = .identity
    open var transform3D: CATransform3D = CATransform3DIdentity
    open var alpha: CGFloat = 1
    /// Elements of a higher index stand in front. Default 0.
    open var zIndex = 0
    /// Hidden elements need no view.
    open var isHidden = false

    /// From centre and size; the transforms do not count.
    open var frame: CGRect {
        get { CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height) }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    public required override init() {
        super.init()
    }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.indexPath = indexPath
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        copy.size = size
        copy.center = center
        copy.transform = transform
        copy.transform3D = transform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.listContext = listContext
        copy.clip = clip
        return copy
    }

    func duplicate() -> UICollectionViewLayoutAttributes {
        copy() as? UICollectionViewLayoutAttributes ?? self
    }

    // Attributes are compared on the main thread, like all of UIKit.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated { isSame(other) }
    }

    private func isSame(_ other: UICollectionViewLayoutAttributes) -> Bool {
        indexPath == other.indexPath && representedElementCategory == other.representedElementCategory
            && representedElementKind == other.representedElementKind && shows(other)
    }

    /// Whether `other` shows its element in the same place and look.
    func shows(_ other: UICollectionViewLayoutAttributes) -> Bool {
        size == other.size && center == other.center && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
            && transform == other.transform && CATransform3DEqualToTransform(transform3D, other.transform3D)
            && listContext == other.listContext
    }

    open override nonisolated var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

    /// The context that a list layout gives its cells: their appearance and their place among the others.
    var listContext: ListCellContext?
    /// The part of the content that scrolls by itself, for items of an orthogonal section.
    var clip: OrthogonalSectionKey?
}

/// The section whose own scroll view holds an item.
struct OrthogonalSectionKey: Hashable {
    var section: Int
}

/// The list around a cell, as the cell knows it.
struct ListCellContext: Equatable, Hashable {
    var appearance: UICollectionLayoutListConfiguration.Appearance
    var role: Role = .cell
    var isFirst = false
    var isLast = false
    /// Whether the separators above and below are shown.
    var showsTopSeparator = false
    var showsBottomSeparator = true
    var separatorColor: UIColor?
    /// Insets the layout's owner asked for, instead of the text's edge.
    var bottomSeparatorInsets: NSDirectionalEdgeInsets?
    var topSeparatorInsets: NSDirectionalEdgeInsets?
    /// Margins that rows of this list have, leading and trailing.
    var margin: CGFloat = 16
    /// Whether a header that stays at the top does so now.
    var isPinned = false

    enum Role: Hashable {
        case cell, header, footer
    }
}
