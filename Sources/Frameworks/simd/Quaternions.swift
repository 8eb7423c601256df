import Foundation
import ObjectRuntime

/// A quaternion: a turn in space where its length is 1.
public struct simd_quatf: Equatable, Sendable {
    /// The imaginary parts, then the real one.
    public var vector: SIMD4<Float>
    public init() { vector = .zero }
    public init(vector: SIMD4<Float>) { self.vector = vector }
    public init(_ vector: SIMD4<Float>) { self.vector = vector }
    public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4<Float>(ix, iy, iz, r) }
    public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4<Float>(imag, real) }
    /// A turn by `angle` radians about `axis`, which has length 1.
    public init(angle: Float, axis: SIMD3<Float>) { vector = SIMD4<Float>(axis * Float(sin(Double(angle) / 2)), Float(cos(Double(angle) / 2))) }
    /// The shortest turn from one direction to another.
    public init(from: SIMD3<Float>, to: SIMD3<Float>) {
        let sum = from + to
        if length_squared(sum) < 1e-12 {
            let other: SIMD3<Float> = Swift.abs(from.x) < 0.9 ? SIMD3<Float>(1, 0, 0) : SIMD3<Float>(0, 1, 0)
            self.init(angle: .pi, axis: normalize(cross(from, other)))
        } else {
            let half = normalize(sum)
            self.init(real: dot(from, half), imag: cross(from, half))
        }
    }
    public init(_ rotationMatrix: simd_float3x3) {
        let m = rotationMatrix, trace: Float = m[0][0] + m[1][1] + m[2][2]
        if trace > 0 {
            let s: Float = (trace + 1).squareRoot() * 2
            vector = SIMD4<Float>((m[1][2] - m[2][1]) / s, (m[2][0] - m[0][2]) / s, (m[0][1] - m[1][0]) / s, s / 4)
            return
        }
        let i = m[0][0] > m[1][1] ? (m[0][0] > m[2][2] ? 0 : 2) : (m[1][1] > m[2][2] ? 1 : 2)
        let j = (i + 1) % 3, k = (i + 2) % 3
        let s: Float = (1 + m[i][i] - m[j][j] - m[k][k]).squareRoot() * 2
        var result = SIMD4<Float>()
        result[i] = s / 4
        result[j] = (m[i][j] + m[j][i]) / s
        result[k] = (m[i][k] + m[k][i]) / s
        result.w = (m[j][k] - m[k][j]) / s
        vector = result
    }
    /// The turn in the matrix's first three rows and columns.
    public init(_ rotationMatrix: simd_float4x4) {
        let columns = (0..<3).map { SIMD3<Float>(rotationMatrix[$0].x, rotationMatrix[$0].y, rotationMatrix[$0].z) }
        self.init(simd_float3x3(columns))
    }

    public var real: Float {
        get { vector.w }
        set { vector.w = newValue }
    }
    public var imag: SIMD3<Float> {
        get { SIMD3<Float>(vector.x, vector.y, vector.z) }
        set { vector = SIMD4<Float>(newValue, vector.w) }
    }
    public var length: Float { (vector * vector).sum().squareRoot() }
    public var angle: Float { Float(2 * atan2(Double(Quincesimd.length(imag)), Double(real))) }
    public var axis: SIMD3<Float> { normalize(imag) }
    public var normalized: simd_quatf { simd_quatf(vector: vector / length) }
    public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }
    public var inverse: simd_quatf { simd_quatf(vector: conjugate.vector / (vector * vector).sum()) }
    /// The vector after the turn.
    public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
        let t: SIMD3<Float> = 2 * cross(imag, vector)
        return vector + real * t + cross(imag, t)
    }

    public static func * (lhs: simd_quatf, rhs: simd_quatf) -> simd_quatf {
        let imag: SIMD3<Float> = lhs.real * rhs.imag + rhs.real * lhs.imag + cross(lhs.imag, rhs.imag)
        return simd_quatf(real: lhs.real * rhs.real - dot(lhs.imag, rhs.imag), imag: imag)
    }
    public static func * (lhs: simd_quatf, rhs: Float) -> simd_quatf { simd_quatf(vector: lhs.vector * rhs) }
    public static func + (lhs: simd_quatf, rhs: simd_quatf) -> simd_quatf { simd_quatf(vector: lhs.vector + rhs.vector) }
}

