import UIKit

/// A desk of wooden planks.
final class DeskView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        fatalError("made in code")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        Wood.draw(in: bounds, context: context, isDark: traitCollection.userInterfaceStyle == .dark)
    }
}

/// Planks with their grain. The same place always looks the same.
enum Wood {
    private static let plankHeight: CGFloat = 118
    private static let plankLength: CGFloat = 640

    static func draw(in bounds: CGRect, context: CGContext, isDark: Bool) {
        let light: CGFloat = isDark ? 0.45 : 1
        var row = 0
        var y: CGFloat = 0
        while y < bounds.height {
            var x: CGFloat = -CGFloat(row * 277 % 640)
            var number = 0
            while x < bounds.width {
                let plank = CGRect(x: x, y: y, width: plankLength, height: plankHeight)
                var noise = Noise(seed: UInt64(row * 31 + number * 7 + 5))
                drawPlank(plank, context: context, light: light, noise: &noise)
                x += plankLength
                number += 1
            }
            y += plankHeight
            row += 1
        }
        drawLight(in: bounds, context: context)
    }

    private static func drawPlank(_ plank: CGRect, context: CGContext, light: CGFloat, noise: inout Noise) {
        context.saveGState()
        context.clip(to: plank)
        let tone = 0.9 + 0.16 * noise.next()
        context.setFillColor(UIColor(red: 0.58 * tone * light, green: 0.38 * tone * light, blue: 0.22 * tone * light, alpha: 1).cgColor)
        context.fill(plank)
        for _ in 0..<34 {
            drawGrain(in: plank, context: context, noise: &noise)
        }
        // The edges of the plank catch light above and lie in shade below.
        context.setFillColor(UIColor.black.withAlphaComponent(0.34).cgColor)
        context.fill(CGRect(x: plank.minX, y: plank.maxY - 1.5, width: plank.width, height: 1.5))
        context.fill(CGRect(x: plank.maxX - 1.5, y: plank.minY, width: 1.5, height: plank.height))
        context.setFillColor(UIColor.white.withAlphaComponent(0.10 * light).cgColor)
        context.fill(CGRect(x: plank.minX, y: plank.minY, width: plank.width, height: 1))
        context.restoreGState()
    }

    /// A line along the plank that bends a little.
    private static func drawGrain(in plank: CGRect, context: CGContext, noise: inout Noise) {
        let isLight = noise.next() < 0.3
        let color = isLight ? UIColor(red: 1, green: 0.86, blue: 0.66, alpha: 1) : UIColor(red: 0.2, green: 0.09, blue: 0.03, alpha: 1)
        context.setStrokeColor(color.withAlphaComponent(0.05 + 0.11 * noise.next()).cgColor)
        context.setLineWidth(0.6 + 2.2 * noise.next() * noise.next())
        let y = plank.minY + plank.height * noise.next()
        let bend = (noise.next() - 0.5) * 26
        let start = plank.minX + plank.width * (noise.next() - 0.5)
        let end = start + plank.width * (0.4 + noise.next())
        let third = (end - start) / 3
        context.move(to: CGPoint(x: start, y: y))
        context.addCurve(
            to: CGPoint(x: end, y: y + bend * 0.4), control1: CGPoint(x: start + third, y: y + bend),
            control2: CGPoint(x: start + 2 * third, y: y - bend * 0.7))
        context.strokePath()
    }

    /// Light from above.
    private static func drawLight(in bounds: CGRect, context: CGContext) {
        let colors = [UIColor.white.withAlphaComponent(0.10).cgColor, UIColor.black.withAlphaComponent(0.22).cgColor]
        guard let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1]) else { return }
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: bounds.height), options: [])
    }
}

/// Numbers from 0 to 1 that look random and are the same every time.
struct Noise {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    }

    mutating func next() -> CGFloat {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return CGFloat(state >> 40) / CGFloat(1 << 24)
    }
}
