import CoreGraphics
import Foundation

/// How points of one plane land on another: a 3 by 3 matrix for rows `[x y 1]`.
///
/// The effect of a `CATransform3D` on the points of a layer (all at z = 0) once they are projected onto the superlayer's
/// plane. Layers flatten their sublayers, so a chain of layers is a product of these.
package struct Homography: Equatable, Hashable, Sendable {
    package var a: CGFloat, b: CGFloat, p: CGFloat
    package var c: CGFloat, d: CGFloat, q: CGFloat
    package var tx: CGFloat, ty: CGFloat, w: CGFloat

    package static let identity = Homography(a: 1, b: 0, p: 0, c: 0, d: 1, q: 0, tx: 0, ty: 0, w: 1)

    package init(
        a: CGFloat, b: CGFloat, p: CGFloat = 0, c: CGFloat, d: CGFloat, q: CGFloat = 0,
        tx: CGFloat, ty: CGFloat, w: CGFloat = 1
    ) {
        self.a = a; self.b = b; self.p = p
        self.c = c; self.d = d; self.q = q
        self.tx = tx; self.ty = ty; self.w = w
    }

    package init(_ t: CATransform3D) {
        self.init(a: t.m11, b: t.m12, p: t.m14, c: t.m21, d: t.m22, q: t.m24, tx: t.m41, ty: t.m42, w: t.m44)
    }

    package init(_ t: CGAffineTransform) {
        self.init(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty)
    }

    package init(translationX x: CGFloat, y: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    package init(scale s: CGFloat) {
        self.init(a: s, b: 0, c: 0, d: s, tx: 0, ty: 0)
    }

    package var isAffine: Bool { p == 0 && q == 0 && w == 1 }
    /// Whether upright rectangles stay upright and are not mirrored.
    package var isUpright: Bool { b == 0 && c == 0 && isAffine && a > 0 && d > 0 }
    package var affine: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

    /// The map that applies `self`, then `next`.
    package func concatenating(_ next: Homography) -> Homography {
        if isAffine && next.isAffine {
            return Homography(
                a: a * next.a + b * next.c, b: a * next.b + b * next.d,
                c: c * next.a + d * next.c, d: c * next.b + d * next.d,
                tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
        }
        func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
            let c1: CGFloat = x * next.a + y * next.c + z * next.tx
            let c2: CGFloat = x * next.b + y * next.d + z * next.ty
            let c3: CGFloat = x * next.p + y * next.q + z * next.w
            return (c1, c2, c3)
        }
        let r1 = row(a, b, p), r2 = row(c, d, q), r3 = row(tx, ty, w)
        var result = Homography(
            a: r1.0, b: r1.1, p: r1.2, c: r2.0, d: r2.1, q: r2.2, tx: r3.0, ty: r3.1, w: r3.2)
        result.normalize()
        return result
    }

    /// Scales the matrix so that `w` is 1, which leaves the map as it is.
    private mutating func normalize() {
        guard w != 0, w != 1 else { return }
        let k: CGFloat = 1 / w
        a *= k; b *= k; p *= k
        c *= k; d *= k; q *= k
        tx *= k; ty *= k; w = 1
    }

    package func apply(_ point: CGPoint) -> CGPoint {
        let x: CGFloat = point.x * a + point.y * c + tx
        let y: CGFloat = point.x * b + point.y * d + ty
        if isAffine { return CGPoint(x: x, y: y) }
        let z: CGFloat = point.x * p + point.y * q + w
        guard z != 0 else { return CGPoint(x: x, y: y) }
        return CGPoint(x: x / z, y: y / z)
    }

    /// The smallest upright rectangle around what `rect` becomes.
    package func apply(_ rect: CGRect) -> CGRect {
        if b == 0 && c == 0 && isAffine {
            let x0: CGFloat = rect.origin.x * a + tx, y0: CGFloat = rect.origin.y * d + ty
            let width: CGFloat = rect.size.width * a, height: CGFloat = rect.size.height * d
            return CGRect(
                x: width < 0 ? x0 + width : x0, y: height < 0 ? y0 + height : y0, width: abs(width), height: abs(height))
        }
        let corners = self.corners(of: rect)
        let xs = corners.map(\.x), ys = corners.map(\.y)
        let minX = xs.min() ?? 0, minY = ys.min() ?? 0
        return CGRect(x: minX, y: minY, width: (xs.max() ?? 0) - minX, height: (ys.max() ?? 0) - minY)
    }

    /// The points on which the corners of `rect` land, in the order top left, top right, bottom right, bottom left.
    package func corners(of rect: CGRect) -> [CGPoint] {
        [
            apply(CGPoint(x: rect.minX, y: rect.minY)), apply(CGPoint(x: rect.maxX, y: rect.minY)),
            apply(CGPoint(x: rect.maxX, y: rect.maxY)), apply(CGPoint(x: rect.minX, y: rect.maxY)),
        ]
    }

    /// The map back, or nil where the plane is seen from its edge.
    package var inverse: Homography? {
        let c11: CGFloat = d * w - q * ty, c12: CGFloat = p * ty - b * w, c13: CGFloat = b * q - p * d
        let determinant: CGFloat = a * c11 + c * c12 + tx * c13
        guard abs(determinant) > 1e-12 else { return nil }
        let k: CGFloat = 1 / determinant
        var result = Homography(
            a: c11 * k, b: c12 * k, p: c13 * k,
            c: (q * tx - c * w) * k, d: (a * w - p * tx) * k, q: (p * c - a * q) * k,
            tx: (c * ty - d * tx) * k, ty: (b * tx - a * ty) * k, w: (a * d - b * c) * k)
        if p == 0 && q == 0 {
            result.p = 0
            result.q = 0
        }
        result.normalize()
        return result
    }

    /// How much lengths grow, at most: the larger singular value of the linear part.
    package var largestScale: CGFloat {
        let first: CGFloat = a * a + b * b, second: CGFloat = c * c + d * d, mixed: CGFloat = a * c + b * d
        let half: CGFloat = (first + second) / 2
        let radius: CGFloat = ((first - second) * (first - second) / 4 + mixed * mixed).squareRoot()
        return (half + radius).squareRoot()
    }
}

extension CATransform3D {
    /// Does to x and y what `map` does, and leaves z.
    init(_ map: Homography) {
        self.init(
            m11: map.a, m12: map.b, m13: 0, m14: map.p, m21: map.c, m22: map.d, m23: 0, m24: map.q, m31: 0, m32: 0, m33: 1, m34: 0, m41: map.tx, m42: map.ty,
            m43: 0, m44: map.w)
    }
}
