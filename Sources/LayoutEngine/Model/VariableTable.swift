/// The variables of a system by number: where each one stands, and which numbers are free.
final class VariableTable {
    // There is room for a screen's views from the start; what is not used yet is not touched.
    let records = FlatArray<VariableRecord>(capacity: 2048)
    private let free = FlatArray<Int32>(capacity: 8)
    /// Variables made so far; components may have been given more already.
    private(set) var madeCount = 0
    /// Below this number the next variable can be made without looking further; 0 where others are to be used again first.
    private var readyCount = 0
    /// No variable from this number on was given to a component, made an input or mentioned by a constraint so far.
    private(set) var untouched: Int32 = 0

    /// The record of a number. Its address holds until records are added.
    @inline(__always)
    subscript(number: Int) -> UnsafeMutablePointer<VariableRecord> {
        assert(number >= 0 && number < records.count, "no such variable")
        return records.base + number
    }

    @inline(__always) var count: Int { records.count }

    func contains(_ variable: LayoutVariable) -> Bool { variable.index >= 0 && Int(variable.index) < records.count }

    // MARK: Making and ending

    /// Makes a variable. The smallest number that was freed is used again first.
    func make() -> Int32 {
        let ready = makeReady()
        if ready >= 0 { return ready }
        guard let reused = free.popSmallest() else {
            addRecords(256)
            return makeReady()
        }
        updateReadyCount()
        return reused
    }

    /// Makes a variable whose record is there and was never used; returns -1 where there is none, or others come first.
    @inline(__always)
    func makeReady() -> Int32 {
        // Its place may have been given to a component already, which expects it.
        let number = madeCount
        guard number < readyCount else { return -1 }
        madeCount = number &+ 1
        return Int32(truncatingIfNeeded: number)
    }

    private func updateReadyCount() { readyCount = free.count == 0 ? records.count : 0 }

    /// Adds records for variables that are yet to be made.
    func addRecords(_ count: Int) {
        records.append(repeating: VariableRecord(), count: count)
        updateReadyCount()
    }

    /// Adds records up to a number, unless it is too far away to be one that is made soon. Returns whether there is one.
    @inline(__always)
    func provideRecord(_ number: Int) -> Bool {
        guard number < records.count + 1024 else { return false }
        if number >= records.count { addRecords(number + 1 - records.count) }
        return true
    }

    /// Has the number given to the next variable that is made.
    func end(_ number: Int) {
        records[number] = VariableRecord()
        free.pushHeap(Int32(number))
        updateReadyCount()
    }

    /// Records that the variable is no longer untouched.
    @inline(__always)
    func touch(_ number: Int32) { untouched = max(untouched, number &+ 1) }
}
