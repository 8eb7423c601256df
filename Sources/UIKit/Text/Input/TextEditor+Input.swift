/// The editor's part of `UITextInput`, with the editor's own kinds of positions and ranges.
extension TextEditor {
    func offset(of position: UITextPosition) -> Int {
        min(max(0, (position as? TextOffset)?.offset ?? 0), length)
    }

    /// The attributes of the character behind a place, or before it; where there is none, those that typed text gets.
    func attributes(at offset: Int, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any] {
        let index: Int = direction == .forward ? offset : offset - 1
        return index >= 0 && index < length ? storage.attributes(at: index, effectiveRange: nil) : typingAttributes
    }

    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (first, second): (Int, Int) = (offset(of: position), offset(of: other))
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

    /// The position at an offset, or the end of the range that is nearest to it.
    func position(_ offset: Int, within limits: UITextRange) -> UITextPosition {
        let limits: NSRange = range(of: limits)
        return TextOffset(min(max(limits.location, offset), NSMaxRange(limits)))
    }

    func range(of range: UITextRange) -> NSRange {
        if let range = range as? TextOffsetRange { return clamped(range.range) }
        let start: Int = offset(of: range.start)
        return NSRange(location: start, length: max(0, offset(of: range.end) - start))
    }

    func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange {
        let start: Int = offset(of: from)
        let end: Int = offset(of: to)
        return TextOffsetRange(NSRange(location: min(start, end), length: abs(end - start)))
    }

    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let target: Int = self.offset(of: position) + offset
        return (0...length).contains(target) ? TextOffset(target) : nil
    }

    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset count: Int) -> UITextPosition? {
        guard let placement = host?.textPlacement else { return nil }
        var place: Int = offset(of: position)
        let x: CGFloat = placement.caret(at: place).midX
        for _ in 0..<max(0, count) {
            let next: Int
            switch direction {
            case .up, .down:
                guard let found = placement.offset(from: place, lines: direction == .down ? 1 : -1, x: x) else { return nil }
                next = found
            case .left, .right:
                let isForward: Bool = (direction == .right) != placement.isRightToLeft(at: place)
                guard isForward ? place < length : place > 0 else { return nil }
                next = isForward ? navigation.characterEnd(after: place) : navigation.characterStart(before: place)
            }
            place = next
        }
        return TextOffset(place)
    }

    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition {
        let range: NSRange = self.range(of: range)
        let isForward: Bool = UITextDirection.layout(direction).isForward
        return TextOffset(isForward ? NSMaxRange(range) : range.location)
    }

    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        let start: Int = offset(of: position)
        let isForward: Bool = UITextDirection.layout(direction).isForward
        let end: Int = isForward ? navigation.characterEnd(after: start) : navigation.characterStart(before: start)
        guard end != start else { return nil }
        return TextOffsetRange(NSRange(location: min(start, end), length: abs(end - start)))
    }

    func writingDirection(at position: UITextPosition) -> NSWritingDirection {
        host?.textPlacement.isRightToLeft(at: offset(of: position)) == true ? .rightToLeft : .leftToRight
    }

    /// Sets the direction of the paragraphs that a range touches.
    func setWritingDirection(_ direction: NSWritingDirection, for range: UITextRange) {
        let start: NSRange = navigation.paragraph(at: self.range(of: range).location)
        let end: NSRange = navigation.paragraph(at: NSMaxRange(self.range(of: range)))
        let whole: NSRange = NSUnionRange(start, end)
        storage.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, part, _ in
            let style = NSMutableParagraphStyle()
            style.setParagraphStyle(value as? NSParagraphStyle ?? .default)
            style.baseWritingDirection = direction
            storage.addAttribute(.paragraphStyle, value: style, range: part)
        }
        host?.editedTextDidChange()
    }

    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        guard let placement = host?.textPlacement else { return [] }
        let range: NSRange = self.range(of: range)
        let boxes: [CGRect] = placement.boxes(for: range)
        return boxes.indices.map { index in
            SelectionBox(
                boxes[index], isFirst: index == 0, isLast: index == boxes.count - 1,
                direction: placement.isRightToLeft(at: range.location) ? .rightToLeft : .leftToRight)
        }
    }

    func firstRect(for range: UITextRange) -> CGRect {
        guard let placement = host?.textPlacement else { return .zero }
        let range: NSRange = self.range(of: range)
        return placement.boxes(for: range).first ?? placement.caret(at: range.location)
    }

    func characterRange(at point: CGPoint) -> UITextRange? {
        guard let start = host?.textPlacement.character(at: point) else { return nil }
        let end: Int = navigation.characterEnd(after: start)
        return TextOffsetRange(NSRange(location: start, length: end - start))
    }
}
