/// How the baseline of a line that shrank to fit is placed.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline of the text at full size.
    case alignBaselines = 0
    /// In the middle of the label.
    case alignCenters = 1
    /// With the top of the text at full size.
    case none = 2
}

/// One or more lines of text.
///
/// The text stands in the vertical middle of `bounds`. Setting a property of the look (font, colour, alignment, line break
/// mode) applies it to all of an attributed text too. Takes no touches unless `isUserInteractionEnabled` is set.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting, UILetterformAwareAdjusting {
    /// The text and how much of it is the label's to decide.
    private enum Content {
        case plain(String?)
        case attributed(NSAttributedString)
    }

    private var content: Content = .plain(nil)
    private var textPainter: ViewPainter?

    open override class var layerClass: AnyClass { _UILabelLayer.self }

    override class func makeLayer() -> CALayer {
        layerClass == _UILabelLayer.self ? _UILabelLayer() : super.makeLayer()
    }

    override class var drawsByPainter: Bool { true }

    // MARK: Creation

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeInterface(from: coder, as: UILabel.self)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .left
        hugging.vertical = UILayoutPriority(251)
        let painter = ViewPainter(self)
        textPainter = painter
        layer.painter = painter
    }

    // MARK: Text

    /// The text without its attributes. Setting it shows it in the label's own look.
    open var text: String? {
        get {
            switch content {
            case .plain(let text): text
            case .attributed(let text): text.string
            }
        }
        set {
            if case .plain(let old) = content, old == newValue { return }
            announceWillChange(of: "text")
            content = .plain(newValue)
            contentDidChange()
            announceDidChange(of: "text")
        }
    }

    /// Whether the text has no attributes of its own.
    var isPlain: Bool {
        if case .plain = content { return true }
        return false
    }

    /// The text with its attributes; what they leave open takes the label's look.
    open var attributedText: NSAttributedString? {
        get {
            switch content {
            case .plain(let text): text.map { NSAttributedString(string: $0, attributes: ownAttributes) }
            case .attributed(let text): text
            }
        }
        set {
            if let text = newValue {
                content = .attributed(NSAttributedString(attributedString: text))
            } else {
                content = .plain(nil)
            }
            contentDidChange()
        }
    }

    // MARK: Look

    /// Default: the system font of 17 points.
    open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet {
            if font == nil { font = .systemFont(ofSize: UIFont.labelFontSize) }
            guard font != oldValue else { return }
            setAttribute(.font, font)
            contentDidChange()
        }
    }

    /// Default: `UIColor.label`.
    open var textColor: UIColor! = .label {
        didSet {
            if textColor == nil { textColor = .label }
            setAttribute(.foregroundColor, textColor)
            lookDidChange()
        }
    }

    open var textAlignment: NSTextAlignment = .natural {
        didSet {
            guard textAlignment != oldValue else { return }
            changeParagraphStyles { $0.alignment = textAlignment }
            lookDidChange()
        }
    }

    /// The treatment of text that does not fit. Default: truncation at the end.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet {
            guard lineBreakMode != oldValue else { return }
            changeParagraphStyles { $0.lineBreakMode = lineBreakMode }
            contentDidChange()
        }
    }

    /// The most lines shown; 0 means as many as needed. Default 1.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { contentDidChange() } }
    }

    open var shadowColor: UIColor? {
        didSet { lookDidChange() }
    }

    /// Points, y downwards. Default (0, -1).
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { lookDidChange() }
    }

    /// The text's colour while highlighted; nil keeps `textColor`.
    open var highlightedTextColor: UIColor? {
        didSet { if isHighlighted { lookDidChange() } }
    }

    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { lookDidChange() } }
    }

    /// Whether the text is drawn in full strength. Default true.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { lookDidChange() } }
    }

    // MARK: Fitting

    /// Whether text that is too wide shrinks, down to `minimumScaleFactor`. Default false.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { lookDidChange() } }
    }

    /// The smallest factor that text may shrink by; 0 sets no limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { lookDidChange() }
    }

    /// Whether words may move closer together before the text is cut. Default false. Kept, as in paragraph styles.
    open var allowsDefaultTighteningForTruncation = false
    /// Default `standard`. Kept, as in paragraph styles.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
    /// Whether the whole text is shown under a Mac's pointer. Default false.
    open var showsExpansionTextWhenTruncated = false

    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
        didSet { lookDidChange() }
    }

    /// The width at which the intrinsic size of a label of several lines wraps; 0 leaves it to the layout.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Whether fonts of text styles and scaled fonts follow the text size. Default false.
    open var sizingRule: UILetterformAwareSizingRule = .typographic
    /// Whether the text takes part in what is behind it. Kept. Default none. Since iOS 17.
    open var preferredVibrancy: UILabelVibrancy = .none

    /// Whether fonts of text styles and scaled fonts follow the text size. Default false.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
    }

    // MARK: Measuring

    /// The part of `bounds` that the text takes, in whole pixels, with at most `numberOfLines` lines.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard hasText else { return CGRect(origin: bounds.origin, size: .zero) }
        let size: CGSize = layout(width: bounds.width, height: .infinity, lines: numberOfLines).fittingSize(scale: pixelScale)
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    }

    open dynamic override var intrinsicContentSize: CGSize {
        let limit: CGFloat = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity
        return measure(width: limit)
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize {
        measure(width: numberOfLines != 1 && size.width > 0 ? size.width : .infinity)
    }

    override var heightDependsOnWidth: Bool { numberOfLines != 1 && hasText }

    override func constraintIntrinsicSize(forWidth width: CGFloat?) -> CGSize {
        var size: CGSize = intrinsicContentSize
        if let width, numberOfLines != 1, preferredMaxLayoutWidth == 0 { size.height = measure(width: width).height }
        return size
    }

    private func measure(width: CGFloat) -> CGSize {
        guard hasText else { return .zero }
        let bounds = CGRect(x: 0, y: 0, width: width, height: .infinity)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    private var hasText: Bool {
        switch content {
        case .plain(let text): !(text ?? "").isEmpty
        case .attributed(let text): text.length > 0
        }
    }

    var pixelScale: CGFloat {
        let scale: CGFloat = traitCollection.displayScale
        return scale > 0 ? scale : ScreenScale.current
    }

    // MARK: Baselines

    override var firstBaselineOffset: CGFloat { baselines.first }
    override var lastBaselineOffset: CGFloat { baselines.last }

    /// From the top to the first baseline and from the last one to the bottom, of text as high as it asks for.
    private var baselines: (first: CGFloat, last: CGFloat) {
        guard hasText else { return (0, 0) }
        let width: CGFloat = numberOfLines == 1 || bounds.width == 0 ? .infinity : bounds.width
        let layout: TextLayout = self.layout(width: width, height: .infinity, lines: numberOfLines)
        let height: CGFloat = layout.fittingSize(scale: pixelScale).height
        return (snapped(CGFloat(layout.firstBaseline)), height - snapped(CGFloat(layout.lastBaseline)))
    }

    private func snapped(_ value: CGFloat) -> CGFloat {
        (value * pixelScale).rounded() / pixelScale
    }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    /// Draws the text in `rect` of the current context. Override to draw it elsewhere or differently.
    open func drawText(in rect: CGRect) {
        guard hasText, rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
        let plan: LabelDrawing
        if let known = drawingCache, known.rect == rect {
            plan = known.plan
        } else {
            plan = drawing(in: rect)
            drawingCache = (rect, plan)
        }
        plan.layout.draw(in: context, at: plan.origin)
    }

    /// The plan that was drawn last; frames repeat it until something changes.
    private var drawingCache: (rect: CGRect, plan: LabelDrawing)?

    /// The text as it stands in `rect`.
    func drawing(in rect: CGRect) -> LabelDrawing {
        let scale: CGFloat = adjustsFontSizeToFitWidth ? fontScale(fitting: rect.size) : 1
        let layout: TextLayout = self.layout(width: rect.width, height: rect.height, lines: numberOfLines, fontScale: scale)
        let height: CGFloat = CGFloat(Double(layout.size.height).roundedUp(toPixelsAt: Double(pixelScale)))
        var top: CGFloat = rect.minY + (rect.height - height) / 2
        if scale < 1, baselineAdjustment != .alignCenters {
            let full: TextLayout = self.layout(width: .infinity, height: .infinity, lines: numberOfLines)
            top = rect.minY + (rect.height - full.size.height) / 2
            if baselineAdjustment == .alignBaselines { top += CGFloat(full.firstBaseline - layout.firstBaseline) }
        }
        return LabelDrawing(layout: layout, origin: CGPoint(x: rect.minX, y: snapped(top)), fontScale: scale)
    }

    /// The factor at which the text fits the width, as near to 1 as can be. With any number of lines it wraps instead.
    private func fontScale(fitting size: CGSize) -> CGFloat {
        guard numberOfLines != 0 else { return 1 }
        var scale: CGFloat = 1
        // Tracking and optical size depend on the size, so that the first guess is a little off.
        for _ in 0..<8 {
            let natural: TextLayout = layout(width: .infinity, height: .infinity, lines: 1, fontScale: scale)
            let room: CGFloat = size.width * CGFloat(numberOfLines)
            guard natural.size.width > room else { break }
            scale *= room / natural.size.width * 0.9998
        }
        return max(scale, minimumScaleFactor, 4 / max(4, font.pointSize))
    }

    private func layout(width: CGFloat, height: CGFloat, lines: Int, fontScale: CGFloat = 1) -> TextLayout {
        // A point of tolerance keeps lines whose height was rounded down to a pixel.
        let limit: CGFloat = height.isFinite ? height + 1 : .infinity
        var request = TextLayoutRequest(
            textContent(fontScale: fontScale), maximumWidth: Double(width), maximumHeight: Double(limit), maximumLines: lines, isRightToLeft: isRightToLeft)
        // A label's lines are as high as `lineHeight` says of its font.
        request.usesFontLeading = false
        return TextLayout.layout(request)
    }

    private func textContent(fontScale: CGFloat) -> TextContent {
        var defaults = AttributedText.Defaults(
            font: font, color: textColor, paragraphStyle: paragraphStyle, traits: traitCollection, fontScale: fontScale,
            linkColor: .link)
        if isHighlighted, let color = highlightedTextColor { defaults.overridingColor = color }
        if !isEnabled { defaults.overridingColor = .tertiaryLabel }
        var result: TextContent
        switch content {
        case .plain(let text): result = AttributedText.plain(text ?? "", defaults)
        case .attributed(let text): result = AttributedText.content(text, defaults)
        }
        if let color = shadowColor.map({ resolve($0).cgColor }) {
            let shadow = TextShadow(offset: shadowOffset, blurRadius: 0, color: TextColor(color))
            result.style.shadow = shadow
            for index in result.runs.indices where result.runs[index].style.shadow == nil {
                result.runs[index].style.shadow = shadow
            }
        }
        return result
    }

    private var paragraphStyle: ParagraphStyle {
        var style = ParagraphStyle()
        style.alignment = TextAlignment(textAlignment)
        style.lineBreakMode = LineBreakMode(lineBreakMode)
        return style
    }

    // MARK: Changes

    private var ownAttributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        return [.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: style]
    }

    private func setAttribute(_ key: NSAttributedString.Key, _ value: Any?) {
        guard case .attributed(let text) = content, let value else { return }
        let changed = NSMutableAttributedString(attributedString: text)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
        content = .attributed(changed)
    }

    private func changeParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) {
        guard case .attributed(let text) = content else { return }
        let changed = NSMutableAttributedString(attributedString: text)
        let whole = NSRange(location: 0, length: changed.length)
        text.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
            let style = NSMutableParagraphStyle()
            style.setParagraphStyle(value as? NSParagraphStyle ?? .default)
            change(style)
            changed.addAttribute(.paragraphStyle, value: style, range: range)
        }
        content = .attributed(changed)
    }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        lookDidChange()
    }

    private func lookDidChange() {
        drawingCache = nil
        layer.contentChanged()
    }

    private func adjustFonts() {
        let traits: UITraitCollection = traitCollection
        let adjusted: UIFont = font.adjusted(to: traits)
        if case .attributed(let text) = content {
            let changed = NSMutableAttributedString(attributedString: text)
            text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length), options: []) { value, range, _ in
                if let font = value as? UIFont { changed.addAttribute(.font, value: font.adjusted(to: traits), range: range) }
            }
            content = .attributed(changed)
        }
        if adjusted != font {
            let kept: Content = content
            font = adjusted
            content = kept
        }
        contentDidChange()
    }

    override func colorAppearanceDidChange() {
        super.colorAppearanceDidChange()
        lookDidChange()
    }

    override func contentTraitsDidChange(from previous: UITraitCollection) {
        super.contentTraitsDidChange(from: previous)
        let traits: UITraitCollection = traitCollection
        if adjustsFontForContentSizeCategory, traits.preferredContentSizeCategory != previous.preferredContentSizeCategory {
            adjustFonts()
        } else if traits.displayScale != previous.displayScale || traits.layoutDirection != previous.layoutDirection
            || traits.legibilityWeight != previous.legibilityWeight
        {
            contentDidChange()
        }
    }

    override func contentModeDidChange() {}

    open override func setNeedsDisplay() {
        lookDidChange()
    }

    // MARK: Description

    override var descriptionContent: String? { text.map { "text = '\($0)'" } }
    override var describesOpacity: Bool { false }

    /// Whether text is left out, with an ellipsis, for want of room.
    var isTextTruncated: Bool {
        guard hasText, bounds.width > 0, bounds.height > 0 else { return false }
        if let known = drawingCache, known.rect == bounds { return known.plan.layout.isTruncated }
        return drawing(in: bounds).layout.isTruncated
    }
}

/// Text ready to draw.
struct LabelDrawing {
    var layout: TextLayout
    /// The upper left corner of the layout's box.
    var origin: CGPoint
    var fontScale: CGFloat
}

/// The class of a label's layer, which descriptions of view trees name.
final class _UILabelLayer: CALayer {}
