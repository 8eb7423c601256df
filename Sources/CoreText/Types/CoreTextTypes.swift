import CoreGraphics
import Foundation

/// Traits of a font's look.
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = CTFontSymbolicTraits(rawValue: 1 << 11)
    public static let traitUIOptimized = CTFontSymbolicTraits(rawValue: 1 << 12)
    public static let traitColorGlyphs = CTFontSymbolicTraits(rawValue: 1 << 13)
    public static let traitComposite = CTFontSymbolicTraits(rawValue: 1 << 14)
    public static let traitClassMask = CTFontSymbolicTraits(rawValue: 0xF000_0000)

    public static var italicTrait: CTFontSymbolicTraits { .traitItalic }
    public static var boldTrait: CTFontSymbolicTraits { .traitBold }
    public static var expandedTrait: CTFontSymbolicTraits { .traitExpanded }
    public static var condensedTrait: CTFontSymbolicTraits { .traitCondensed }
    public static var monoSpaceTrait: CTFontSymbolicTraits { .traitMonoSpace }
    public static var verticalTrait: CTFontSymbolicTraits { .traitVertical }
    public static var uiOptimizedTrait: CTFontSymbolicTraits { .traitUIOptimized }
    public static var colorGlyphsTrait: CTFontSymbolicTraits { .traitColorGlyphs }
    public static var compositeTrait: CTFontSymbolicTraits { .traitComposite }
    public static var classMaskTrait: CTFontSymbolicTraits { .traitClassMask }
}

/// How fonts are looked for. All fonts are here: nothing is activated or loaded from elsewhere.
public struct CTFontOptions: OptionSet, Hashable, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
    public static let preventAutoActivation = CTFontOptions(rawValue: 1 << 0)
    public static let preventAutoDownload = CTFontOptions(rawValue: 1 << 1)
    public static let preferSystemFont = CTFontOptions(rawValue: 1 << 2)
}

/// How a font's tables are read; there are no options yet.
public struct CTFontTableOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public typealias CTFontTableTag = FourCharCode

/// The direction that text runs in as glyphs are measured. All glyphs are measured for horizontal text here.
public enum CTFontOrientation: UInt32, Sendable {
    case `default` = 0
    case horizontal = 1
    case vertical = 2

    public static var kCTFontDefaultOrientation: CTFontOrientation { .default }
    public static var kCTFontHorizontalOrientation: CTFontOrientation { .horizontal }
    public static var kCTFontVerticalOrientation: CTFontOrientation { .vertical }
}

/// The system's fonts by their roles.
public enum CTFontUIFontType: UInt32, Sendable {
    case none = 0xFFFF_FFFF
    case user = 0
    case userFixedPitch = 1
    case system = 2
    case emphasizedSystem = 3
    case smallSystem = 4
    case smallEmphasizedSystem = 5
    case miniSystem = 6
    case miniEmphasizedSystem = 7
    case views = 8
    case application = 9
    case label = 10
    case menuTitle = 11
    case menuItem = 12
    case menuItemMark = 13
    case menuItemCmdKey = 14
    case windowTitle = 15
    case pushButton = 16
    case utilityWindowTitle = 17
    case alertHeader = 18
    case systemDetail = 19
    case emphasizedSystemDetail = 20
    case toolbar = 21
    case smallToolbar = 22
    case message = 23
    case palette = 24
    case toolTip = 25
    case controlContent = 26

    /// The role's size and whether it is emphasised, as Core Text's documentation and headers have them.
    private var look: (size: Double, isEmphasized: Bool) {
        switch self {
        case .smallSystem, .toolTip, .palette, .smallToolbar: (11, false)
        case .smallEmphasizedSystem: (11, true)
        case .miniSystem, .systemDetail: (9, false)
        case .miniEmphasizedSystem, .emphasizedSystemDetail: (9, true)
        case .label: (10, false)
        case .emphasizedSystem, .alertHeader: (13, true)
        case .user, .views, .controlContent, .userFixedPitch: (12, false)
        default: (13, false)
        }
    }

    func font(size: CGFloat) -> TextFont {
        let points: Double = size > 0 ? Double(size) : look.size
        if self == .userFixedPitch { return FontLibrary.font(TextFontDescriptor(face: .system(.monospaced), size: points)) }
        return FontLibrary.systemFont(size: points, weight: look.isEmphasized ? .semibold : .regular)
    }
}

/// The lines under text.
public struct CTUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let single = CTUnderlineStyle(rawValue: 0x01)
    public static let thick = CTUnderlineStyle(rawValue: 0x02)
    public static let double = CTUnderlineStyle(rawValue: 0x09)
}

/// The patterns of lines under text, added to a `CTUnderlineStyle`.
public struct CTUnderlineStyleModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let patternDot = CTUnderlineStyleModifiers(rawValue: 0x0100)
    public static let patternDash = CTUnderlineStyleModifiers(rawValue: 0x0200)
    public static let patternDashDot = CTUnderlineStyleModifiers(rawValue: 0x0300)
    public static let patternDashDotDot = CTUnderlineStyleModifiers(rawValue: 0x0400)
}

/// The place at which a line is cut.
public enum CTLineTruncationType: UInt32, Sendable {
    case start = 0
    case end = 1
    case middle = 2
}

/// Things that the bounds of a line take in.
public struct CTLineBoundsOptions: OptionSet, Hashable, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
    public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
    public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
    public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
    public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
    public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
}

/// Peculiarities of a run.
public struct CTRunStatus: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let rightToLeft = CTRunStatus(rawValue: 1 << 0)
    public static let nonMonotonic = CTRunStatus(rawValue: 1 << 1)
    public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 1 << 2)
}

/// How text stands between its margins.
public enum CTTextAlignment: UInt8, Sendable {
    case left = 0
    case right = 1
    case center = 2
    case justified = 3
    case natural = 4

    public static var kCTLeftTextAlignment: CTTextAlignment { .left }
    public static var kCTRightTextAlignment: CTTextAlignment { .right }
    public static var kCTCenterTextAlignment: CTTextAlignment { .center }
    public static var kCTJustifiedTextAlignment: CTTextAlignment { .justified }
    public static var kCTNaturalTextAlignment: CTTextAlignment { .natural }
}

/// The treatment of text that is too wide.
public enum CTLineBreakMode: UInt8, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}

/// The direction text runs in.
public enum CTWritingDirection: Int8, Sendable {
    /// That of the first strong character.
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}
