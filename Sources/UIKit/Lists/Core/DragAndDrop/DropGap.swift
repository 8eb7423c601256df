internal import ListEngine

/// The room that a list makes for what hovers over it: a value.
struct DropGap: Equatable {
    /// The item that is dragged, when it is one of the list's own and would leave its place.
    var source: ItemIndex?
    /// The place of the item after a drop, as places are once the source has left.
    var target: ItemIndex

    /// The place at which an item stands while the gap is open.
    func place(of index: ItemIndex) -> ItemIndex {
        if index == source { return target }
        var place: ItemIndex = index
        if let source, source.section == index.section, index.item > source.item { place.item -= 1 }
        if target.section == index.section, place.item >= target.item { place.item += 1 }
        return place
    }

    /// In a column: whether what stands there goes down (1) or up (-1) by the height of what is dragged. Headers have the item
    /// -1, footers one beyond all items.
    func shift(of index: ItemIndex) -> Int {
        guard index != source else { return 0 }
        let isAfterTarget: Bool
        if index.section != target.section {
            isAfterTarget = index.section > target.section
        } else {
            var item: Int = index.item
            if let source, source.section == index.section, item > source.item { item -= 1 }
            isAfterTarget = item >= target.item
        }
        let isAfterSource: Bool = source.map { index.section > $0.section || (index.section == $0.section && index.item > $0.item) } ?? false
        return (isAfterTarget ? 1 : 0) - (isAfterSource ? 1 : 0)
    }
}
