/// Attributes of text that UIKit draws.
extension NSAttributedString.Key {
    /// `UIFont`; default 12-point Helvetica.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// `NSParagraphStyle`; default `NSParagraphStyle.default`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// `UIColor`; default black.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// `UIColor`; default none.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// Number of points added after each character, besides the font's own kerning.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// Number of points added after each character.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// Raw value of `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// Raw value of `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// `UIColor`; default the foreground colour.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// `UIColor`; default the foreground colour.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// `NSTextAttachment`, on the character U+FFFC.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// `URL` or `NSString`.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// `String`: a name by which an app knows characters that answer taps and presses in a text view (`UITextItem`). Since iOS 17.
    public static let textItemTag = NSAttributedString.Key(rawValue: "UITextItemTagAttributeName")
    /// Raw value of a `TextEffectStyle`. Kept; text is drawn without it.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// Numbers of `NSWritingDirection` and `NSWritingDirectionFormatType`, the outermost first. Kept; text goes by its own letters.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
    /// Percent of the font's size that glyphs' outlines are drawn with; a negative one fills them as well. Default 0: no outline.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// `UIColor`; default the foreground colour.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// 0 without ligatures; default 1.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// How far glyphs lean to the right: the tangent of the angle. Default 0.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The natural logarithm of how much wider glyphs are. Default 0.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// 0 for horizontal text, which is all that iOS has.
    public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
    /// Points above the baseline.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}

/// Lines under and through text: a thickness, a pattern and whether only words are lined.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let single = NSUnderlineStyle(rawValue: 0x01)
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// How text stands between its margins.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    /// Left or right, by the interface's direction.
    case natural = 4
}

extension NSTextAlignment {
    /// Core Text's alignments have other numbers.
    public init(_ alignment: CTTextAlignment) {
        switch alignment {
        case .left: self = .left
        case .right: self = .right
        case .center: self = .center
        case .justified: self = .justified
        case .natural: self = .natural
        @unknown default: self = .natural
        }
    }
}

/// The treatment of text that is too wide.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}

/// The direction text runs in.
public enum NSWritingDirection: Int, Sendable {
    /// That of the first strong character.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

extension NSAttributedString {
    /// How text is made to look like something else than ink.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As if printed by letters that were pressed into the paper.
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }
}
