/// A part of the earth's pull.
public typealias UIAccelerationValue = Double

/// Hears of the device's movements, as before Core Motion. Nobody calls it since iOS 5.
@available(iOS, introduced: 2.0, deprecated: 13.0, message: "UIAcceleration has been replaced by the CoreMotion framework")
@preconcurrency @MainActor public protocol UIAccelerometerDelegate: NSObjectProtocol {}
