import Foundation

/// The corner of `UIBezierPath(roundedRect:cornerRadius:)` and of layers with continuous corners: three curves that leave
/// the side 1.53 radii before the corner, so that the curvature rises gradually.
///
/// The figures are those of the path that UIKit produces since iOS 7, for a corner at the origin with unit radius whose
/// sides run along +x and +y. Where a side is too short, the corner turns step by step into a quarter circle.
package struct ContinuousCorner: Hashable, Sendable {
    /// How far along each side the corner begins, in radii.
    package static let fullExtent: CGFloat = 1.528665

    /// From the x side to the y side: start, then three times two control points and an end.
    package let points: [CGPoint]

    /// - Parameter smoothness: 1 for the full continuous corner, 0 for a quarter circle.
    package init(smoothness: CGFloat) {
        let amount = max(0, min(1, smoothness))
        if amount == 0 || amount == 1 {
            points = amount == 0 ? Self.circular : Self.continuous
            return
        }
        points = zip(Self.circular, Self.continuous).map { circle, smooth in
            CGPoint(x: circle.x + (smooth.x - circle.x) * amount, y: circle.y + (smooth.y - circle.y) * amount)
        }
    }

    /// The smoothness that sides of `size` leave room for.
    package static func smoothness(radius: CGFloat, size: CGSize) -> CGFloat {
        guard radius > 0 else { return 1 }
        let room: CGFloat = min(size.width, size.height) / 2 / radius
        return max(0, min(1, (room - 1) / (fullExtent - 1)))
    }

    private static let continuous: [CGPoint] = {
        let half: [(CGFloat, CGFloat)] = [
            (1.528665, 0), (1.088493, 0), (0.868407, 0), (0.631494, 0.074911), (0.372824, 0.169059),
        ]
        let there = half.map { CGPoint(x: $0.0, y: $0.1) }
        return there + there.reversed().map { CGPoint(x: $0.y, y: $0.x) }
    }()

    /// The quarter circle, cut at the same distances from the corner as the continuous one.
    private static let circular: [CGPoint] = {
        let cut: CGFloat = asin(1 - 0.631494)
        let angles: [CGFloat] = [0, cut, .pi / 2 - cut, .pi / 2]
        var result: [CGPoint] = [CGPoint(x: 1, y: 0)]
        for index in 1..<angles.count {
            let reach: CGFloat = 4.0 / 3.0 * tan((angles[index] - angles[index - 1]) / 4)
            let (a, b) = (angles[index - 1], angles[index])
            result.append(CGPoint(x: 1 - sin(a) - reach * cos(a), y: 1 - cos(a) + reach * sin(a)))
            result.append(CGPoint(x: 1 - sin(b) + reach * cos(b), y: 1 - cos(b) - reach * sin(b)))
            result.append(CGPoint(x: 1 - sin(b), y: 1 - cos(b)))
        }
        return result
    }()
}

/// Some or all corners of a rectangle, named as where y grows downwards.
package struct RectCorners: OptionSet, Hashable, Sendable {
    package let rawValue: UInt
    package init(rawValue: UInt) { self.rawValue = rawValue }

    package static let topLeft = RectCorners(rawValue: 1)
    package static let topRight = RectCorners(rawValue: 2)
    package static let bottomLeft = RectCorners(rawValue: 4)
    package static let bottomRight = RectCorners(rawValue: 8)
    package static let all: RectCorners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// The form of rounded corners.
package enum CornerStyle: Hashable, Sendable {
    case circular, continuous
}

extension PathElements {
    /// A rectangle with `corners` rounded by `radius` (limited to half the shorter side), clockwise on screen from the
    /// upper left, as UIBezierPath makes it.
    package mutating func addRoundedRect(
        in rect: CGRect, radius: CGFloat, corners: RectCorners = .all, style: CornerStyle,
        transform: CGAffineTransform = .identity
    ) {
        let radius = min(radius, min(rect.width, rect.height) / 2)
        guard radius > 0, !corners.isEmpty else { return addRect(rect, transform: transform) }
        let smoothness = style == .circular ? 0 : ContinuousCorner.smoothness(radius: radius, size: rect.size)
        let corner = ContinuousCorner(smoothness: smoothness).points
        // Each corner's axes lead from the corner along the side it is entered by and the side it is left by.
        let topLeft = CGPoint(x: rect.minX, y: rect.minY), topRight = CGPoint(x: rect.maxX, y: rect.minY)
        let bottomLeft = CGPoint(x: rect.minX, y: rect.maxY), bottomRight = CGPoint(x: rect.maxX, y: rect.maxY)
        let left = CGVector(dx: -radius, dy: 0), right = CGVector(dx: radius, dy: 0)
        let up = CGVector(dx: 0, dy: -radius), down = CGVector(dx: 0, dy: radius)
        reserve(elements: 17, points: 42)
        let startsRounded = corners.contains(.topLeft)
        move(to: CGPoint(x: topLeft.x + (startsRounded ? radius * corner[0].x : 0), y: topLeft.y).applying(transform))
        let around: [(RectCorners, CGPoint, CGVector, CGVector)] = [
            (.topRight, topRight, left, down), (.bottomRight, bottomRight, up, left),
            (.bottomLeft, bottomLeft, right, up), (.topLeft, topLeft, down, right),
        ]
        for (name, point, entering, leaving) in around {
            let place = CGAffineTransform(
                a: entering.dx, b: entering.dy, c: leaving.dx, d: leaving.dy, tx: point.x, ty: point.y
            ).concatenating(transform)
            if corners.contains(name) {
                addLine(to: corner[0].applying(place))
                addCorner(corner, place: place)
            } else {
                addLine(to: point.applying(transform))
            }
        }
        closeSubpath()
    }

    private mutating func addCorner(_ corner: [CGPoint], place: CGAffineTransform) {
        for index in stride(from: 1, to: corner.count - 2, by: 3) {
            addCurve(
                to: corner[index + 2].applying(place), control1: corner[index].applying(place),
                control2: corner[index + 1].applying(place))
        }
    }
}

extension CGPath {
    /// A rectangle with rounded corners, circular or continuous. `radius` is limited to half the shorter side.
    package convenience init(
        roundedRect rect: CGRect, radius: CGFloat, corners: RectCorners = .all, style: CornerStyle
    ) {
        var elements = PathElements()
        elements.addRoundedRect(in: rect, radius: radius, corners: corners, style: style)
        self.init(elements: elements)
    }
}
