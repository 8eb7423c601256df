import ListEngine
import TestSupport
import Testing

@Suite struct SequenceDifferenceTests {
    /// The length of the longest increasing subsequence, by the book.
    static func longestRun(_ values: [Int]) -> Int {
        var best = [Int](repeating: 1, count: values.count)
        for i in values.indices { for j in 0..<i where values[j] < values[i] { best[i] = max(best[i], best[j] + 1) } }
        return best.max() ?? 0
    }

    @Test("what stays in order is not mentioned")
    func plain() {
        let difference = SequenceDifference(from: [1, 2, 3, 4], to: [0, 1, 3, 4, 5])
        #expect(difference.removed == [1])
        #expect(difference.inserted == [0, 4])
        #expect(difference.moved.isEmpty)
        #expect(SequenceDifference(from: [1, 2, 3], to: [1, 2, 3]).isEmpty)
    }

    @Test("one that jumped is one move")
    func oneMove() {
        #expect(SequenceDifference(from: [1, 2, 3, 4, 5], to: [5, 1, 2, 3, 4]).moved == [.init(from: 4, to: 0)])
        #expect(SequenceDifference(from: [1, 2, 3, 4, 5], to: [2, 3, 4, 5, 1]).moved == [.init(from: 0, to: 4)])
    }

    @Test("random pairs: the difference leads from one to the other with the fewest moves")
    func random() {
        var generator = SeededGenerator(5)
        for round in 0..<4000 {
            let old: [Int] = Edits.identifiers(Int.random(in: 0...40, using: &generator), &generator)
            let new: [Int] = Edits.edited(old, &generator)
            let difference = SequenceDifference(from: old, to: new)
            let changes: BatchChanges = {
                var changes = BatchChanges()
                changes.removedSections = difference.removed
                changes.insertedSections = difference.inserted
                changes.movedSections = difference.moved
                return changes
            }()
            let map = BatchMap(changes, oldCounts: old.map { _ in 0 }) { _ in 0 }
            #expect(map.newCounts.count == new.count, "round \(round)")
            for (index, identifier) in new.enumerated() {
                let origin: Int? = map.oldSection(of: index)
                #expect(origin == old.firstIndex(of: identifier), "round \(round)")
                #expect(Int(difference.origins[index]) == origin ?? -1)
            }
            for (index, identifier) in old.enumerated() {
                #expect(map.newSection(of: index) == new.firstIndex(of: identifier), "round \(round)")
            }
            let kept: [Int] = new.compactMap { old.firstIndex(of: $0) }
            #expect(difference.moved.count == kept.count - Self.longestRun(kept), "round \(round)")
        }
    }
}

enum Edits {
    static func identifiers(_ count: Int, _ generator: inout SeededGenerator) -> [Int] {
        Array((0..<60).shuffled(using: &generator).prefix(count))
    }

    /// A few removals, insertions and moves, or a shuffle.
    static func edited(_ old: [Int], _ generator: inout SeededGenerator) -> [Int] {
        var new: [Int] = old
        if Int.random(in: 0..<8, using: &generator) == 0 { new.shuffle(using: &generator) }
        for _ in 0..<Int.random(in: 0...6, using: &generator) {
            switch Int.random(in: 0..<3, using: &generator) {
            case 0 where !new.isEmpty: new.remove(at: Int.random(in: 0..<new.count, using: &generator))
            case 1: new.insert((new.max() ?? 0) + 100 + Int.random(in: 0..<9, using: &generator), at: Int.random(in: 0...new.count, using: &generator))
            case 2 where !new.isEmpty:
                let moved: Int = new.remove(at: Int.random(in: 0..<new.count, using: &generator))
                new.insert(moved, at: Int.random(in: 0...new.count, using: &generator))
            default: break
            }
        }
        return new
    }
}
