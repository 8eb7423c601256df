/// How a basis follows its plan's only input: values move along straight lines until a check reaches zero; there a
/// neighbouring basis takes over, in which the check's row and one active row have changed places.
struct InputMotion: BitwiseCopyable {
    /// A check that the input's growing (or shrinking) brings to zero, after `residual * pace` of the input.
    struct Watch: BitwiseCopyable {
        var check: Int32
        /// The check's row, -1 for an implicit preference.
        var row: Int32
        /// The check's terms.
        var start: Int32
        var end: Int32
        var pace: Double
    }

    /// What each unknown moves by for 1 of the input. Empty until `prepare`.
    let slopes = FlatArray<Double>()
    let rising = FlatArray<Watch>()
    let falling = FlatArray<Watch>()
    /// By check: the basis beyond it, `unknownNeighbour`, or `noNeighbour` where more than one pair of rows changes.
    let neighbour = FlatArray<Int32>()

    static let unknownNeighbour: Int32 = -1
    static let noNeighbour: Int32 = -2

    func free() {
        slopes.free()
        rising.free()
        falling.free()
        neighbour.free()
    }

    /// Fills in the motion of `program`. `slots` is scratch for all unknowns and the input.
    func prepare(_ program: BasisProgram, unknownCount: Int, slots: UnsafeMutablePointer<Double>) {
        slots[unknownCount] = 1
        program.computeUnknowns(slots) { _ in 0 }
        for unknown in 0..<unknownCount { slopes.append(slots[unknown]) }
        neighbour.reset(count: program.checks.count, to: Self.unknownNeighbour)
        for check in 0..<program.checks.count {
            var slope = 0.0
            for entry in program.checkTerms.range(check) {
                slope += program.checkTerms.coefficient[entry] * slots[Int(program.checkTerms.column[entry])]
            }
            guard abs(slope) > 1e-9 else { continue }
            let side = program.checks[check].side
            let watch = Watch(
                check: Int32(check), row: program.checks[check].row, start: program.checkTerms.start[check],
                end: program.checkTerms.start[check + 1], pace: -1 / slope)
            if side == 0 || (side < 0) == (slope > 0) { rising.append(watch) }
            if side == 0 || (side < 0) == (slope < 0) { falling.append(watch) }
        }
    }
}
