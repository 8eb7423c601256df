import ObjectRuntime
import QuinceCoreLocation

/// Writes distances in the units of a region, as rounded as they are on maps: `1.2 km`, `500 ft`.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    public enum Units: UInt, Sendable { case `default` = 0, metric, imperial, imperialWithYards }
    public enum DistanceUnitStyle: UInt, Sendable { case `default` = 0, abbreviated, full }

    /// Default the current one.
    open var locale: Locale! = .current
    /// Default the locale's.
    open var units = Units.default
    open var unitStyle = DistanceUnitStyle.default

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// Of metres.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        let value = RoundDistance.value(of: distance, in: system)
        return text(value)
    }

    /// The metres that a text says; 0 for one without a number.
    open func distance(from distance: String) -> CLLocationDistance {
        let numbers = NumberFormatter()
        (numbers.locale, numbers.numberStyle) = (locale ?? .current, .decimal)
        let isPart: (Character) -> Bool = { $0.isNumber || ".,-\u{2212}'\u{2019}".contains($0) }
        let digits = distance.drop { !isPart($0) }.prefix(while: isPart)
        guard let number = numbers.number(from: String(digits))?.doubleValue else { return 0 }
        let name = distance.filter { !isPart($0) }.trimmingCharacters(in: .whitespaces).lowercased()
        let unit = [UnitLength.meters, .kilometers, .feet, .yards, .miles].first { names(of: $0).contains(name) } ?? .meters
        return Measurement(value: number, unit: unit).converted(to: .meters).value
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) } ?? (obj as? Double).map { string(fromDistance: $0) }
    }

    private var system: RoundDistance.System {
        switch units {
        case .metric: .metric
        case .imperial: .feet
        case .imperialWithYards: .yards
        case .default:
            switch (locale ?? .current).measurementSystem {
            case .us: .feet
            case .uk: .yards
            default: .metric
            }
        }
    }

    private func text(_ value: Measurement<UnitLength>) -> String {
        let formatter = MeasurementFormatter()
        formatter.locale = locale ?? .current
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = unitStyle == .full ? .long : .medium
        formatter.numberFormatter.maximumFractionDigits = 1
        return formatter.string(from: value)
    }

    private func names(of unit: UnitLength) -> Set<String> {
        let formatter = MeasurementFormatter()
        formatter.locale = locale ?? .current
        return Set(
            [Formatter.UnitStyle.short, .medium, .long].map { style in
                formatter.unitStyle = style
                return formatter.string(from: unit as Unit).lowercased()
            } + [unit.symbol.lowercased()])
    }
}

/// Distances as exact as a reader of a map wants them.
enum RoundDistance {
    enum System { case metric, feet, yards }

    static func value(of meters: Double, in system: System) -> Measurement<UnitLength> {
        let distance = Measurement(value: max(0, meters), unit: UnitLength.meters)
        let (small, large): (UnitLength, UnitLength) =
            switch system {
            case .metric: (.meters, .kilometers)
            case .feet: (.feet, .miles)
            case .yards: (.yards, .miles)
            }
        // The larger unit begins at a tenth of a mile, and at a kilometre.
        let far = distance.converted(to: large).value, limit = system == .metric ? 1 : 0.1
        let near = stepped(distance.converted(to: small).value)
        let whole = Measurement(value: near, unit: small).converted(to: large).value
        if far < limit, whole < limit { return Measurement(value: near, unit: small) }
        return Measurement(value: far < 10 ? (far * 10).rounded() / 10 : far.rounded(), unit: large)
    }

    /// To 50 from 100 on, to 10 from 20 on, else to 1.
    private static func stepped(_ value: Double) -> Double {
        let step: Double = value >= 100 ? 50 : value >= 20 ? 10 : 1
        return (value / step).rounded() * step
    }
}
