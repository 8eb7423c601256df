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
        case .splitHalf, .splitTwoThirds:
            self.init(topLeft: screen, topRight: 0, bottomLeft: screen, bottomRight: 0)
        case .splitThird:
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
        let window = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        context.saveGState()
        context.setBlendMode(.clear)
        for corner in corners(in: size) {
            context.saveGState()
            context.clip(to: CGRect(corner.area))
            context.addRect(CGRect(corner.area))
            context.addPath(
                CGPath(roundedRect: window, radius: corner.radius, corners: corner.corner, style: .continuous))
            context.fillPath(using: .evenOdd)
            context.restoreGState()
        }
        context.restoreGState()
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
