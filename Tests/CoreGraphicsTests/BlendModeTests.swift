import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

/// The formulas of the PDF specification (11.3.5) for one channel, and Porter and Duff's.
private enum Reference {
    static func separable(_ mode: CGBlendMode) -> ((Double, Double) -> Double)? {
        func hardLight(_ b: Double, _ s: Double) -> Double { s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1) }
        switch mode {
        case .normal: return { _, s in s }
        case .multiply: return { $0 * $1 }
        case .screen: return { $0 + $1 - $0 * $1 }
        case .overlay: return { hardLight($1, $0) }
        case .darken: return { min($0, $1) }
        case .lighten: return { max($0, $1) }
        case .colorDodge: return { b, s in b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s)) }
        case .colorBurn: return { b, s in b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s) }
        case .softLight:
            return { b, s in
                let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
                return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
            }
        case .hardLight: return hardLight
        case .difference: return { abs($0 - $1) }
        case .exclusion: return { $0 + $1 - 2 * $0 * $1 }
        default: return nil
        }
    }

    /// Factors of source and destination.
    static func porterDuff(_ mode: CGBlendMode) -> ((Double, Double) -> (Double, Double))? {
        switch mode {
        case .clear: return { _, _ in (0, 0) }
        case .copy: return { _, _ in (1, 0) }
        case .sourceIn: return { _, da in (da, 0) }
        case .sourceOut: return { _, da in (1 - da, 0) }
        case .sourceAtop: return { sa, da in (da, 1 - sa) }
        case .destinationOver: return { _, da in (1 - da, 1) }
        case .destinationIn: return { sa, _ in (0, sa) }
        case .destinationOut: return { sa, _ in (0, 1 - sa) }
        case .destinationAtop: return { sa, da in (1 - da, sa) }
        case .xor: return { sa, da in (1 - da, 1 - sa) }
        case .plusLighter: return { _, _ in (1, 1) }
        default: return nil
        }
    }

    /// Premultiplied result of source over backdrop, both straight (channel, alpha).
    static func blend(_ mode: CGBlendMode, source: (Double, Double), backdrop: (Double, Double)) -> Double? {
        let (s, sa) = source, (b, ba) = backdrop
        if let formula = separable(mode) { return s * sa * (1 - ba) + b * ba * (1 - sa) + formula(b, s) * sa * ba }
        if let factors = porterDuff(mode) {
            let (fs, fd) = factors(sa, ba)
            return min(1, s * sa * fs + b * ba * fd)
        }
        if mode == .plusDarker { return max(0, min(1, sa + ba) - (sa - s * sa) - (ba - b * ba)) }
        return nil
    }
}

@Suite struct BlendModeTests {
    static let formulaModes = CGBlendMode.allCases.filter {
        Reference.blend($0, source: (0, 1), backdrop: (0, 1)) != nil
    }

    @Test func allModesAreCovered() {
        #expect(CGBlendMode.allCases.count == 28)
        #expect(Self.formulaModes.count == 24)
    }

    @Test(arguments: formulaModes)
    func paintedRectanglesFollowTheFormula(mode: CGBlendMode) {
        var random = SeededGenerator(20)
        let levels: [Double] = [0, 51.0 / 255, 102.0 / 255, 204.0 / 255, 1]
        for _ in 0..<60 {
            func color() -> [Double] { (0..<4).map { _ in levels.randomElement(using: &random)! } }
            let (source, backdrop) = (color(), color())
            let canvas = Canvas(3, 3)
            func paint(_ c: [Double]) {
                canvas.context.setFillColor(CGColor(red: c[0], green: c[1], blue: c[2], alpha: c[3]))
                canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 3))
            }
            paint(backdrop)
            canvas.context.setBlendMode(mode)
            paint(source)
            let found = canvas.pixel(1, 1)
            let channels = [found.red, found.green, found.blue]
            for index in 0..<3 {
                let expected = Reference.blend(
                    mode, source: (source[index], source[3]), backdrop: (backdrop[index], backdrop[3]))!
                #expect(abs(Double(channels[index]) - expected * 255) <= 3, "\(source) over \(backdrop)")
            }
            #expect(canvas.pixel(2, 1).alpha == 0)
        }
    }

    @Test(arguments: [CGBlendMode.hue, .saturation, .color, .luminosity])
    func blendingByLuminosityKeepsGrays(mode: CGBlendMode) {
        let canvas = Canvas(1, 1, background: CGColor(gray: 0.4, alpha: 1))
        canvas.context.setBlendMode(mode)
        canvas.context.setFillColor(CGColor(gray: 0.8, alpha: 1))
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let expected = mode == .luminosity ? 204 : 102
        #expect(canvas.pixel(0, 0).isClose(to: Pixel(expected, expected, expected), within: 2))
    }

    @Test func modesThatReachBeyondTheSourceKeepToTheShape() {
        for mode in [CGBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop, .clear, .copy] {
            let canvas = Canvas(20, 20, background: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
            canvas.context.setBlendMode(mode)
            canvas.context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
            canvas.context.fillEllipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))
            canvas.context.setStrokeColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
            canvas.context.stroke(CGRect(x: 7, y: 7, width: 6, height: 6))
            #expect(canvas.pixel(1, 1) == Pixel(0, 0, 255), "\(mode)")
            #expect(canvas.pixel(10, 6) != Pixel(0, 0, 255), "\(mode)")
        }
    }
}
