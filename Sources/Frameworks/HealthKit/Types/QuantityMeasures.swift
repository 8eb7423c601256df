/// In which unit a quantity is measured, and how several of its samples are summed up.
struct QuantityMeasure: Sendable {
    var unit: String
    var style: HKQuantityAggregationStyle

    static func of(_ identifier: String) -> QuantityMeasure? { table[identifier] }

    private struct Measure {
        var measure: QuantityMeasure
        var identifiers: [HKQuantityTypeIdentifier]
        init(_ unit: String, _ style: HKQuantityAggregationStyle, _ identifiers: [HKQuantityTypeIdentifier]) {
            measure = QuantityMeasure(unit: unit, style: style)
            self.identifiers = identifiers
        }
    }

    private static let table: [String: QuantityMeasure] = Dictionary(
        uniqueKeysWithValues: groups.flatMap { group in group.identifiers.map { ($0.rawValue, group.measure) } })

    private static var groups: [Measure] {
        [
            Measure(
                "%", .discreteArithmetic,
                [
                    .appleWalkingSteadiness, .bloodAlcoholContent, .bodyFatPercentage, .oxygenSaturation, .peripheralPerfusionIndex,
                    .walkingAsymmetryPercentage, .walkingDoubleSupportPercentage,
                ]),
            Measure("%", .discreteTemporallyWeighted, [.atrialFibrillationBurden]),
            Measure("IU", .cumulative, [.insulinDelivery]),
            Measure("L", .discreteArithmetic, [.forcedExpiratoryVolume1, .forcedVitalCapacity]),
            Measure("L/min", .discreteArithmetic, [.peakExpiratoryFlowRate]),
            Measure("S", .discreteArithmetic, [.electrodermalActivity]),
            Measure("W", .discreteArithmetic, [.cyclingFunctionalThresholdPower, .cyclingPower, .runningPower]),
            Measure("cm", .discreteArithmetic, [.runningVerticalOscillation]),
            Measure(
                "count", .cumulative,
                [
                    .flightsClimbed, .inhalerUsage, .nikeFuel, .numberOfAlcoholicBeverages, .numberOfTimesFallen, .pushCount, .stepCount,
                    .swimmingStrokeCount,
                ]),
            Measure("count", .discreteArithmetic, [.bodyMassIndex, .uvExposure]),
            Measure(
                "count/min", .discreteArithmetic,
                [
                    .cyclingCadence, .heartRateRecoveryOneMinute, .respiratoryRate, .restingHeartRate, .walkingHeartRateAverage,
                ]),
            Measure("count/min", .discreteTemporallyWeighted, [.heartRate]),
            Measure("dBASPL", .discreteEquivalentContinuousLevel, [.environmentalAudioExposure, .environmentalSoundReduction, .headphoneAudioExposure]),
            Measure("degC", .discreteArithmetic, [.appleSleepingWristTemperature, .basalBodyTemperature, .bodyTemperature, .waterTemperature]),
            Measure(
                "g", .cumulative,
                [
                    .dietaryBiotin, .dietaryCaffeine, .dietaryCalcium, .dietaryCarbohydrates, .dietaryChloride, .dietaryCholesterol, .dietaryChromium,
                    .dietaryCopper, .dietaryFatMonounsaturated, .dietaryFatPolyunsaturated, .dietaryFatSaturated, .dietaryFatTotal, .dietaryFiber,
                    .dietaryFolate, .dietaryIodine, .dietaryIron, .dietaryMagnesium, .dietaryManganese, .dietaryMolybdenum, .dietaryNiacin,
                    .dietaryPantothenicAcid, .dietaryPhosphorus, .dietaryPotassium, .dietaryProtein, .dietaryRiboflavin, .dietarySelenium, .dietarySodium,
                    .dietarySugar, .dietaryThiamin, .dietaryVitaminA, .dietaryVitaminB12, .dietaryVitaminB6, .dietaryVitaminC, .dietaryVitaminD,
                    .dietaryVitaminE, .dietaryVitaminK, .dietaryZinc,
                ]),
            Measure("kcal", .cumulative, [.activeEnergyBurned, .basalEnergyBurned, .dietaryEnergyConsumed]),
            Measure("kcal/(kg*hr)", .discreteArithmetic, [.physicalEffort]),
            Measure("kg", .discreteArithmetic, [.bodyMass, .leanBodyMass]),
            Measure("km", .cumulative, [.distanceCycling, .distanceDownhillSnowSports, .distanceWalkingRunning, .distanceWheelchair]),
            Measure("m", .cumulative, [.distanceSwimming]),
            Measure(
                "m", .discreteArithmetic,
                [
                    .height, .runningStrideLength, .sixMinuteWalkTestDistance, .underwaterDepth, .waistCircumference, .walkingStepLength,
                ]),
            Measure("m/s", .discreteArithmetic, [.cyclingSpeed, .runningSpeed, .stairAscentSpeed, .stairDescentSpeed, .walkingSpeed]),
            Measure("mL", .cumulative, [.dietaryWater]),
            Measure("mL/(kg*min)", .discreteArithmetic, [.vo2Max]),
            Measure("mg/dL", .discreteArithmetic, [.bloodGlucose]),
            Measure("min", .cumulative, [.appleExerciseTime, .appleMoveTime, .appleStandTime, .timeInDaylight]),
            Measure("mmHg", .discreteArithmetic, [.bloodPressureDiastolic, .bloodPressureSystolic]),
            Measure("ms", .discreteArithmetic, [.heartRateVariabilitySDNN, .runningGroundContactTime]),
        ]
    }
}
