/// How a basis follows its plan's only input: values move along straight lines until a check reaches zero; there a
/// neighbouring basis takes over, whose values there are the same.
///
/// A motion stands at a fixed address as long as its basis is known. It holds plain pointers, since a window's resizing
/// has every cell look here.
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

    /// What lies beyond a check.
    struct Neighbour: BitwiseCopyable {
        var motion: UnsafeMutablePointer<InputMotion>?
        /// Whether it was looked for. Without a motion, there is none that takes over.
        var isKnown: Bool
    }

    /// The number of the basis among its plan's.
    var basis: Int32 = -1
    var risingCount: Int32 = 0
    var fallingCount: Int32 = 0
    var isPrepared = false
    /// What each unknown moves by for 1 of the input.
    private(set) var slopes: UnsafeMutablePointer<Double>
    /// The watches for a growing input, then those for a shrinking one.
    private(set) var watches: UnsafeMutablePointer<Watch>
    /// By check.
    private(set) var neighbours: UnsafeMutablePointer<Neighbour>
    /// The terms of the checks, owned by the program.
    private let terms: UnsafeMutablePointer<BasisProgram.Term>

    init(_ program: UnsafeMutablePointer<BasisProgram>, unknownCount: Int) {
        let checkCount = program.pointee.checks.count
        slopes = .allocate(capacity: max(unknownCount, 1))
        watches = .allocate(capacity: max(2 * checkCount, 1))
        neighbours = .allocate(capacity: max(checkCount, 1))
        neighbours.initialize(repeating: Neighbour(motion: nil, isKnown: false), count: checkCount)
        terms = program.pointee.checkTerms.base
    }

    func free() {
        slopes.deallocate()
        watches.deallocate()
        neighbours.deallocate()
    }

    /// Fills in the motion of `program`. `slots` is scratch for all unknowns and the input.
    mutating func prepare(_ program: UnsafeMutablePointer<BasisProgram>, unknownCount: Int, slots: UnsafeMutablePointer<Double>) {
        isPrepared = true
        slots[unknownCount] = 1
        program.pointee.computeUnknowns(slots) { _ in 0 }
        for unknown in 0..<unknownCount { slopes[unknown] = slots[unknown] }
        addWatches(program, slots, rising: true)
        addWatches(program, slots, rising: false)
    }

    private mutating func addWatches(_ program: UnsafeMutablePointer<BasisProgram>, _ slots: UnsafeMutablePointer<Double>, rising: Bool) {
        for check in 0..<program.pointee.checks.count {
            let range = program.pointee.terms(ofCheck: check)
            var slope = 0.0
            for entry in range { slope += terms[entry].coefficient * slots[Int(terms[entry].slot)] }
            guard abs(slope) > 1e-9 else { continue }
            let side = program.pointee.checks[check].side
            guard side == 0 || (side < 0) == (rising ? slope > 0 : slope < 0) else { continue }
            let watch = Watch(
                check: Int32(check), row: program.pointee.checks[check].row, start: Int32(range.lowerBound),
                end: Int32(range.upperBound), pace: -1 / slope)
            watches[Int(risingCount + fallingCount)] = watch
            if rising { risingCount += 1 } else { fallingCount += 1 }
        }
    }

    /// How far the input can grow (or shrink) from where `values` are right, and the check that it then brings to zero.
    @inline(__always)
    func limit(
        rising: Bool, values: UnsafeMutablePointer<Double>, unknownCount: Int, input: Double, constants: UnsafeMutablePointer<Double>
    ) -> (distance: Double, check: Int32) {
        var nearest = Double.infinity
        // Without a limit, any check's number will do: it is never asked for.
        var check: Int32 = 0
        let first = rising ? 0 : Int(risingCount)
        for index in first..<(first + Int(rising ? risingCount : fallingCount)) {
            let watch = watches + index
            var residual = watch.pointee.row >= 0 ? -constants[Int(watch.pointee.row)] : 0
            for entry in Int(watch.pointee.start)..<Int(watch.pointee.end) {
                let slot = Int(terms[entry].slot)
                residual += terms[entry].coefficient * (slot < unknownCount ? values[slot] : input)
            }
            let signed = residual * watch.pointee.pace, distance = max(0, rising ? signed : -signed)
            if distance < nearest {
                nearest = distance
                check = watch.pointee.check
            }
        }
        return (nearest, check)
    }
}
