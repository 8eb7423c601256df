internal import ListEngine

/// Names an element of a collection view.
struct ElementKey: Hashable {
    var category: UICollectionView.ElementCategory
    /// Empty for a cell.
    var kind: String
    var index: ItemIndex

    init(category: UICollectionView.ElementCategory, kind: String, index: ItemIndex) {
        self.category = category
        self.kind = kind
        self.index = index
    }

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
        category = attributes.representedElementCategory
        kind = attributes.representedElementKind ?? ""
        index = ItemIndex(attributes.indexPath)
    }

    static func cell(_ index: ItemIndex) -> ElementKey { ElementKey(category: .cell, kind: "", index: index) }
    static func cell(_ path: IndexPath) -> ElementKey { cell(ItemIndex(path)) }

    var indexPath: IndexPath { IndexPath(index) }
}
