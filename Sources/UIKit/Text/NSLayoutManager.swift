/// Lays the text of a storage out in containers, and tells where characters are.
///
/// Every UTF-16 unit counts as one glyph. Text goes on from one container to the next where the first is full. Places are in a container's own
/// coordinates, y downward. Text without a font has Helvetica 12.
open class NSLayoutManager: NSObject, @unchecked Sendable {
    /// The text that is laid out. `addLayoutManager(_:)` sets it; to change it, use `replaceTextStorage(_:)`, which tells the storages too.
    open weak var textStorage: NSTextStorage? {
        didSet { if textStorage !== oldValue { textContainers.forEach { $0.onChange?() } } }
    }
    open private(set) var textContainers: [NSTextContainer] = []
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        didSet { if delegate !== oldValue { textContainers.forEach { $0.onChange?() } } }
    }
    /// A hint: text is always laid out as far as it is asked for.
    open var allowsNonContiguousLayout = false
    /// From 0, no hyphens, to 1, as many as there can be, for paragraphs that do not say. Default 0. Kept: words are not hyphenated here.
    open var hyphenationFactor: CGFloat = 0
    /// Default false. Kept likewise.
    open var usesDefaultHyphenation = false
    /// Whether lines are as much higher as their fonts' leading asks for. Default true.
    open var usesFontLeading = true {
        didSet { if usesFontLeading != oldValue { textContainers.forEach { $0.onChange?() } } }
    }
    /// Whether layout gives up on text that is made to take for ever. Default false. Kept: the layout here takes a time that goes with the length.
    open var limitsLayoutForSuspiciousContents = false
    /// Whether spaces, tabs and ends of lines are drawn as `·`, `→` and `¬`, in the text's font and a third of its colour. Default false.
    open var showsInvisibleCharacters = false {
        didSet { if showsInvisibleCharacters != oldValue { textContainers.forEach { $0.onChange?() } } }
    }
    /// Whether control characters that have no effect are drawn as `^` and a letter. Default false.
    open var showsControlCharacters = false {
        didSet { if showsControlCharacters != oldValue { textContainers.forEach { $0.onChange?() } } }
    }
    /// The source of the layout where a view lays its text out itself.
    var layoutOfView: (() -> TextLayout)?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { nil }

    // MARK: Containers

    open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: textContainers.count) }

    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        textContainers.insert(container, at: index)
        container.manager = self
    }

    open func removeTextContainer(at index: Int) {
        textContainers[index].manager = nil
        textContainers.remove(at: index)
    }

    open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
        textStorage?.removeLayoutManager(self)
        newTextStorage.addLayoutManager(self)
    }

    // Text is laid out anew whenever somebody asks and it has changed.
    open func ensureLayout(for container: NSTextContainer) { try? delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: isLast(container)) }
    open func ensureLayout(forCharacterRange charRange: NSRange) { textContainers.last.map(ensureLayout(for:)) }
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { textContainers.last.map(ensureLayout(for:)) }
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) {
        actualCharRange?.pointee = charRange
        textContainers.forEach { $0.onChange?() }
        try? delegate?.layoutManagerDidInvalidateLayout(self)
    }
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange actualCharRange: NSRangePointer?
    ) { actualCharRange?.pointee = charRange }
    open func invalidateDisplay(forCharacterRange charRange: NSRange) { textContainers.forEach { $0.onChange?() } }
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay(forCharacterRange: glyphRange) }

    private func isLast(_ container: NSTextContainer) -> Bool { container === textContainers.last }

    // MARK: Glyphs and characters

    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) -> NSRange {
        actualCharRange?.pointee = charRange
        return charRange
    }
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { glyphIndex >= 0 && glyphIndex < numberOfGlyphs }

    // MARK: Layout

    /// A container's share of the text.
    struct Share {
        var container: NSTextContainer
        /// Of the storage's text, where the layout's begins.
        var start: Int
        var end: Int
        var layout: TextLayout
        var origin: CGPoint { CGPoint(x: layoutPadding, y: 0) }
        var layoutPadding: CGFloat
    }

    func shares() -> [Share] {
        guard let textStorage else { return [] }
        if let layoutOfView, let container = textContainers.first {
            let layout = layoutOfView()
            return [Share(container: container, start: 0, end: textStorage.length, layout: layout, layoutPadding: container.lineFragmentPadding)]
        }
        var result: [Share] = [], start = 0
        for container in textContainers {
            let rest = start == 0 ? textStorage : textStorage.attributedSubstring(from: NSRange(location: start, length: textStorage.length - start))
            let layout = self.layout(of: rest, in: container)
            let end = isLast(container) ? textStorage.length : start + (layout.lines.last?.range.upperBound ?? 0)
            result.append(Share(container: container, start: start, end: end, layout: layout, layoutPadding: container.lineFragmentPadding))
            start = end
            if start >= textStorage.length { break }
        }
        return result
    }

    private func layout(of text: NSAttributedString, in container: NSTextContainer) -> TextLayout {
        var defaults: AttributedText.Defaults = AttributedText.drawingDefaults
        if container.lineBreakMode != .byWordWrapping { defaults.lineBreakMode = LineBreakMode(container.lineBreakMode) }
        let width = container.size.width - 2 * container.lineFragmentPadding
        let isLimited = !isLast(container) || container.maximumNumberOfLines > 0 || container.lineBreakMode != .byWordWrapping
        var request = TextLayoutRequest(
            AttributedText.content(text, defaults), maximumWidth: container.size.width > 0 && container.size.width < 1e6 ? Double(max(width, 0)) : .infinity,
            maximumHeight: isLimited && container.size.height > 0 && container.size.height < 1e6 ? Double(container.size.height) : .infinity,
            maximumLines: container.maximumNumberOfLines, isRightToLeft: false, countsFinalEmptyLine: false)
        request.exclusions = container.exclusions
        request.usesFontLeading = usesFontLeading
        adjust(&request.content)
        return placed(TextLayout.layout(request), in: container, from: (textStorage?.length ?? 0) - text.length)
    }

    func share(of container: NSTextContainer) -> Share? { shares().first { $0.container === container } }
    func share(at index: Int) -> Share? {
        let all = shares()
        return all.first { index >= $0.start && index < $0.end } ?? all.last
    }

    open func glyphRange(for container: NSTextContainer) -> NSRange {
        share(of: container).map { NSRange(location: $0.start, length: $0.end - $0.start) } ?? NSRange(location: 0, length: 0)
    }

    open func textContainer(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> NSTextContainer? {
        guard isValidGlyphIndex(glyphIndex), let share = share(at: glyphIndex) else { return nil }
        effectiveGlyphRange?.pointee = NSRange(location: share.start, length: share.end - share.start)
        return share.container
    }

    /// The rectangle that the text takes in the container, its padding included.
    open func usedRect(for container: NSTextContainer) -> CGRect {
        guard let share = share(of: container) else { return .zero }
        let left = share.layout.lines.map(\.x).min() ?? 0, right = share.layout.lines.map { $0.x + $0.width }.max() ?? 0
        return CGRect(
            x: CGFloat(left), y: 0, width: CGFloat(right - left) + 2 * container.lineFragmentPadding, height: share.layout.size.height)
    }

    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        rects(glyphRange, in: container).reduce(CGRect.null) { $0.union($1) }.standardizedOrZero
    }

    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
        using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for rect in rects(glyphRange, in: textContainer) where !stop.boolValue { block(rect, &stop) }
    }

    func rects(_ range: NSRange, in container: NSTextContainer) -> [CGRect] {
        guard let share = share(of: container) else { return [] }
        let start = max(range.location, share.start) - share.start, end = min(NSMaxRange(range), share.end) - share.start
        guard start < end else { return [] }
        return share.layout.rects(for: start..<end).map { $0.offsetBy(dx: share.origin.x, dy: share.origin.y) }
    }

    // MARK: Lines

    func line(at index: Int) -> (Share, TextLine)? {
        guard let share = share(at: index), let line = share.layout.lineIndex(containing: index - share.start) ?? share.layout.lines.indices.last else {
            return nil
        }
        return (share, share.layout.lines[line])
    }

    /// As wide as the container.
    open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        guard let (share, line) = line(at: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = NSRange(location: share.start + line.range.lowerBound, length: line.range.count)
        return fragment(line, share)
    }

    open func lineFragmentUsedRect(forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?) -> CGRect {
        guard let (share, line) = line(at: glyphIndex) else { return .zero }
        effectiveGlyphRange?.pointee = NSRange(location: share.start + line.range.lowerBound, length: line.range.count)
        return used(line, share)
    }

    func fragment(_ line: TextLine, _ share: Share) -> CGRect {
        let width =
            share.container.size.width > 0 && share.container.size.width < 1e6 ? share.container.size.width : share.layout.size.width + 2 * share.layoutPadding
        return CGRect(x: 0, y: CGFloat(line.top), width: width, height: CGFloat(line.height))
    }

    func used(_ line: TextLine, _ share: Share) -> CGRect {
        CGRect(x: CGFloat(line.x), y: CGFloat(line.top), width: CGFloat(line.width) + 2 * share.layoutPadding, height: CGFloat(line.height))
    }

    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange, using block: @escaping (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for share in shares() {
            for line in share.layout.lines where !stop.boolValue {
                let range = NSRange(location: share.start + line.range.lowerBound, length: line.range.count)
                guard NSIntersectionRange(range, glyphRange).length > 0 else { continue }
                block(fragment(line, share), used(line, share), share.container, range, &stop)
            }
        }
    }

    /// The place of the glyph's pen, from the upper left of its line fragment.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let (share, line) = line(at: glyphIndex) else { return .zero }
        let caret = share.layout.caretRect(at: glyphIndex - share.start)
        return CGPoint(x: caret.minX + share.origin.x, y: CGFloat(line.baseline - line.top))
    }

    // MARK: Points

    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer, fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
    }

    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
    }

    /// The nearest glyph, and how far through it the point is.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        partialFraction?.pointee = 0
        guard let share = share(of: container), share.end > share.start else { return 0 }
        let place = CGPoint(x: point.x - share.origin.x, y: point.y - share.origin.y)
        if let index = share.layout.characterIndex(at: place) {
            if let rect = share.layout.rects(for: index..<index + 1).first, rect.width > 0 {
                partialFraction?.pointee = min(max((place.x - rect.minX) / rect.width, 0), 1)
            }
            return share.start + index
        }
        let insertion = share.layout.insertionIndex(at: place)
        if let line = share.layout.lineIndex(atY: Double(place.y)).map({ share.layout.lines[$0] }), insertion >= line.visibleRange.upperBound {
            partialFraction?.pointee = 1
            return share.start + max(line.visibleRange.upperBound - 1, line.range.lowerBound)
        }
        return min(share.start + insertion, share.end - 1)
    }

    // MARK: Drawing

    /// Draws the text of the containers that the range is in, each with its upper left corner at `origin`, into the current context.
    /// Whole lines are drawn.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        // A subclass may draw the lines under and through text otherwise.
        let isOwn: Bool = type(of: self) != NSLayoutManager.self
        for (layout, place) in parts(glyphsToShow, at: origin) { layout.draw(in: context, at: place, withBackgrounds: false, withLines: !isOwn) }
        if isOwn { drawLines(glyphsToShow, at: origin) }
        drawInvisibles(glyphsToShow, at: origin)
    }

    /// Asks for the lines of each stretch of text that has some, line by line.
    private func drawLines(_ range: NSRange, at origin: CGPoint) {
        guard let textStorage else { return }
        for (key, isUnder) in [(NSAttributedString.Key.underlineStyle, true), (.strikethroughStyle, false)] {
            textStorage.enumerateAttributes(in: NSIntersectionRange(range, NSRange(location: 0, length: textStorage.length)), options: []) {
                attributes, part, _ in
                let style = NSUnderlineStyle(rawValue: (attributes[key] as? NSUnderlineStyle)?.rawValue ?? Int(AttributedText.number(attributes[key])))
                guard !style.isEmpty else { return }
                enumerateLineFragments(forGlyphRange: part) { rect, _, _, glyphs, _ in
                    let piece: NSRange = NSIntersectionRange(glyphs, part)
                    if isUnder {
                        self.underlineGlyphRange(
                            piece, underlineType: style, lineFragmentRect: rect, lineFragmentGlyphRange: glyphs, containerOrigin: origin)
                    } else {
                        self.strikethroughGlyphRange(
                            piece, strikethroughType: style, lineFragmentRect: rect, lineFragmentGlyphRange: glyphs, containerOrigin: origin)
                    }
                }
            }
        }
    }

    /// Draws a line under a part of a line's text, by `drawUnderline`.
    open func underlineGlyphRange(
        _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawUnderline(
            forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: 0, lineFragmentRect: lineRect, lineFragmentGlyphRange: lineGlyphRange,
            containerOrigin: containerOrigin)
    }

    open func strikethroughGlyphRange(
        _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        drawStrikethrough(
            forGlyphRange: glyphRange, strikethroughType: strikethroughVal, baselineOffset: 0, lineFragmentRect: lineRect,
            lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
    }

    /// Draws a line under a part of a line's text.
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) { drawLine(glyphRange, at: containerOrigin, isUnder: true) }

    /// Draws a line through a part of a line's text.
    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) { drawLine(glyphRange, at: containerOrigin, isUnder: false) }

    private func drawLine(_ range: NSRange, at origin: CGPoint, isUnder: Bool) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for (layout, place) in parts(range, at: origin) {
            guard let start = shares().first(where: { range.location >= $0.start && range.location < $0.end })?.start else { continue }
            layout.drawLines(in: context, at: place, range: range.location - start..<NSMaxRange(range) - start, isUnder: isUnder)
        }
    }

    /// Fills the rectangles of a stretch of text that has a background, with the colour that is set.
    open func fillBackgroundRectArray(_ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        for index in 0..<rectCount { context.fill(rectArray[index]) }
    }

    /// Called when the text has changed: the layout of the change's range is out of date. A subclass calls super.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange, changeInLength delta: Int,
        invalidatedRange invalidatedCharRange: NSRange
    ) {}

    /// Draws the backgrounds of the text of a range.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        guard type(of: self) != NSLayoutManager.self, let textStorage else {
            for (layout, place) in parts(glyphsToShow, at: origin) { layout.drawBackgrounds(in: context, at: place) }
            return
        }
        // A subclass may fill backgrounds otherwise.
        textStorage.enumerateAttributes(in: NSIntersectionRange(glyphsToShow, NSRange(location: 0, length: textStorage.length)), options: []) {
            attributes, part, _ in
            guard let color = attributes[.backgroundColor] as? UIColor else { return }
            for container in textContainers {
                let rects: [CGRect] = rects(part, in: container).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
                guard !rects.isEmpty else { continue }
                context.saveGState()
                context.setFillColor(color.cgColor)
                fillBackgroundRectArray(rects, count: rects.count, forCharacterRange: part, color: color)
                context.restoreGState()
            }
        }
    }

    /// The lines of a range in each container, and where they are drawn.
    private func parts(_ range: NSRange, at origin: CGPoint) -> [(TextLayout, CGPoint)] {
        shares().compactMap { share in
            let part: NSRange = NSIntersectionRange(NSRange(location: share.start, length: share.end - share.start), range)
            guard part.length > 0 else { return nil }
            let lines: TextLayout = share.layout.part(in: part.location - share.start..<NSMaxRange(part) - share.start)
            return (lines, CGPoint(x: origin.x + share.origin.x, y: origin.y + share.origin.y))
        }
    }
}

