@_exported import ObjectRuntime

// There are no sensors, as in a simulator: everything says that it is not available, and no data come.

public struct CMAcceleration: Sendable {
    public var x, y, z: Double
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct CMRotationRate: Sendable {
    public var x, y, z: Double
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct CMQuaternion: Sendable {
    public var x, y, z, w: Double
    public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}
public struct CMAttitudeReferenceFrame: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}
open class CMLogItem: NSObject, @unchecked Sendable { open var timestamp: TimeInterval { 0 } }
open class CMAccelerometerData: CMLogItem, @unchecked Sendable { open var acceleration: CMAcceleration { CMAcceleration() } }
open class CMGyroData: CMLogItem, @unchecked Sendable { open var rotationRate: CMRotationRate { CMRotationRate() } }
open class CMAttitude: NSObject, @unchecked Sendable {
    open var roll: Double { 0 }
    open var pitch: Double { 0 }
    open var yaw: Double { 0 }
    open var quaternion: CMQuaternion { CMQuaternion(x: 0, y: 0, z: 0, w: 1) }
    open var rotationMatrix: CMRotationMatrix { CMRotationMatrix(m11: 1, m12: 0, m13: 0, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1) }
    open func multiply(byInverseOf attitude: CMAttitude) {}
}
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    open var attitude: CMAttitude { CMAttitude() }
    open var rotationRate: CMRotationRate { CMRotationRate() }
    open var gravity: CMAcceleration { CMAcceleration() }
    open var userAcceleration: CMAcceleration { CMAcceleration() }
    open var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField(field: CMMagneticField(), accuracy: .uncalibrated) }
    /// Degrees from the direction that the reference frame has for north; -1 where that has none.
    open var heading: Double { -1 }
    open var sensorLocation: SensorLocation { .default }

    /// The place of the sensors: in the device, or on one side of a pair of headphones.
    public enum SensorLocation: Int, Sendable { case `default` = 0, headphoneLeft, headphoneRight }
}
public typealias CMAccelerometerHandler = @Sendable (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = @Sendable (CMGyroData?, (any Error)?) -> Void
public typealias CMMagnetometerHandler = @Sendable (CMMagnetometerData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = @Sendable (CMDeviceMotion?, (any Error)?) -> Void

open class CMMotionManager: NSObject, @unchecked Sendable {
    open var accelerometerUpdateInterval: TimeInterval = 0
    open var gyroUpdateInterval: TimeInterval = 0
    open var magnetometerUpdateInterval: TimeInterval = 0
    open var deviceMotionUpdateInterval: TimeInterval = 0
    open var showsDeviceMovementDisplay = false
    open var isAccelerometerAvailable: Bool { false }
    open var isAccelerometerActive: Bool { false }
    open var isGyroAvailable: Bool { false }
    open var isGyroActive: Bool { false }
    open var isMagnetometerAvailable: Bool { false }
    open var isMagnetometerActive: Bool { false }
    open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
    open var isDeviceMotionAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    open var accelerometerData: CMAccelerometerData? { nil }
    open var gyroData: CMGyroData? { nil }
    open var magnetometerData: CMMagnetometerData? { nil }
    open var deviceMotion: CMDeviceMotion? { nil }
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
    open func startAccelerometerUpdates() {}
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {}
    open func stopAccelerometerUpdates() {}
    open func startGyroUpdates() {}
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}
    open func stopGyroUpdates() {}
    open func startMagnetometerUpdates() {}
    open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {}
    open func stopMagnetometerUpdates() {}
    open func startDeviceMotionUpdates() {}
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {}
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
    ) {}
    open func stopDeviceMotionUpdates() {}
}

public enum CMAuthorizationStatus: Int, Sendable { case notDetermined = 0, restricted, denied, authorized }
open class CMPedometerData: NSObject, @unchecked Sendable {
    open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var endDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var numberOfSteps: NSNumber { 0 }
    open var distance: NSNumber? { nil }
    open var floorsAscended: NSNumber? { nil }
    open var floorsDescended: NSNumber? { nil }
    open var currentPace: NSNumber? { nil }
    open var currentCadence: NSNumber? { nil }
    open var averageActivePace: NSNumber? { nil }
}
public enum CMPedometerEventType: Int, Sendable { case pause = 0, resume }
open class CMPedometerEvent: NSObject, @unchecked Sendable {
    open var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
    open var type: CMPedometerEventType { .pause }
}
open class CMPedometer: NSObject, @unchecked Sendable {
    open class func isStepCountingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    open class func isFloorCountingAvailable() -> Bool { false }
    open class func isPaceAvailable() -> Bool { false }
    open class func isCadenceAvailable() -> Bool { false }
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void) {
        ServiceReply.send { handler(nil, CMErrorNotAvailable.error) }
    }
    open func startUpdates(from start: Date, withHandler handler: @escaping @Sendable (CMPedometerData?, (any Error)?) -> Void) {
        ServiceReply.send { handler(nil, CMErrorNotAvailable.error) }
    }
    open func stopUpdates() {}
    open func startEventUpdates(handler: @escaping @Sendable (CMPedometerEvent?, (any Error)?) -> Void) {
        ServiceReply.send { handler(nil, CMErrorNotAvailable.error) }
    }
    open func stopEventUpdates() {}
}