public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf { simd_quatf(angle: angle, axis: axis) }
public func simd_mul(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p * q }
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }
public func simd_inverse(_ q: simd_quatf) -> simd_quatf { q.inverse }
public func simd_normalize(_ q: simd_quatf) -> simd_quatf { q.normalized }
/// Between two turns at an even pace, the shorter way.
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
    var cosine: Float = (q0.vector * q1.vector).sum(), end = q1
    if cosine < 0 { (cosine, end) = (-cosine, simd_quatf(vector: -q1.vector)) }
    if cosine > 0.9995 { return simd_quatf(vector: q0.vector + (end.vector - q0.vector) * t).normalized }
    let angle = acos(Double(cosine))
    let first = Float(sin((1 - Double(t)) * angle) / sin(angle)), second = Float(sin(Double(t) * angle) / sin(angle))
    return simd_quatf(vector: q0.vector * first + end.vector * second)
}

extension simd_float3x3 {
    public init(_ quaternion: simd_quatf) {
        self.init(quaternion.act(SIMD3<Float>(1, 0, 0)), quaternion.act(SIMD3<Float>(0, 1, 0)), quaternion.act(SIMD3<Float>(0, 0, 1)))
    }
}

extension simd_float4x4 {
    public init(_ quaternion: simd_quatf) {
        let turn = simd_float3x3(quaternion)
        self.init(SIMD4<Float>(turn[0], 0), SIMD4<Float>(turn[1], 0), SIMD4<Float>(turn[2], 0), SIMD4<Float>(0, 0, 0, 1))
    }
}

/// A quaternion: a turn in space where its length is 1.
public struct simd_quatd: Equatable, Sendable {
    /// The imaginary parts, then the real one.
    public var vector: SIMD4<Double>
    public init() { vector = .zero }
    public init(vector: SIMD4<Double>) { self.vector = vector }
    public init(_ vector: SIMD4<Double>) { self.vector = vector }
    public init(ix: Double, iy: Double, iz: Double, r: Double) { vector = SIMD4<Double>(ix, iy, iz, r) }
    public init(real: Double, imag: SIMD3<Double>) { vector = SIMD4<Double>(imag, real) }
    /// A turn by `angle` radians about `axis`, which has length 1.
    public init(angle: Double, axis: SIMD3<Double>) { vector = SIMD4<Double>(axis * Double(sin(Double(angle) / 2)), Double(cos(Double(angle) / 2))) }
    /// The shortest turn from one direction to another.
    public init(from: SIMD3<Double>, to: SIMD3<Double>) {
        let sum = from + to
        if length_squared(sum) < 1e-12 {
            let other: SIMD3<Double> = Swift.abs(from.x) < 0.9 ? SIMD3<Double>(1, 0, 0) : SIMD3<Double>(0, 1, 0)
            self.init(angle: .pi, axis: normalize(cross(from, other)))
        } else {
            let half = normalize(sum)
            self.init(real: dot(from, half), imag: cross(from, half))
        }
    }
    public init(_ rotationMatrix: simd_double3x3) {
        let m = rotationMatrix, trace: Double = m[0][0] + m[1][1] + m[2][2]
        if trace > 0 {
            let s: Double = (trace + 1).squareRoot() * 2
            vector = SIMD4<Double>((m[1][2] - m[2][1]) / s, (m[2][0] - m[0][2]) / s, (m[0][1] - m[1][0]) / s, s / 4)
            return
        }
        let i = m[0][0] > m[1][1] ? (m[0][0] > m[2][2] ? 0 : 2) : (m[1][1] > m[2][2] ? 1 : 2)
        let j = (i + 1) % 3, k = (i + 2) % 3
        let s: Double = (1 + m[i][i] - m[j][j] - m[k][k]).squareRoot() * 2
        var result = SIMD4<Double>()
        result[i] = s / 4
        result[j] = (m[i][j] + m[j][i]) / s
        result[k] = (m[i][k] + m[k][i]) / s
        result.w = (m[j][k] - m[k][j]) / s
        vector = result
    }
    /// The turn in the matrix's first three rows and columns.
    public init(_ rotationMatrix: simd_double4x4) {
        let columns = (0..<3).map { SIMD3<Double>(rotationMatrix[$0].x, rotationMatrix[$0].y, rotationMatrix[$0].z) }
        self.init(simd_double3x3(columns))
    }

