/// The state that UIKit's own views keep.
@MainActor enum ViewRestoration {
    private static let offset = "UIScrollViewContentOffset"
    private static let zoom = "UIScrollViewZoomScale"
    private static let selection = "UITextViewSelection"
    private static let selectedElements = "UISelectedModelIdentifiers"
    private static let firstElement = "UIFirstVisibleModelIdentifier"

    static func encode(_ view: UIView, _ coder: NSCoder) {
        guard let scroll = view as? UIScrollView else { return }
        coder.encode(Double(scroll.contentOffset.x), forKey: offset + "X")
        coder.encode(Double(scroll.contentOffset.y), forKey: offset + "Y")
        coder.encode(Double(scroll.zoomScale), forKey: zoom)
        if let text = view as? UITextView {
            coder.encode(text.selectedRange.location, forKey: selection + "Location")
            coder.encode(text.selectedRange.length, forKey: selection + "Length")
        }
        guard let list = List(view) else { return }
        let names: [String] = list.selected.compactMap { list.association.modelIdentifierForElement(at: $0, in: view) }
        coder.encode(names as Any?, forKey: selectedElements)
        let first: String? = list.first.flatMap { list.association.modelIdentifierForElement(at: $0, in: view) }
        coder.encode(first as Any?, forKey: firstElement)
    }

    static func decode(_ view: UIView, _ coder: NSCoder) {
        guard let scroll = view as? UIScrollView, coder.containsValue(forKey: zoom) else { return }
        let scale = CGFloat(coder.decodeDouble(forKey: zoom))
        if scale != scroll.zoomScale { scroll.zoomScale = scale }
        if let text = view as? UITextView {
            text.selectedRange = NSRange(
                location: coder.decodeInteger(forKey: selection + "Location"), length: coder.decodeInteger(forKey: selection + "Length"))
        }
        let kept = CGPoint(x: coder.decodeDouble(forKey: offset + "X"), y: coder.decodeDouble(forKey: offset + "Y"))
        guard let list = List(view) else {
            scroll.contentOffset = scroll.scrollRange.clamped(kept)
            return
        }
        // Elements may stand elsewhere than they did: those of the same name are looked for.
        if let name = coder.decodeObject(forKey: firstElement) as? String,
            let path = list.association.indexPathForElement(withModelIdentifier: name, in: view)
        {
            list.scroll(path)
        }
        for name in coder.decodeObject(forKey: selectedElements) as? [String] ?? [] {
            if let path = list.association.indexPathForElement(withModelIdentifier: name, in: view) { list.select(path) }
        }
    }

    /// A table or a collection view whose data source names its elements.
    @MainActor private struct List {
        var association: any UIDataSourceModelAssociation
        var selected: [IndexPath]
        var first: IndexPath?
        var select: (IndexPath) -> Void
        var scroll: (IndexPath) -> Void

        init?(_ view: UIView) {
            if let table = view as? UITableView, let association = table.dataSource as? any UIDataSourceModelAssociation {
                self.association = association
                selected = table.indexPathsForSelectedRows ?? []
                first = table.indexPathsForVisibleRows?.min()
                select = { table.selectRow(at: $0, animated: false, scrollPosition: .none) }
                scroll = { table.scrollToRow(at: $0, at: .top, animated: false) }
            } else if let grid = view as? UICollectionView, let association = grid.dataSource as? any UIDataSourceModelAssociation {
                self.association = association
                selected = grid.indexPathsForSelectedItems ?? []
                first = grid.indexPathsForVisibleItems.min()
                select = { grid.selectItem(at: $0, animated: false, scrollPosition: []) }
                scroll = { grid.scrollToItem(at: $0, at: .top, animated: false) }
            } else {
                return nil
            }
        }
    }
}
