/// The constraints of a system by slot, and the terms of those that do not know theirs from a plan.
final class ConstraintTable {
    let records = FlatArray<ConstraintRecord>(capacity: 128)
    private let free = FlatArray<Int32>(capacity: 8)
    let termVariables = FlatArray<Int32>(capacity: 8)
    let termCoefficients = FlatArray<Double>(capacity: 8)
    /// Released runs of terms: the first of a list for each length, the next one standing in `termVariables`.
    private let freeTerms = FlatArray<Int32>(repeating: -1, count: 16)
    /// The number that the next constraint gets in the order of adding.
    var nextSequence: UInt32 = 0

    /// The record of a slot. Its address holds until constraints are added.
    @inline(__always)
    subscript(slot: Int) -> UnsafeMutablePointer<ConstraintRecord> {
        assert(slot >= 0 && slot < records.count, "no such constraint")
        return records.base + slot
    }

    @inline(__always) var count: Int { records.count }
    @inline(__always) var freeCount: Int { free.count }

    /// The places of a constraint's terms.
    @inline(__always)
    func terms(_ slot: Int) -> Range<Int> {
        let record = records.base + slot, start = Int(record.pointee.termStart)
        return Range(uncheckedBounds: (start, start + Int(record.pointee.termCount)))
    }

    func mentions(_ slot: Int, _ variable: Int32) -> Bool { terms(slot).contains { termVariables[$0] == variable } }

    // MARK: Slots

    /// Stores a record and returns its slot.
    @inline(__always)
    func store(_ record: ConstraintRecord) -> Int32 {
        if free.count > 0, let reused = free.popLast() {
            records.base[Int(reused)] = record
            return reused
        }
        records.append(record)
        return Int32(truncatingIfNeeded: records.count &- 1)
    }

    /// Has the slot given to the next constraint.
    func endSlot(_ slot: Int) { free.append(Int32(slot)) }

    // MARK: Terms

    /// Makes room for terms. Returns where they begin.
    func allocateTerms(_ count: Int) -> Int {
        if count > 0, count < freeTerms.count, freeTerms[count] >= 0 {
            let start = Int(freeTerms[count])
            freeTerms[count] = termVariables[start]
            return start
        }
        _ = termCoefficients.appendUninitialized(count)
        return termVariables.appendUninitialized(count)
    }

    /// Has the constraint's terms used for another one's.
    func freeTerms(_ slot: Int) {
        let record = records[slot], start = Int(record.termStart), count = Int(record.termCount)
        guard count > 0, count < freeTerms.count else { return }
        termVariables[start] = freeTerms[count]
        freeTerms[count] = record.termStart
    }

    /// Stores the form's terms one after the other, equal variables summed up and zeros left out. Returns the variables whose
    /// terms cancelled each other: the uses counted for them are to be released.
    @inline(__always)
    func storeTerms(of form: borrowing LinearForm, into record: inout ConstraintRecord, _ table: VariableTable) -> [Int32] {
        let count = form.count
        let start = allocateTerms(count)
        let storedVariables = termVariables.base + start, storedCoefficients = termCoefficients.base + start
        let variables = table.records.base, variableCount = table.count
        var stored = 0
        var cancels = false
        for index in 0..<count {
            let term = form[index], variable = term.variable.index
            guard variable >= 0, Int(variable) < variableCount else { continue }
            if !term.coefficient.isFinite { record.flags &= ~ConstraintRecord.hasFiniteTerms }
            var known = 0
            while known < stored, storedVariables[known] != variable { known += 1 }
            if known < stored {
                storedCoefficients[known] += term.coefficient
                cancels = true
                continue
            }
            guard term.coefficient != 0 else { continue }
            storedVariables[stored] = variable
            storedCoefficients[stored] = term.coefficient
            variables[Int(variable)].useCount += 1
            table.touch(variable)
            stored += 1
        }
        record.termStart = Int32(truncatingIfNeeded: start)
        let cancelled = cancels ? dropCancelledTerms(start, &stored) : []
        record.termCount = UInt16(truncatingIfNeeded: stored)
        return cancelled
    }

    /// Fills the places of terms that summed up to zero with the last ones. Returns the variables of the former.
    private func dropCancelledTerms(_ start: Int, _ count: inout Int) -> [Int32] {
        var cancelled: [Int32] = []
        var index = start
        while index < start + count {
            if abs(termCoefficients[index]) > 1e-12 || !termCoefficients[index].isFinite {
                index += 1
                continue
            }
            cancelled.append(termVariables[index])
            count -= 1
            termVariables[index] = termVariables[start + count]
            termCoefficients[index] = termCoefficients[start + count]
        }
        return cancelled
    }

    // MARK: Constants

    /// Constants of larger magnitude are clamped; infinity of either sign becomes one that switches the constraint off.
    @inline(__always)
    static func clamped(_ value: Double) -> Double {
        let largest = LayoutSystem.largestMagnitude
        return value.isFinite ? min(max(value, -largest), largest) : value.isNaN ? value : .infinity
    }
}
