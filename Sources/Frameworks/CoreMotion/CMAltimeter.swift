import ObjectRuntime

/// A height over where measuring began, in metres, and a pressure in kilopascals.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    open var relativeAltitude: NSNumber { 0 }
    open var pressure: NSNumber { 0 }
}

/// A height over the sea in metres.
open class CMAbsoluteAltitudeData: CMLogItem, @unchecked Sendable {
    open var altitude: Double { 0 }
    open var accuracy: Double { 0 }
    open var precision: Double { 0 }
}

public typealias CMAltitudeHandler = @Sendable (CMAltitudeData?, (any Error)?) -> Void
public typealias CMAbsoluteAltitudeHandler = @Sendable (CMAbsoluteAltitudeData?, (any Error)?) -> Void

open class CMAltimeter: NSObject, @unchecked Sendable {
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    /// Fails: there is no barometer.
    open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {
        queue.addOperation { handler(nil, CMErrorNotAvailable.error) }
    }

    open func stopRelativeAltitudeUpdates() {}

    /// Fails: there is no barometer.
    open func startAbsoluteAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAbsoluteAltitudeHandler) {
        queue.addOperation { handler(nil, CMErrorNotAvailable.error) }
    }

    open func stopAbsoluteAltitudeUpdates() {}
}
