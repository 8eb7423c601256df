import CoreGraphics
import CoreText
import ObjectRuntime

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that shows text from its upper edge on.
open class CATextLayer: CALayer {
    final var text = TextState()

    struct TextState {
        var string: Any?
        var font: Any?
        var fontSize: CGFloat = 36
        var foregroundColor: CGColor? = .white
        var isWrapped = false
        var truncationMode = CATextLayerTruncationMode.none
        var alignmentMode = CATextLayerAlignmentMode.natural
        var allowsFontSubpixelQuantization = false
    }

    /// An `NSString` or an `NSAttributedString`, whose own attributes come before the layer's. Default nil.
    open var string: Any? {
        get { text.string }
        set { set(\.string, newValue, "string") }
    }

    /// A font, or the name of one. Default nil: Helvetica. Of a font the size does not count.
    open var font: CFTypeRef? {
        get { text.font.map { $0 as AnyObject } }
        set { set(\.font, newValue, "font") }
    }

    /// Points. Default 36.
    open var fontSize: CGFloat {
        get { text.fontSize }
        set { set(\.fontSize, newValue, "fontSize") }
    }

    /// Default opaque white.
    open var foregroundColor: CGColor? {
        get { text.foregroundColor }
        set { set(\.foregroundColor, newValue, "foregroundColor") }
    }

    /// Whether text is broken into lines that fit the bounds. Default false.
    open var isWrapped: Bool {
        get { text.isWrapped }
        set { set(\.isWrapped, newValue, "wrapped") }
    }

    /// Default `.none`: text that is too long is cut off.
    open var truncationMode: CATextLayerTruncationMode {
        get { text.truncationMode }
        set { set(\.truncationMode, newValue, "truncationMode") }
    }

    /// Default `.natural`.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { text.alignmentMode }
        set { set(\.alignmentMode, newValue, "alignmentMode") }
    }

    open var allowsFontSubpixelQuantization: Bool {
        get { text.allowsFontSubpixelQuantization }
        set { text.allowsFontSubpixelQuantization = newValue }
    }

    private func set<Value>(_ path: WritableKeyPath<TextState, Value>, _ value: Value, _ key: String) {
        let action = actionForChange(of: key)
        text[keyPath: path] = value
        contentChanged()
        finishChange(of: key, action: action)
    }

    package override class func make() -> CALayer { CATextLayer() }

    override func copyValues(from other: CALayer) {
        super.copyValues(from: other)
        if let other = other as? CATextLayer { text = other.text }
    }

    override class var ownProperties: [String: LayerProperty] { ownTable }

    private nonisolated(unsafe) static let ownTable: [String: LayerProperty] = [
        "string": .optional(\CATextLayer.string, isAnimatable: false), "font": .optional(\CATextLayer.font, isAnimatable: false),
        "fontSize": .number(\CATextLayer.fontSize), "foregroundColor": .optional(\CATextLayer.foregroundColor),
        "wrapped": .flag(\CATextLayer.isWrapped, isAnimatable: false),
        "truncationMode": .value(\CATextLayer.truncationMode, isAnimatable: false),
        "alignmentMode": .value(\CATextLayer.alignmentMode, isAnimatable: false),
    ]

    override class var drawsOnlyBackground: Bool { false }

    override func emitContent(_ content: LayerContent) {
        super.emitContent(content)
        guard let request = text.request(width: Double(state.bounds.width), height: Double(state.bounds.height)) else { return }
        let layout = TextLayout.layout(request), origin = state.bounds.origin
        let area = layout.drawingBounds.offsetBy(dx: origin.x, dy: origin.y)
        content.paint(area: area, fingerprint: request.hashValue ^ text.colorHash) { layout.draw(in: $0, at: origin) }
    }

    /// As large as the text without wrapping.
    open override func preferredFrameSize() -> CGSize {
        text.request(width: .infinity, height: .infinity).map { TextLayout.layout($0).size } ?? super.preferredFrameSize()
    }
}

