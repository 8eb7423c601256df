import CoreGraphics
import Foundation

/// A transform taken apart: scale, then shear, then rotation, then translation; perspective is kept as it is.
struct TransformParts: Equatable {
    var translation: [CGFloat]
    var scale: [CGFloat]
    /// xy, xz, yz.
    var shear: [CGFloat]
    /// Unit quaternion x, y, z, w of the rotation.
    var rotation: SIMD4<Double>
    /// m14, m24, m34, m44.
    var perspective: [CGFloat]

    init(_ t: CATransform3D) {
        translation = [t.m41, t.m42, t.m43]
        perspective = [t.m14, t.m24, t.m34, t.m44]
        var rows: [SIMD3<Double>] = [
            SIMD3(Double(t.m11), Double(t.m12), Double(t.m13)), SIMD3(Double(t.m21), Double(t.m22), Double(t.m23)),
            SIMD3(Double(t.m31), Double(t.m32), Double(t.m33)),
        ]
        // Gram-Schmidt: each row loses what it shares with those before it.
        var lengths = [0.0, 0.0, 0.0], shears = [0.0, 0.0, 0.0]
        lengths[0] = Self.length(rows[0])
        rows[0] = Self.unit(rows[0], lengths[0], fallback: SIMD3(1, 0, 0))
        shears[0] = Self.dot(rows[0], rows[1])
        rows[1] -= rows[0] * shears[0]
        lengths[1] = Self.length(rows[1])
        rows[1] = Self.unit(rows[1], lengths[1], fallback: SIMD3(-rows[0].y, rows[0].x, 0))
        shears[1] = Self.dot(rows[0], rows[2])
        rows[2] -= rows[0] * shears[1]
        shears[2] = Self.dot(rows[1], rows[2])
        rows[2] -= rows[1] * shears[2]
        lengths[2] = Self.length(rows[2])
        let normal = Self.cross(rows[0], rows[1])
        if Self.dot(normal, rows[2]) < 0 {
            // A mirrored transform: one axis is scaled by a negative number. In the plane that is y.
            if lengths[2] > 0, t.m33 >= 0 {
                lengths[1] = -lengths[1]
                rows[1] = -rows[1]
                shears[2] = -shears[2]
            } else {
                lengths[2] = -lengths[2]
                rows[2] = -rows[2]
            }
        }
        rows[2] = Self.cross(rows[0], rows[1])
        scale = lengths.map { CGFloat($0) }
        shear = [
            lengths[1] == 0 ? 0 : CGFloat(shears[0] / lengths[1]), lengths[2] == 0 ? 0 : CGFloat(shears[1] / lengths[2]),
            lengths[2] == 0 ? 0 : CGFloat(shears[2] / lengths[2]),
        ]
        rotation = Self.quaternion(rows)
    }

    /// Put together again.
    var transform: CATransform3D {
        let r = Self.rows(rotation)
        let x = r[0] * Double(scale[0])
        let y = (r[1] + r[0] * Double(shear[0])) * Double(scale[1])
        let z = (r[2] + r[0] * Double(shear[1]) + r[1] * Double(shear[2])) * Double(scale[2])
        return CATransform3D(
            m11: CGFloat(x.x), m12: CGFloat(x.y), m13: CGFloat(x.z), m14: perspective[0],
            m21: CGFloat(y.x), m22: CGFloat(y.y), m23: CGFloat(y.z), m24: perspective[1],
            m31: CGFloat(z.x), m32: CGFloat(z.y), m33: CGFloat(z.z), m34: perspective[2],
            m41: translation[0], m42: translation[1], m43: translation[2], m44: perspective[3])
    }

    /// Turns about x, y and z, in this order, that make up the rotation.
    var eulerAngles: [CGFloat] {
        let r = Self.rows(rotation)
        let sine = min(max(-r[0].z, -1), 1)
        if abs(sine) > 1 - 1e-12 {
            return [CGFloat(atan2(-r[2].y, r[1].y)), CGFloat(asin(sine)), 0]
        }
        return [CGFloat(atan2(r[1].z, r[2].z)), CGFloat(asin(sine)), CGFloat(atan2(r[0].y, r[0].x))]
    }

    mutating func setEulerAngles(_ angles: [CGFloat]) {
        let turns = CATransform3DConcat(
            CATransform3DConcat(
                CATransform3DMakeRotation(angles[0], 1, 0, 0), CATransform3DMakeRotation(angles[1], 0, 1, 0)),
            CATransform3DMakeRotation(angles[2], 0, 0, 1))
        rotation = TransformParts(turns).rotation
    }

    private static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }
    private static func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }

    private static func unit(_ a: SIMD3<Double>, _ length: Double, fallback: SIMD3<Double>) -> SIMD3<Double> {
        length > 1e-12 ? a / length : fallback
    }

    private static func quaternion(_ r: [SIMD3<Double>]) -> SIMD4<Double> {
        let trace = r[0].x + r[1].y + r[2].z
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            return SIMD4((r[1].z - r[2].y) / s, (r[2].x - r[0].z) / s, (r[0].y - r[1].x) / s, s / 4)
        }
        if r[0].x > r[1].y && r[0].x > r[2].z {
            let s = (1 + r[0].x - r[1].y - r[2].z).squareRoot() * 2
            return SIMD4(s / 4, (r[0].y + r[1].x) / s, (r[2].x + r[0].z) / s, (r[1].z - r[2].y) / s)
        }
        if r[1].y > r[2].z {
            let s = (1 + r[1].y - r[0].x - r[2].z).squareRoot() * 2
            return SIMD4((r[0].y + r[1].x) / s, s / 4, (r[1].z + r[2].y) / s, (r[2].x - r[0].z) / s)
        }
        let s = (1 + r[2].z - r[0].x - r[1].y).squareRoot() * 2
        return SIMD4((r[2].x + r[0].z) / s, (r[1].z + r[2].y) / s, s / 4, (r[0].y - r[1].x) / s)
    }

    private static func rows(_ q: SIMD4<Double>) -> [SIMD3<Double>] {
        let (x, y, z, w) = (q.x, q.y, q.z, q.w)
        return [
            SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
            SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
            SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
        ]
    }
}

/// Blends transforms part by part, along the shortest turn (behaviour/measured-constants.md 3).
enum TransformBlend {
    static func between(_ a: CATransform3D, _ b: CATransform3D, _ fraction: CGFloat) -> CATransform3D {
        if a == b { return a }
        var result = TransformParts(a)
        let end = TransformParts(b)
        func mix(_ p: [CGFloat], _ q: [CGFloat]) -> [CGFloat] { zip(p, q).map { $0 + ($1 - $0) * fraction } }
        result.translation = mix(result.translation, end.translation)
        result.scale = mix(result.scale, end.scale)
        result.shear = mix(result.shear, end.shear)
        result.perspective = mix(result.perspective, end.perspective)
        result.rotation = slerp(result.rotation, end.rotation, Double(fraction))
        return result.transform
    }

    private static func slerp(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ fraction: Double) -> SIMD4<Double> {
        var cosine = (a * b).sum()
        var end = b
        if cosine < 0 {
            cosine = -cosine
            end = -b
        }
        if cosine > 1 - 1e-12 { return a }
        let angle = acos(min(cosine, 1))
        return (a * sin((1 - fraction) * angle) + end * sin(fraction * angle)) / sin(angle)
    }
}
