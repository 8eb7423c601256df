import Foundation

/// The unit in which a measurement is written for people of a region. What a region has no habit of its own for stays as it is.
enum PreferredUnit {
    enum System { case metric, british, american }

    static func system(of locale: Locale) -> System {
        switch locale.measurementSystem {
        case .us: .american
        case .uk: .british
        default: .metric
        }
    }

    /// The measurement in the unit that the system's people use for one of its size.
    static func converted(_ measurement: Measurement<Unit>, for system: System) -> Measurement<Unit> {
        guard let unit = measurement.unit as? Dimension else { return measurement }
        func converted(to target: Dimension) -> Measurement<Unit> {
            Measurement(value: target.converter.value(fromBaseUnitValue: unit.converter.baseUnitValue(fromValue: measurement.value)), unit: target)
        }
        /// In the first unit of which it is so much, else in the last.
        func fitting(_ steps: [(unit: Dimension, least: Double)]) -> Measurement<Unit> {
            for step in steps where abs(converted(to: step.unit).value) >= step.least { return converted(to: step.unit) }
            return steps.last.map { converted(to: $0.unit) } ?? measurement
        }
        switch unit {
        case is UnitTemperature: return converted(to: system == .american ? UnitTemperature.fahrenheit : UnitTemperature.celsius)
        case is UnitLength:
            let metric: [(unit: Dimension, least: Double)] = [
                (UnitLength.kilometers, 1), (UnitLength.meters, 1), (UnitLength.centimeters, 1), (UnitLength.millimeters, 0),
            ]
            let imperial: [(unit: Dimension, least: Double)] = [(UnitLength.miles, 0.5), (UnitLength.feet, 1), (UnitLength.inches, 0)]
            return system == .metric ? fitting(metric) : fitting(imperial)
        case is UnitMass:
            return system == .american
                ? fitting([(UnitMass.pounds, 1), (UnitMass.ounces, 0)])
                : fitting([(UnitMass.kilograms, 1), (UnitMass.grams, 1), (UnitMass.milligrams, 0)])
        case is UnitSpeed: return converted(to: system == .metric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour)
        case is UnitVolume:
            return system == .american
                ? fitting([(UnitVolume.gallons, 1), (UnitVolume.fluidOunces, 0)]) : fitting([(UnitVolume.liters, 1), (UnitVolume.milliliters, 0)])
        default: return measurement
        }
    }
}
