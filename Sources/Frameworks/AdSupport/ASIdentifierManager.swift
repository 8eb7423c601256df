@_exported import ObjectRuntime

/// The device's identifier for advertising. Tracking is not allowed, so it is all zeros, as on a device whose user declined.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
    private static let instance = ASIdentifierManager()
    open class func shared() -> ASIdentifierManager { instance }
    open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
    open var isAdvertisingTrackingEnabled: Bool { false }
}
