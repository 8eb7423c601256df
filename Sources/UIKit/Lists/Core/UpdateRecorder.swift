internal import ListEngine

/// The changes of a batch as the app asks for them.
struct UpdateRecorder {
    var removedSections: [Int] = []
    var insertedSections: [Int] = []
    var reloadedSections: [Int] = []
    var movedSections: [SequenceDifference.Move] = []
    var removedItems: [ItemIndex] = []
    var insertedItems: [ItemIndex] = []
    var reloadedItems: [ItemIndex] = []
    var movedItems: [BatchChanges.ItemMove] = []

    var changesSections: Bool {
        !removedSections.isEmpty || !insertedSections.isEmpty || !reloadedSections.isEmpty || !movedSections.isEmpty
    }

    /// The batch these make: each place is named once, items of sections that go or come are not named.
    var changes: BatchChanges {
        var changes = BatchChanges()
        let goneSections = Set(removedSections)
        let newSections = Set(insertedSections)
        changes.removedSections = goneSections.sorted()
        changes.insertedSections = newSections.sorted()
        changes.movedSections = movedSections
        changes.removedItems = Set(removedItems).filter { !goneSections.contains($0.section) }.sorted()
        changes.insertedItems = Set(insertedItems).filter { !newSections.contains($0.section) }.sorted()
        changes.movedItems = movedItems
        return changes
    }

    /// The update items of a layout's `prepare(forCollectionViewUpdates:)`.
    @MainActor var updateItems: [UICollectionViewUpdateItem] {
        func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
        var items: [UICollectionViewUpdateItem] = []
        items += removedSections.map { UICollectionViewUpdateItem(.delete, before: section($0), after: nil) }
        items += insertedSections.map { UICollectionViewUpdateItem(.insert, before: nil, after: section($0)) }
        items += reloadedSections.map { UICollectionViewUpdateItem(.reload, before: section($0), after: section($0)) }
        items += movedSections.map { UICollectionViewUpdateItem(.move, before: section($0.from), after: section($0.to)) }
        items += removedItems.map { UICollectionViewUpdateItem(.delete, before: IndexPath($0), after: nil) }
        items += insertedItems.map { UICollectionViewUpdateItem(.insert, before: nil, after: IndexPath($0)) }
        items += reloadedItems.map { UICollectionViewUpdateItem(.reload, before: IndexPath($0), after: IndexPath($0)) }
        items += movedItems.map { UICollectionViewUpdateItem(.move, before: IndexPath($0.from), after: IndexPath($0.to)) }
        return items
    }

    /// UIKit's message where the numbers after a batch do not add up; nil where they do.
    static func complaint(_ map: BatchMap, actual: [Int], noun: String) -> String? {
        if map.newCounts.count != actual.count {
            return
                "Invalid update: invalid number of sections. The number of sections contained in the \(noun) view after the update (\(actual.count)) must be equal to the number of sections contained in the \(noun) view before the update (\(map.oldCounts.count)), plus or minus the number of sections inserted or deleted (\(map.changes.insertedSections.count) inserted, \(map.changes.removedSections.count) deleted)."
        }
        guard let section = actual.indices.first(where: { actual[$0] != map.newCounts[$0] }), let old = map.oldSection(of: section) else { return nil }
        let changes: BatchChanges = map.changes
        let inserted: Int = changes.insertedItems.filter { $0.section == section }.count
        let removed: Int = changes.removedItems.filter { $0.section == old }.count
        let movedIn: Int = changes.movedItems.filter { $0.to.section == section }.count
        let movedOut: Int = changes.movedItems.filter { $0.from.section == old }.count
        return
            "Invalid update: invalid number of items in section \(section). The number of items contained in an existing section after the update (\(actual[section])) must be equal to the number of items contained in that section before the update (\(map.oldCounts[old])), plus or minus the number of items inserted or deleted from that section (\(inserted) inserted, \(removed) deleted) and plus or minus the number of items moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out)."
    }
}