public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// After `ensureLayout(for:)`.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool
    ) throws(Unimplemented)
    /// The room below a line, in points; asked for the first line of each paragraph.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) throws(Unimplemented) -> CGFloat
    /// The room below a paragraph, in points.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) throws(Unimplemented) -> CGFloat
    /// The room above a paragraph, in points.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) throws(Unimplemented) -> CGFloat
    /// Asked about each line before it is set: whether the rectangles and the baseline, from the line's upper edge in points, are taken as the
    /// delegate has changed them. Lines below move with them.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
        forGlyphRange glyphRange: NSRange
    ) throws(Unimplemented) -> Bool
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) throws(Unimplemented)
    func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
    ) throws(Unimplemented)
}

extension NSLayoutManagerDelegate {
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) throws(Unimplemented) -> CGFloat {
        try ObjCRuntime.invokeOptional(
            "layoutManager:lineSpacingAfterGlyphAtIndex:withProposedLineFragmentRect:", on: self, [layoutManager, glyphIndex, rect])
    }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) throws(Unimplemented) -> CGFloat {
        try ObjCRuntime.invokeOptional(
            "layoutManager:paragraphSpacingAfterGlyphAtIndex:withProposedLineFragmentRect:", on: self, [layoutManager, glyphIndex, rect])
    }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) throws(Unimplemented) -> CGFloat {
        try ObjCRuntime.invokeOptional(
            "layoutManager:paragraphSpacingBeforeGlyphAtIndex:withProposedLineFragmentRect:", on: self, [layoutManager, glyphIndex, rect])
    }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
        forGlyphRange glyphRange: NSRange
    ) throws(Unimplemented) -> Bool {
        try ObjCRuntime.invokeOptional(
            "layoutManager:shouldSetLineFragmentRect:lineFragmentUsedRect:baselineOffset:inTextContainer:forGlyphRange:", on: self,
            [layoutManager, lineFragmentRect, lineFragmentUsedRect, baselineOffset, textContainer, glyphRange])
    }
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("layoutManagerDidInvalidateLayout:", on: self, [sender])
    }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("layoutManager:textContainer:didChangeGeometryFromSize:", on: self, [layoutManager, textContainer, oldSize])
    }

    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional(
            "layoutManager:didCompleteLayoutForTextContainer:atEnd:", on: self, [layoutManager, textContainer, layoutFinishedFlag])
    }
}

extension CGRect {
    fileprivate var standardizedOrZero: CGRect { isNull ? .zero : self }
}
