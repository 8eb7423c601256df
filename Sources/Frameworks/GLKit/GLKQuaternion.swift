import Foundation

/// A rotation in space: a vector and a number.
public struct GLKQuaternion: Sendable {
    public var x: Float
    public var y: Float
    public var z: Float
    public var w: Float
    public init() { self.init(x: 0, y: 0, z: 0, w: 0) }
    public init(x: Float, y: Float, z: Float, w: Float) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
    public init(q: (Float, Float, Float, Float)) { self.init(x: q.0, y: q.1, z: q.2, w: q.3) }
    public var q: (Float, Float, Float, Float) {
        get { (x, y, z, w) }
        set { (x, y, z, w) = newValue }
    }
    /// The vector.
    public var v: GLKVector3 {
        get { GLKVector3(x: x, y: y, z: z) }
        set { (x, y, z) = (newValue.x, newValue.y, newValue.z) }
    }
    /// The number.
    public var s: Float {
        get { w }
        set { w = newValue }
    }
    public subscript(i: Int) -> Float { simd[i] }
    var simd: SIMD4<Float> { SIMD4(x, y, z, w) }
    init(_ simd: SIMD4<Float>) { self.init(x: simd.x, y: simd.y, z: simd.z, w: simd.w) }
}

public let GLKQuaternionIdentity = GLKQuaternion(x: 0, y: 0, z: 0, w: 1)
public func GLKQuaternionMake(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> GLKQuaternion { GLKQuaternion(x: x, y: y, z: z, w: w) }
public func GLKQuaternionMakeWithVector3(_ vector: GLKVector3, _ scalar: Float) -> GLKQuaternion {
    GLKQuaternion(x: vector.x, y: vector.y, z: vector.z, w: scalar)
}
public func GLKQuaternionMakeWithArray(_ values: UnsafeMutablePointer<Float>!) -> GLKQuaternion {
    GLKQuaternion(x: values[0], y: values[1], z: values[2], w: values[3])
}
/// - Parameter x: with `y` and `z` an axis of length 1.
public func GLKQuaternionMakeWithAngleAndAxis(_ radians: Float, _ x: Float, _ y: Float, _ z: Float) -> GLKQuaternion {
    let scale: Float = sin(radians / 2)
    return GLKQuaternion(x: scale * x, y: scale * y, z: scale * z, w: cos(radians / 2))
}
/// - Parameter axisVector: of length 1.
public func GLKQuaternionMakeWithAngleAndVector3Axis(_ radians: Float, _ axisVector: GLKVector3) -> GLKQuaternion {
    GLKQuaternionMakeWithAngleAndAxis(radians, axisVector.x, axisVector.y, axisVector.z)
}
/// The rotation that a matrix of rotation does.
public func GLKQuaternionMakeWithMatrix3(_ matrix: GLKMatrix3) -> GLKQuaternion {
    let trace: Float = matrix.m00 + matrix.m11 + matrix.m22
    if trace > 0 {
        let scale: Float = (trace + 1).squareRoot() * 2
        return GLKQuaternion(
            x: (matrix.m12 - matrix.m21) / scale, y: (matrix.m20 - matrix.m02) / scale, z: (matrix.m01 - matrix.m10) / scale, w: scale / 4)
    }
    if matrix.m00 > matrix.m11, matrix.m00 > matrix.m22 {
        let scale: Float = (1 + matrix.m00 - matrix.m11 - matrix.m22).squareRoot() * 2
        return GLKQuaternion(
            x: scale / 4, y: (matrix.m10 + matrix.m01) / scale, z: (matrix.m20 + matrix.m02) / scale, w: (matrix.m12 - matrix.m21) / scale)
    }
    if matrix.m11 > matrix.m22 {
        let scale: Float = (1 + matrix.m11 - matrix.m00 - matrix.m22).squareRoot() * 2
        return GLKQuaternion(
            x: (matrix.m10 + matrix.m01) / scale, y: scale / 4, z: (matrix.m21 + matrix.m12) / scale, w: (matrix.m20 - matrix.m02) / scale)
    }
    let scale: Float = (1 + matrix.m22 - matrix.m00 - matrix.m11).squareRoot() * 2
    return GLKQuaternion(
        x: (matrix.m20 + matrix.m02) / scale, y: (matrix.m21 + matrix.m12) / scale, z: scale / 4, w: (matrix.m01 - matrix.m10) / scale)
}
public func GLKQuaternionMakeWithMatrix4(_ matrix: GLKMatrix4) -> GLKQuaternion { GLKQuaternionMakeWithMatrix3(GLKMatrix4GetMatrix3(matrix)) }

/// Radians.
public func GLKQuaternionAngle(_ quaternion: GLKQuaternion) -> Float { 2 * acos(max(-1, min(1, GLKQuaternionNormalize(quaternion).w))) }
/// Of length 1; zero where nothing turns.
public func GLKQuaternionAxis(_ quaternion: GLKQuaternion) -> GLKVector3 {
    GLKVector3Length(quaternion.v) > 0 ? GLKVector3Normalize(quaternion.v) : GLKVector3()
}
public func GLKQuaternionAdd(_ quaternionLeft: GLKQuaternion, _ quaternionRight: GLKQuaternion) -> GLKQuaternion {
    GLKQuaternion(quaternionLeft.simd + quaternionRight.simd)
}
public func GLKQuaternionSubtract(_ quaternionLeft: GLKQuaternion, _ quaternionRight: GLKQuaternion) -> GLKQuaternion {
    GLKQuaternion(quaternionLeft.simd - quaternionRight.simd)
}
/// The right rotation, then the left one.
public func GLKQuaternionMultiply(_ quaternionLeft: GLKQuaternion, _ quaternionRight: GLKQuaternion) -> GLKQuaternion {
    let (a, b) = (quaternionLeft, quaternionRight)
    let vector = GLKVector3CrossProduct(a.v, b.v).simd + b.v.simd * a.w + a.v.simd * b.w
    return GLKQuaternionMakeWithVector3(GLKVector3(vector), a.w * b.w - GLKVector3DotProduct(a.v, b.v))
}
/// The rotation between two, on the shorter way.
public func GLKQuaternionSlerp(_ quaternionStart: GLKQuaternion, _ quaternionEnd: GLKQuaternion, _ t: Float) -> GLKQuaternion {
    let start: SIMD4<Float> = quaternionStart.simd
    var end: SIMD4<Float> = quaternionEnd.simd
    var cosine: Float = (start * end).sum()
    if cosine < 0 { (cosine, end) = (-cosine, -end) }
    guard cosine < 0.9999 else { return GLKQuaternionNormalize(GLKQuaternion(start + (end - start) * t)) }
    let angle: Float = acos(cosine)
    return GLKQuaternion((start * sin((1 - t) * angle) + end * sin(t * angle)) / sin(angle))
}
public func GLKQuaternionLength(_ quaternion: GLKQuaternion) -> Float { (quaternion.simd * quaternion.simd).sum().squareRoot() }
public func GLKQuaternionConjugate(_ quaternion: GLKQuaternion) -> GLKQuaternion {
    GLKQuaternion(x: -quaternion.x, y: -quaternion.y, z: -quaternion.z, w: quaternion.w)
}
public func GLKQuaternionInvert(_ quaternion: GLKQuaternion) -> GLKQuaternion {
    GLKQuaternion(GLKQuaternionConjugate(quaternion).simd / (quaternion.simd * quaternion.simd).sum())
}
public func GLKQuaternionNormalize(_ quaternion: GLKQuaternion) -> GLKQuaternion { GLKQuaternion(quaternion.simd / GLKQuaternionLength(quaternion)) }
public func GLKQuaternionRotateVector3(_ quaternion: GLKQuaternion, _ vector: GLKVector3) -> GLKVector3 {
    GLKQuaternionMultiply(GLKQuaternionMultiply(quaternion, GLKQuaternionMakeWithVector3(vector, 0)), GLKQuaternionInvert(quaternion)).v
}
/// The fourth number stays.
public func GLKQuaternionRotateVector4(_ quaternion: GLKQuaternion, _ vector: GLKVector4) -> GLKVector4 {
    GLKVector4MakeWithVector3(GLKQuaternionRotateVector3(quaternion, GLKVector3(x: vector.x, y: vector.y, z: vector.z)), vector.w)
}
public func GLKQuaternionRotateVector3Array(_ quaternion: GLKQuaternion, _ vectors: UnsafeMutablePointer<GLKVector3>, _ vectorCount: Int) {
    for index in 0..<vectorCount { vectors[index] = GLKQuaternionRotateVector3(quaternion, vectors[index]) }
}
public func GLKQuaternionRotateVector4Array(_ quaternion: GLKQuaternion, _ vectors: UnsafeMutablePointer<GLKVector4>, _ vectorCount: Int) {
    for index in 0..<vectorCount { vectors[index] = GLKQuaternionRotateVector4(quaternion, vectors[index]) }
}
public func NSStringFromGLKQuaternion(_ quaternion: GLKQuaternion) -> String {
    "{{\(quaternion.x), \(quaternion.y), \(quaternion.z)}, \(quaternion.w)}"
}
