import Quincesimd
import UIKit

// Points, directions and matrices of SceneKit as values.

/// The numbers of which SceneKit's vectors are made.
public typealias SCNFloat = Float

/// A point or direction in space.
public struct SCNVector3: Sendable {
    public var x: Float, y: Float, z: Float

    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(Float(x), Float(y), Float(z)) }
    public init(_ x: Double, _ y: Double, _ z: Double) { self.init(Float(x), Float(y), Float(z)) }
    public init(_ x: Int, _ y: Int, _ z: Int) { self.init(Float(x), Float(y), Float(z)) }
    public init(_ v: SIMD3<Float>) { self.init(v.x, v.y, v.z) }
    public init(_ v: SIMD3<Double>) { self.init(v.x, v.y, v.z) }
}

/// Four components: an axis with an angle in radians, a quaternion, or a colour.
public struct SCNVector4: Sendable {
    public var x: Float, y: Float, z: Float, w: Float

    public init() { (x, y, z, w) = (0, 0, 0, 0) }
    public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) { self.init(Float(x), Float(y), Float(z), Float(w)) }
    public init(_ x: Double, _ y: Double, _ z: Double, _ w: Double) { self.init(Float(x), Float(y), Float(z), Float(w)) }
    public init(_ x: Int, _ y: Int, _ z: Int, _ w: Int) { self.init(Float(x), Float(y), Float(z), Float(w)) }
    public init(_ v: SIMD4<Float>) { self.init(v.x, v.y, v.z, v.w) }
    public init(_ v: SIMD4<Double>) { self.init(v.x, v.y, v.z, v.w) }
}

public typealias SCNQuaternion = SCNVector4

/// A matrix of four rows: what it moves by stands in the last one.
public struct SCNMatrix4: Sendable {
    public var m11: Float, m12: Float, m13: Float, m14: Float
    public var m21: Float, m22: Float, m23: Float, m24: Float
    public var m31: Float, m32: Float, m33: Float, m34: Float
    public var m41: Float, m42: Float, m43: Float, m44: Float

    /// All zeros. See ``SCNMatrix4Identity``.
    public init() { self.init(rows: [.zero, .zero, .zero, .zero]) }

    /// Its columns are the rows here.
    public init(_ m: simd_float4x4) { self.init(rows: [m.columns.0, m.columns.1, m.columns.2, m.columns.3]) }

    public init(
        m11: Float, m12: Float, m13: Float, m14: Float, m21: Float, m22: Float, m23: Float, m24: Float, m31: Float, m32: Float, m33: Float, m34: Float,
        m41: Float, m42: Float, m43: Float, m44: Float
    ) {
        self.init(rows: [
            SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34), SIMD4(m41, m42, m43, m44),
        ])
    }

    init(rows: [SIMD4<Float>]) {
        (m11, m12, m13, m14) = (rows[0].x, rows[0].y, rows[0].z, rows[0].w)
        (m21, m22, m23, m24) = (rows[1].x, rows[1].y, rows[1].z, rows[1].w)
        (m31, m32, m33, m34) = (rows[2].x, rows[2].y, rows[2].z, rows[2].w)
        (m41, m42, m43, m44) = (rows[3].x, rows[3].y, rows[3].z, rows[3].w)
    }

    init(_ t: CATransform3D) {
        self.init(
            m11: Float(t.m11), m12: Float(t.m12), m13: Float(t.m13), m14: Float(t.m14), m21: Float(t.m21), m22: Float(t.m22), m23: Float(t.m23),
            m24: Float(t.m24), m31: Float(t.m31), m32: Float(t.m32), m33: Float(t.m33), m34: Float(t.m34), m41: Float(t.m41), m42: Float(t.m42),
            m43: Float(t.m43), m44: Float(t.m44))
    }

    var rows: [SIMD4<Float>] {
        [SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34), SIMD4(m41, m42, m43, m44)]
    }
}

public let SCNVector3Zero = SCNVector3()
public let SCNVector4Zero = SCNVector4()
public let SCNMatrix4Identity = SCNMatrix4(CATransform3DIdentity)

public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }
public func SCNVector4Make(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SCNVector4 { SCNVector4(x, y, z, w) }

public func SCNVector3EqualToVector3(_ a: SCNVector3, _ b: SCNVector3) -> Bool { SCNVector3ToFloat3(a) == SCNVector3ToFloat3(b) }
public func SCNVector4EqualToVector4(_ a: SCNVector4, _ b: SCNVector4) -> Bool { SCNVector4ToFloat4(a) == SCNVector4ToFloat4(b) }
public func SCNMatrix4EqualToMatrix4(_ a: SCNMatrix4, _ b: SCNMatrix4) -> Bool { a.rows == b.rows }
public func SCNMatrix4IsIdentity(_ m: SCNMatrix4) -> Bool { SCNMatrix4EqualToMatrix4(m, SCNMatrix4Identity) }

public func SCNMatrix4MakeTranslation(_ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    SCNMatrix4(CATransform3DMakeTranslation(CGFloat(tx), CGFloat(ty), CGFloat(tz)))
}

public func SCNMatrix4MakeScale(_ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 {
    SCNMatrix4(CATransform3DMakeScale(CGFloat(sx), CGFloat(sy), CGFloat(sz)))
}

/// `angle` in radians, around an axis through the origin.
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    SCNMatrix4(CATransform3DMakeRotation(CGFloat(angle), CGFloat(x), CGFloat(y), CGFloat(z)))
}

public func SCNVector3ToFloat3(_ v: SCNVector3) -> SIMD3<Float> { SIMD3(v.x, v.y, v.z) }
public func SCNVector4ToFloat4(_ v: SCNVector4) -> SIMD4<Float> { SIMD4(v.x, v.y, v.z, v.w) }
public func SCNVector3FromFloat3(_ v: SIMD3<Float>) -> SCNVector3 { SCNVector3(v) }
public func SCNVector4FromFloat4(_ v: SIMD4<Float>) -> SCNVector4 { SCNVector4(v) }

extension simd_float4x4 {
    /// Its rows are the columns here.
    public init(_ m: SCNMatrix4) { self.init(m.rows) }
}

extension SIMD3 where Scalar == Float {
    public init(_ v: SCNVector3) { self = SCNVector3ToFloat3(v) }
}

extension SIMD4 where Scalar == Float {
    public init(_ v: SCNVector4) { self = SCNVector4ToFloat4(v) }
}
