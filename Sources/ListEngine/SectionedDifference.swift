/// How sections of items become others: the batch of changes with the fewest moves.
///
/// An item moves when its section does not take it along in order: it changes sections, or leaves the order of those that stay
/// in its section. Linear in the number of items.
package struct SectionedDifference: Sendable {
    package private(set) var changes = BatchChanges()
    /// For each new item, counted through all sections, the old one; -1 for what was not there.
    package private(set) var origins: [Int32]

    /// - Parameters: section identifiers with the items in order, and where each section's items end. No identifier stands twice.
    @inlinable
    package init<Section: Hashable, Item: Hashable>(
        fromSections oldSections: [Section], items oldItems: [Item], ends oldEnds: [Int],
        toSections newSections: [Section], items newItems: [Item], ends newEnds: [Int]
    ) {
        self.init(
            sections: SequenceDifference(from: oldSections, to: newSections),
            matching: oldItems.withUnsafeBufferPointer { old in
                newItems.withUnsafeBufferPointer { new in Matching(old, new) }
            },
            oldEnds: oldEnds, newEnds: newEnds)
    }

    @usableFromInline
    package init(sections: SequenceDifference, matching: Matching, oldEnds: [Int], newEnds: [Int]) {
        origins = matching.origins
        changes.removedSections = sections.removed
        changes.insertedSections = sections.inserted
        changes.movedSections = sections.moved
        let removedSections = Set(sections.removed)
        let oldPlaces = SectionCursor(ends: oldEnds)
        let newPlaces = SectionCursor(ends: newEnds)
        changes.removedItems = matching.removed.compactMap {
            let place: ItemIndex = oldPlaces.place(of: Int($0))
            return removedSections.contains(place.section) ? nil : place
        }
        for section in newEnds.indices {
            let range: Range<Int> = (section == 0 ? 0 : newEnds[section - 1])..<newEnds[section]
            let oldSection = Int(sections.origins[section])
            let oldRange: Range<Int> =
                oldSection < 0 ? 0..<0 : (oldSection == 0 ? 0 : oldEnds[oldSection - 1])..<oldEnds[oldSection]
            addMoves(in: range, from: oldRange, oldPlaces, newPlaces)
        }
        let insertedSections = Set(sections.inserted)
        changes.insertedItems = matching.inserted.compactMap {
            let place: ItemIndex = newPlaces.place(of: Int($0))
            return insertedSections.contains(place.section) ? nil : place
        }
    }

    private mutating func addMoves(in range: Range<Int>, from home: Range<Int>, _ oldPlaces: SectionCursor, _ newPlaces: SectionCursor) {
        let low = Int32(clamping: home.lowerBound)
        let high = Int32(clamping: home.upperBound)
        let moved: [Int] = origins.withUnsafeBufferPointer { origins in
            var strangers: [Int] = []
            for position in range where origins[position] >= 0 && (origins[position] < low || origins[position] >= high) {
                strangers.append(position)
            }
            let outOfOrder: [Int] = IncreasingRun.outsiders(of: origins, in: range, within: home)
            return strangers.isEmpty ? outOfOrder : (strangers + outOfOrder).sorted()
        }
        for position in moved {
            changes.movedItems.append(
                BatchChanges.ItemMove(from: oldPlaces.place(of: Int(origins[position])), to: newPlaces.place(of: position)))
        }
    }
}

/// Finds the section of an item that is counted through all sections.
package struct SectionCursor: Sendable {
    private let ends: [Int]

    package init(ends: [Int]) {
        self.ends = ends
    }

    /// O(log n) in the number of sections.
    package func place(of position: Int) -> ItemIndex {
        var low = 0
        var high: Int = ends.count
        while low < high {
            let middle: Int = (low + high) / 2
            if ends[middle] <= position { low = middle + 1 } else { high = middle }
        }
        return ItemIndex(section: low, item: position - (low == 0 ? 0 : ends[low - 1]))
    }
}
