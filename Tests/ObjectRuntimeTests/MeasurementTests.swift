import Foundation
import ObjectRuntime
import Testing

@Suite("Measurements in words") struct MeasurementTests {
    private func formatter(_ locale: String, _ options: ObjectRuntime.MeasurementFormatter.UnitOptions = []) -> ObjectRuntime.MeasurementFormatter {
        let formatter = ObjectRuntime.MeasurementFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.unitOptions = options
        return formatter
    }

    @Test(
        "a region's units are taken where nothing else is asked for",
        arguments: [("en_US", "68.45°F 3.107 mi"), ("de_DE", "20,25 °C 5 km"), ("en_GB", "20.25°C 3.107 mi")])
    func regions(locale: String, expected: String) {
        let formatter = formatter(locale)
        let warmth = formatter.string(from: Measurement(value: 20.25, unit: UnitTemperature.celsius))
        let way = formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers))
        #expect("\(warmth) \(way)".replacing("\u{A0}", with: " ") == expected)
    }

    @Test("a provided unit stays, styles are of three lengths, and a temperature may be without its scale")
    func options() {
        let own = formatter("en_US", .providedUnit)
        let minutes = Measurement(value: 90, unit: UnitDuration.minutes)
        #expect(own.string(from: minutes) == "90 min")
        own.unitStyle = .long
        #expect(own.string(from: minutes) == "90 minutes")
        #expect(own.string(from: Measurement(value: 1234.5, unit: UnitLength.meters)) == "1,234.5 meters")
        #expect(own.string(from: UnitSpeed.kilometersPerHour) == "kilometers per hour")
        own.unitStyle = .short
        #expect(own.string(from: minutes) == "90m")
        let bare = formatter("en_US", [.temperatureWithoutUnit, .providedUnit])
        bare.numberFormatter.maximumFractionDigits = 0
        #expect(bare.string(from: Measurement(value: 20.25, unit: UnitTemperature.celsius)) == "20°")
        #expect(formatter("en_US", .providedUnit).string(from: Measurement(value: 3, unit: UnitConcentrationMass.gramsPerLiter)) == "3 g/L")
    }

    @Test("a format style puts the unit around a number of a style of its own")
    func formatStyles() {
        let warmth = Measurement(value: 294.15, unit: UnitTemperature.kelvin), way = Measurement(value: 1500, unit: UnitLength.meters)
        let us = Locale(identifier: "en_US"), germany = Locale(identifier: "de_DE")
        let tenths = Measurement<UnitTemperature>.FormatStyle(width: .narrow, locale: us, numberFormatStyle: .number.precision(.fractionLength(1)))
        #expect(warmth.formatted(tenths) == "69.8°")
        #expect(way.formatted(Measurement<UnitLength>.FormatStyle(width: .wide, locale: germany, usage: .road)) == "1,5 Kilometer")
        #expect(way.formatted(Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: us, usage: .asProvided)) == "1,500 m")
        let text: String = way.formatted(.measurement(width: .wide, usage: .asProvided).locale(us))
        #expect(text == "1,500 meters")
    }
}
