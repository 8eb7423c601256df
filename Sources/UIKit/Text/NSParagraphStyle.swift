/// The attributes of a whole paragraph. Lengths in points.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    var style: ParagraphStyle
    var tabs: [NSTextTab]
    /// The settings that are kept and change no line here.
    var wishes = PreferredMetrics()

    struct PreferredMetrics: Hashable {
        var allowsTightening = false
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var lineBreakStrategy: UInt = 0
    }

    var lists: [NSTextList] = []
    /// The lists that the paragraph is an item of, the outermost first. Their marks stand in the text.
    open var textLists: [NSTextList] { lists }

    /// How lines are broken beyond the line break mode.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Keeps a last word from standing alone on its line.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Breaks Korean at words.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// As the system's own labels do.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    /// Whether words may move closer together before a line is cut. Default false. Kept: lines are cut without it here.
    open var allowsDefaultTighteningForTruncation: Bool { wishes.allowsTightening }
    /// From 0, no hyphens, to 1, as many as there can be. Default 0. Kept: words are not hyphenated here.
    open var hyphenationFactor: Float { wishes.hyphenationFactor }
    open var usesDefaultHyphenation: Bool { wishes.usesDefaultHyphenation }
    /// Default none. Kept.
    open var lineBreakStrategy: LineBreakStrategy { LineBreakStrategy(rawValue: wishes.lineBreakStrategy) }

    /// The direction of a language's script; nil is the user's language.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language: String = languageName ?? Locale.preferredLanguages.first ?? "en"
        return Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    public override init() {
        style = ParagraphStyle()
        tabs = NSParagraphStyle.standardTabs
        style.tabStops = NSParagraphStyle.standardTabs.map(\.stop)
        super.init()
    }

    init(_ other: NSParagraphStyle) {
        style = other.style
        tabs = other.tabs
        wishes = other.wishes
        lists = other.lists
        super.init()
    }

    public required init?(coder: NSCoder) {
        style = ParagraphStyle()
        tabs =
            coder.containsValue(forKey: "NSTabStops") ? coder.decodeObject(of: [NSArray.self, NSTextTab.self], forKey: "NSTabStops") as? [NSTextTab] ?? [] : []
        lists =
            coder.containsValue(forKey: "NSTextLists")
            ? coder.decodeObject(of: [NSArray.self, NSTextList.self], forKey: "NSTextLists") as? [NSTextList] ?? [] : []
        style.tabStops = tabs.map(\.stop)
        style.alignment = TextAlignment(NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural)
        style.lineBreakMode = LineBreakMode(NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping)
        style.writingDirection = WritingDirection(NSWritingDirection(rawValue: coder.decodeInteger(forKey: "NSWritingDirection")) ?? .natural)
        super.init()
        for (key, path) in Self.archivedLengths { style[keyPath: path] = coder.decodeDouble(forKey: key) }
        wishes.allowsTightening = coder.decodeBool(forKey: "NSAllowsTighteningForTruncation")
        wishes.hyphenationFactor = coder.decodeFloat(forKey: "NSHyphenationFactor")
        wishes.usesDefaultHyphenation = coder.decodeBool(forKey: "NSUsesDefaultHyphenation")
        wishes.lineBreakStrategy = UInt(bitPattern: coder.decodeInteger(forKey: "NSLineBreakStrategy"))
    }

    public class var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) {
        coder.encode(tabs as NSArray, forKey: "NSTabStops")
        coder.encode(lists as NSArray, forKey: "NSTextLists")
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
        coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
        coder.encode(baseWritingDirection.rawValue, forKey: "NSWritingDirection")
        for (key, path) in Self.archivedLengths { coder.encode(style[keyPath: path], forKey: key) }
        coder.encode(wishes.allowsTightening, forKey: "NSAllowsTighteningForTruncation")
        coder.encode(wishes.hyphenationFactor, forKey: "NSHyphenationFactor")
        coder.encode(wishes.usesDefaultHyphenation, forKey: "NSUsesDefaultHyphenation")
        coder.encode(Int(bitPattern: wishes.lineBreakStrategy), forKey: "NSLineBreakStrategy")
    }

    /// Lengths by their names in archives.
    private static var archivedLengths: [(String, WritableKeyPath<ParagraphStyle, Double>)] {
        [
            ("NSLineSpacing", \.lineSpacing), ("NSParagraphSpacing", \.paragraphSpacing), ("NSParagraphSpacingBefore", \.paragraphSpacingBefore),
            ("NSFirstLineHeadIndent", \.firstLineHeadIndent), ("NSHeadIndent", \.headIndent), ("NSTailIndent", \.tailIndent),
            ("NSMinLineHeight", \.minimumLineHeight), ("NSMaxLineHeight", \.maximumLineHeight), ("NSLineHeightMultiple", \.lineHeightMultiple),
            ("NSDefaultTabInterval", \.defaultTabInterval),
        ]
    }

    private static let standardTabs: [NSTextTab] = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0) * 28) }

    /// The style of text without one.
    public class var `default`: NSParagraphStyle { defaultStyle }
    private static let defaultStyle = NSParagraphStyle()

    open var alignment: NSTextAlignment { Self.alignment(style.alignment) }
    open var lineBreakMode: NSLineBreakMode { Self.lineBreakMode(style.lineBreakMode) }
    open var baseWritingDirection: NSWritingDirection { Self.direction(style.writingDirection) }
    /// Between the bottom of a line and the top of the next.
    open var lineSpacing: CGFloat { CGFloat(style.lineSpacing) }
    /// After the paragraph.
    open var paragraphSpacing: CGFloat { CGFloat(style.paragraphSpacing) }
    /// Before the paragraph, unless it is the first.
    open var paragraphSpacingBefore: CGFloat { CGFloat(style.paragraphSpacingBefore) }
    open var firstLineHeadIndent: CGFloat { CGFloat(style.firstLineHeadIndent) }
    open var headIndent: CGFloat { CGFloat(style.headIndent) }
    /// Above 0 from the leading margin, otherwise back from the trailing one.
    open var tailIndent: CGFloat { CGFloat(style.tailIndent) }
    open var minimumLineHeight: CGFloat { CGFloat(style.minimumLineHeight) }
    /// 0: no maximum.
    open var maximumLineHeight: CGFloat { CGFloat(style.maximumLineHeight) }
    /// 0: the natural height.
    open var lineHeightMultiple: CGFloat { CGFloat(style.lineHeightMultiple) }
    open var tabStops: [NSTextTab] { tabs }
    open var defaultTabInterval: CGFloat { CGFloat(style.defaultTabInterval) }

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(self) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(self) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return other === self || (other.style == style && other.tabs == tabs && other.wishes == wishes && other.lists == lists)
    }

    open override var hash: Int { style.hashValue }

    // MARK: Conversion

    static func alignment(_ value: TextAlignment) -> NSTextAlignment {
        switch value {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }

    static func lineBreakMode(_ value: LineBreakMode) -> NSLineBreakMode {
        switch value {
        case .wordWrapping: .byWordWrapping
        case .charWrapping: .byCharWrapping
        case .clipping: .byClipping
        case .truncatingHead: .byTruncatingHead
        case .truncatingTail: .byTruncatingTail
        case .truncatingMiddle: .byTruncatingMiddle
        }
    }

    static func direction(_ value: WritingDirection) -> NSWritingDirection {
        switch value {
        case .natural: .natural
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
}

extension TextAlignment {
    init(_ value: NSTextAlignment) {
        switch value {
        case .left: self = .left
        case .center: self = .center
        case .right: self = .right
        case .justified: self = .justified
        case .natural: self = .natural
        }
    }
}

extension LineBreakMode {
    init(_ value: NSLineBreakMode) {
        switch value {
        case .byWordWrapping: self = .wordWrapping
        case .byCharWrapping: self = .charWrapping
        case .byClipping: self = .clipping
        case .byTruncatingHead: self = .truncatingHead
        case .byTruncatingTail: self = .truncatingTail
        case .byTruncatingMiddle: self = .truncatingMiddle
        }
    }
}

extension WritingDirection {
    init(_ value: NSWritingDirection) {
        switch value {
        case .natural: self = .natural
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        }
    }
}
