import CoreGraphics
import CoreText
import ObjectRuntime
import QuartzCore

/// How well a label's text stands out from what is drawn behind it, by the ratio of luminances that WCAG 2.1 (1.4.3) defines: 1 to 21.
enum TextContrast: Equatable {
    /// - Parameter needed: 4.5, or 3 for text of 18 points, or 14 and bold, and more.
    case measured(Double, needed: Double)
    /// Why there is no ratio.
    case unmeasured(String)

    /// The part of the pixels behind a text that may be worse than what is told: where pictures lie there, single pixels do not count.
    private static let ignoredPart = 0.1

    /// Nil where nothing of the text is on screen.
    ///
    /// - Parameters:
    ///   - ink: what the text takes, in the label's coordinates.
    ///   - root: the layer that the whole screen is drawn from.
    @MainActor init?(of label: UILabel, ink: CGRect, root: CALayer) {
        if label.shadowColor != nil || Self.hasLayerShadow(label) { self = .unmeasured("it has a shadow"); return }
        let colors: [SIMD4<Double>] = Self.colors(of: label)
        guard !colors.isEmpty else { self = .unmeasured("its colour is a pattern"); return }
        let area: CGRect = root.convert(ink, from: label.layer).intersection(root.bounds)
        guard area.width >= 1, area.height >= 1, let behind = Self.pixels(behind: label, area: area, root: root), !behind.isEmpty else {
            return nil
        }
        let opacity: Double = Self.opacity(of: label)
        let ground: SIMD4<Double> = label.layer.backgroundColor.map { $0.rgba } ?? .zero
        let ratios: [Double] = colors.map { color in
            let all: [Double] = behind.map { pixel in
                let back: SIMD3<Double> = Self.blend(ground, over: pixel, opacity)
                return Self.ratio(Self.blend(color, over: back, opacity), back)
            }.sorted()
            return all[Int(Double(all.count - 1) * Self.ignoredPart)]
        }
        self = .measured(ratios.min() ?? 1, needed: Self.fonts(of: label).allSatisfy(Self.isLarge) ? 3 : 4.5)
    }

    private static func isLarge(_ font: UIFont) -> Bool {
        font.pointSize >= 18 || font.pointSize >= 14 && font.textFont.descriptor.weight.value >= FontWeight.semibold.value
    }

    /// The fonts of the text's parts: titles of bars and the like have theirs in the text alone.
    @MainActor private static func fonts(of label: UILabel) -> [UIFont] {
        var fonts: [UIFont] = []
        let text: NSAttributedString = label.attributedText ?? NSAttributedString()
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, _, _ in fonts.append(value as? UIFont ?? label.font) }
        return fonts.isEmpty ? [label.font] : fonts
    }

    // MARK: What is drawn

    /// Whether letters throw the shadow of a layer: its own, or one around it that has no ground to throw it instead.
    @MainActor private static func hasLayerShadow(_ label: UILabel) -> Bool {
        let clear = sequence(first: label.layer as CALayer?) { $0?.superlayer }.compactMap { $0 }.prefix { ($0.backgroundColor?.alpha ?? 0) < 0.05 }
        return clear.contains { $0.shadowOpacity > 0.05 && ($0.shadowColor?.alpha ?? 0) > 0.05 }
    }

    /// The colours of the text's parts, not premultiplied; empty where one is a pattern.
    @MainActor private static func colors(of label: UILabel) -> [SIMD4<Double>] {
        var colors: [UIColor] = []
        if label.isHighlighted, let color = label.highlightedTextColor {
            colors = [color]
        } else {
            let text: NSAttributedString = label.attributedText ?? NSAttributedString()
            text.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: text.length)) { value, _, _ in
                colors.append(value as? UIColor ?? label.textColor)
            }
        }
        let resolved: [CGColor] = colors.map { $0.resolvedColor(with: label.traitCollection).cgColor }
        return resolved.contains { $0.pattern != nil } ? [] : resolved.map(\.rgba)
    }

    /// The colours on screen without the label, one pixel per point.
    @MainActor private static func pixels(behind label: UILabel, area: CGRect, root: CALayer) -> [SIMD3<Double>]? {
        let whole = CGRect(x: area.minX.rounded(), y: area.minY.rounded(), width: max(1, area.width.rounded()), height: max(1, area.height.rounded()))
        return LayerHiding.without([label.layer]) { LayerSnapshot.bitmap(of: root, area: whole, scale: 1) }.map { bitmap in
            bitmap.colors.map { color in
                // Where the app draws nothing the device is black.
                SIMD3(Double((color >> 16) & 255), Double((color >> 8) & 255), Double(color & 255)) / 255
            }
        }
    }

    /// That of the label and of all it is in.
    @MainActor private static func opacity(of label: UILabel) -> Double {
        sequence(first: label as UIView) { $0.superview }.reduce(1) { $0 * Double($1.alpha) }
    }

    // MARK: Numbers

    private static func blend(_ color: SIMD4<Double>, over ground: SIMD3<Double>, _ opacity: Double) -> SIMD3<Double> {
        let alpha: Double = color.w * opacity
        return SIMD3(color.x, color.y, color.z) * alpha + ground * (1 - alpha)
    }

    /// From 1 to 21.
    static func ratio(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> Double {
        let (a, b): (Double, Double) = (luminance(first), luminance(second))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    private static func luminance(_ color: SIMD3<Double>) -> Double {
        func linear(_ value: Double) -> Double {
            let part: Double = min(max(value, 0), 1)
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(color.x) + 0.7152 * linear(color.y) + 0.0722 * linear(color.z)
    }
}

/// Draws what would be there without some layers.
enum LayerHiding {
    @MainActor static func without<Result>(_ layers: [CALayer], _ draw: () -> Result) -> Result {
        let old: [Float] = layers.map(\.opacity)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for layer in layers { layer.opacity = 0 }
        defer {
            for (layer, opacity) in zip(layers, old) { layer.opacity = opacity }
            CATransaction.commit()
        }
        return draw()
    }
}

extension Bitmap {
    /// The pixels, row by row, premultiplied: alpha in the highest byte, then red, green, blue.
    var colors: [UInt32] {
        (0..<height).flatMap { row in
            let pixels = UnsafeBufferPointer(start: (self.pixels + row * bytesPerRow).assumingMemoryBound(to: UInt32.self), count: width)
            return Array(pixels)
        }
    }
}
