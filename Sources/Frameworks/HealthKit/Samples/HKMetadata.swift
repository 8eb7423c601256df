// The keys of a sample's metadata, and the values that some of them have.

public let HKMetadataKeyActivityType = "HKMetadataKeyActivityType"
public let HKMetadataKeyAlgorithmVersion = "HKMetadataKeyAlgorithmVersion"
public let HKMetadataKeyAlpineSlopeGrade = "HKAlpineSlopeGrade"
public let HKMetadataKeyAppleDeviceCalibrated = "HKAppleDeviceCalibrated"
public let HKMetadataKeyAppleECGAlgorithmVersion = "HKMetadataKeyAppleECGAlgorithmVersion"
public let HKMetadataKeyAppleFitnessPlusCatalogIdentifier = "HKMetadataKeyAppleFitnessPlusCatalogIdentifier"
public let HKMetadataKeyAppleFitnessPlusSession = "HKMetadataKeyAppleFitnessPlusSession"
public let HKMetadataKeyAudioExposureDuration = "HKMetadataKeyAudioExposureDuration"
public let HKMetadataKeyAudioExposureLevel = "HKMetadataKeyAudioExposureLevel"
public let HKMetadataKeyAverageMETs = "HKAverageMETs"
public let HKMetadataKeyAverageSpeed = "HKAverageSpeed"
public let HKMetadataKeyBarometricPressure = "HKMetadataKeyBarometricPressure"
public let HKMetadataKeyBloodGlucoseMealTime = "HKBloodGlucoseMealTime"
public let HKMetadataKeyBodyTemperatureSensorLocation = "HKBodyTemperatureSensorLocation"
public let HKMetadataKeyCoachedWorkout = "HKCoachedWorkout"
public let HKMetadataKeyCrossTrainerDistance = "HKCrossTrainerDistance"
public let HKMetadataKeyCyclingFunctionalThresholdPowerTestType = "HKMetadataKeyCyclingFunctionalThresholdPowerTestType"
public let HKMetadataKeyDateOfEarliestDataUsedForEstimate = "HKMetadataKeyDateOfEarliestDataUsedForEstimate"
public let HKMetadataKeyDeviceManufacturerName = "HKDeviceManufacturerName"
public let HKMetadataKeyDeviceName = "HKDeviceName"
public let HKMetadataKeyDevicePlacementSide = "HKMetadataKeyDevicePlacementSide"
public let HKMetadataKeyDeviceSerialNumber = "HKDeviceSerialNumber"
public let HKMetadataKeyDigitalSignature = "HKDigitalSignature"
public let HKMetadataKeyElevationAscended = "HKElevationAscended"
public let HKMetadataKeyElevationDescended = "HKElevationDescended"
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKMetadataKeyFitnessMachineDuration = "HKFitnessMachineDuration"
public let HKMetadataKeyFoodType = "HKFoodType"
public let HKMetadataKeyGlassesPrescriptionDescription = "HKMetadataKeyGlassesPrescriptionDescription"
public let HKMetadataKeyGroupFitness = "HKGroupFitness"
public let HKMetadataKeyHeadphoneGain = "HKMetadataKeyHeadphoneGain"
public let HKMetadataKeyHeartRateEventThreshold = "HKMetadataKeyHeartRateEventThreshold"
public let HKMetadataKeyHeartRateMotionContext = "HKMetadataKeyHeartRateMotionContext"
public let HKMetadataKeyHeartRateRecoveryActivityDuration = "HKHeartRateRecoveryActivityDuration"
public let HKMetadataKeyHeartRateRecoveryActivityType = "HKHeartRateRecoveryActivityType"
public let HKMetadataKeyHeartRateRecoveryMaxObservedRecoveryHeartRate = "HKHeartRateRecoveryMaxObservedRecoveryHeartRate"
public let HKMetadataKeyHeartRateRecoveryTestType = "HKHeartRateRecoveryTestType"
public let HKMetadataKeyHeartRateSensorLocation = "HKHeartRateSensorLocation"
public let HKMetadataKeyIndoorBikeDistance = "HKIndoorBikeDistance"
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
public let HKMetadataKeyInsulinDeliveryReason = "HKInsulinDeliveryReason"
public let HKMetadataKeyLapLength = "HKLapLength"
public let HKMetadataKeyLowCardioFitnessEventThreshold = "HKMetadataKeyLowCardioFitnessEventThreshold"
public let HKMetadataKeyMaximumLightIntensity = "HKMetadataKeyMaximumLightIntensity"
public let HKMetadataKeyMaximumSpeed = "HKMaximumSpeed"
public let HKMetadataKeyMenstrualCycleStart = "HKMenstrualCycleStart"
public let HKMetadataKeyPhysicalEffortEstimationType = "HKMetadataKeyPhysicalEffortEstimationType"
public let HKMetadataKeyQuantityClampedToLowerBound = "HKMetadataKeyQuantityClampedToLowerBound"
public let HKMetadataKeyQuantityClampedToUpperBound = "HKMetadataKeyQuantityClampedToUpperBound"
public let HKMetadataKeyReferenceRangeLowerLimit = "HKReferenceRangeLowerLimit"
public let HKMetadataKeyReferenceRangeUpperLimit = "HKReferenceRangeUpperLimit"
public let HKMetadataKeySWOLFScore = "HKMetadataKeySWOLFScore"
public let HKMetadataKeySessionEstimate = "HKMetadataKeySessionEstimate"
public let HKMetadataKeySexualActivityProtectionUsed = "HKSexualActivityProtectionUsed"
public let HKMetadataKeySwimmingLocationType = "HKSwimmingLocationType"
public let HKMetadataKeySwimmingStrokeStyle = "HKSwimmingStrokeStyle"
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
public let HKMetadataKeyTimeZone = "HKTimeZone"
public let HKMetadataKeyUDIDeviceIdentifier = "HKUDIDeviceIdentifier"
public let HKMetadataKeyUDIProductionIdentifier = "HKUDIProductionIdentifier"
public let HKMetadataKeyUserMotionContext = "HKMetadataKeyUserMotionContext"
public let HKMetadataKeyVO2MaxTestType = "HKVO2MaxTestType"
public let HKMetadataKeyVO2MaxValue = "HKVO2MaxValue"
public let HKMetadataKeyWasTakenInLab = "HKWasTakenInLab"
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeyWaterSalinity = "HKMetadataKeyWaterSalinity"
public let HKMetadataKeyWeatherCondition = "HKWeatherCondition"
public let HKMetadataKeyWeatherHumidity = "HKWeatherHumidity"
public let HKMetadataKeyWeatherTemperature = "HKWeatherTemperature"
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"

