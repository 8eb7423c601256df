/// Sets of unknowns that are united by the constraints that mention them. A set's root is its earliest unknown.
final class UnionFind {
    /// By variable: one of the same set, up to the root, which stands for itself; -1 for those that take no part.
    let parent = FlatArray<Int32>(capacity: 16)
    /// The unknowns that take part.
    let unknowns = FlatArray<Int32>(capacity: 16)

    /// Begins with no sets, for so many variables. The last split must have been ended.
    func begin(variableCount: Int) {
        unknowns.removeAll()
        let missing = variableCount - parent.count
        if missing > 0 { parent.append(repeating: -1, count: missing) }
    }

    func end() {
        let parent = parent.base
        for index in 0..<unknowns.count { parent[Int(unknowns[index])] = -1 }
    }

    @inline(__always)
    func root(of variable: Int) -> Int {
        let parent = parent.base
        var at = variable
        while true {
            let above = Int(parent[at])
            if above == at { return at }
            let next = parent[above]
            parent[at] = next
            at = Int(next)
        }
    }

    /// Adds an unknown, united with those under `root` (-1 for none). Returns the root of all of them.
    @inline(__always)
    func join(_ variable: Int, _ root: Int) -> Int {
        let parent = parent.base
        if parent[variable] < 0 {
            parent[variable] = Int32(truncatingIfNeeded: variable)
            unknowns.append(Int32(truncatingIfNeeded: variable))
        }
        let own = self.root(of: variable)
        guard root >= 0, root != own else { return own }
        parent[max(root, own)] = Int32(truncatingIfNeeded: min(root, own))
        return min(root, own)
    }

    /// Puts the unknowns in order.
    func order() {
        let count = unknowns.count
        if count * 8 > parent.count {
            unknowns.removeAll()
            for variable in 0..<parent.count where parent[variable] >= 0 { unknowns.append(Int32(variable)) }
        } else {
            unknowns.sort(by: <)
        }
    }
}
