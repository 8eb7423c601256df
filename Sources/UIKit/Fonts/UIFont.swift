/// A font at a size.
///
/// System fonts measure as the device's do; the glyphs are those of the bundled open font. All measures are points.
open class UIFont: CTFont, NSSecureCoding, NSCopying, @unchecked Sendable {
    /// Set for fonts of a text style, which Dynamic Type scales.
    let textStyle: UIFont.TextStyle?
    /// The largest size that scaling may reach; nil without a limit.
    let maximumScaledSize: CGFloat?
    /// The metrics a font was scaled with, and its size before.
    let scaling: FontScaling?

    init(
        _ textFont: TextFont, textStyle: UIFont.TextStyle? = nil, scaling: FontScaling? = nil, maximumScaledSize: CGFloat? = nil
    ) {
        self.textStyle = textStyle
        self.scaling = scaling
        self.maximumScaledSize = maximumScaledSize
        super.init(textFont: textFont)
    }

    // MARK: By name

    /// The system font at its standard size.
    public convenience init() { self.init(UIFont.systemFont(ofSize: UIFont.systemFontSize).textFont) }

    /// The font with this PostScript or family name, or nil when there is none. A size of 0 means the labels' size.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let size: CGFloat = fontSize > 0 ? fontSize : UIFont.labelFontSize
        guard let font = FontLibrary.font(named: fontName, size: Double(size)) else { return nil }
        self.init(font)
    }

    /// A font that matches `descriptor`. A size of 0 takes the descriptor's own.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(
            FontLibrary.font(descriptor.textDescriptor(size: pointSize)), textStyle: pointSize > 0 ? nil : descriptor.textStyle)
    }

    public class var familyNames: [String] { FontLibrary.familyNames }

    /// The PostScript names of a family's faces.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        FontLibrary.fontNames(inFamily: familyName)
    }

    // MARK: The system font

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        system(TextFontDescriptor(size: Double(fontSize), weight: weight.nearest))
    }

    /// The system font in another width.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
        let matrix: GlyphMatrix? = width == .standard ? nil : GlyphMatrix(a: width.stretch, b: 0, c: 0, d: 1)
        return system(TextFontDescriptor(size: Double(fontSize), weight: weight.nearest, matrix: matrix))
    }

    /// Apple's bold system font is the semibold weight.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        system(TextFontDescriptor(size: Double(fontSize), isItalic: true))
    }

    /// The system font with digits of one width.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        system(TextFontDescriptor(size: Double(fontSize), weight: weight.nearest, usesTabularDigits: true))
    }

    /// The system's monospaced font.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        system(TextFontDescriptor(face: .system(.monospaced), size: Double(fontSize), weight: weight.nearest))
    }

    private static func system(_ descriptor: TextFontDescriptor) -> UIFont {
        UIFont(FontLibrary.font(descriptor))
    }

    // MARK: Text styles

    /// The font of a text style at the text size of the current traits.
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style at the text size of `traitCollection` (nil: the current traits).
    public class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let size: CGFloat = TextStyleTable.row(style).sizes[DynamicTypeStep.of(traitCollection)]
        let weight: FontWeight = TextStyleTable.weight(style)
        return UIFont(FontLibrary.systemFont(size: Double(size), weight: weight), textStyle: style)
    }

    // MARK: Standard sizes

    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var systemFontSize: CGFloat { 14 }

    // MARK: Measures

    open var familyName: String { textFont.familyName }
    /// The PostScript name.
    open var fontName: String { textFont.postScriptName }
    open var pointSize: CGFloat { CGFloat(textFont.pointSize) }
    /// Above the baseline.
    open var ascender: CGFloat { CGFloat(textFont.ascender) }
    /// Below the baseline; negative.
    open var descender: CGFloat { CGFloat(textFont.descender) }
    open var capHeight: CGFloat { CGFloat(textFont.capHeight) }
    open var xHeight: CGFloat { CGFloat(textFont.xHeight) }
    open var lineHeight: CGFloat { CGFloat(textFont.lineHeight) }
    open var leading: CGFloat { CGFloat(textFont.leading) }

    /// The same font at another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var descriptor: TextFontDescriptor = textFont.descriptor
        descriptor.size = Double(fontSize)
        return UIFont(FontLibrary.font(descriptor))
    }

    open var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(textFont: textFont, textStyle: textStyle)
    }

    /// The weight nearest to a symbol's.
    var symbolWeight: UIImage.SymbolWeight {
        UIImage.SymbolWeight(rawValue: textFont.descriptor.weight.rawValue + 1) ?? .regular
    }

    // MARK: NSObject

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other === self || (other.textFont == textFont && other.textStyle == textStyle)
    }

    open override var hash: Int { textFont.hashValue }

    open override var description: String {
        let size = String(format: "%.2f", Double(pointSize))
        let weight: String = fontDescriptor.symbolicTraits.contains(.traitBold) ? "bold" : "normal"
        let style: String = textFont.descriptor.isItalic ? "italic" : "normal"
        return "<UICTFont> font-family: \"\(fontName)\"; font-weight: \(weight); font-style: \(style); font-size: \(size)pt"
    }

    public class var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) {
        coder.encode(fontName as NSString, forKey: "UIFontName")
        coder.encode(Double(pointSize), forKey: "UIFontPointSize")
        coder.encode(textFont.descriptor.weight.value, forKey: "UIFontWeight")
        coder.encode(textFont.descriptor.isItalic, forKey: "UIFontIsItalic")
    }

    public required convenience init?(coder: NSCoder) {
        let size: Double = coder.decodeDouble(forKey: "UIFontPointSize")
        let name = coder.decodeObject(of: NSString.self, forKey: "UIFontName") as String? ?? ""
        if let named = FontLibrary.font(named: name, size: size) {
            self.init(named)
        } else {
            let weight = FontWeight(nearest: coder.decodeDouble(forKey: "UIFontWeight"))
            let isItalic: Bool = coder.decodeBool(forKey: "UIFontIsItalic")
            self.init(FontLibrary.systemFont(size: size, weight: weight, isItalic: isItalic))
        }
    }
}

extension UIFont.Weight {
    var nearest: FontWeight { FontWeight(nearest: Double(rawValue)) }
}