public enum HKHeartRateSensorLocation: Int, Sendable { case other = 0, chest, wrist, finger, hand, earLobe, foot }
public enum HKBodyTemperatureSensorLocation: Int, Sendable {
    case other = 0, armpit, body, ear, finger, gastroIntestinal, mouth, rectum, toe, earDrum, temporalArtery, forehead
}
public enum HKHeartRateMotionContext: Int, Sendable { case notSet = 0, sedentary, active }
public enum HKUserMotionContext: Int, Sendable { case notSet = 0, stationary, active }
public enum HKDevicePlacementSide: Int, Sendable { case unknown = 0, left, right, central }
public enum HKSwimmingStrokeStyle: Int, Sendable { case unknown = 0, mixed, freestyle, backstroke, breaststroke, butterfly, kickboard }
public enum HKInsulinDeliveryReason: Int, Sendable { case basal = 1, bolus }
public enum HKBloodGlucoseMealTime: Int, Sendable { case preprandial = 1, postprandial }
public enum HKVO2MaxTestType: Int, Sendable { case maxExercise = 1, predictionSubMaxExercise, predictionNonExercise }
public enum HKHeartRateRecoveryTestType: Int, Sendable { case maxExercise = 1, predictionSubMaxExercise, predictionNonExercise }
public enum HKPhysicalEffortEstimationType: Int, Sendable { case activityLookup = 1, deviceSensed }
public enum HKWaterSalinity: Int, Sendable { case freshWater = 1, saltWater }
public enum HKWeatherCondition: Int, Sendable {
    case none = 0, clear, fair, partlyCloudy, mostlyCloudy, cloudy, foggy, haze, windy, blustery, smoky, dust, snow, hail, sleet, freezingDrizzle
    case freezingRain, mixedRainAndHail, mixedRainAndSnow, mixedRainAndSleet, mixedSnowAndSleet, drizzle, scatteredShowers, showers, thunderstorms
    case tropicalStorm, hurricane, tornado
}