    public var real: Double {
        get { vector.w }
        set { vector.w = newValue }
    }
    public var imag: SIMD3<Double> {
        get { SIMD3<Double>(vector.x, vector.y, vector.z) }
        set { vector = SIMD4<Double>(newValue, vector.w) }
    }
    public var length: Double { (vector * vector).sum().squareRoot() }
    public var angle: Double { Double(2 * atan2(Double(Quincesimd.length(imag)), Double(real))) }
    public var axis: SIMD3<Double> { normalize(imag) }
    public var normalized: simd_quatd { simd_quatd(vector: vector / length) }
    public var conjugate: simd_quatd { simd_quatd(real: real, imag: -imag) }
    public var inverse: simd_quatd { simd_quatd(vector: conjugate.vector / (vector * vector).sum()) }
    /// The vector after the turn.
    public func act(_ vector: SIMD3<Double>) -> SIMD3<Double> {
        let t: SIMD3<Double> = 2 * cross(imag, vector)
        return vector + real * t + cross(imag, t)
    }

    public static func * (lhs: simd_quatd, rhs: simd_quatd) -> simd_quatd {
        let imag: SIMD3<Double> = lhs.real * rhs.imag + rhs.real * lhs.imag + cross(lhs.imag, rhs.imag)
        return simd_quatd(real: lhs.real * rhs.real - dot(lhs.imag, rhs.imag), imag: imag)
    }
    public static func * (lhs: simd_quatd, rhs: Double) -> simd_quatd { simd_quatd(vector: lhs.vector * rhs) }
    public static func + (lhs: simd_quatd, rhs: simd_quatd) -> simd_quatd { simd_quatd(vector: lhs.vector + rhs.vector) }
}

public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd { simd_quatd(angle: angle, axis: axis) }
public func simd_mul(_ p: simd_quatd, _ q: simd_quatd) -> simd_quatd { p * q }
public func simd_act(_ q: simd_quatd, _ v: SIMD3<Double>) -> SIMD3<Double> { q.act(v) }
public func simd_inverse(_ q: simd_quatd) -> simd_quatd { q.inverse }
public func simd_normalize(_ q: simd_quatd) -> simd_quatd { q.normalized }
/// Between two turns at an even pace, the shorter way.
public func simd_slerp(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
    var cosine: Double = (q0.vector * q1.vector).sum(), end = q1
    if cosine < 0 { (cosine, end) = (-cosine, simd_quatd(vector: -q1.vector)) }
    if cosine > 0.9995 { return simd_quatd(vector: q0.vector + (end.vector - q0.vector) * t).normalized }
    let angle = acos(Double(cosine))
    let first = Double(sin((1 - Double(t)) * angle) / sin(angle)), second = Double(sin(Double(t) * angle) / sin(angle))
    return simd_quatd(vector: q0.vector * first + end.vector * second)
}

extension simd_double3x3 {
    public init(_ quaternion: simd_quatd) {
        self.init(quaternion.act(SIMD3<Double>(1, 0, 0)), quaternion.act(SIMD3<Double>(0, 1, 0)), quaternion.act(SIMD3<Double>(0, 0, 1)))
    }
}

extension simd_double4x4 {
    public init(_ quaternion: simd_quatd) {
        let turn = simd_double3x3(quaternion)
        self.init(SIMD4<Double>(turn[0], 0), SIMD4<Double>(turn[1], 0), SIMD4<Double>(turn[2], 0), SIMD4<Double>(0, 0, 0, 1))
    }
}
