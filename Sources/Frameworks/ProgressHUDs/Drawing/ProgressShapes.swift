import UIKit

/// The shapes that indicators of progress are made of.
@MainActor enum ProgressShapes {
    /// An arc that begins at the top and goes clockwise.
    /// - Parameter fraction: how much of the circle, from 0 to 1.
    static func arc(center: CGPoint, radius: CGFloat, fraction: CGFloat = 1) -> UIBezierPath {
        UIBezierPath(arcCenter: center, radius: max(radius, 0), startAngle: -.pi / 2, endAngle: -.pi / 2 + 2 * .pi * fraction, clockwise: true)
    }

    /// A layer of an arc, of which `strokeEnd` shows a part.
    static func arcLayer(in bounds: CGRect, radius: CGFloat, width: CGFloat, cap: CAShapeLayerLineCap, color: UIColor?) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.fillColor = nil
        layer.lineJoin = .bevel
        place(layer, in: bounds, radius: radius, width: width, cap: cap, color: color)
        return layer
    }

    /// Gives a layer of an arc another place and look.
    static func place(_ layer: CAShapeLayer, in bounds: CGRect, radius: CGFloat, width: CGFloat, cap: CAShapeLayerLineCap, color: UIColor?) {
        layer.frame = bounds
        layer.path = arc(center: CGPoint(x: bounds.width / 2, y: bounds.height / 2), radius: radius).cgPath
        layer.lineWidth = width
        layer.lineCap = cap
        layer.strokeColor = color?.cgColor
    }

    /// A check mark, as a template.
    static var checkMark: UIImage { drawn(through: [[CGPoint(x: 1.5, y: 18), CGPoint(x: 11, y: 28), CGPoint(x: 31.5, y: 5.5)]]) }

    /// A cross, as a template.
    static var cross: UIImage { drawn(through: [[CGPoint(x: 3, y: 3), CGPoint(x: 30, y: 30)], [CGPoint(x: 30, y: 3), CGPoint(x: 3, y: 30)]]) }

    /// Lines of 3 points with round ends, in a square of 33.
    private static func drawn(through lines: [[CGPoint]]) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 33, height: 33)).image { _ in
            let path = UIBezierPath()
            for line in lines {
                path.move(to: line[0])
                for point in line.dropFirst() { path.addLine(to: point) }
            }
            (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (3, .round, .round)
            UIColor.black.setStroke()
            path.stroke()
        }.withRenderingMode(.alwaysTemplate)
    }
}
