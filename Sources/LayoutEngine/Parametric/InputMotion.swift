/// The motion of a basis along its plan's only input: values move along straight lines until a check reaches zero; there a
/// neighbouring basis takes over, whose values there are the same.
///
/// A motion stands at a fixed address as long as its basis is known. It holds plain pointers, since a window's resizing
/// has every cell look here.
struct InputMotion: ~Copyable {
    /// The test of where the input meets a breakpoint: a check that its growing (or shrinking) brings to zero, after
    /// `residual * pace` of that.
    struct BreakpointTest: BitwiseCopyable {
        var check: Int32
        /// The check's row, -1 for an implicit preference.
        var row: Int32
        /// The check's terms in unknowns end here; they begin where those of the test before end.
        var end: Int32
        var inputCoefficient: Double
        var pace: Double
    }

    /// The other side of a breakpoint.
    struct Neighbour: BitwiseCopyable {
        var motion: UnsafeMutablePointer<InputMotion>?
        /// Whether it was looked for. Without a motion, there is none that takes over.
        var isKnown: Bool
        /// Whether it hangs on preferences that this side of the check does not hang on: then it takes over only where those
        /// are on its sides.
        var needsPreferences = false
        /// The rows that must hold exactly where it takes over: it was found where several checks met, and only where they meet
        /// it is the right one.
        var firstCondition: Int32 = 0
        var conditionCount: Int32 = 0
        /// The number of times that it was looked for.
        var searchCount: UInt8 = 0
        /// The neighbour's check whose other side is this one, -1 where that is not known.
        var wayBack: Int32 = -1
        static let mostSearches: UInt8 = 8
        /// Components that are to be taken there together.
        var waitingCount: Int32 = 0
        var waiting: (Int32, Int32, Int32, Int32) = (-1, -1, -1, -1)

        @inline(__always)
        mutating func append(_ component: Int32) {
            switch waitingCount {
            case 0: waiting.0 = component
            case 1: waiting.1 = component
            case 2: waiting.2 = component
            default: waiting.3 = component
            }
            waitingCount &+= 1
        }
    }

    /// A row that must hold exactly, -1 for an unknown that must be zero.
    struct Condition: BitwiseCopyable {
        var row: Int32
        var firstTerm: Int32
        var termEnd: Int32
        var inputCoefficient: Double

        static let tolerance = 1e-7
    }

    /// The addresses where the values (or constants) of four components begin.
    struct Quartet {
        let first, second, third, fourth: UnsafeMutablePointer<Double>

        @inline(__always)
        subscript(index: Int) -> BatchQueue.Lanes { BatchQueue.Lanes(first[index], second[index], third[index], fourth[index]) }
    }

    /// An implicit preference that the basis hangs on.
    struct Preference: BitwiseCopyable {
        var unknown: Int32
        var lower: Double
        var upper: Double
    }

    /// The number of the basis among its plan's.
    let basisNumber: Int32
    var risingCount: Int32 = 0
    var fallingCount: Int32 = 0
    /// By unknown: how much it moves for 1 of the input.
    private let slopeBuffer: Buffer<Double>
    /// The tests for a growing input, then those for a shrinking one.
    private let tests: Buffer<BreakpointTest>
    /// By check.
    private let neighbourBuffer: Buffer<Neighbour>
    /// The terms of the tests in unknowns, in the tests' order.
    private let terms: Buffer<CompiledBasis.Term>
    private let preferences: Buffer<Preference>
    /// Those of all neighbours.
    private let conditions = FlatArray<Condition>()
    private let conditionTerms = FlatArray<CompiledBasis.Term>()
    private var preferenceCount: Int32 = 0
    /// The place where the terms of the tests for a shrinking input begin.
    private var fallingTerms: Int32 = 0
    private var termCount: Int32 = 0

    init(_ basis: UnsafeMutablePointer<CompiledBasis>, unknownCount: Int) {
        basisNumber = basis.pointee.number
        let checkCount = basis.pointee.checks.count
        slopeBuffer = Buffer(capacity: unknownCount)
        tests = Buffer(capacity: 2 * checkCount)
        neighbourBuffer = Buffer(repeating: Neighbour(motion: nil, isKnown: false), count: checkCount)
        preferences = Buffer(capacity: checkCount)
        terms = Buffer(capacity: 2 * basis.pointee.checkTerms.count)
    }

    @inline(__always) var slopes: UnsafeMutablePointer<Double> { slopeBuffer.base }
    @inline(__always) var neighbours: UnsafeMutablePointer<Neighbour> { neighbourBuffer.base }

