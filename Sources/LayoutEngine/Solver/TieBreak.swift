/// Weights that choose among equally good solutions. They depend only on the numbers of the unknowns that a row
/// mentions, never on the order in which constraints were added.
enum TieBreak {
    /// The weight of being off by one point: smaller for rows of earlier variables, so that of two views that may
    /// stretch or shrink equally well the earlier one does, as UIKit's do. A little noise keeps sums of weights apart.
    static func constraintWeight(columns: some Sequence<Int32>, relation: Int8, unknownCount: Int) -> Double {
        var latest: Int32 = 0
        var hash: UInt64 = UInt64(bitPattern: Int64(relation) + 2)
        for column in columns {
            latest = max(latest, column)
            hash &+= scramble(UInt64(truncatingIfNeeded: column) &+ 1)
        }
        return 1 + (Double(latest) + noise(hash)) / Double(unknownCount + 1)
    }

    /// The weight of one point away from zero: larger for later variables, so that a view with no width given gets
    /// width 0 rather than position 0.
    static func unknownWeight(_ number: Int, unknownCount: Int) -> Double {
        1 + (Double(number) + noise(UInt64(number) &+ 77)) / Double(unknownCount + 1)
    }

    private static func noise(_ seed: UInt64) -> Double {
        Double(scramble(seed) >> 40) / Double(1 << 24) * 0.5
    }

    private static func scramble(_ seed: UInt64) -> UInt64 {
        var z = seed &+ 0x9E37_79B9_7F4A_7C15
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
