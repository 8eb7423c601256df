/// The index at a collection view's side that leads to its items.
@MainActor final class CollectionSectionIndex {
    private unowned let collection: UICollectionView
    /// Nil before the data source was asked.
    private var titles: [String]?
    private var view: UITableViewIndex?

    init(collection: UICollectionView) { self.collection = collection }

    func forgetTitles() { titles = nil }

    /// Shows the index if the data source has titles for it, at the trailing edge of what is seen.
    func layOut() {
        if self.titles == nil { self.titles = collection.dataSource?.indexTitles(for: collection) ?? [] }
        let titles: [String] = self.titles ?? []
        guard !titles.isEmpty else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        let index: UITableViewIndex = view ?? makeView()
        index.show(titles)
        let visible: CGRect = collection.bounds.inset(by: collection.adjustedContentInset)
        let safe: UIEdgeInsets = collection.safeAreaInsets
        let width: CGFloat = UITableViewIndex.width
        let x: CGFloat = collection.isRightToLeft ? collection.bounds.minX + safe.left : collection.bounds.maxX - safe.right - width
        index.frame = CGRect(x: x, y: visible.minY, width: width, height: visible.height)
        collection.bringSubviewToFront(index)
    }

    private func makeView() -> UITableViewIndex {
        let made = UITableViewIndex()
        made.layer.zPosition = 2000
        made.onChoice = { [weak self] in self?.titleChosen($0) }
        collection.addSubview(made)
        view = made
        return made
    }

    private func titleChosen(_ index: Int) {
        guard let titles, titles.indices.contains(index), let dataSource = collection.dataSource else { return }
        let path: IndexPath = dataSource.collectionView(collection, indexPathForIndexTitle: titles[index], at: index)
        guard path.section < collection.numberOfSections, path.item < collection.numberOfItems(inSection: path.section) else { return }
        collection.scrollToItem(at: path, at: .top, animated: false)
        collection.layoutIfNeeded()
    }
}
