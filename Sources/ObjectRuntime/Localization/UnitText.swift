import Foundation
internal import _FoundationICU

/// A number with a unit as a language writes it, by the toolchain's ICU.
struct UnitText {
    enum Width: String { case long = "unit-width-full-name", medium = "unit-width-short", short = "unit-width-narrow" }

    let width: Width
    /// Whether a temperature says of which scale it is.
    var hidesScale = false
    var fractionDigits: ClosedRange<Int> = 0...3
    var groups = true
    let locale: Locale

    /// The number with its unit. A unit that Unicode has no name for is written with its symbol.
    func text(_ value: Double, _ unit: Unit) -> String {
        guard let identifier = Self.identifier(of: unit), let text = format("\(skeleton(of: identifier)) \(numberSkeleton)", value) else {
            return "\(number(value)) \(unit.symbol)"
        }
        return text
    }

    /// The number alone, as it stands in `text`.
    func number(_ value: Double) -> String { format(numberSkeleton, value) ?? "\(value)" }

    private func skeleton(of identifier: String) -> String {
        hidesScale && Self.scales.contains(identifier) ? "measure-unit/temperature-generic \(width.rawValue)" : "unit/\(identifier) \(width.rawValue)"
    }

    private var numberSkeleton: String {
        let (least, most) = (fractionDigits.lowerBound, fractionDigits.upperBound)
        let precision = most == 0 ? "precision-integer" : "." + String(repeating: "0", count: least) + String(repeating: "#", count: most - least)
        return groups ? precision : precision + " group-off"
    }

    private func format(_ skeleton: String, _ value: Double) -> String? {
        var status = U_ZERO_ERROR
        let units = Array(skeleton.utf16)
        let formatter = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale.identifier, &status)
        defer { swift_unumf_close(formatter) }
        let result = swift_unumf_openResult(&status)
        defer { swift_unumf_closeResult(result) }
        guard status.rawValue <= 0 else { return nil }
        swift_unumf_formatDouble(formatter, value, result, &status)
        var text = [UChar](repeating: 0, count: 256)
        let length = swift_unumf_resultToString(result, &text, Int32(text.count), &status)
        // Positive is an error.
        guard status.rawValue <= 0 else { return nil }
        return String(decoding: text.prefix(Int(length)), as: UTF16.self)
    }

    private static let scales: Set<String> = ["celsius", "fahrenheit", "kelvin"]

    /// Unicode's identifier of a unit.
    static func identifier(of unit: Unit) -> String? {
        let table: [String: String]? =
            switch unit {
            case is UnitTemperature: ["°C": "celsius", "°F": "fahrenheit", "K": "kelvin"]
            case is UnitLength:
                [
                    "Mm": "megameter", "km": "kilometer", "hm": "hectometer", "dam": "decameter", "m": "meter", "dm": "decimeter", "cm": "centimeter",
                    "mm": "millimeter", "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile",
                    "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong", "ua": "astronomical-unit",
                    "pc": "parsec",
                ]
            case is UnitMass:
                [
                    "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce", "lb": "pound", "st": "stone", "t": "tonne",
                    "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
                ]
            case is UnitSpeed: ["m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot"]
            case is UnitDuration:
                [
                    "h": "hour", "hr": "hour", "m": "minute", "min": "minute", "s": "second", "sec": "second", "ms": "millisecond", "µs": "microsecond",
                    "ns": "nanosecond",
                ]
            case is UnitVolume:
                [
                    "ML": "megaliter", "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter", "m³": "cubic-meter", "cm³": "cubic-centimeter",
                    "km³": "cubic-kilometer", "in³": "cubic-inch", "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile", "tsp": "teaspoon",
                    "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon", "metric cup": "cup-metric",
                ]
            case is UnitArea:
                [
                    "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "in²": "square-inch", "ft²": "square-foot",
                    "yd²": "square-yard",
                    "mi²": "square-mile", "ac": "acre", "ha": "hectare",
                ]
            case is UnitPressure:
                [
                    "N/m²": "pascal", "kPa": "kilopascal", "hPa": "hectopascal", "MPa": "megapascal", "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar",
                    "mmHg": "millimeter-ofhg", "psi": "pound-force-per-square-inch",
                ]
            case is UnitAngle: ["°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution"]
            case is UnitEnergy: ["kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour"]
            case is UnitPower: ["GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt", "hp": "horsepower"]
            case is UnitFrequency: ["GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz"]
            case is UnitElectricCurrent: ["A": "ampere", "mA": "milliampere"]
            case is UnitElectricPotentialDifference: ["V": "volt"]
            case is UnitElectricResistance: ["Ω": "ohm"]
            case is UnitIlluminance: ["lx": "lux"]
            case is UnitAcceleration: ["m/s²": "meter-per-square-second", "g": "g-force"]
            case is UnitFuelEfficiency: ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"]
            default: nil
            }
        return table?[unit.symbol]
    }
}
