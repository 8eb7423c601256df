import Foundation

// SwiftUI adds these to collections, and models of apps use them without it: one file's import brings them into view of the whole module.

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at the distances from the first one.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var number = 0
        self = Self(
            filter { _ in
                defer { number += 1 }
                return !offsets.contains(number)
            })
    }
}

extension MutableCollection {
    /// Moves the elements at the distances from the first one, in their order, before the one that is at `destination` now.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let numbered = Array(enumerated())
        let moved = numbered.filter { source.contains($0.offset) }.map(\.element)
        let before = numbered.filter { $0.offset < destination && !source.contains($0.offset) }.map(\.element)
        let after = numbered.filter { $0.offset >= destination && !source.contains($0.offset) }.map(\.element)
        for (index, element) in zip(indices, before + moved + after) { self[index] = element }
    }
}
