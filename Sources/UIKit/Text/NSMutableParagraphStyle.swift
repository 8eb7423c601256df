/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { style.alignment = TextAlignment(newValue) }
    }

    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { style.lineBreakMode = LineBreakMode(newValue) }
    }

    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { style.writingDirection = WritingDirection(newValue) }
    }

    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { style.lineSpacing = Double(newValue) }
    }

    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { style.paragraphSpacing = Double(newValue) }
    }

    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { style.paragraphSpacingBefore = Double(newValue) }
    }

    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { style.firstLineHeadIndent = Double(newValue) }
    }

    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { style.headIndent = Double(newValue) }
    }

    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { style.tailIndent = Double(newValue) }
    }

    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { style.minimumLineHeight = Double(newValue) }
    }

    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { style.maximumLineHeight = Double(newValue) }
    }

    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { style.lineHeightMultiple = Double(newValue) }
    }

    open override var textLists: [NSTextList] {
        get { lists }
        set { lists = newValue }
    }

    open override var tabStops: [NSTextTab] {
        get { tabs }
        set {
            tabs = newValue.sorted { $0.location < $1.location }
            style.tabStops = tabs.map(\.stop)
        }
    }

    open override var defaultTabInterval: CGFloat {
        get { super.defaultTabInterval }
        set { style.defaultTabInterval = Double(newValue) }
    }

    open override var allowsDefaultTighteningForTruncation: Bool {
        get { super.allowsDefaultTighteningForTruncation }
        set { wishes.allowsTightening = newValue }
    }

    open override var hyphenationFactor: Float {
        get { super.hyphenationFactor }
        set { wishes.hyphenationFactor = newValue }
    }

    open override var usesDefaultHyphenation: Bool {
        get { super.usesDefaultHyphenation }
        set { wishes.usesDefaultHyphenation = newValue }
    }

    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { wishes.lineBreakStrategy = newValue.rawValue }
    }

    open func addTabStop(_ anObject: NSTextTab) {
        tabStops = tabs + [anObject]
    }

    open func removeTabStop(_ anObject: NSTextTab) {
        tabStops = tabs.filter { $0 != anObject }
    }

    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        style = obj.style
        tabs = obj.tabs
        wishes = obj.wishes
    }
}