    /// Fills in the motion of `basis`. `slots` is scratch for all unknowns and the input.
    mutating func prepare(_ basis: UnsafeMutablePointer<CompiledBasis>, unknownCount: Int, slots: UnsafeMutablePointer<Double>) {
        slots[unknownCount] = 1
        basis.pointee.computeUnknowns(slots) { _ in 0 }
        for unknown in 0..<unknownCount { slopes[unknown] = slots[unknown] }
        addBreakpointTests(basis, slots, unknownCount, rising: true)
        fallingTerms = termCount
        addBreakpointTests(basis, slots, unknownCount, rising: false)
        for check in 0..<basis.pointee.checks.count where basis.pointee.checks[check].row < 0 {
            let term = basis.pointee.checkTerms[basis.pointee.terms(ofCheck: check).lowerBound]
            preferences[Int(preferenceCount)] = Preference(
                unknown: term.slot, lower: basis.pointee.checks[check].lower, upper: basis.pointee.checks[check].upper)
            preferenceCount += 1
        }
    }

    // MARK: Conditions

    /// Has the neighbour beyond a check take over only where the rows hold exactly; from the plan's row count on they stand for
    /// unknowns that are zero.
    func setConditions(_ rows: [Int], beyond check: Int, _ plan: ComponentPlan) {
        neighbours[check].firstCondition = Int32(conditions.count)
        neighbours[check].conditionCount = Int32(rows.count)
        for row in rows {
            let firstTerm = Int32(conditionTerms.count)
            var inputCoefficient = 0.0
            if row < plan.rowCount {
                for entry in plan.rows.range(row) {
                    conditionTerms.append(CompiledBasis.Term(slot: plan.rows.column[entry], coefficient: plan.rows.coefficient[entry]))
                }
                for entry in plan.inputRows.range(row) { inputCoefficient += plan.inputRows.coefficient[entry] }
            } else {
                conditionTerms.append(CompiledBasis.Term(slot: Int32(row - plan.rowCount), coefficient: 1))
            }
            conditions.append(
                Condition(
                    row: row < plan.rowCount ? Int32(row) : -1, firstTerm: firstTerm, termEnd: Int32(conditionTerms.count),
                    inputCoefficient: inputCoefficient))
        }
    }

    /// Whether the neighbour's conditions hold `distance` of the input on from the anchors.
    func conditionsHold(
        _ neighbour: Neighbour, anchors: UnsafeMutablePointer<Double>, distance: Double, input: Double, constants: UnsafeMutablePointer<Double>
    ) -> Bool {
        for number in 0..<Int(neighbour.conditionCount) {
            let condition = conditions[Int(neighbour.firstCondition) + number]
            var residual = condition.inputCoefficient * input - (condition.row >= 0 ? constants[Int(condition.row)] : 0)
            for entry in Int(condition.firstTerm)..<Int(condition.termEnd) {
                let slot = Int(conditionTerms[entry].slot)
                residual += conditionTerms[entry].coefficient * (anchors[slot] + slopes[slot] * distance)
            }
            if !(abs(residual) <= Condition.tolerance * max(1, abs(input))) { return false }
        }
        return true
    }

    /// As `conditionsHold` for four components at once: whether they do for all of them.
    @inline(__always)
    func conditionsHold(
        _ neighbour: Neighbour, anchors: Quartet, distances: BatchQueue.Lanes, inputs: BatchQueue.Lanes, constants: Quartet
    ) -> Bool {
        var condition = conditions.base + Int(neighbour.firstCondition)
        let end = condition + Int(neighbour.conditionCount), terms = conditionTerms.base
        var largest = BatchQueue.Lanes(repeating: 0)
        while condition < end {
            var residual = condition.pointee.inputCoefficient * inputs
            if condition.pointee.row >= 0 { residual -= constants[Int(condition.pointee.row)] }
            var term = terms + Int(condition.pointee.firstTerm)
            let lastTerm = terms + Int(condition.pointee.termEnd)
            while term < lastTerm {
                let slot = Int(term.pointee.slot)
                residual += term.pointee.coefficient * (anchors[slot] + slopes[slot] * distances)
                term += 1
            }
            largest = pointwiseMax(largest, pointwiseMax(residual, -residual))
            condition += 1
        }
        let tolerance = Condition.tolerance * max(1, abs(inputs[0]))
        return largest[0] <= tolerance && largest[1] <= tolerance && largest[2] <= tolerance && largest[3] <= tolerance
    }

    // MARK: Preferences

    /// Whether the basis hangs on preferences that `other` does not hang on, or on other sides of them.
    func hangsOnMore(than other: UnsafeMutablePointer<InputMotion>) -> Bool {
        for index in 0..<Int(preferenceCount) {
            let own = preferences[index]
            let isShared = (0..<Int(other.pointee.preferenceCount)).contains {
                let known = other.pointee.preferences[$0]
                return known.unknown == own.unknown && known.lower == own.lower && known.upper == own.upper
            }
            if !isShared { return true }
        }
        return false
    }

    /// Whether all preferences that the basis hangs on are on their sides.
    @inline(__always)
    func agrees(with values: UnsafeMutablePointer<Double>) -> Bool {
        var preference = preferences.base
        let end = preference + Int(preferenceCount)
        while preference < end {
            let value = values[Int(preference.pointee.unknown)]
            if !(value >= preference.pointee.lower && value <= preference.pointee.upper) { return false }
            preference += 1
        }
        return true
    }

