@_exported import ObjectRuntime

/// Powers of ten before the units of the SI.
public enum HKMetricPrefix: Int, Sendable {
    case none = 0, pico, nano, micro, milli, centi, deci, deca, hecto, kilo, mega, giga, tera, femto
}

/// One mole of blood sugar, in grams.
public let HKUnitMolarMassBloodGlucose: Double = 180.15588000005408

/// A unit of measurement: one of those that are known, or made of several by multiplication and division.
open class HKUnit: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let factors: UnitFactors

    init(_ factors: UnitFactors) { self.factors = factors }

    /// The unit that a text such as `count/min`, `kg` or `mL/(kg*min)` names. What stands behind a slash divides, all of it. A text that names no
    /// unit stops the program.
    public convenience init(from string: String) {
        guard let factors = UnitParser.parse(string) else {
            fatalError("Unable to parse factorization string \(string)")
        }
        self.init(factors)
    }
    public convenience init(from massFormatterUnit: MassFormatter.Unit) { self.init(from: FormatterUnits.text(of: massFormatterUnit)) }
    public convenience init(from lengthFormatterUnit: LengthFormatter.Unit) { self.init(from: FormatterUnits.text(of: lengthFormatterUnit)) }
    public convenience init(from energyFormatterUnit: EnergyFormatter.Unit) { self.init(from: FormatterUnits.text(of: energyFormatterUnit)) }

    /// The text that names it, such as `mg/dL`; `()` of the unit that is none.
    open var unitString: String { factors.text }
    /// Whether all its factors cancelled each other.
    open func isNull() -> Bool { factors.powers.isEmpty }

    open class func massFormatterUnit(from unit: HKUnit) -> MassFormatter.Unit { FormatterUnits.mass(of: unit.unitString) }
    open class func lengthFormatterUnit(from unit: HKUnit) -> LengthFormatter.Unit { FormatterUnits.length(of: unit.unitString) }
    open class func energyFormatterUnit(from unit: HKUnit) -> EnergyFormatter.Unit { FormatterUnits.energy(of: unit.unitString) }

    open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(factors.multiplied(by: unit.factors, power: 1)) }
    open func unitDivided(by unit: HKUnit) -> HKUnit { HKUnit(factors.multiplied(by: unit.factors, power: -1)) }
    open func unitRaised(toPower power: Int) -> HKUnit { HKUnit(UnitFactors().multiplied(by: factors, power: power)) }
    /// One divided by it.
    open func reciprocal() -> HKUnit { unitRaised(toPower: -1) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? HKUnit)?.factors == factors }
    open override var hash: Int { factors.hashValue }
    open override var description: String { unitString }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    public class var supportsSecureCoding: Bool { true }
    public required convenience init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "unitString"), let factors = UnitParser.parse(text as String) else { return nil }
        self.init(factors)
    }
    open func encode(with coder: NSCoder) { coder.encode(unitString as NSString, forKey: "unitString") }

    fileprivate class func one(_ symbol: String, _ prefix: HKMetricPrefix = .none) -> HKUnit {
        HKUnit(UnitFactors(UnitFactor(symbol: symbol, prefix: prefix)))
    }
}

extension HKUnit {
    // MARK: Mass

