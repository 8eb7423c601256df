internal import ListEngine

/// Items that a list shows before its data source has them: a value. Places among what is shown count them, places in the data
/// do not.
struct ListPlaceholders: Equatable {
    private struct Entry: Equatable {
        var index: ItemIndex
        let identifier: Int
    }

    /// In the order in which they are shown.
    private var entries: [Entry] = []

    var isEmpty: Bool { entries.isEmpty }

    func index(of identifier: Int) -> ItemIndex? { entries.first { $0.identifier == identifier }?.index }
    func identifier(at shown: ItemIndex) -> Int? { entries.first { $0.index == shown }?.identifier }

    /// Makes room at a place among what is shown.
    mutating func insert(_ identifier: Int, at shown: ItemIndex) {
        for position in entries.indices where entries[position].index.section == shown.section && entries[position].index.item >= shown.item {
            entries[position].index.item += 1
        }
        entries.append(Entry(index: shown, identifier: identifier))
        entries.sort { $0.index < $1.index }
    }

    /// Takes one away: what is shown behind it moves up where `closesUp`, or its place becomes that of an item.
    mutating func remove(_ identifier: Int, closesUp: Bool) {
        guard let position = entries.firstIndex(where: { $0.identifier == identifier }) else { return }
        let index: ItemIndex = entries.remove(at: position).index
        guard closesUp else { return }
        for position in entries.indices where entries[position].index.section == index.section && entries[position].index.item > index.item {
            entries[position].index.item -= 1
        }
    }

    mutating func removeAll() { entries = [] }

    /// The place in the data of what is shown somewhere; for a placeholder the place an item inserted there would have.
    func dataIndex(ofShown shown: ItemIndex) -> ItemIndex {
        let before: Int = entries.count { $0.index.section == shown.section && $0.index.item < shown.item }
        return ItemIndex(section: shown.section, item: shown.item - before)
    }

    func shownIndex(ofData data: ItemIndex) -> ItemIndex {
        var shown: ItemIndex = data
        for entry in entries where entry.index.section == data.section && entry.index.item <= shown.item { shown.item += 1 }
        return shown
    }

    /// The numbers of items that are shown in sections with so many items of the data.
    func counts(_ data: [Int]) -> [Int] {
        var shown: [Int] = data
        for entry in entries where shown.indices.contains(entry.index.section) { shown[entry.index.section] += 1 }
        return shown
    }

    /// A batch that speaks of the data as one that speaks of what is shown. A placeholder stays behind the item it stood behind.
    mutating func translate(_ recorded: UpdateRecorder) -> UpdateRecorder {
        var shown: UpdateRecorder = recorded
        shown.removedItems = recorded.removedItems.map { shownIndex(ofData: $0) }
        shown.reloadedItems = recorded.reloadedItems.map { shownIndex(ofData: $0) }
        let starts: [ItemIndex] = recorded.movedItems.map { shownIndex(ofData: $0.from) }
        follow(recorded)
        shown.insertedItems = recorded.insertedItems.map { shownIndex(ofData: $0) }
        shown.movedItems = zip(starts, recorded.movedItems).map { BatchChanges.ItemMove(from: $0, to: shownIndex(ofData: $1.to)) }
        return shown
    }

    private mutating func follow(_ recorded: UpdateRecorder) {
        let leaving: [ItemIndex] = recorded.removedItems + recorded.movedItems.map(\.from)
        let arriving: [ItemIndex] = (recorded.insertedItems + recorded.movedItems.map(\.to)).sorted()
        var earlier: [Int: Int] = [:]
        for position in entries.indices {
            let section: Int = entries[position].index.section
            let others: Int = earlier[section, default: 0]
            let before: Int = entries[position].index.item - others
            var now: Int = before - leaving.count { $0.section == section && $0.item < before }
            for index in arriving where index.section == section && index.item < now { now += 1 }
            entries[position].index.item = now + others
            earlier[section] = others + 1
        }
    }
}
