import AppSession
import CoreGraphics

/// Which corners of a window are round, and how much.
package struct WindowCorners: Hashable, Sendable {
    package var topLeft: Double
    package var topRight: Double
    package var bottomLeft: Double
    package var bottomRight: Double

    /// Radius of floating windows; read off pictures.
    package static let floatingRadius: Double = 10

    package init(topLeft: Double, topRight: Double, bottomLeft: Double, bottomRight: Double) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomLeft = bottomLeft
        self.bottomRight = bottomRight
    }

    /// A window that reaches a corner of the screen has the screen's; floating windows have their own all around.
    package init(for configuration: WindowConfiguration) {
        let screen: Double = configuration.device.cornerRadius
        switch configuration.arrangement {
        case .full:
            self.init(topLeft: screen, topRight: screen, bottomLeft: screen, bottomRight: screen)
        case .splitHalf, .splitTwoThirds, .splitThirdLeft:
            self.init(topLeft: screen, topRight: 0, bottomLeft: screen, bottomRight: 0)
        case .splitThird, .splitHalfRight, .splitTwoThirdsRight:
            self.init(topLeft: 0, topRight: screen, bottomLeft: 0, bottomRight: screen)
        case .slideOver, .window:
            let radius: Double = Self.floatingRadius
            self.init(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
        }
    }
}

extension WindowCorners {
    /// Squares around the round corners of a window of `size` points that hold all of their curves.
    package func areas(in size: WindowEnvironment.Size) -> [Rect] {
        corners(in: size).map(\.area)
    }

    /// Makes what lies outside the rounded window transparent. Corners are continuous, as the screens' are.
    func clear(in context: CGContext, size: WindowEnvironment.Size) {
        context.saveGState()
        context.setBlendMode(.clear)
        for corner in corners(in: size) {
            context.addPath(outside(corner.corner, radius: corner.radius, size: size))
            context.fillPath()
        }
        context.restoreGState()
    }

    /// The area between a square corner of the window and its curve. A path of its own: cut out of a rectangle, edges that
    /// coincide would leave specks.
    private func outside(_ corner: RectCorners, radius: Double, size: WindowEnvironment.Size) -> CGPath {
        let isRight: Bool = corner == .topRight || corner == .bottomRight
        let isBottom: Bool = corner == .bottomLeft || corner == .bottomRight
        let place = CGAffineTransform(
            a: isRight ? -radius : radius, b: 0, c: 0, d: isBottom ? -radius : radius,
            tx: isRight ? size.width : 0, ty: isBottom ? size.height : 0)
        let room = CGSize(width: size.width, height: size.height)
        let smoothness: CGFloat = ContinuousCorner.smoothness(radius: radius, size: room)
        let curve: [CGPoint] = ContinuousCorner(smoothness: smoothness).points
        let path = CGMutablePath()
        path.move(to: .zero, transform: place)
        path.addLine(to: curve[0], transform: place)
        for index in stride(from: 1, to: curve.count - 2, by: 3) {
            path.addCurve(
                to: curve[index + 2], control1: curve[index], control2: curve[index + 1], transform: place)
        }
        path.closeSubpath()
        return path
    }

    private func corners(in size: WindowEnvironment.Size) -> [(corner: RectCorners, radius: Double, area: Rect)] {
        let all: [(RectCorners, Double, Bool, Bool)] = [
            (.topLeft, topLeft, false, false), (.topRight, topRight, true, false),
            (.bottomLeft, bottomLeft, false, true), (.bottomRight, bottomRight, true, true),
        ]
        return all.filter { $0.1 > 0 }.map { corner, radius, isRight, isBottom in
            let side: Double = (radius * ContinuousCorner.fullExtent).rounded(.up)
            let x: Double = isRight ? size.width - side : 0
            let y: Double = isBottom ? size.height - side : 0
            return (corner, radius, Rect(x: x, y: y, width: side, height: side))
        }
    }
}
