import CoreGraphics

extension TextFont {
    /// The outlines of a short text on one line, baseline at y = 0, y downwards, in points. Kerning and shaping are left out: for digits
    /// and letters that stand in a symbol.
    package func outline(of text: String) -> CGPath {
        let path = CGMutablePath()
        TextEngine.locked {
            var x: Double = 0
            for scalar in text.unicodeScalars {
                let place: GlyphPlacement = placement(of: scalar.value)
                source.outline(of: place.glyph).add(to: path, scale: drawingSize * source.emPerUnit, x: x + place.xOffset)
                x += place.advance
            }
        }
        return path
    }
}

extension GlyphOutline {
    fileprivate func add(to path: CGMutablePath, scale: Double, x: Double) {
        add(to: path, CGAffineTransform(a: CGFloat(scale), b: 0, c: 0, d: -CGFloat(scale), tx: CGFloat(x), ty: 0))
    }

    /// Appends the outline to a path, transformed from units with y upwards.
    func add(to path: CGMutablePath, _ transform: CGAffineTransform) {
        func place(_ index: Int) -> CGPoint { CGPoint(x: CGFloat(points[index].x), y: CGFloat(points[index].y)).applying(transform) }
        var index = 0
        for verb in verbs {
            switch verb {
            case .move:
                path.move(to: place(index))
                index += 1
            case .line:
                path.addLine(to: place(index))
                index += 1
            case .quadratic:
                path.addQuadCurve(to: place(index + 1), control: place(index))
                index += 2
            case .cubic:
                path.addCurve(to: place(index + 2), control1: place(index), control2: place(index + 1))
                index += 3
            case .close: path.closeSubpath()
            }
        }
    }
}
