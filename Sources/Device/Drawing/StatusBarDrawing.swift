import AppSession
import CoreGraphics

/// Draws a status bar in the look of iOS 17.
enum StatusBarDrawing {
    /// - Parameter isLight: White content, for dark backgrounds.
    static func draw(_ layout: StatusBarLayout, isLight: Bool, in context: CGContext) {
        let gray: CGFloat = isLight ? 1 : 0
        for text in layout.texts { StatusBarText.draw(text, gray: gray, in: context) }
        for symbol in layout.symbols { draw(symbol, gray: gray, in: context) }
        for dots in layout.multitaskingDots { drawDots(around: dots, gray: gray, in: context) }
    }

    private static func draw(_ symbol: StatusBarLayout.Symbol, gray: CGFloat, in context: CGContext) {
        context.saveGState()
        context.translateBy(x: symbol.frame.x, y: symbol.frame.y)
        switch symbol.glyph {
        case .signal: drawSignal(height: symbol.frame.height, gray: gray, in: context)
        case .wifi: drawWiFi(height: symbol.frame.height, gray: gray, in: context)
        case .battery: drawBattery(height: symbol.frame.height, gray: gray, in: context)
        }
        context.restoreGState()
    }

    /// Four bars, the design being 18 x 12.
    private static func drawSignal(height: CGFloat, gray: CGFloat, in context: CGContext) {
        let unit: CGFloat = height / 12
        context.setFillColor(gray: gray, alpha: 1)
        for (index, bar) in [4.0, 6.5, 9.0, 12.0].enumerated() {
            let frame = CGRect(
                x: CGFloat(index) * 5 * unit, y: (12 - bar) * unit, width: 3 * unit, height: bar * unit)
            context.addPath(CGPath(roundedRect: frame, radius: unit, style: .circular))
        }
        context.fillPath()
    }

    /// Two bands and a wedge of a quarter circle, the design being 17 x 12.
    private static func drawWiFi(height: CGFloat, gray: CGFloat, in context: CGContext) {
        let unit: CGFloat = height / 12
        let center = CGPoint(x: 8.5 * unit, y: 12 * unit)
        context.setFillColor(gray: gray, alpha: 1)
        for (outer, inner) in [(12.0, 9.4), (7.9, 5.3), (3.8, 0.0)] as [(CGFloat, CGFloat)] {
            let path = CGMutablePath()
            let (start, end): (CGFloat, CGFloat) = (-.pi * 3 / 4, -.pi / 4)
            path.addArc(center: center, radius: outer * unit, startAngle: start, endAngle: end, clockwise: false)
            if inner > 0 {
                path.addArc(center: center, radius: inner * unit, startAngle: end, endAngle: start, clockwise: true)
            } else {
                path.addLine(to: center)
            }
            path.closeSubpath()
            context.addPath(path)
        }
        context.fillPath()
    }

    /// A full battery, the design being 27 1/3 x 13.
    private static func drawBattery(height: CGFloat, gray: CGFloat, in context: CGContext) {
        let unit: CGFloat = height / 13
        let outline = CGRect(x: 0.5 * unit, y: 0.5 * unit, width: 24 * unit, height: 12 * unit)
        context.setStrokeColor(gray: gray, alpha: 0.35)
        context.setLineWidth(unit)
        context.addPath(CGPath(roundedRect: outline, radius: 3.8 * unit, style: .continuous))
        context.strokePath()
        context.setFillColor(gray: gray, alpha: 0.4)
        let cap = CGRect(x: 26 * unit, y: 4.5 * unit, width: 1.33 * unit, height: 4 * unit)
        context.addPath(
            CGPath(roundedRect: cap, radius: 1.3 * unit, corners: [.topRight, .bottomRight], style: .circular))
        context.fillPath()
        context.setFillColor(gray: gray, alpha: 1)
        let charge = CGRect(x: 2 * unit, y: 2 * unit, width: 21 * unit, height: 9 * unit)
        context.addPath(CGPath(roundedRect: charge, radius: 2.5 * unit, style: .continuous))
        context.fillPath()
    }

    private static func drawDots(around middle: StatusBarLayout.Point, gray: CGFloat, in context: CGContext) {
        context.setFillColor(gray: gray, alpha: 0.55)
        for offset: CGFloat in [-7, 0, 7] {
            context.addEllipse(in: CGRect(x: middle.x + offset - 2, y: middle.y - 2, width: 4, height: 4))
        }
        context.fillPath()
    }
}
