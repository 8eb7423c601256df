internal import ListEngine

/// The headers, footers and decorations of which a layout says that others take their places in a batch of updates.
@MainActor enum ReplacedElements {
    /// - Returns: those among the elements in sight, by their places before the batch.
    static func of(_ collection: UICollectionView, _ map: BatchMap) -> Set<ElementKey> {
        var replaced: Set<ElementKey> = []
        var answers: [String: (gone: Set<IndexPath>, new: Set<IndexPath>)] = [:]
        for key in collection.list.visible.views.keys where key.category != .cell {
            let name: String = "\(key.category.rawValue) \(key.kind)"
            let answer = answers[name] ?? places(of: key, collection.collectionViewLayout)
            answers[name] = answer
            let isNew: Bool = key.moved(by: map).map { answer.new.contains($0.indexPath) } ?? false
            if isNew || answer.gone.contains(key.indexPath) { replaced.insert(key) }
        }
        return replaced
    }

    private static func places(of key: ElementKey, _ layout: UICollectionViewLayout) -> (gone: Set<IndexPath>, new: Set<IndexPath>) {
        if key.category == .decorationView {
            return (
                Set(layout.indexPathsToDeleteForDecorationView(ofKind: key.kind)), Set(layout.indexPathsToInsertForDecorationView(ofKind: key.kind))
            )
        }
        return (
            Set(layout.indexPathsToDeleteForSupplementaryView(ofKind: key.kind)),
            Set(layout.indexPathsToInsertForSupplementaryView(ofKind: key.kind))
        )
    }
}

extension ListHost {
    /// Elements whose views are replaced in a batch whatever becomes of their data.
    func replacedElements(_ map: BatchMap) -> Set<Element> {
        guard let collection = self as? UICollectionView else { return [] }
        return ReplacedElements.of(collection, map) as? Set<Element> ?? []
    }
}