extension CATextLayer.TextState {
    fileprivate var colorHash: Int { foregroundColor?.hashValue ?? 0 }

    fileprivate func request(width: Double, height: Double) -> TextLayoutRequest? {
        guard let string, width > 0 else { return nil }
        var base = TextStyle(font: baseFont)
        base.color = foregroundColor.map(TextColor.init)
        var paragraph = ParagraphStyle()
        paragraph.alignment =
            switch alignmentMode {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            default: .natural
            }
        paragraph.lineBreakMode =
            switch truncationMode {
            case .start: .truncatingHead
            case .middle: .truncatingMiddle
            case .end: .truncatingTail
            default: isWrapped ? .wordWrapping : .clipping
            }
        let content =
            (string as? NSAttributedString).map { Self.content($0, base, paragraph) }
            ?? TextContent(string as? String ?? (string as? NSString).map { $0 as String } ?? "\(string)", style: base, paragraphStyle: paragraph)
        // Lines of an alignment need a width to stand in.
        return TextLayoutRequest(content, maximumWidth: width, maximumHeight: height, maximumLines: isWrapped ? 0 : 1, isRightToLeft: false)
    }

    private var baseFont: TextFont {
        let size = Double(fontSize)
        var style = TextStyle(font: FontLibrary.font(named: "Helvetica", size: size) ?? FontLibrary.systemFont(size: size))
        if let name = font as? String ?? (font as? NSString).map({ $0 as String }) {
            style.font = FontLibrary.font(named: name, size: size) ?? style.font
        } else if let attribute = font as? any LayerTextAttribute {
            attribute.apply(to: &style)
            var descriptor = style.font.descriptor
            descriptor.size = size
            style.font = FontLibrary.font(descriptor)
        }
        return style.font
    }

    /// A colour of Core Graphics or of the framework above; nil for another value.
    private static func color(_ value: Any?, _ base: TextStyle) -> TextColor? {
        if let color = value as? CGColor { return TextColor(color) }
        guard let attribute = value as? any LayerTextAttribute else { return nil }
        var style = TextStyle(font: base.font)
        attribute.apply(to: &style)
        return style.color
    }

    private static func content(_ text: NSAttributedString, _ base: TextStyle, _ paragraph: ParagraphStyle) -> TextContent {
        var runs: [TextContent.Run] = [], paragraphs: [TextContent.ParagraphRun] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            var style = base, own = paragraph
            // Text with attributes of its own is black where it says nothing else.
            style.color = .black
            for (key, value) in attributes {
                switch (key.rawValue, value) {
                case ("NSFont", let value as any LayerTextAttribute), ("NSShadow", let value as any LayerTextAttribute): value.apply(to: &style)
                case ("NSColor", let value as any LayerTextAttribute): value.apply(to: &style)
                case ("NSColor", let value as CGColor), ("CTForegroundColor", let value as CGColor): style.color = TextColor(value)
                case ("NSKern", let value as NSNumber): style.kern = value.doubleValue
                case ("NSBaselineOffset", let value as NSNumber): style.baselineOffset = value.doubleValue
                case ("NSStrokeWidth", let value as NSNumber) where value.doubleValue != 0:
                    style.stroke = TextStroke(width: value.doubleValue, color: Self.color(attributes[.init(rawValue: "NSStrokeColor")], base))
                case ("NSUnderline", let value as NSNumber) where value.intValue != 0: style.underline = TextDecoration(style: value.intValue)
                case ("NSStrikethrough", let value as NSNumber) where value.intValue != 0: style.strikethrough = TextDecoration(style: value.intValue)
                case ("NSParagraphStyle", let value as any LayerTextAttribute): own = value.layerParagraphStyle ?? own
                default: break
                }
            }
            runs.append(TextContent.Run(length: range.length, style: style))
            paragraphs.append(TextContent.ParagraphRun(length: range.length, style: own))
        }
        return TextContent(text.string, style: base, paragraphStyle: paragraph, runs: runs, paragraphRuns: paragraphs)
    }
}
