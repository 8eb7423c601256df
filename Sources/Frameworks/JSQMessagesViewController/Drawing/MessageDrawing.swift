import UIKit

/// Draws the pictures of a chat.
enum MessageDrawing {
    static func picture(_ size: CGSize, scale: CGFloat? = nil, _ draw: () -> Void) -> UIImage {
        let format: UIGraphicsImageRendererFormat = .default()
        if let scale { format.scale = scale }
        format.opaque = false
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in draw() }
    }

    // MARK: - Bubbles

    /// A bubble of 35 points' height, whose tail has the six points at the right for itself.
    static func bubble(width: CGFloat, hasTail: Bool, isStroked: Bool = false) -> UIImage {
        let size = CGSize(width: width, height: 35)
        return picture(size) {
            UIColor.black.set()
            guard isStroked else { return bubblePath(size, hasTail: hasTail).fill() }
            let inset: CGFloat = 0.5
            let path: UIBezierPath = bubblePath(CGSize(width: width - 2 * inset, height: size.height - 2 * inset), hasTail: hasTail)
            path.apply(CGAffineTransform(translationX: inset, y: inset))
            path.lineWidth = 1
            path.stroke()
        }
    }

    /// A rounded body, and at its lower right a tail that bends outwards.
    private static func bubblePath(_ size: CGSize, hasTail: Bool) -> UIBezierPath {
        let (right, bottom): (CGFloat, CGFloat) = (size.width - 6, size.height)
        let radius: CGFloat = bottom / 2
        guard hasTail else { return UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: right, height: bottom), cornerRadius: radius) }
        let bend: CGFloat = radius * 0.4477
        let path = UIBezierPath()
        path.move(to: CGPoint(x: radius, y: 0))
        path.addLine(to: CGPoint(x: right - radius, y: 0))
        path.addCurve(to: CGPoint(x: right, y: radius), controlPoint1: CGPoint(x: right - bend, y: 0), controlPoint2: CGPoint(x: right, y: bend))
        path.addLine(to: CGPoint(x: right, y: bottom - 10))
        path.addCurve(
            to: CGPoint(x: size.width, y: bottom), controlPoint1: CGPoint(x: right, y: bottom - 4), controlPoint2: CGPoint(x: right + 2, y: bottom - 1))
        path.addCurve(
            to: CGPoint(x: right - 5.5, y: bottom - 3.8), controlPoint1: CGPoint(x: right + 2, y: bottom + 0.4),
            controlPoint2: CGPoint(x: right - 2.5, y: bottom - 1))
        path.addCurve(
            to: CGPoint(x: right - radius, y: bottom), controlPoint1: CGPoint(x: right - 8.5, y: bottom - 1.4),
            controlPoint2: CGPoint(x: right - 12.5, y: bottom))
        path.addLine(to: CGPoint(x: radius, y: bottom))
        path.addCurve(to: CGPoint(x: 0, y: bottom - radius), controlPoint1: CGPoint(x: bend, y: bottom), controlPoint2: CGPoint(x: 0, y: bottom - bend))
        path.addCurve(to: CGPoint(x: radius, y: 0), controlPoint1: CGPoint(x: 0, y: bend), controlPoint2: CGPoint(x: bend, y: 0))
        path.close()
        return path
    }

    /// The picture with left and right in each other's place.
    static func mirrored(_ image: UIImage) -> UIImage {
        picture(image.size, scale: image.scale) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            context.translateBy(x: image.size.width, y: 0)
            context.scaleBy(x: -1, y: 1)
            image.draw(at: .zero)
        }
    }

    // MARK: - Controls

    /// A paper clip that leans to the right, of 22 by 20 points.
    static func clip() -> UIImage {
        let size = CGSize(width: 22, height: 20)
        return picture(size) {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 6.6, y: 6))
            path.addLine(to: CGPoint(x: 6.6, y: 14.2))
            path.addArc(withCenter: CGPoint(x: 4.7, y: 14.2), radius: 1.9, startAngle: 0, endAngle: .pi, clockwise: true)
            path.addLine(to: CGPoint(x: 2.8, y: 4.4))
            path.addArc(withCenter: CGPoint(x: 5.8, y: 4.4), radius: 3, startAngle: .pi, endAngle: 0, clockwise: true)
            path.addLine(to: CGPoint(x: 8.8, y: 15.4))
            path.addArc(withCenter: CGPoint(x: 4.4, y: 15.4), radius: 4.4, startAngle: 0, endAngle: .pi, clockwise: true)
            path.addLine(to: CGPoint(x: 0, y: 6.6))
            path.lineWidth = 1.4
            path.lineCapStyle = .round
            let box: CGRect = path.bounds
            var place = CGAffineTransform(translationX: size.width / 2, y: size.height / 2).rotated(by: .pi / 4)
            place = place.translatedBy(x: -box.midX, y: -box.midY)
            path.apply(place)
            UIColor.black.setStroke()
            path.stroke()
        }
    }

    /// Three dots of 8 points.
    static func dots() -> UIImage {
        picture(CGSize(width: 34, height: 8)) {
            UIColor.black.setFill()
            for index in 0..<3 { UIBezierPath(ovalIn: CGRect(x: CGFloat(index) * 13, y: 0, width: 8, height: 8)).fill() }
        }
    }

    /// A triangle in a ring, of 28 points.
    static func play() -> UIImage {
        ringed {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 10.5, y: 8.5))
            path.addLine(to: CGPoint(x: 20, y: 14))
            path.addLine(to: CGPoint(x: 10.5, y: 19.5))
            path.close()
            path.lineJoinStyle = .round
            path.fill()
            path.stroke()
        }
    }

    /// Two bars in a ring, of 28 points.
    static func pause() -> UIImage {
        ringed {
            for x in [9.5, 15.5] as [CGFloat] { UIBezierPath(roundedRect: CGRect(x: x, y: 8.5, width: 3, height: 11), cornerRadius: 0.5).fill() }
        }
    }

    private static func ringed(_ draw: () -> Void) -> UIImage {
        picture(CGSize(width: 28, height: 28)) {
            UIColor.black.set()
            let ring = UIBezierPath(ovalIn: CGRect(x: 0.5, y: 0.5, width: 27, height: 27))
            ring.lineWidth = 1
            ring.stroke()
            draw()
        }
    }
}
