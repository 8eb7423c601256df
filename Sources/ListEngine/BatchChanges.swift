/// The changes that a batch of updates makes to sections of items.
///
/// Removals and the starts of moves are places before the batch, insertions and the ends of moves places after it, whatever
/// order they were asked for in.
package struct BatchChanges: Equatable, Sendable {
    package var removedSections: [Int] = []
    package var insertedSections: [Int] = []
    package var movedSections: [SequenceDifference.Move] = []
    package var removedItems: [ItemIndex] = []
    package var insertedItems: [ItemIndex] = []
    package var movedItems: [ItemMove] = []

    package struct ItemMove: Equatable, Sendable {
        package var from: ItemIndex
        package var to: ItemIndex

        package init(from: ItemIndex, to: ItemIndex) {
            self.from = from
            self.to = to
        }
    }

    package init() {}

    package var isEmpty: Bool {
        removedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && removedItems.isEmpty
            && insertedItems.isEmpty && movedItems.isEmpty
    }
}

/// The place after a batch of everything that the batch does not mention, and how many items each section has after it.
///
/// Answers are found among the sorted changes: nothing here grows with the number of items.
package struct BatchMap: Sendable {
    package let changes: BatchChanges
    /// Items in each section before and after.
    package let oldCounts: [Int]
    package let newCounts: [Int]

    private let sections: SlotMap
    private var items: [Int: SlotMap] = [:]
    private var itemMovesFrom: [ItemIndex: ItemIndex] = [:]
    private var itemMovesTo: [ItemIndex: ItemIndex] = [:]

    /// - Parameters:
    ///   - changes: names each item and section at most once on each side.
    ///   - oldCounts: items in each section before the batch.
    ///   - insertedCounts: how many items the section at a new place has that was not there before.
    package init(_ changes: BatchChanges, oldCounts: [Int], insertedCounts: (Int) -> Int) {
        self.changes = changes
        self.oldCounts = oldCounts
        sections = SlotMap(
            count: oldCounts.count, removed: changes.removedSections, inserted: changes.insertedSections, moved: changes.movedSections)
        for move in changes.movedItems {
            itemMovesFrom[move.from] = move.to
            itemMovesTo[move.to] = move.from
        }
        var leaving: [Int: [Int]] = [:]
        var arriving: [Int: [Int]] = [:]
        for index in changes.removedItems { leaving[index.section, default: []].append(index.item) }
        for move in changes.movedItems { leaving[move.from.section, default: []].append(move.from.item) }
        for index in changes.insertedItems { arriving[index.section, default: []].append(index.item) }
        for move in changes.movedItems { arriving[move.to.section, default: []].append(move.to.item) }
        var counts: [Int] = []
        counts.reserveCapacity(sections.newCount)
        for section in 0..<sections.newCount {
            guard let old = sections.old(of: section) else {
                counts.append(insertedCounts(section))
                continue
            }
            let removed: [Int] = leaving[old] ?? []
            let inserted: [Int] = arriving[section] ?? []
            if !removed.isEmpty || !inserted.isEmpty {
                items[section] = SlotMap(count: oldCounts[old], removed: removed, inserted: inserted, moved: [])
            }
            counts.append(oldCounts[old] - removed.count + inserted.count)
        }
        newCounts = counts
    }

    package func newSection(of old: Int) -> Int? { sections.new(of: old) }
    package func oldSection(of new: Int) -> Int? { sections.old(of: new) }

    /// The place of an item after the batch; nil if it is gone.
    package func newIndex(of old: ItemIndex) -> ItemIndex? {
        if let target = itemMovesFrom[old] { return target }
        guard let section = sections.new(of: old.section) else { return nil }
        guard let map = items[section] else { return ItemIndex(section: section, item: old.item) }
        return map.new(of: old.item).map { ItemIndex(section: section, item: $0) }
    }

    /// The place of an item before the batch; nil if it is new.
    package func oldIndex(of new: ItemIndex) -> ItemIndex? {
        if let source = itemMovesTo[new] { return source }
        guard let section = sections.old(of: new.section) else { return nil }
        guard let map = items[new.section] else { return ItemIndex(section: section, item: new.item) }
        return map.old(of: new.item).map { ItemIndex(section: section, item: $0) }
    }
}

/// One sequence's part of a batch: what is not mentioned fills, in its order, the places that are not taken.
private struct SlotMap: Sendable {
    let newCount: Int
    /// Old positions that do not stay in line, and new positions that are taken, ascending.
    private let leaving: [Int]
    private let taken: [Int]
    private var movesFrom: [Int: Int] = [:]
    private var movesTo: [Int: Int] = [:]

    init(count: Int, removed: [Int], inserted: [Int], moved: [SequenceDifference.Move]) {
        leaving = (removed + moved.map(\.from)).sorted()
        taken = (inserted + moved.map(\.to)).sorted()
        newCount = count - leaving.count + taken.count
        for move in moved {
            movesFrom[move.from] = move.to
            movesTo[move.to] = move.from
        }
    }

    func new(of old: Int) -> Int? {
        if let target = movesFrom[old] { return target }
        return SlotMap.partner(of: old, leaving: leaving, taken: taken)
    }

    func old(of new: Int) -> Int? {
        if let source = movesTo[new] { return source }
        return SlotMap.partner(of: new, leaving: taken, taken: leaving)
    }

    /// The position on the other side of the one at `position`, nil if it has none there.
    private static func partner(of position: Int, leaving: [Int], taken: [Int]) -> Int? {
        let before: Int = lowerBound(of: position, in: leaving)
        if before < leaving.count, leaving[before] == position { return nil }
        let rank: Int = position - before
        // The place whose rank among the free ones is `rank`.
        var low = 0
        var high: Int = taken.count
        while low < high {
            let middle: Int = (low + high) / 2
            if taken[middle] - middle <= rank { low = middle + 1 } else { high = middle }
        }
        return rank + low
    }

    private static func lowerBound(of value: Int, in sorted: [Int]) -> Int {
        var low = 0
        var high: Int = sorted.count
        while low < high {
            let middle: Int = (low + high) / 2
            if sorted[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
