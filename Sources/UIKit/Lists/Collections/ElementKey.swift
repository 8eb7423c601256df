internal import ListEngine

/// Names an element of a collection view.
struct ElementKey: ListElement {
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

    static func item(_ index: ItemIndex) -> ElementKey { cell(index) }
    var item: ItemIndex? { category == .cell ? index : nil }
    var section: Int { index.section }
    /// Decorations show nothing of the data.
    var isReloadedWithSection: Bool { category != .decorationView }

    func moved(by map: BatchMap) -> ElementKey? {
        let new: ItemIndex? =
            category == .cell ? map.newIndex(of: index) : map.newSection(of: index.section).map { ItemIndex(section: $0, item: index.item) }
        return new.map { ElementKey(category: category, kind: kind, index: $0) }
    }
}
