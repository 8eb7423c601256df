import ObjectRuntime

/// How the user's head moves: there are no headphones.
open class CMHeadphoneMotionManager: NSObject, @unchecked Sendable {
    open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?
    open var isDeviceMotionAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var deviceMotion: CMDeviceMotion? { nil }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    open func startDeviceMotionUpdates() {}
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping DeviceMotionHandler) {}
    open func stopDeviceMotionUpdates() {}

    public typealias DeviceMotionHandler = @Sendable (CMDeviceMotion?, (any Error)?) -> Void
}

/// Hears of headphones that come and go; none does.
@preconcurrency public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
    func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) throws(Unimplemented)
    func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) throws(Unimplemented)
}

extension CMHeadphoneMotionManagerDelegate {
    public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("headphoneMotionManagerDidConnect:", on: self, [manager])
    }
    public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("headphoneMotionManagerDidDisconnect:", on: self, [manager])
    }
}