    public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { one("g", prefix) }
    public class func gram() -> HKUnit { one("g") }
    public class func ounce() -> HKUnit { one("oz") }
    public class func pound() -> HKUnit { one("lb") }
    public class func stone() -> HKUnit { one("st") }
    /// Moles of a substance, which count as so many grams. Molar mass in grams.
    public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        HKUnit(UnitFactors(UnitFactor(symbol: "mol", prefix: prefix, molarMass: gramsPerMole)))
    }
    public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit { moleUnit(with: .none, molarMass: gramsPerMole) }

    // MARK: Length

    public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { one("m", prefix) }
    public class func meter() -> HKUnit { one("m") }
    public class func inch() -> HKUnit { one("in") }
    public class func foot() -> HKUnit { one("ft") }
    public class func yard() -> HKUnit { one("yd") }
    public class func mile() -> HKUnit { one("mi") }

    // MARK: Volume

    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { one("L", prefix) }
    public class func liter() -> HKUnit { one("L") }
    public class func fluidOunceUS() -> HKUnit { one("fl_oz_us") }
    public class func fluidOunceImperial() -> HKUnit { one("fl_oz_imp") }
    public class func pintUS() -> HKUnit { one("pt_us") }
    public class func pintImperial() -> HKUnit { one("pt_imp") }
    public class func cupUS() -> HKUnit { one("cup_us") }
    public class func cupImperial() -> HKUnit { one("cup_imp") }

    // MARK: Pressure

    public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { one("Pa", prefix) }
    public class func pascal() -> HKUnit { one("Pa") }
    public class func millimeterOfMercury() -> HKUnit { one("mmHg") }
    public class func inchesOfMercury() -> HKUnit { one("inHg") }
    public class func centimeterOfWater() -> HKUnit { one("cmAq") }
    public class func atmosphere() -> HKUnit { one("atm") }
    public class func decibelAWeightedSoundPressureLevel() -> HKUnit { one("dBASPL") }

    // MARK: Time

    public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { one("s", prefix) }
    public class func second() -> HKUnit { one("s") }
    public class func minute() -> HKUnit { one("min") }
    public class func hour() -> HKUnit { one("hr") }
    public class func day() -> HKUnit { one("d") }

    // MARK: Energy and power

    public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { one("J", prefix) }
    public class func joule() -> HKUnit { one("J") }
    public class func kilocalorie() -> HKUnit { one("cal", .kilo) }
    public class func smallCalorie() -> HKUnit { one("cal") }
    public class func largeCalorie() -> HKUnit { one("Cal") }
    @available(iOS, deprecated: 11.0)
    public class func calorie() -> HKUnit { one("cal") }
    public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { one("W", prefix) }
    public class func watt() -> HKUnit { one("W") }

    // MARK: Temperature

    public class func degreeCelsius() -> HKUnit { one("degC") }
    public class func degreeFahrenheit() -> HKUnit { one("degF") }
    public class func kelvin() -> HKUnit { one("K") }

    // MARK: Others

    public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { one("S", prefix) }
    public class func siemen() -> HKUnit { one("S") }
    public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { one("V", prefix) }
    public class func volt() -> HKUnit { one("V") }
    public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { one("Hz", prefix) }
    public class func hertz() -> HKUnit { one("Hz") }
    public class func decibelHearingLevel() -> HKUnit { one("dBHL") }
    public class func internationalUnit() -> HKUnit { one("IU") }
    public class func count() -> HKUnit { one("count") }
    /// A hundredth: 0.5 is shown as 50 %, and stands for half a `count()`.
    public class func percent() -> HKUnit { one("%") }
    public class func diopter() -> HKUnit { one("D") }
    public class func prismDiopter() -> HKUnit { one("pD") }
    public class func radianAngleUnit(with prefix: HKMetricPrefix) -> HKUnit { one("rad", prefix) }
    public class func radianAngle() -> HKUnit { one("rad") }
    public class func degreeAngle() -> HKUnit { one("deg") }
    public class func luxUnit(with prefix: HKMetricPrefix) -> HKUnit { one("lx", prefix) }
    public class func lux() -> HKUnit { one("lx") }
}

/// The units of Foundation's formatters and their texts here.
private enum FormatterUnits {
    static func text(of unit: MassFormatter.Unit) -> String {
        switch unit {
        case .gram: "g"
        case .kilogram: "kg"
        case .ounce: "oz"
        case .pound: "lb"
        case .stone: "st"
        @unknown default: "g"
        }
    }
    static func mass(of text: String) -> MassFormatter.Unit {
        switch text {
        case "kg": .kilogram
        case "oz": .ounce
        case "lb": .pound
        case "st": .stone
        default: .gram
        }
    }
    static func text(of unit: LengthFormatter.Unit) -> String {
        switch unit {
        case .millimeter: "mm"
        case .centimeter: "cm"
        case .meter: "m"
        case .kilometer: "km"
        case .inch: "in"
        case .foot: "ft"
        case .yard: "yd"
        case .mile: "mi"
        @unknown default: "m"
        }
    }
    static func length(of text: String) -> LengthFormatter.Unit {
        switch text {
        case "mm": .millimeter
        case "cm": .centimeter
        case "km": .kilometer
        case "in": .inch
        case "ft": .foot
        case "yd": .yard
        case "mi": .mile
        default: .meter
        }
    }
    static func text(of unit: EnergyFormatter.Unit) -> String {
        switch unit {
        case .joule: "J"
        case .kilojoule: "kJ"
        case .calorie: "cal"
        case .kilocalorie: "kcal"
        @unknown default: "J"
        }
    }
    static func energy(of text: String) -> EnergyFormatter.Unit {
        switch text {
        case "kJ": .kilojoule
        case "cal": .calorie
        case "kcal", "Cal": .kilocalorie
        default: .joule
        }
    }
}