    // MARK: Breakpoint tests

    private mutating func addBreakpointTests(
        _ basis: UnsafeMutablePointer<CompiledBasis>, _ slots: UnsafeMutablePointer<Double>, _ unknownCount: Int, rising: Bool
    ) {
        for check in 0..<basis.pointee.checks.count {
            let range = basis.pointee.terms(ofCheck: check), checkTerms = basis.pointee.checkTerms.base
            var slope = 0.0
            for entry in range { slope += checkTerms[entry].coefficient * slots[Int(checkTerms[entry].slot)] }
            guard abs(slope) > 1e-9 else { continue }
            let side = basis.pointee.checks[check].side
            guard side == 0 || (side < 0) == (rising ? slope > 0 : slope < 0) else { continue }
            var inputCoefficient = 0.0
            for entry in range {
                if Int(checkTerms[entry].slot) == unknownCount {
                    inputCoefficient += checkTerms[entry].coefficient
                } else {
                    terms[Int(termCount)] = checkTerms[entry]
                    termCount += 1
                }
            }
            let test = BreakpointTest(
                check: Int32(check), row: basis.pointee.checks[check].row, end: termCount, inputCoefficient: inputCoefficient,
                pace: (rising ? -1 : 1) / slope)
            tests[Int(risingCount + fallingCount)] = test
            if rising { risingCount += 1 } else { fallingCount += 1 }
        }
    }

    /// The only check that keeps the input from growing (or shrinking) right where `values` are right; -1 where there is none
    /// or more than one.
    func onlyObstacle(
        rising: Bool, values: UnsafeMutablePointer<Double>, input: Double, constants: UnsafeMutablePointer<Double>
    ) -> Int32 {
        var found: Int32 = -1
        var term = Int(rising ? 0 : fallingTerms)
        for number in 0..<Int(rising ? risingCount : fallingCount) {
            let test = tests[number + (rising ? 0 : Int(risingCount))]
            var residual = test.inputCoefficient * input
            if test.row >= 0 { residual -= constants[Int(test.row)] }
            while term < Int(test.end) {
                residual += terms[term].coefficient * values[Int(terms[term].slot)]
                term += 1
            }
            guard residual * test.pace < 1e-6 else { continue }
            if found >= 0 { return -1 }
            found = test.check
        }
        return found
    }

    /// As `limit` for four components at once.
    @inline(__always)
    func limits(
        rising: Bool, values: Quartet, inputs: BatchQueue.Lanes, constants: Quartet
    ) -> (distances: BatchQueue.Lanes, checks: SIMD4<Int64>) {
        var nearest = BatchQueue.Lanes(repeating: .infinity)
        var checks = SIMD4<Int64>(repeating: 0)
        var test = tests.base + (rising ? 0 : Int(risingCount))
        let last = test + Int(rising ? risingCount : fallingCount)
        let terms = terms.base
        var term = terms + (rising ? 0 : Int(fallingTerms))
        while test < last {
            var residual = test.pointee.inputCoefficient * inputs
            if test.pointee.row >= 0 { residual -= constants[Int(test.pointee.row)] }
            let end = terms + Int(test.pointee.end)
            while term < end {
                residual += term.pointee.coefficient * values[Int(term.pointee.slot)]
                term += 1
            }
            let distance = residual * test.pointee.pace, isNearer = distance .< nearest
            nearest.replace(with: distance, where: isNearer)
            checks.replace(with: SIMD4(repeating: Int64(test.pointee.check)), where: isNearer)
            test += 1
        }
        nearest.replace(with: BatchQueue.Lanes(repeating: 0), where: nearest .< 0)
        return (nearest, checks)
    }

    /// The distance that the input can grow (or shrink) from where `values` are right, and the check that it then brings to zero.
    @inline(__always)
    func limit(
        rising: Bool, values: UnsafeMutablePointer<Double>, input: Double, constants: UnsafeMutablePointer<Double>
    ) -> (distance: Double, check: Int32) {
        var nearest = Double.infinity
        // Without a limit, any check's number will do: it is never asked for.
        var check: Int32 = 0
        var test = tests.base + (rising ? 0 : Int(risingCount))
        let last = test + Int(rising ? risingCount : fallingCount)
        let terms = terms.base
        var term = terms + (rising ? 0 : Int(fallingTerms))
        while test < last {
            var residual = test.pointee.inputCoefficient * input
            if test.pointee.row >= 0 { residual -= constants[Int(test.pointee.row)] }
            let end = terms + Int(test.pointee.end)
            while term < end {
                residual += term.pointee.coefficient * values[Int(term.pointee.slot)]
                term += 1
            }
            let distance = residual * test.pointee.pace
            if distance < nearest {
                nearest = distance
                check = test.pointee.check
            }
            test += 1
        }
        return (max(0, nearest), check)
    }
}
