// Required constraints that exclude each other: which rows prove it, and which of these are an irreducible set.

extension ComponentSolver {
    /// The rows that prove a conflict between required constraints: those violated and those that hold against them, be it
    /// with all their weight. Nil when all required constraints hold.
    func violatedRequiredRows() -> [Int]? {
        var proof: [Int] = []
        var isViolated = false
        for row in 0..<rowCount where plan.level[row] == 0 && costSign(row, side: sides[row]) != 0 {
            proof.append(row)
            if abs(residuals[row]) > residualTolerance * 10 { isViolated = true }
        }
        guard isViolated else { return nil }
        for place in 0..<unknownCount {
            let row = Int(factors.rows[place])
            if row < rowCount, plan.level[row] == 0, abs(multipliers[place * levelCount]) > Self.costTolerance { proof.append(row) }
        }
        return proof
    }

    /// An irreducible set among suspects of the component that is loaded, each of them once: the one that leaving out the last suspect that
    /// can be spared, then the one before it, and so on, would end with. All suspects, where they are too many for that, or where they
    /// are in no conflict.
    ///
    /// Its last member ends the shortest run of suspects, from the first on, that is in conflict; the one before ends the shortest run
    /// that is so together with the members that are known. The suspects are added one by one until one excludes the others,
    /// once for each member.
    func irreducibleConflict(among suspects: [Int]) -> [Int] {
        guard suspects.count <= Self.mostSuspects else { return suspects }
        let tableau = FeasibilityTableau(plan, rows: suspects, rightHandSides: rightHandSides, tolerance: residualTolerance * 10)
        var members: [Int] = []
        var end = suspects.count
        while members.allSatisfy({ tableau.add($0) }) {
            guard let place = (0..<end).first(where: { !tableau.add($0) }) else { return suspects }
            members.insert(place, at: 0)
            end = place
            tableau.removeAll()
        }
        return members.map { suspects[$0] }
    }

    /// The tableau has the square of this many entries.
    private static let mostSuspects = 1024
}
