// Nothing is ever paired: no accessory, service or characteristic is ever made.

/// A thing of a home.
open class HMAccessory: NSObject, @unchecked Sendable {
    override init() {}
    open var name: String { "" }
    open var uniqueIdentifier: UUID { UUID() }
    open var isReachable: Bool { false }
    open var isBridged: Bool { false }
    open var isBlocked: Bool { false }
    open var supportsIdentify: Bool { false }
    open weak var room: HMRoom? { nil }
    open weak var home: HMHome? { nil }
    open var services: [HMService] { [] }
    open var category: HMAccessoryCategory { HMAccessoryCategory() }
    open var manufacturer: String? { nil }
    open var model: String? { nil }
    open var firmwareVersion: String? { nil }
    open var cameraProfiles: [HMCameraProfile]? { nil }
    open var uniqueIdentifiersForBridgedAccessories: [UUID]? { nil }
    open weak var delegate: (any HMAccessoryDelegate)?
    @preconcurrency open func updateName(_ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) { refuse(completion) }
    @preconcurrency open func identify(completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) { refuse(completion) }
    private func refuse(_ completion: @escaping @Sendable ((any Error)?) -> Void) {
        ServiceReply.send(on: .main) { completion(HMError(.accessoryNotReachable)) }
    }
}

/// Hears of an accessory. Every method is optional.
@preconcurrency public protocol HMAccessoryDelegate: NSObjectProtocol {
    func accessoryDidUpdateName(_ accessory: HMAccessory)
    func accessory(_ accessory: HMAccessory, didUpdateNameFor service: HMService)
    func accessoryDidUpdateServices(_ accessory: HMAccessory)
    func accessoryDidUpdateReachability(_ accessory: HMAccessory)
    func accessory(_ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic)
}
extension HMAccessoryDelegate {
    // There is no accessory: not called.
    public func accessoryDidUpdateName(_ accessory: HMAccessory) {}
    public func accessory(_ accessory: HMAccessory, didUpdateNameFor service: HMService) {}
    public func accessoryDidUpdateServices(_ accessory: HMAccessory) {}
    public func accessoryDidUpdateReachability(_ accessory: HMAccessory) {}
    public func accessory(_ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic) {}
}

open class HMAccessoryCategory: NSObject, @unchecked Sendable {
    override init() {}
    open var categoryType: String { "" }
    open var localizedDescription: String { "" }
}
open class HMCameraProfile: NSObject, @unchecked Sendable {
    override init() {}
    open var uniqueIdentifier: UUID { UUID() }
}

/// An ability of an accessory.
open class HMService: NSObject, @unchecked Sendable {
    override init() {}
    open weak var accessory: HMAccessory? { nil }
    open var serviceType: String { "" }
    open var localizedDescription: String { "" }
    open var name: String { "" }
    open var associatedServiceType: String? { nil }
    open var characteristics: [HMCharacteristic] { [] }
    open var uniqueIdentifier: UUID { UUID() }
    open var isUserInteractive: Bool { false }
    open var isPrimaryService: Bool { false }
    @preconcurrency open func updateName(_ name: String, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
        ServiceReply.send(on: .main) { completion(HMError(.accessoryNotReachable)) }
    }
}

open class HMCharacteristicMetadata: NSObject, @unchecked Sendable {
    override init() {}
    open var minimumValue: NSNumber? { nil }
    open var maximumValue: NSNumber? { nil }
    open var stepValue: NSNumber? { nil }
    open var maxLength: NSNumber? { nil }
    open var format: String? { nil }
    open var units: String? { nil }
    open var manufacturerDescription: String? { nil }
    open var validValues: [NSNumber]? { nil }
}

/// A value of a service.
open class HMCharacteristic: NSObject, @unchecked Sendable {
    override init() {}
    open weak var service: HMService? { nil }
    open var characteristicType: String { "" }
    open var localizedDescription: String { "" }
    open var properties: [String] { [] }
    open var metadata: HMCharacteristicMetadata? { nil }
    open var value: Any? { nil }
    open var isNotificationEnabled: Bool { false }
    open var uniqueIdentifier: UUID { UUID() }
    private func refuse(_ completion: @escaping @Sendable ((any Error)?) -> Void) {
        ServiceReply.send(on: .main) { completion(HMError(.accessoryNotReachable)) }
    }
    @preconcurrency open func writeValue(_ value: Any?, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) { refuse(completion) }
    open func writeValue(_ value: Any?) async throws { throw HMError(.accessoryNotReachable) }
    @preconcurrency open func readValue(completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) { refuse(completion) }
    open func readValue() async throws { throw HMError(.accessoryNotReachable) }
    @preconcurrency open func enableNotification(_ enable: Bool, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void) {
        refuse(completion)
    }
    open func enableNotification(_ enable: Bool) async throws { throw HMError(.accessoryNotReachable) }
}

/// Looks for accessories that belong to no home. None is near.
open class HMAccessoryBrowser: NSObject, @unchecked Sendable {
    open weak var delegate: (any HMAccessoryBrowserDelegate)?
    open var discoveredAccessories: [HMAccessory] { [] }
    open func startSearchingForNewAccessories() {}
    open func stopSearchingForNewAccessories() {}
}
@preconcurrency public protocol HMAccessoryBrowserDelegate: NSObjectProtocol {
    func accessoryBrowser(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory)
    func accessoryBrowser(_ browser: HMAccessoryBrowser, didRemoveNewAccessory accessory: HMAccessory)
}
extension HMAccessoryBrowserDelegate {
    // None is near: not called.
    public func accessoryBrowser(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory) {}
    public func accessoryBrowser(_ browser: HMAccessoryBrowser, didRemoveNewAccessory accessory: HMAccessory) {}
}
