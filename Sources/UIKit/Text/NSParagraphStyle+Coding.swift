// How paragraph styles stand in archives: the settings that differ from a new style's, under the names that AppKit and UIKit have for them.

extension ParagraphStyle {
    static let tabsKey = "NSTabStops"
    private static let (alignmentKey, breakKey, directionKey) = ("NSAlignment", "NSLineBreakMode", "NSWritingDirection")
    private static let lengths: [(key: String, path: WritableKeyPath<ParagraphStyle, Double> & Sendable)] = [
        ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing), ("NSParagraphSpacingBefore", \.paragraphSpacingBefore),
        ("NSMinLineHeight", \.minimumLineHeight), ("NSMaxLineHeight", \.maximumLineHeight), ("NSLineHeightMultiple", \.lineHeightMultiple),
        ("NSFirstLineHeadIndent", \.firstLineHeadIndent), ("NSHeadIndent", \.headIndent), ("NSTailIndent", \.tailIndent),
        ("NSDefaultTabInterval", \.defaultTabInterval),
    ]

    func encode(with coder: NSCoder) {
        let standard = ParagraphStyle()
        for (key, path) in Self.lengths where self[keyPath: path] != standard[keyPath: path] { coder.encode(self[keyPath: path], forKey: key) }
        if alignment != standard.alignment { coder.encode(NSParagraphStyle.alignment(alignment).rawValue, forKey: Self.alignmentKey) }
        if lineBreakMode != standard.lineBreakMode { coder.encode(NSParagraphStyle.lineBreakMode(lineBreakMode).rawValue, forKey: Self.breakKey) }
        if writingDirection != standard.writingDirection {
            coder.encode(NSParagraphStyle.direction(writingDirection).rawValue, forKey: Self.directionKey)
        }
    }

    init(coder: NSCoder) {
        self.init()
        for (key, path) in Self.lengths where coder.containsValue(forKey: key) { self[keyPath: path] = coder.decodeDouble(forKey: key) }
        if coder.containsValue(forKey: Self.alignmentKey), let value = NSTextAlignment(rawValue: coder.decodeInteger(forKey: Self.alignmentKey)) {
            alignment = TextAlignment(value)
        }
        if coder.containsValue(forKey: Self.breakKey), let value = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: Self.breakKey)) {
            lineBreakMode = LineBreakMode(value)
        }
        if coder.containsValue(forKey: Self.directionKey), let value = NSWritingDirection(rawValue: coder.decodeInteger(forKey: Self.directionKey)) {
            writingDirection = WritingDirection(value)
        }
    }
}

extension NSTextTab {
    /// Each stop by its place and its alignment.
    static func numbers(of tabs: [NSTextTab]) -> [NSNumber] {
        tabs.flatMap { [NSNumber(value: Double($0.location)), NSNumber(value: $0.alignment.rawValue)] }
    }

    static func tabs(of numbers: [NSNumber]) -> [NSTextTab] {
        stride(from: 0, to: numbers.count - 1, by: 2).map { index in
            NSTextTab(
                textAlignment: NSTextAlignment(rawValue: numbers[index + 1].intValue) ?? .left, location: CGFloat(numbers[index].doubleValue))
        }
    }
}
