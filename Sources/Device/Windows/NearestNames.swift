/// Suggestions for a misspelt name.
package enum NearestNames {
    /// Up to `limit` candidates close to `name`, nearest first: those that start with it, then those few edits away.
    package static func to(_ name: String, among candidates: [String], limit: Int = 3) -> [String] {
        let wanted: [UInt8] = Array(name.lowercased().utf8)
        guard !wanted.isEmpty else { return [] }
        let tolerance: Int = max(2, wanted.count / 3)
        var ranked: [(distance: Int, order: Int, name: String)] = []
        for (order, candidate) in candidates.enumerated() {
            let letters: [UInt8] = Array(candidate.lowercased().utf8)
            let extends: Bool = wanted.count >= 3 && letters.starts(with: wanted)
            let distance: Int = extends ? 1 : editDistance(wanted, letters)
            if distance <= tolerance { ranked.append((distance, order, candidate)) }
        }
        ranked.sort { ($0.distance, $0.order) < ($1.distance, $1.order) }
        return ranked.prefix(limit).map(\.name)
    }

    /// Insertions, deletions, replacements and swaps of neighbours that turn one name into the other.
    /// O(n·m) in their lengths.
    package static func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last: [Int] = Array(0...second.count)
        for row in 0..<first.count {
            var current: [Int] = [row + 1]
            current.reserveCapacity(second.count + 1)
            for column in 0..<second.count {
                let replaced: Int = last[column] + (first[row] == second[column] ? 0 : 1)
                var best: Int = min(replaced, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            beforeLast = last
            last = current
        }
        return last[second.count]
    }
}
