import ObjectRuntime

public enum HKBiologicalSex: Int, Sendable { case notSet = 0, female, male, other }
public enum HKBloodType: Int, Sendable {
    case notSet = 0, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}
public enum HKFitzpatrickSkinType: Int, Sendable { case notSet = 0, I, II, III, IV, V, VI }
public enum HKWheelchairUse: Int, Sendable { case notSet = 0, no, yes }
public enum HKActivityMoveMode: Int, Sendable { case activeEnergy = 1, appleMoveTime }

/// The user's sex, as it was entered.
open class HKBiologicalSexObject: NSObject, NSCopying, @unchecked Sendable {
    open var biologicalSex: HKBiologicalSex { .notSet }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The user's blood type, as it was entered.
open class HKBloodTypeObject: NSObject, NSCopying, @unchecked Sendable {
    open var bloodType: HKBloodType { .notSet }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The user's skin, as it was entered.
open class HKFitzpatrickSkinTypeObject: NSObject, NSCopying, @unchecked Sendable {
    open var skinType: HKFitzpatrickSkinType { .notSet }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Whether the user has a wheelchair, as it was entered.
open class HKWheelchairUseObject: NSObject, NSCopying, @unchecked Sendable {
    open var wheelchairUse: HKWheelchairUse { .notSet }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The ring that counts movement.
open class HKActivityMoveModeObject: NSObject, NSCopying, @unchecked Sendable {
    open var activityMoveMode: HKActivityMoveMode { .activeEnergy }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

// Nobody entered anything in the Health app of this device.
extension HKHealthStore {
    private func read(_ type: HKCharacteristicTypeIdentifier) throws {
        guard book.now.read.contains(type.rawValue) else { throw HKError.notDetermined }
    }

    /// - Throws: `HKError` without having asked for it, and where the user did not enter it.
    public func dateOfBirthComponents() throws -> DateComponents {
        try read(.dateOfBirth)
        throw HKError.noData
    }
    @available(iOS, deprecated: 10.0)
    public func dateOfBirth() throws -> Date {
        try read(.dateOfBirth)
        throw HKError.noData
    }
    /// - Throws: `HKError` without having asked for it.
    public func biologicalSex() throws -> HKBiologicalSexObject {
        try read(.biologicalSex)
        return HKBiologicalSexObject()
    }
    /// - Throws: `HKError` without having asked for it.
    public func bloodType() throws -> HKBloodTypeObject {
        try read(.bloodType)
        return HKBloodTypeObject()
    }
    /// - Throws: `HKError` without having asked for it.
    public func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject {
        try read(.fitzpatrickSkinType)
        return HKFitzpatrickSkinTypeObject()
    }
    /// - Throws: `HKError` without having asked for it.
    public func wheelchairUse() throws -> HKWheelchairUseObject {
        try read(.wheelchairUse)
        return HKWheelchairUseObject()
    }
    /// - Throws: `HKError` without having asked for it.
    public func activityMoveMode() throws -> HKActivityMoveModeObject {
        try read(.activityMoveMode)
        return HKActivityMoveModeObject()
    }
}
