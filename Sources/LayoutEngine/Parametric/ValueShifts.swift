/// A component whose values are those stored plus `shift` times their slopes.
struct ValueShift: ~Copyable {
    let component: Int32
    /// The row whose constant is edited.
    let row: Int32
    let unknownCount: Int32
    /// The constant for which the stored values are right.
    var anchor: Double
    /// The range within which the constant can be edited before a check fails.
    let lowest: Double
    let highest: Double
    /// The distance of the constant from the anchor.
    var shift = 0.0
    /// By unknown: how much it moves for 1 of the constant.
    let slopes: Buffer<Double>

    /// Whether a value of the constant is in range.
    func reaches(_ constant: Double) -> Bool { constant >= lowest && constant <= highest }
}

/// The components that shift: where the same constant is edited again and again, only how far is recorded, and values are worked
/// out when they are read.
final class ValueShifts {
    private let components: ComponentTable
    private let shifts = StableList<ValueShift>(capacity: 8)

    /// So many components shift at a time.
    private static let mostShifts = 8

    init(_ components: ComponentTable) { self.components = components }

    @inline(__always) var isEmpty: Bool { shifts.count == 0 }

    /// The component's shift, nil where it has none.
    func find(_ component: Int) -> UnsafeMutablePointer<ValueShift>? {
        for index in 0..<shifts.count where Int(shifts[index].pointee.component) == component { return shifts[index] }
        return nil
    }

    /// The distance that a value of the component has moved since it was stored.
    func distance(ofComponent component: Int32, position: Int32) -> Double {
        guard let shift = find(Int(component)) else { return 0 }
        return shift.pointee.shift * shift.pointee.slopes[Int(position - components[Int(component)].pointee.unknownBase)]
    }

    /// Begins a shift. The first of too many ends.
    func begin(_ shift: consuming ValueShift) {
        if shifts.count == Self.mostShifts { end(0) }
        shifts.append(shift)
    }

    /// Stores the values that shifted.
    func storeAll() {
        for index in 0..<shifts.count { store(shifts[index]) }
    }

    /// Ends the component's shift, if it has one: something else is about to happen to it.
    func end(ofComponent component: Int) {
        for index in 0..<shifts.count where Int(shifts[index].pointee.component) == component {
            end(index)
            return
        }
    }

    func endAll() {
        storeAll()
        shifts.removeAll()
    }

    private func end(_ index: Int) {
        store(shifts[index])
        shifts.remove(at: index)
    }

    private func store(_ shift: UnsafeMutablePointer<ValueShift>) {
        guard shift.pointee.shift != 0 else { return }
        let values = components.values.base + Int(components[Int(shift.pointee.component)].pointee.unknownBase)
        for unknown in 0..<Int(shift.pointee.unknownCount) { values[unknown] += shift.pointee.shift * shift.pointee.slopes[unknown] }
        shift.pointee.anchor += shift.pointee.shift
        shift.pointee.shift = 0
    }
}
