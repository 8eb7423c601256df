import CoreGraphics
import Foundation

internal import CPango

/// The parts of an `NSUnderlineStyle` value.
struct LinePattern: Equatable {
    var thicknessFactor: Double
    var isDouble: Bool
    /// Lengths of dashes and gaps in line thicknesses; empty for a solid line.
    var dashes: [Double]
    var isByWord: Bool

    /// Nil for a style without a line.
    init?(style: Int) {
        let weight = style & 0x0F
        guard weight != 0 else { return nil }
        thicknessFactor = weight == 2 ? 2 : 1
        isDouble = weight == 9
        dashes =
            switch style & 0x0F00 {
            case 0x0100: [1, 2]
            case 0x0200: [4, 2]
            case 0x0300: [4, 2, 1, 2]
            case 0x0400: [4, 2, 1, 2, 1, 2]
            default: []
            }
        isByWord = style & 0x8000 != 0
    }
}

extension TextLayout {
    /// Draws the backgrounds of the text.
    package func drawBackgrounds(in context: CGContext, at origin: CGPoint) {
        guard hasDecorations else { return }
        for line in lines {
            for run in line.runs {
                let span = visibleSpan(of: run, in: line)
                guard span.right > span.left, let background = styles[run.style].backgroundColor else { continue }
                let box = CGRect(
                    x: Double(origin.x) + span.left, y: Double(origin.y) + line.top, width: span.right - span.left, height: line.height)
                fill([box], background, dashes: [], in: context)
            }
        }
    }

    /// Draws the lines behind the text (underlines) or over it (lines through).
    func drawDecorations(in context: CGContext, at origin: CGPoint, behindText: Bool, _ color: TextColor, part: Range<Int>? = nil) {
        guard hasDecorations else { return }
        for line in lines {
            for run in line.runs {
                let style = styles[run.style]
                var span = visibleSpan(of: run, in: line)
                if let part { span = self.span(of: part, in: run, span) }
                guard span.right > span.left else { continue }
                let baseline = Double(origin.y) + line.baseline - style.baselineOffset
                let left = Double(origin.x) + span.left, right = Double(origin.x) + span.right
                if behindText {
                    if let underline = style.underline, let pattern = LinePattern(style: underline.style) {
                        let y = baseline - style.font.underlinePosition
                        drawLine(pattern, run, line, left, right, y, in: context, underline.color ?? style.color ?? color)
                    }
                } else if let strike = style.strikethrough, let pattern = LinePattern(style: strike.style) {
                    let y = baseline - style.font.xHeight / 2
                    drawLine(pattern, run, line, left, right, y, in: context, strike.color ?? style.color ?? color)
                }
            }
        }
    }

    /// Draws the lines under or through a part of the text.
    package func drawLines(in context: CGContext, at origin: CGPoint, range: Range<Int>, isUnder: Bool) {
        drawDecorations(in: context, at: origin, behindText: isUnder, .black, part: range)
    }

    /// The part of a run's span that stands for a part of the text.
    private func span(of part: Range<Int>, in run: GlyphRun, _ whole: (left: Double, right: Double)) -> (left: Double, right: Double) {
        var pen = run.x
        var left = Double.infinity, right = -Double.infinity
        for glyph in run.glyphs {
            if part.contains(Int(glyph.cluster)) { (left, right) = (min(left, pen), max(right, pen + glyph.advance)) }
            pen += glyph.advance
        }
        return (max(whole.left, left), min(whole.right, right))
    }

    /// The run without the spaces that hang at its line's end.
    private func visibleSpan(of run: GlyphRun, in line: TextLine) -> (left: Double, right: Double) {
        (max(run.x, line.x), min(run.x + run.width, line.x + line.width))
    }

    private func drawLine(
        _ pattern: LinePattern, _ run: GlyphRun, _ line: TextLine, _ left: Double, _ right: Double, _ y: Double,
        in context: CGContext, _ color: TextColor
    ) {
        let pixel = 1 / max(1e-6, Double(hypot(context.userToDevice.a, context.userToDevice.b)))
        // Whole pixels, at least one: a line stays equally dark wherever it falls.
        let thickness = max(pixel, (run.font.underlineThickness * pattern.thicknessFactor / pixel).rounded() * pixel)
        let top = (y / pixel).rounded() * pixel
        let spans = pattern.isByWord ? words(of: run, in: line, shift: left - max(run.x, line.x)) : [(left, right)]
        var boxes = spans.map { CGRect(x: $0.0, y: top, width: $0.1 - $0.0, height: thickness) }
        if pattern.isDouble { boxes += boxes.map { $0.offsetBy(dx: 0, dy: 2 * thickness) } }
        fill(boxes, color, dashes: pattern.dashes.map { $0 * thickness }, in: context)
    }

    /// The spans of a run's words, without the spaces between.
    private func words(of run: GlyphRun, in line: TextLine, shift: Double) -> [(Double, Double)] {
        var spans: [(Double, Double)] = []
        var pen = run.x
        for glyph in run.glyphs {
            let end = pen + glyph.advance
            if !TextUnit.isHangingSpace(units[Int(glyph.cluster)]) {
                if let last = spans.last, last.1 == pen + shift {
                    spans[spans.count - 1].1 = end + shift
                } else {
                    spans.append((pen + shift, end + shift))
                }
            }
            pen = end
        }
        return spans
    }

    private func fill(_ boxes: [CGRect], _ color: TextColor, dashes: [Double], in context: CGContext) {
        let alpha = Double(context.state.alpha)
        let bounds = boxes.reduce(CGRect.null) { $0.union($1) }
        context.render(within: bounds.applying(context.userToDevice)) { cairo in
            cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * alpha)
            for box in boxes {
                guard dashes.isEmpty else {
                    cairo_set_dash(cairo, dashes, Int32(dashes.count), 0)
                    cairo_set_line_width(cairo, Double(box.height))
                    cairo_move_to(cairo, Double(box.minX), Double(box.midY))
                    cairo_line_to(cairo, Double(box.maxX), Double(box.midY))
                    cairo_stroke(cairo)
                    continue
                }
                cairo_rectangle(cairo, Double(box.minX), Double(box.minY), Double(box.width), Double(box.height))
                cairo_fill(cairo)
            }
            cairo_set_dash(cairo, nil, 0, 0)
        }
    }
}
