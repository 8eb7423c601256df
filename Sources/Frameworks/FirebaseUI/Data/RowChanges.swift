import UIKit

/// The differences of two lists, by the identifiers of their items.
struct RowChanges: Equatable {
    var deleted: [Int] = []
    var inserted: [Int] = []
    /// Places before and after.
    var moved: [[Int]] = []
    /// Places after, of items that are in both lists and have changed.
    var changed: [Int] = []

    init(from old: [String], to new: [String], changed changedNames: Set<String>) {
        for change in new.difference(from: old).inferringMoves() {
            switch change {
            case .remove(let offset, _, let other?): moved.append([offset, other])
            case .remove(let offset, _, nil): deleted.append(offset)
            case .insert(let offset, _, nil): inserted.append(offset)
            case .insert: break
            }
        }
        let both: Set<String> = Set(old).intersection(changedNames)
        changed = new.indices.filter { both.contains(new[$0]) }
    }

    private static func paths(_ rows: [Int]) -> [IndexPath] { rows.map { IndexPath(item: $0, section: 0) } }

    /// - Parameter isFirst: whether nothing was shown before: all is shown at once.
    @MainActor func apply(to view: UITableView?, animation: UITableView.RowAnimation, isFirst: Bool) {
        guard let view, view.window != nil, !isFirst else { return view?.reloadData() ?? () }
        view.performBatchUpdates {
            view.deleteRows(at: Self.paths(deleted), with: animation)
            view.insertRows(at: Self.paths(inserted), with: animation)
            for move in moved { view.moveRow(at: IndexPath(row: move[0], section: 0), to: IndexPath(row: move[1], section: 0)) }
        }
        if !changed.isEmpty { view.reloadRows(at: Self.paths(changed), with: animation) }
    }

    @MainActor func apply(to view: UICollectionView?, isFirst: Bool) {
        guard let view, view.window != nil, !isFirst else { return view?.reloadData() ?? () }
        view.performBatchUpdates {
            view.deleteItems(at: Self.paths(deleted))
            view.insertItems(at: Self.paths(inserted))
            for move in moved { view.moveItem(at: IndexPath(item: move[0], section: 0), to: IndexPath(item: move[1], section: 0)) }
        }
        if !changed.isEmpty { view.reloadItems(at: Self.paths(changed)) }
    }
}
