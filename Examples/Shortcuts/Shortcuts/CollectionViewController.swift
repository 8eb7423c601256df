import UIKit

/// What the details share: a collection view over the whole screen that can be asked where it is scrolled to.
class CollectionViewController: UIViewController {
    private(set) var collectionView: UICollectionView!
    private var wantedItem: IndexPath?

    /// The layout of the collection view; a subclass makes its own.
    func makeLayout() -> UICollectionViewLayout {
        fatalError("A subclass says how it is laid out.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.preservesSuperviewLayoutMargins = true
        collectionView.backgroundColor = .systemGroupedBackground
        view.addSubview(collectionView)
    }

    /// The first item that is at least half in sight below the bar.
    var firstVisibleItem: IndexPath? {
        get {
            guard isViewLoaded else { return wantedItem }
            let top = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
            // At the top there is nothing to come back to.
            guard top > 1 else { return nil }
            return collectionView.indexPathsForVisibleItems.sorted().first { path in
                (collectionView.layoutAttributesForItem(at: path)?.frame.midY ?? 0) >= top
            }
        }
        set { wantedItem = newValue }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let item = wantedItem, view.window != nil else { return }
        wantedItem = nil
        collectionView.layoutIfNeeded()
        collectionView.scrollToItem(at: item, at: .top, animated: false)
    }
}
