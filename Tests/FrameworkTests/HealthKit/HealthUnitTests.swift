import Foundation
import QuinceHealthKit
import Testing

@Suite struct HealthUnitTests {
    @Test("texts name units, and units know their texts") func texts() {
        #expect(HKUnit(from: "count/min") == HKUnit.count().unitDivided(by: .minute()))
        #expect(HKUnit(from: "kg") == HKUnit.gramUnit(with: .kilo) && HKUnit(from: "m/s^2").unitString == "m/s^2")
        #expect(HKUnit(from: "ml/kg*min") == HKUnit(from: "mL/(kg*min)") && HKUnit(from: "mL/(kg*min)").unitString == "mL/kg·min")
        #expect(HKUnit.moleUnit(with: .milli, molarMass: 180).unitDivided(by: .liter()).unitString == "mmol<180.0>/L")
        #expect(HKUnit(from: "mcg").unitString == "mcg" && HKUnit(from: "min") == .minute() && HKUnit(from: "dL") == .literUnit(with: .deci))
        #expect(HKUnit.meter().unitDivided(by: .meter()).isNull() && HKUnit.second().reciprocal().unitString == "1/s")
        #expect(HKUnit(from: MassFormatter.Unit.stone) == .stone() && HKUnit.lengthFormatterUnit(from: .mile()) == .mile)
        #expect(HKUnit.meter().unitRaised(toPower: 2).unitString == "m^2")
    }

    private func convert(_ value: Double, _ from: String, _ to: String) -> Double {
        let number = HKQuantity(unit: HKUnit(from: from), doubleValue: value).doubleValue(for: HKUnit(from: to))
        return (number * 10_000).rounded() / 10_000
    }

    @Test("quantities are told in other units of what they measure") func conversion() {
        #expect(convert(1, "lb", "kg") == 0.4536 && convert(70, "kg", "g") == 70_000 && convert(1, "mi", "km") == 1.6093)
        #expect(convert(72, "count/min", "count/s") == 1.2 && convert(1, "km/hr", "m/s") == 0.2778)
        #expect(convert(98.6, "degF", "degC") == 37 && convert(0, "degC", "K") == 273.15)
        #expect(convert(1, "Cal", "kJ") == 4.184 && convert(1, "kcal", "cal") == 1000)
        #expect(convert(5.5, "mmol<180.15588000005408>/L", "mg/dL") == 99.0857)
        #expect(convert(120, "mmHg", "kPa") == 15.9987 && convert(0.5, "%", "count") == 0.5)
        let height = HKQuantity(unit: .foot(), doubleValue: 6)
        #expect(height.is(compatibleWith: .meter()) && !height.is(compatibleWith: .second()))
        #expect(height.compare(HKQuantity(unit: .inch(), doubleValue: 73)) == .orderedAscending)
        #expect(height == HKQuantity(unit: .yard(), doubleValue: 2) && height.description == "6 ft")
    }

    @Test("kinds know their units and how they are summed up") func types() throws {
        let steps = try #require(HKQuantityType.quantityType(forIdentifier: .stepCount))
        #expect(steps.aggregationStyle == .cumulative && steps.is(compatibleWith: .count()) && !steps.is(compatibleWith: .meter()))
        #expect(HKQuantityType(.heartRate).aggregationStyle == .discreteTemporallyWeighted && steps == HKObjectType.quantityType(forIdentifier: .stepCount))
        #expect(HKObjectType.quantityType(forIdentifier: HKQuantityTypeIdentifier(rawValue: "none")) == nil)
        #expect(Set<HKObjectType>([steps, HKQuantityType(.stepCount), HKObjectType.workoutType()]).count == 2)
        let data = try NSKeyedArchiver.archivedData(withRootObject: HKQuantity(unit: .pound(), doubleValue: 3), requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: HKQuantity.self, from: data) == HKQuantity(unit: .pound(), doubleValue: 3))
    }
}
