import CoreGraphics
import Foundation

/// A 4 by 4 matrix for points written as rows: `[x y z 1] * matrix`.
public struct CATransform3D: Equatable, Hashable, Sendable {
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    /// The matrix of all zeros, as a C structure starts out. See ``CATransform3DIdentity``.
    public init() {
        self.init(
            m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
            m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
    }

    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
        m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        self.m11 = m11; self.m12 = m12; self.m13 = m13; self.m14 = m14
        self.m21 = m21; self.m22 = m22; self.m23 = m23; self.m24 = m24
        self.m31 = m31; self.m32 = m32; self.m33 = m33; self.m34 = m34
        self.m41 = m41; self.m42 = m42; self.m43 = m43; self.m44 = m44
    }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m41 = tx
    t.m42 = ty
    t.m43 = tz
    return t
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m11 = sx
    t.m22 = sy
    t.m33 = sz
    return t
}

/// A turn of `angle` radians about the axis (`x`, `y`, `z`); the identity when the axis has no length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length: CGFloat = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let ux: CGFloat = x / length, uy: CGFloat = y / length, uz: CGFloat = z / length
    let c: CGFloat = cos(angle), s: CGFloat = sin(angle), k: CGFloat = 1 - c
    var t = CATransform3DIdentity
    t.m11 = c + ux * ux * k
    t.m12 = ux * uy * k + uz * s
    t.m13 = ux * uz * k - uy * s
    t.m21 = ux * uy * k - uz * s
    t.m22 = c + uy * uy * k
    t.m23 = uy * uz * k + ux * s
    t.m31 = ux * uz * k + uy * s
    t.m32 = uy * uz * k - ux * s
    t.m33 = c + uz * uz * k
    return t
}

/// Translates before `t` is applied.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Scales before `t` is applied.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Rotates before `t` is applied.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The transform that applies `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
        let c1: CGFloat = x * b.m11 + y * b.m21 + z * b.m31 + w * b.m41
        let c2: CGFloat = x * b.m12 + y * b.m22 + z * b.m32 + w * b.m42
        let c3: CGFloat = x * b.m13 + y * b.m23 + z * b.m33 + w * b.m43
        let c4: CGFloat = x * b.m14 + y * b.m24 + z * b.m34 + w * b.m44
        return (c1, c2, c3, c4)
    }
    let r1 = row(a.m11, a.m12, a.m13, a.m14)
    let r2 = row(a.m21, a.m22, a.m23, a.m24)
    let r3 = row(a.m31, a.m32, a.m33, a.m34)
    let r4 = row(a.m41, a.m42, a.m43, a.m44)
    return CATransform3D(
        m11: r1.0, m12: r1.1, m13: r1.2, m14: r1.3, m21: r2.0, m22: r2.1, m23: r2.2, m24: r2.3,
        m31: r3.0, m32: r3.1, m33: r3.2, m34: r3.3, m41: r4.0, m42: r4.1, m43: r4.2, m44: r4.3)
}

/// The inverse of `t`, or `t` itself when it has none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // Gauss-Jordan elimination with partial pivoting on [t | identity].
    var left: [[CGFloat]] = [
        [t.m11, t.m12, t.m13, t.m14], [t.m21, t.m22, t.m23, t.m24],
        [t.m31, t.m32, t.m33, t.m34], [t.m41, t.m42, t.m43, t.m44],
    ]
    var right: [[CGFloat]] = [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
    for column in 0..<4 {
        guard let pivot = (column..<4).max(by: { abs(left[$0][column]) < abs(left[$1][column]) }),
            abs(left[pivot][column]) > 1e-300
        else { return t }
        left.swapAt(column, pivot)
        right.swapAt(column, pivot)
        let scale: CGFloat = 1 / left[column][column]
        for k in 0..<4 {
            left[column][k] *= scale
            right[column][k] *= scale
        }
        for row in 0..<4 where row != column && left[row][column] != 0 {
            let factor: CGFloat = left[row][column]
            for k in 0..<4 {
                left[row][k] -= factor * left[column][k]
                right[row][k] -= factor * right[column][k]
            }
        }
    }
    return CATransform3D(
        m11: right[0][0], m12: right[0][1], m13: right[0][2], m14: right[0][3],
        m21: right[1][0], m22: right[1][1], m23: right[1][2], m24: right[1][3],
        m31: right[2][0], m32: right[2][1], m33: right[2][2], m34: right[2][3],
        m41: right[3][0], m42: right[3][1], m43: right[3][2], m44: right[3][3])
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m11 = m.a
    t.m12 = m.b
    t.m21 = m.c
    t.m22 = m.d
    t.m41 = m.tx
    t.m42 = m.ty
    return t
}

/// Whether `t` acts within the plane only, so that ``CATransform3DGetAffineTransform(_:)`` loses nothing.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1 && t.m34 == 0
        && t.m43 == 0 && t.m44 == 1
}

/// The affine transform `t` represents, or the identity when it is not affine.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    guard CATransform3DIsAffine(t) else { return CGAffineTransform.identity }
    return CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
