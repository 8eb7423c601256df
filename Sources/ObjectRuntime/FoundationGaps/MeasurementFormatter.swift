import Foundation

/// Writes measurements and units in the language and units of a region: `68°F`, `5 km`, `12 hours`.
///
/// https://developer.apple.com/documentation/foundation/measurementformatter
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The unit stays the measurement's.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// The unit fits the size, in the region's system.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// A temperature does not say of which scale it is.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// Default none: units are the region's.
    open var unitOptions: UnitOptions = []
    /// Default `.medium`.
    open var unitStyle: Formatter.UnitStyle = .medium
    open var locale: Locale! = .current
    /// Its fraction digits and grouping count. By default up to three digits.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open func string(from measurement: Measurement<Unit>) -> String {
        let shown = unitOptions.contains(.providedUnit) ? measurement : PreferredUnit.converted(measurement, for: PreferredUnit.system(of: locale ?? .current))
        return unitText.text(shown.value, shown.unit)
    }

    public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        string(from: Measurement<Unit>(value: measurement.value, unit: measurement.unit))
    }

    /// The unit alone, as it stands behind several.
    open func string(from unit: Unit) -> String {
        let text = unitText
        return text.text(2, unit).replacing(text.number(2), with: "").trimmingCharacters(in: .whitespaces)
    }

    open override func string(for obj: Any?) -> String? { (obj as? Measurement<Unit>).map { string(from: $0) } }

    private var unitText: UnitText {
        let width: UnitText.Width =
            switch unitStyle {
            case .long: .long
            case .short: .short
            default: .medium
            }
        let numbers: NumberFormatter? = numberFormatter
        let least = max(0, numbers?.minimumFractionDigits ?? 0)
        return UnitText(
            width: width, hidesScale: unitOptions.contains(.temperatureWithoutUnit),
            fractionDigits: least...max(least, min(numbers?.maximumFractionDigits ?? 3, 20)),
            groups: numbers?.usesGroupingSeparator ?? true, locale: locale ?? .current)
    }
}

/// The habit that decides on the unit of a formatted measurement.
public struct MeasurementFormatUnitUsage<UnitType: Unit>: Hashable, Codable, Sendable {
    let name: String
    /// The region's unit.
    public static var general: Self { Self(name: "general") }
    /// The measurement's own unit.
    public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    public static var weather: Self { Self(name: "weather") }
    public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    public static var road: Self { Self(name: "road") }
}

extension Measurement where UnitType: Dimension {
    /// How a measurement is written.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        public struct UnitWidth: Hashable, Codable, Sendable {
            let name: String
            /// "5 kilometers".
            public static var wide: UnitWidth { UnitWidth(name: "wide") }
            /// "5 km".
            public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
            /// "5km".
            public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
        }

        public var width: UnitWidth
        public var hidesScaleName = false
        public var locale: Locale
        public var usage: MeasurementFormatUnitUsage<UnitType>
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            (self.width, self.locale, self.usage, self.numberFormatStyle) = (width, locale, usage, numberFormatStyle)
            self.hidesScaleName = hidesScaleName
        }

        public static func measurement(
            width: UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) -> Self {
            Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
        }

        public func locale(_ locale: Locale) -> Self {
            var copy = self
            copy.locale = locale
            return copy
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            let given = Measurement<Unit>(value: value.value, unit: value.unit)
            let shown = usage == .asProvided ? given : PreferredUnit.converted(given, for: PreferredUnit.system(of: locale))
            let text = UnitText(width: unitWidth, hidesScale: hidesScaleName, fractionDigits: 0...defaultDigits(of: shown.unit), locale: locale)
            guard let numberFormatStyle else { return text.text(shown.value, shown.unit) }
            let number = numberFormatStyle.locale(locale).format(shown.value)
            // The unit is put around the style's number.
            let whole = UnitText(width: unitWidth, hidesScale: hidesScaleName, fractionDigits: 0...0, locale: locale)
            return whole.text(shown.value, shown.unit).replacing(whole.number(shown.value), with: number, maxReplacements: 1)
        }

        private var unitWidth: UnitText.Width { width == .wide ? .long : width == .narrow ? .short : .medium }

        /// Temperatures are written without a fraction.
        private func defaultDigits(of unit: Unit) -> Int { unit is UnitTemperature ? 0 : 2 }
    }

    /// The measurement in the region's unit, its unit abbreviated.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    public func formatted(_ style: FormatStyle) -> String { style.format(self) }

    @_disfavoredOverload
    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput where Style.FormatInput == Measurement<UnitType> {
        style.format(self)
    }
}
