import ObjectRuntime

public enum CMMotionActivityConfidence: Int, Sendable { case low = 0, medium, high }

/// How a user moves; none is ever seen.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    open var confidence: CMMotionActivityConfidence { .low }
    open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var unknown: Bool { false }
    open var stationary: Bool { false }
    open var walking: Bool { false }
    open var running: Bool { false }
    open var automotive: Bool { false }
    open var cycling: Bool { false }
}

public typealias CMMotionActivityHandler = @Sendable (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler = @Sendable ([CMMotionActivity]?, (any Error)?) -> Void

open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    open class func isActivityAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {}
    open func stopActivityUpdates() {}

    /// Fails: activities are not seen here.
    open func queryActivityStarting(from start: Date, to end: Date, to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityQueryHandler) {
        queue.addOperation { handler(nil, CMErrorMotionActivityNotAvailable.error) }
    }
}
