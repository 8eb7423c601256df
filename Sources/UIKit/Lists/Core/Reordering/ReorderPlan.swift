internal import ListEngine

/// One item on its way through a list whose data has not changed yet: a value.
struct ReorderPlan: Equatable {
    /// The item's place in the data.
    let original: ItemIndex
    /// The place at which the item is shown now.
    var current: ItemIndex

    /// The place in the data of what is shown at a place.
    func dataIndex(of shown: ItemIndex) -> ItemIndex {
        if shown == current { return original }
        var index: ItemIndex = shown
        if index.section == current.section, index.item > current.item { index.item -= 1 }
        if index.section == original.section, index.item >= original.item { index.item += 1 }
        return index
    }

    /// The change that showing the item at another place makes to the list as it is shown.
    func map(to target: ItemIndex, counts: [Int]) -> BatchMap {
        var changes = BatchChanges()
        changes.movedItems = [BatchChanges.ItemMove(from: current, to: target)]
        return BatchMap(changes, oldCounts: counts) { _ in 0 }
    }
}
