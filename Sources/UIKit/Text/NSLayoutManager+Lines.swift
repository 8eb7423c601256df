extension NSLayoutManager {
    /// The layout with its lines where the delegate wants them.
    ///
    /// - Parameter start: where the layout's text begins in the storage's.
    func placed(_ layout: TextLayout, in container: NSTextContainer, from start: Int) -> TextLayout {
        guard delegate != nil, !layout.lines.isEmpty else { return layout }
        var lines: [TextLine] = layout.lines
        var shift: Double = 0
        var isChanged = false
        for index in lines.indices {
            lines[index].top += shift
            lines[index].baseline += shift
            guard let answer = asked(about: lines[index], in: container, width: layout.size.width, from: start) else { return layout }
            guard let place = answer else { continue }
            let (top, height) = (Double(place.rect.minY), Double(place.rect.height))
            shift += top + height - lines[index].bottom
            (lines[index].top, lines[index].height, lines[index].baseline) = (top, height, top + Double(place.baseline))
            isChanged = true
        }
        return isChanged ? layout.placing(lines) : layout
    }

    private typealias Place = (rect: CGRect, baseline: CGFloat)

    /// The delegate's answer about a line: nil where it has none at all, nil inside that where the line may stay.
    private func asked(about line: TextLine, in container: NSTextContainer, width: CGFloat, from start: Int) -> Place?? {
        let isLimited: Bool = container.size.width > 0 && container.size.width < 1e6
        let padding: CGFloat = container.lineFragmentPadding
        var rect = CGRect(
            x: 0, y: CGFloat(line.top), width: isLimited ? container.size.width : width + 2 * padding, height: CGFloat(line.height))
        var used = CGRect(x: CGFloat(line.x), y: CGFloat(line.top), width: CGFloat(line.width) + 2 * padding, height: CGFloat(line.height))
        var baseline = CGFloat(line.baseline - line.top)
        let range = NSRange(location: start + line.range.lowerBound, length: line.range.count)
        let isTaken: Bool? = try? delegate?.layoutManager(
            self, shouldSetLineFragmentRect: &rect, lineFragmentUsedRect: &used, baselineOffset: &baseline, in: container, forGlyphRange: range)
        guard let isTaken else { return nil }
        return .some(isTaken ? (rect, baseline) : nil)
    }

    // MARK: What is not seen

    /// Draws signs in place of characters without a shape, where they are wanted.
    func drawInvisibles(_ range: NSRange, at origin: CGPoint) {
        guard showsInvisibleCharacters || showsControlCharacters, let textStorage else { return }
        let text = textStorage.string as NSString
        for index in NSIntersectionRange(range, NSRange(location: 0, length: text.length)).indices {
            guard let sign = sign(for: text.character(at: index)), let (_, line) = line(at: index) else { continue }
            let attributes: [NSAttributedString.Key: Any] = textStorage.attributes(at: index, effectiveRange: nil)
            let font: UIFont = UIFont.of(attribute: attributes[.font]) ?? AttributedText.drawingDefaults.font
            let color: UIColor = attributes[.foregroundColor] as? UIColor ?? .label
            let place: CGPoint = location(forGlyphAt: index)
            let drawn = NSAttributedString(string: sign, attributes: [.font: font, .foregroundColor: color.withAlphaComponent(0.33)])
            drawn.draw(at: CGPoint(x: origin.x + place.x, y: origin.y + CGFloat(line.top) + place.y - font.ascender))
        }
    }

    private func sign(for unit: UInt16) -> String? {
        switch unit {
        case 0x20, 0xA0: showsInvisibleCharacters ? "·" : nil
        case 0x09: showsInvisibleCharacters ? "→" : nil
        case 0x0A, 0x0D, 0x2028, 0x2029: showsInvisibleCharacters ? "¬" : nil
        case 0..<0x20: showsControlCharacters ? "^" + String(UnicodeScalar(UInt8(unit + 0x40))) : nil
        default: nil
        }
    }
}

extension NSRange {
    fileprivate var indices: Range<Int> { location..<NSMaxRange(self) }
}
