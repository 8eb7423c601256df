/// The side of its position on which a label's words stand.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center = 0, left = 1, right = 2 }
/// The height at which a label's words stand about its position.
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline = 0, center = 1, top = 2, bottom = 3 }

/// Words.
@preconcurrency @MainActor open class SKLabelNode: SKNode {
    public override init() { super.init() }
    public init(fontNamed fontName: String?) {
        super.init()
        self.fontName = fontName
    }
    public convenience init(text: String?) {
        self.init(fontNamed: nil)
        self.text = text
    }
    /// A label of as many lines as the text has.
    public convenience init(attributedText: NSAttributedString?) {
        self.init(fontNamed: nil)
        self.attributedText = attributedText
        numberOfLines = 0
    }
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

    open var text: String?
    /// Shown instead of `text`. Default nil.
    open var attributedText: NSAttributedString?
    /// Default nil: Helvetica Neue, ultra light.
    open var fontName: String?
    /// Default 32.
    open var fontSize: CGFloat = 32
    /// Default white.
    open var fontColor: UIColor? = .white
    /// Mixed into the words by `colorBlendFactor`. Default nil.
    open var color: UIColor?
    open var colorBlendFactor: CGFloat = 0
    open var blendMode: SKBlendMode = .alpha
    /// Default: the position is the middle.
    open var horizontalAlignmentMode: SKLabelHorizontalAlignmentMode = .center
    /// Default: the position is on the first line's baseline.
    open var verticalAlignmentMode: SKLabelVerticalAlignmentMode = .baseline
    /// Default 1; 0: as many as there are.
    open var numberOfLines = 1
    /// Default: lines break between words.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
    /// How wide lines get, where there may be several. Default 0: as wide as the words.
    open var preferredMaxLayoutWidth: CGFloat = 0

    private var layout: LabelLayout {
        LabelLayout(
            text: shownText, font: font, horizontal: horizontalAlignmentMode, vertical: verticalAlignmentMode, lines: numberOfLines,
            width: preferredMaxLayoutWidth)
    }

    private var font: UIFont {
        let wanted = fontName ?? "HelveticaNeue-UltraLight"
        return UIFont(name: wanted, size: fontSize) ?? UIFont(name: "HelveticaNeue", size: fontSize) ?? .systemFont(ofSize: fontSize)
    }

    private var shownText: NSAttributedString {
        if let attributedText { return attributedText }
        let style = NSMutableParagraphStyle()
        style.alignment = horizontalAlignmentMode == .center ? .center : horizontalAlignmentMode == .left ? .left : .right
        style.lineBreakMode = numberOfLines == 1 ? .byClipping : lineBreakMode == .byTruncatingTail ? .byWordWrapping : lineBreakMode
        var shown = (fontColor ?? .white).cgColor
        if let color, colorBlendFactor > 0 { shown = TextureTint.mix(shown, color.cgColor, colorBlendFactor) }
        return NSAttributedString(string: text ?? "", attributes: [.font: font, .foregroundColor: UIColor(cgColor: shown), .paragraphStyle: style])
    }

    override var contentRect: CGRect { shownText.length == 0 ? .null : layout.rect }
    override var blending: SKBlendMode { blendMode }
    override var drawnContent: [DrawnContent] {
        let text = shownText
        return text.length == 0 ? [] : [.text(text, layout.rect)]
    }

    override func take(_ original: SKNode) {
        super.take(original)
        guard let original = original as? SKLabelNode else { return }
        (text, attributedText, fontName, fontSize, fontColor) = (
            original.text, original.attributedText, original.fontName, original.fontSize, original.fontColor
        )
        (color, colorBlendFactor, blendMode) = (original.color, original.colorBlendFactor, original.blendMode)
        (horizontalAlignmentMode, verticalAlignmentMode) = (original.horizontalAlignmentMode, original.verticalAlignmentMode)
        (numberOfLines, lineBreakMode, preferredMaxLayoutWidth) = (original.numberOfLines, original.lineBreakMode, original.preferredMaxLayoutWidth)
    }

    override func read(_ archive: NodeCoder) {
        super.read(archive)
        NodeReading.read(archive, into: self)
    }
}

/// The place of a label's lines in its coordinates.
struct LabelLayout {
    let rect: CGRect

    init(
        text: NSAttributedString, font: UIFont, horizontal: SKLabelHorizontalAlignmentMode, vertical: SKLabelVerticalAlignmentMode, lines: Int, width: CGFloat
    ) {
        let limit = lines != 1 && width > 0 ? width : .greatestFiniteMagnitude
        var size = text.boundingRect(with: CGSize(width: limit, height: .greatestFiniteMagnitude), options: [.usesLineFragmentOrigin], context: nil).size
        if lines > 0 { size.height = min(size.height, ceil(font.lineHeight) * CGFloat(lines)) }
        size = CGSize(width: ceil(size.width), height: ceil(size.height))
        let actual = (text.length > 0 ? text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil) ?? font
        rect = Self.place(size, ascender: actual.ascender, capHeight: actual.capHeight, isOneLine: size.height < actual.lineHeight * 1.5, horizontal, vertical)
    }

    /// A line is centred by its capitals, several by their height.
    static func place(
        _ size: CGSize, ascender: CGFloat, capHeight: CGFloat, isOneLine: Bool, _ horizontal: SKLabelHorizontalAlignmentMode,
        _ vertical: SKLabelVerticalAlignmentMode
    ) -> CGRect {
        let x = horizontal == .left ? 0 : horizontal == .center ? -size.width / 2 : -size.width
        let y: CGFloat
        switch vertical {
        case .baseline: y = isOneLine ? ascender - size.height : 0
        case .center: y = isOneLine ? -capHeight / 2 + ascender - size.height : -size.height / 2
        case .top: y = -size.height
        case .bottom: y = 0
        }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
}
