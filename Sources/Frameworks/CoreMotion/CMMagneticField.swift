import ObjectRuntime

/// Microteslas.
public struct CMMagneticField: Sendable {
    public var x, y, z: Double
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable { case uncalibrated = -1, low, medium, high }

/// A field without what the device itself adds to it.
public struct CMCalibratedMagneticField: Sendable {
    public var field: CMMagneticField
    public var accuracy: CMMagneticFieldCalibrationAccuracy
    public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy) { (self.field, self.accuracy) = (field, accuracy) }
}

open class CMMagnetometerData: CMLogItem, @unchecked Sendable { open var magneticField: CMMagneticField { CMMagneticField() } }

/// How a device is turned, by rows.
public struct CMRotationMatrix: Sendable {
    public var m11, m12, m13, m21, m22, m23, m31, m32, m33: Double

    public init() { self.init(m11: 0, m12: 0, m13: 0, m21: 0, m22: 0, m23: 0, m31: 0, m32: 0, m33: 0) }

    public init(m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double, m32: Double, m33: Double) {
        (self.m11, self.m12, self.m13) = (m11, m12, m13)
        (self.m21, self.m22, self.m23) = (m21, m22, m23)
        (self.m31, self.m32, self.m33) = (m31, m32, m33)
    }
}
