/// Moved further by an offset: the translation is applied after what `m` does.
public func SCNMatrix4Translate(_ m: SCNMatrix4, _ tx: Float, _ ty: Float, _ tz: Float) -> SCNMatrix4 {
    var moved = m
    moved.m41 += tx
    moved.m42 += ty
    moved.m43 += tz
    return moved
}

/// Scaled after what `m` does.
public func SCNMatrix4Scale(_ m: SCNMatrix4, _ sx: Float, _ sy: Float, _ sz: Float) -> SCNMatrix4 { SCNMatrix4Mult(m, SCNMatrix4MakeScale(sx, sy, sz)) }

/// Turned after what `m` does, by radians around an axis through the origin.
public func SCNMatrix4Rotate(_ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeRotation(angle, x, y, z))
}

/// The matrix that undoes `m`; `m` itself where there is none.
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 {
    let matrix = simd_float4x4(m)
    return abs(matrix.determinant) > 0 ? SCNMatrix4(matrix.inverse) : m
}

/// Does `a` and then `b`.
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 { SCNMatrix4(simd_float4x4(b) * simd_float4x4(a)) }

public func SCNMatrix4ToMat4(_ m: SCNMatrix4) -> simd_float4x4 { simd_float4x4(m) }
public func SCNMatrix4FromMat4(_ m: simd_float4x4) -> SCNMatrix4 { SCNMatrix4(m) }

extension SCNMatrix4 {
    public init(_ m: simd_double4x4) {
        let columns = m.columns
        self.init(rows: [SIMD4<Float>(columns.0), SIMD4<Float>(columns.1), SIMD4<Float>(columns.2), SIMD4<Float>(columns.3)])
    }
}

extension simd_double4x4 {
    /// Its rows are the columns here.
    public init(_ m: SCNMatrix4) { self.init(m.rows.map { SIMD4<Double>($0) }) }
}

extension SIMD3 where Scalar == Double {
    public init(_ v: SCNVector3) { self.init(Double(v.x), Double(v.y), Double(v.z)) }
}

extension SIMD4 where Scalar == Double {
    public init(_ v: SCNVector4) { self.init(Double(v.x), Double(v.y), Double(v.z), Double(v.w)) }
}

extension SIMD4 where Scalar == Float {
    var xyz: SIMD3<Float> { SIMD3<Float>(x, y, z) }
}

extension SIMD3 where Scalar == Float {
    var length: Float { (self * self).sum().squareRoot() }
    /// Of length 1; `other` if it has none.
    func unit(or other: SIMD3<Float>) -> SIMD3<Float> {
        let length: Float = self.length
        return length > 1e-12 && length.isFinite ? self / length : other
    }
    func dot(_ other: SIMD3<Float>) -> Float { (self * other).sum() }
    func cross(_ b: SIMD3<Float>) -> SIMD3<Float> { SIMD3<Float>(y * b.z - z * b.y, z * b.x - x * b.z, x * b.y - y * b.x) }
}

extension simd_float4x4 {
    func point(_ p: SIMD3<Float>) -> SIMD3<Float> { (self * SIMD4<Float>(p, 1)).xyz }
    func direction(_ d: SIMD3<Float>) -> SIMD3<Float> { (self * SIMD4<Float>(d, 0)).xyz }
    /// The inverse; identity where there is none.
    var undone: simd_float4x4 {
        let determinant: Float = self.determinant
        return determinant != 0 && determinant.isFinite ? inverse : matrix_identity_float4x4
    }
    init(translation: SIMD3<Float>) {
        self = matrix_identity_float4x4
        columns.3 = SIMD4<Float>(translation, 1)
    }
    var isIdentity: Bool { self == matrix_identity_float4x4 }
}

/// Numbers that apps give as any value.
enum SceneNumber {
    /// Nil for what is no number, or none that has an end.
    static func float(_ value: Any) -> Float? {
        let number: Float?
        switch value {
        case let value as Float: number = value
        case let value as Double: number = Float(value)
        case let value as CGFloat: number = Float(value)
        case let value as Int: number = Float(value)
        case let value as NSNumber: number = value.floatValue
        default: number = nil
        }
        return number.flatMap { abs($0) < 1e18 ? $0 : nil }
    }
}
