import ObjectRuntime

/// A number with its unit.
open class HKQuantity: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let unit: HKUnit
    let value: Double

    public convenience init(unit: HKUnit, doubleValue value: Double) { self.init(value, unit) }

    init(_ value: Double, _ unit: HKUnit) {
        self.unit = unit
        self.value = value
    }

    /// Whether it can be told in a unit.
    open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.factors.isCompatible(with: unit.factors) }

    /// The number in another unit. One that measures something else stops the program.
    open func doubleValue(for unit: HKUnit) -> Double {
        if unit == self.unit { return value }
        guard `is`(compatibleWith: unit) else { fatalError("Attempt to convert incompatible units: \(self.unit), \(unit)") }
        return unit.factors.value(ofBase: base)
    }

    /// The amount in the first units of its dimensions.
    var base: Double { unit.factors.base(of: value) }

    /// Which of two amounts is more, in whatever units they are. One of another dimension stops the program.
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let other = quantity.doubleValue(for: unit)
        return value < other ? .orderedAscending : value > other ? .orderedDescending : .orderedSame
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
        return compare(other) == .orderedSame
    }
    open override var hash: Int { base.hashValue }
    open override var description: String {
        let number: String = value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
        return "\(number) \(unit.unitString)"
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    public class var supportsSecureCoding: Bool { true }
    public required convenience init?(coder: NSCoder) {
        guard let unit = coder.decodeObject(of: HKUnit.self, forKey: "unit") else { return nil }
        self.init(coder.decodeDouble(forKey: "value"), unit)
    }
    open func encode(with coder: NSCoder) {
        coder.encode(unit, forKey: "unit")
        coder.encode(value, forKey: "value")
    }
}
