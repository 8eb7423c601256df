internal import ListEngine

/// Which items a prefetching data source was told of.
struct ListPrefetcher {
    private var announced: Set<ItemIndex> = []

    mutating func reset() { announced = [] }

    /// The changes to report of the items that are near: those that are new and have no view yet, and those that are near no more.
    mutating func update(near items: [ItemIndex], isShown: (ItemIndex) -> Bool) -> (new: [ItemIndex], gone: [ItemIndex]) {
        let wanted: Set<ItemIndex> = Set(items.filter { !isShown($0) })
        let gone: Set<ItemIndex> = announced.subtracting(items)
        let new: [ItemIndex] = items.filter { wanted.contains($0) && !announced.contains($0) }
        announced = wanted
        return (new, gone.sorted())
    }
}
