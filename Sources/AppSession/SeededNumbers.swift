/// Numbers that a seed decides (SplitMix64).
package struct SeededNumbers {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    /// A number from 0 up to and without `bound`.
    package mutating func next(below bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed: UInt64 = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(max(1, bound)))
    }
}
