import ListEngine
import TestSupport
import Testing

@Suite struct SectionedDifferenceTests {
    struct Snapshot: Equatable {
        var sections: [Int] = []
        var items: [[Int]] = []
        var flat: [Int] { items.flatMap { $0 } }
        var ends: [Int] {
            var sum = 0
            return items.map {
                sum += $0.count
                return sum
            }
        }
    }

    static func random(_ generator: inout SeededGenerator) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.sections = Edits.identifiers(Int.random(in: 0...6, using: &generator), &generator)
        var pool: [Int] = (0..<60).shuffled(using: &generator)
        for _ in snapshot.sections {
            let count: Int = Int.random(in: 0...8, using: &generator)
            snapshot.items.append(Array(pool.prefix(count)))
            pool.removeFirst(count)
        }
        return snapshot
    }

    /// Mostly an edit of `old`, sometimes something else altogether.
    static func next(_ old: Snapshot, _ generator: inout SeededGenerator) -> Snapshot {
        if Int.random(in: 0..<6, using: &generator) == 0 { return random(&generator) }
        var new: Snapshot = old
        for _ in 0..<Int.random(in: 0...5, using: &generator) {
            switch Int.random(in: 0..<6, using: &generator) {
            case 0 where !new.sections.isEmpty:
                let index: Int = Int.random(in: 0..<new.sections.count, using: &generator)
                new.sections.remove(at: index)
                new.items.remove(at: index)
            case 1:
                let index: Int = Int.random(in: 0...new.sections.count, using: &generator)
                new.sections.insert((new.sections.max() ?? 0) + 100, at: index)
                new.items.insert([(new.flat.max() ?? 0) + 100], at: index)
            case 2 where !new.sections.isEmpty:
                let from: Int = Int.random(in: 0..<new.sections.count, using: &generator)
                let to: Int = Int.random(in: 0..<new.sections.count, using: &generator)
                new.sections.insert(new.sections.remove(at: from), at: to)
                new.items.insert(new.items.remove(at: from), at: to)
            case 3 where !new.flat.isEmpty:
                let section: Int = new.items.indices.filter { !new.items[$0].isEmpty }.randomElement(using: &generator)!
                let item: Int = new.items[section].remove(at: Int.random(in: 0..<new.items[section].count, using: &generator))
                let target: Int = Int.random(in: 0..<new.sections.count, using: &generator)
                new.items[target].insert(item, at: Int.random(in: 0...new.items[target].count, using: &generator))
            default:
                guard !new.sections.isEmpty else { continue }
                let section: Int = Int.random(in: 0..<new.sections.count, using: &generator)
                new.items[section].append((new.flat.max() ?? 0) + 100)
            }
        }
        return new
    }

    static func difference(_ old: Snapshot, _ new: Snapshot) -> SectionedDifference {
        SectionedDifference(
            fromSections: old.sections, items: old.flat, ends: old.ends, toSections: new.sections, items: new.flat, ends: new.ends)
    }

    /// Carries out the changes as documented: what goes, goes; what comes takes its final place; the rest closes up in order.
    static func applied(_ changes: BatchChanges, to old: Snapshot, like new: Snapshot) -> Snapshot {
        func fill<T>(_ count: Int, _ fixed: [Int: T], _ rest: [T]) -> [T] {
            var rest = rest[...]
            return (0..<count).map { fixed[$0] ?? rest.removeFirst() }
        }
        let leavingSections = Set(changes.removedSections + changes.movedSections.map(\.from))
        var fixedSections: [Int: Int] = [:]
        for index in changes.insertedSections { fixedSections[index] = new.sections[index] }
        for move in changes.movedSections { fixedSections[move.to] = old.sections[move.from] }
        let stay: [Int] = old.sections.indices.filter { !leavingSections.contains($0) }.map { old.sections[$0] }
        var result = Snapshot()
        result.sections = fill(stay.count + fixedSections.count, fixedSections, stay)
        let leavingItems = Set(changes.removedItems + changes.movedItems.map(\.from))
        for (section, identifier) in result.sections.enumerated() {
            guard let origin = old.sections.firstIndex(of: identifier) else {
                result.items.append(new.items[section])
                continue
            }
            var fixed: [Int: Int] = [:]
            for index in changes.insertedItems where index.section == section { fixed[index.item] = new.items[section][index.item] }
            for move in changes.movedItems where move.to.section == section { fixed[move.to.item] = old.items[move.from.section][move.from.item] }
            let stay: [Int] = old.items[origin].indices
                .filter { !leavingItems.contains(ItemIndex(section: origin, item: $0)) }.map { old.items[origin][$0] }
            result.items.append(fill(stay.count + fixed.count, fixed, stay))
        }
        return result
    }

    @Test("10,000 random pairs: carrying the changes out gives the new snapshot, and every index leads to its item")
    func random() {
        var generator = SeededGenerator(17)
        var old = Self.random(&generator)
        var moves = 0
        for round in 0..<10_000 {
            let new: Snapshot = Self.next(old, &generator)
            let difference: SectionedDifference = Self.difference(old, new)
            let changes: BatchChanges = difference.changes
            moves += changes.movedItems.count
            let result: Snapshot = Self.applied(changes, to: old, like: new)
            #expect(result == new, "round \(round)")
            let map = BatchMap(changes, oldCounts: old.items.map(\.count)) { new.items[$0].count }
            #expect(map.newCounts == new.items.map(\.count), "round \(round)")
            for (section, items) in new.items.enumerated() {
                for (item, identifier) in items.enumerated() {
                    let origin: ItemIndex? = map.oldIndex(of: ItemIndex(section: section, item: item))
                    let isNewSection: Bool = !old.sections.contains(new.sections[section])
                    if let origin {
                        #expect(old.items[origin.section][origin.item] == identifier, "round \(round)")
                    } else {
                        #expect(isNewSection || !old.flat.contains(identifier), "round \(round)")
                    }
                }
            }
            for (section, items) in old.items.enumerated() {
                for (item, identifier) in items.enumerated() {
                    let target: ItemIndex? = map.newIndex(of: ItemIndex(section: section, item: item))
                    if let target {
                        #expect(new.items[target.section][target.item] == identifier, "round \(round)")
                    } else {
                        #expect(!new.flat.contains(identifier), "round \(round)")
                    }
                }
            }
            old = new
        }
        #expect(moves > 1000)
    }

    @Test("a section that moves takes its items along")
    func movedSection() {
        let old = Snapshot(sections: [1, 2], items: [[10, 11], [20, 21]])
        let new = Snapshot(sections: [2, 1], items: [[20, 21], [10, 11]])
        let changes: BatchChanges = Self.difference(old, new).changes
        #expect(changes.movedSections.count == 1)
        #expect(changes.movedItems.isEmpty && changes.removedItems.isEmpty && changes.insertedItems.isEmpty)
    }

    @Test("an item that changes sections is one move, though its place in the row of all items is the same")
    func acrossSections() {
        let old = Snapshot(sections: [1, 2], items: [[10, 11], [20]])
        let new = Snapshot(sections: [1, 2], items: [[10], [11, 20]])
        let changes: BatchChanges = Self.difference(old, new).changes
        #expect(changes.movedItems == [.init(from: ItemIndex(section: 0, item: 1), to: ItemIndex(section: 1, item: 0))])
    }
}
