/// The inputs of a system by number, and the components that mention each.
final class InputTable {
    let records = FlatArray<InputRecord>(capacity: 8)
    private let userLists = StableList<FlatArray<InputUser>>(capacity: 8)
    private let free = FlatArray<Int32>(capacity: 8)
    /// Inputs that changed since the last solution.
    let dirty = FlatArray<Int32>(capacity: 8)

    @inline(__always)
    subscript(number: Int) -> UnsafeMutablePointer<InputRecord> {
        assert(number >= 0 && number < records.count, "no such input")
        return records.base + number
    }

    /// The components whose rows mention the input.
    @inline(__always)
    func users(_ number: Int) -> UnsafeMutablePointer<FlatArray<InputUser>> { userLists[number] }

    /// Makes an input and returns its number.
    func make(_ variable: Int32, value: Double) -> Int32 {
        if let reused = free.popLast() {
            records[Int(reused)].variable = variable
            records[Int(reused)].value = value
            return reused
        }
        records.append(InputRecord(variable: variable, value: value))
        userLists.append(FlatArray())
        return Int32(records.count - 1)
    }

    /// Has the number given to the next input.
    func end(_ number: Int32) { free.append(number) }

    /// Changes a value. Magnitudes over the largest are clamped.
    func set(_ number: Int, to value: Double) {
        let clamped = Self.clamped(value), record = records.base + number
        guard record.pointee.value != clamped else { return }
        record.pointee.value = clamped
        if !record.pointee.isDirty {
            record.pointee.isDirty = true
            dirty.append(Int32(number))
        }
    }

    /// Changes are brought up to date from now on.
    func beginChanges() {
        for index in 0..<dirty.count { records[Int(dirty[index])].changedInSolve = true }
    }

    /// Changes are up to date.
    func endChanges() {
        for index in 0..<dirty.count {
            records[Int(dirty[index])].isDirty = false
            records[Int(dirty[index])].changedInSolve = false
        }
        dirty.removeAll()
    }

    static func clamped(_ value: Double) -> Double {
        min(max(value, -LayoutSystem.largestMagnitude), LayoutSystem.largestMagnitude)
    }
}
