/// A change of a collection view's layout that a gesture drives, from its start to its end.
@MainActor final class InteractiveLayoutTransition {
    private unowned let collection: UICollectionView
    private let layout: UICollectionViewTransitionLayout
    private let completion: ((Bool, Bool) -> Void)?
    private var isEnding = false

    private init(_ collection: UICollectionView, _ layout: UICollectionViewTransitionLayout, _ completion: ((Bool, Bool) -> Void)?) {
        self.collection = collection
        self.layout = layout
        self.completion = completion
    }

    static func start(
        in collection: UICollectionView, to next: UICollectionViewLayout, _ completion: ((Bool, Bool) -> Void)?
    ) -> UICollectionViewTransitionLayout {
        collection.layoutIfNeeded()
        let current: UICollectionViewLayout = collection.collectionViewLayout
        let layout: UICollectionViewTransitionLayout =
            collection.delegate?.collectionView(collection, transitionLayoutForOldLayout: current, newLayout: next)
            ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
        next.beginTransition(from: current)
        for cell in collection.visibleCells { cell.willTransition(from: current, to: next) }
        collection.interactiveTransition = InteractiveLayoutTransition(collection, layout, completion)
        collection.collectionViewLayout = layout
        collection.layoutIfNeeded()
        return layout
    }

    func end(finished: Bool) {
        guard !isEnding else { return }
        isEnding = true
        UIView.animate(
            withDuration: ListTiming.update,
            animations: { [self] in
                layout.transitionProgress = finished ? 1 : 0
                collection.layoutIfNeeded()
            },
            completion: { [self] in didEnd(completed: $0, finished: finished) })
    }

    private func didEnd(completed: Bool, finished: Bool) {
        collection.interactiveTransition = nil
        collection.collectionViewLayout = finished ? layout.nextLayout : layout.currentLayout
        collection.layoutIfNeeded()
        for cell in collection.visibleCells { cell.didTransition(from: layout.currentLayout, to: layout.nextLayout) }
        layout.nextLayout.endTransition(from: layout.currentLayout)
        completion?(completed, finished)
    }
}
