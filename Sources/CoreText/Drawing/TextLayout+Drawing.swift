import CoreGraphics
import Foundation

internal import CPango

extension TextColor {
    package init(_ color: CGColor) {
        let components = color.rgba
        self.init(red: components.x, green: components.y, blue: components.z, alpha: components.w)
    }
}

extension TextLayout {
    /// Draws the text with the layout's upper left corner at `origin`, in the context's user space, y downwards.
    ///
    /// - Parameters:
    ///   - color: for text whose style names none.
    ///   - withBackgrounds: whether the backgrounds of the text are drawn too; `drawBackgrounds` draws them alone.
    ///   - withLines: whether the lines under and through the text are drawn too.
    package func draw(in context: CGContext, at origin: CGPoint, color: TextColor = .black, withBackgrounds: Bool = true, withLines: Bool = true) {
        if withBackgrounds { drawBackgrounds(in: context, at: origin) }
        if withLines { drawDecorations(in: context, at: origin, behindText: true, color) }
        if hasDecorations, styles.contains(where: { $0.shadow != nil }) {
            for line in lines { for run in line.runs { drawRun(run, of: line, in: context, at: origin, color) } }
        } else {
            let alpha = Double(context.state.alpha)
            let bounds = drawingBounds.offsetBy(dx: origin.x, dy: origin.y)
            context.render(within: bounds.applying(context.userToDevice), settling: false) { cairo in
                let batch = cairo == context.cairo && context.state.blendMode == .normal ? context.deferred as? GlyphBatch : nil
                if batch == nil { context.deferred?.settle() }
                TextEngine.locked { paintGlyphs(GlyphPainter(cairo, batch: batch), origin, color, alpha) }
            }
        }
        if withLines { drawDecorations(in: context, at: origin, behindText: false, color) }
        drawAttachments(in: context, at: origin)
    }

    /// At least what the glyphs cover, in the layout's coordinates.
    package var drawingBounds: CGRect {
        var box = CGRect.null
        for line in lines {
            let reach = (line.ascent + line.descent) / 2
            box = box.union(
                CGRect(
                    x: line.x - reach, y: line.baseline - line.ascent - reach, width: line.width + 2 * reach,
                    height: line.ascent + line.descent + 2 * reach))
        }
        return box
    }

    private func paintGlyphs(_ painter: GlyphPainter, _ origin: CGPoint, _ color: TextColor, _ alpha: Double) {
        for line in lines {
            for run in line.runs { paint(run, of: line, painter, origin, color, alpha) }
        }
    }

    private func paint(
        _ run: GlyphRun, of line: TextLine, _ painter: GlyphPainter, _ origin: CGPoint, _ color: TextColor, _ alpha: Double
    ) {
        let style = styles[run.style]
        guard style.attachment == nil else { return }
        let x = Double(origin.x) + run.x, y = Double(origin.y) + line.baseline - style.baselineOffset
        let color = style.color ?? color
        if style.stroke.map({ $0.width <= 0 }) ?? true { painter.paint(run, of: units, x: x, y: y, color: color, alpha: alpha) }
        if let stroke = style.stroke, stroke.width != 0 {
            let width = abs(stroke.width) / 100 * style.font.pointSize
            painter.stroke(run, x: x, y: y, width: width, color: stroke.color ?? color, alpha: alpha)
        }
    }

    private func drawRun(_ run: GlyphRun, of line: TextLine, in context: CGContext, at origin: CGPoint, _ color: TextColor) {
        let style = styles[run.style]
        guard style.attachment == nil else { return }
        context.saveGState()
        if let shadow = style.shadow {
            let tint = CGColor(srgbRed: shadow.color.red, green: shadow.color.green, blue: shadow.color.blue, alpha: shadow.color.alpha)
            context.setShadow(offset: shadow.offset, blur: shadow.blurRadius, color: tint)
        }
        let alpha = Double(context.state.alpha)
        context.render(within: drawingBounds.offsetBy(dx: origin.x, dy: origin.y).applying(context.userToDevice)) { cairo in
            TextEngine.locked { paint(run, of: line, GlyphPainter(cairo), origin, color, alpha) }
        }
        context.restoreGState()
    }

    private func drawAttachments(in context: CGContext, at origin: CGPoint) {
        guard hasDecorations else { return }
        for line in lines {
            for run in line.runs {
                let style = styles[run.style]
                guard let attachment = style.attachment else { continue }
                var pen = run.x
                for glyph in run.glyphs {
                    if glyph.glyph == GlyphNumber.attachment {
                        let bounds = attachment.bounds
                        let top = line.baseline - style.baselineOffset - Double(bounds.maxY)
                        attachment.draw(
                            context,
                            CGRect(
                                x: Double(origin.x) + pen + Double(bounds.minX), y: Double(origin.y) + top, width: bounds.width,
                                height: bounds.height))
                    }
                    pen += glyph.advance
                }
            }
        }
    }
}
