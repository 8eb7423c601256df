import AppSession
import CoreGraphics
import CoreText

/// Draws a keyboard in the look of iOS 17.
struct KeyboardDrawing {
    let layout: KeyboardLayout
    let colors: KeyboardColors
    let isPad: Bool
    let isReturnKeyEnabled: Bool

    /// - Parameter panel: Where the panel stands, in the context's points.
    func draw(in panel: CGRect, _ context: CGContext) {
        context.saveGState()
        context.clip(to: panel)
        context.setFill(colors.panel)
        context.fill(panel)
        context.translateBy(x: panel.minX, y: panel.minY)
        drawBar(in: context)
        for key in layout.keys { draw(key, in: context) }
        context.restoreGState()
    }

    // MARK: Keys

    private func draw(_ key: KeyboardKey, in context: CGContext) {
        let frame = CGRect(key.frame)
        if key.look != .bare {
            let radius: CGFloat = isPad ? 6 : 5
            context.setFill(colors.shadow)
            context.addPath(CGPath(roundedRect: frame.offsetBy(dx: 0, dy: 1), radius: radius, style: .continuous))
            context.fillPath()
            context.setFill(key.look == .letter ? colors.letter : key.look == .prominent ? colors.prominent : colors.special)
            context.addPath(CGPath(roundedRect: frame, radius: radius, style: .continuous))
            context.fillPath()
        }
        if let label = key.label {
            drawLabel(label, of: key, in: frame, context)
        } else if let glyph = KeyGlyph(key.kind, isFilled: key.look == .letter) {
            glyph.draw(in: frame, size: isPad ? 23 : 20, colors.text, context)
        }
    }

    private func drawLabel(_ label: String, of key: KeyboardKey, in frame: CGRect, _ context: CGContext) {
        let shade: KeyboardColors.Shade =
            key.look == .prominent
            ? colors.prominentText : key.kind == .returnKey && !isReturnKeyEnabled ? colors.faintText : colors.text
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        guard case .text(_, let above) = key.kind else {
            if isPad, key.kind != .returnKey || frame.width > 100 {
                // On pads words stand at the key's lower corner on the side of the screen's edge.
                return drawWord(label, in: frame, atRight: frame.midX > layout.width / 2, shade, context)
            }
            let size: Double = fitted(label, size: 16, width: Double(frame.width) - 8)
            return KeyText.draw(label, size: size, weight: .regular, at: middle, shade, in: context)
        }
        if let above, above.count > 1 {
            KeyText.draw(label, size: 25, weight: .regular, at: CGPoint(x: middle.x, y: middle.y - 6), shade, in: context)
            return KeyText.draw(
                above.map(String.init).joined(separator: "\u{200A}"), size: 10, weight: .bold,
                at: CGPoint(x: middle.x, y: middle.y + 12), shade, in: context)
        }
        guard let above else {
            let size: Double = label.count > 1 ? 16 : isPad ? 24 : 23
            return KeyText.draw(label, size: size, weight: .regular, at: middle, shade, in: context)
        }
        let quarter: CGFloat = frame.height * 0.27
        KeyText.draw(
            above, size: 14, weight: .regular, at: CGPoint(x: middle.x, y: frame.minY + quarter), colors.faintText, in: context)
        KeyText.draw(label, size: 22, weight: .regular, at: CGPoint(x: middle.x, y: middle.y + frame.height * 0.16), shade, in: context)
    }

    private func drawWord(_ word: String, in frame: CGRect, atRight: Bool, _ shade: KeyboardColors.Shade, _ context: CGContext) {
        let size: Double = fitted(word, size: 17, width: Double(frame.width) - 16)
        let width: CGFloat = KeyText.width(word, size: size, weight: .regular)
        let x: CGFloat = atRight ? frame.maxX - 9 - width / 2 : frame.minX + 9 + width / 2
        KeyText.draw(word, size: size, weight: .regular, at: CGPoint(x: x, y: frame.maxY - 16), shade, in: context)
    }

    private func fitted(_ text: String, size: Double, width: Double) -> Double {
        let wide = Double(KeyText.width(text, size: size, weight: .regular))
        return wide > width ? size * width / wide : size
    }

    // MARK: Bar

    private func drawBar(in context: CGContext) {
        guard layout.bar > 0 else { return }
        let middle: CGFloat = CGFloat(layout.bar) / 2
        if layout.hasShortcuts {
            for (index, glyph) in [KeyGlyph.undo, .redo, .paste].enumerated() {
                let box = CGRect(x: 14 + CGFloat(index) * 48, y: middle - 16, width: 32, height: 32)
                glyph.draw(in: box, size: 22, colors.text, context)
            }
        }
        let left: CGFloat = layout.hasShortcuts ? layout.width * 0.25 : 0
        let share: CGFloat = (layout.width - 2 * left) / 3
        for (index, word) in layout.suggestions.enumerated() {
            let x: CGFloat = left + share * (CGFloat(index) + 0.5)
            KeyText.draw(word, size: 17, weight: .regular, at: CGPoint(x: x, y: middle), colors.text, in: context)
            guard index > 0 else { continue }
            context.setFill(colors.line)
            context.fill(CGRect(x: left + share * CGFloat(index) - 0.5, y: middle - 12, width: 1, height: 24))
        }
    }
}

/// Text on keys, centred by its capitals.
enum KeyText {
    static func width(_ text: String, size: Double, weight: FontWeight) -> CGFloat { layout(text, size, weight).0.size.width }

    static func draw(
        _ text: String, size: Double, weight: FontWeight, at middle: CGPoint, _ shade: KeyboardColors.Shade, in context: CGContext
    ) {
        let (layout, font) = layout(text, size, weight)
        // Small letters sit by the middle of their own height, as on the real keys.
        let isSmall: Bool = text.count == 1 && text == text.lowercased() && text != text.uppercased()
        let height: CGFloat = isSmall ? (CGFloat(font.capHeight) + CGFloat(font.xHeight)) / 2 : CGFloat(font.capHeight)
        let origin = CGPoint(x: middle.x - layout.size.width / 2, y: middle.y + height / 2 - CGFloat(layout.firstBaseline))
        let color = TextColor(red: Double(shade.red), green: Double(shade.green), blue: Double(shade.blue))
        layout.draw(in: context, at: origin, color: color)
    }

    private static func layout(_ text: String, _ size: Double, _ weight: FontWeight) -> (TextLayout, TextFont) {
        let font: TextFont = FontLibrary.systemFont(size: size, weight: weight)
        return (TextLayout.layout(TextLayoutRequest(TextContent(text, style: TextStyle(font: font)))), font)
    }
}
