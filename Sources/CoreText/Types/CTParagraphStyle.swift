import CoreGraphics
import Foundation

/// Which attribute of a paragraph a setting is about, with the type of its value.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    /// `CTTextAlignment`; default natural.
    case alignment = 0
    /// `CGFloat`
    case firstLineHeadIndent = 1
    /// `CGFloat`
    case headIndent = 2
    /// `CGFloat`; above 0 from the leading margin, otherwise back from the trailing one.
    case tailIndent = 3
    /// An array of `CTTextTab`; default 12 left ones, 28 points apart.
    case tabStops = 4
    /// `CGFloat`
    case defaultTabInterval = 5
    /// `CTLineBreakMode`; default word wrapping.
    case lineBreakMode = 6
    /// `CGFloat`; 0: the natural height.
    case lineHeightMultiple = 7
    /// `CGFloat`; 0: no maximum.
    case maximumLineHeight = 8
    /// `CGFloat`
    case minimumLineHeight = 9
    /// `CGFloat`: after the paragraph.
    case paragraphSpacing = 11
    /// `CGFloat`: before the paragraph.
    case paragraphSpacingBefore = 12
    /// `CTWritingDirection`; default natural.
    case baseWritingDirection = 13
    /// `CGFloat`: the most that there may be between lines; 0: no maximum.
    case maximumLineSpacing = 14
    /// `CGFloat`: the least that there may be between lines.
    case minimumLineSpacing = 15
    /// `CGFloat`: between lines.
    case lineSpacingAdjustment = 16
    /// `CTLineBoundsOptions`
    case lineBoundsOptions = 17
    /// How many there are.
    case count = 18
}

/// One attribute of a paragraph: a pointer to its value.
public struct CTParagraphStyleSetting {
    public var spec: CTParagraphStyleSpecifier
    /// The value's size in bytes.
    public var valueSize: Int
    public var value: UnsafeRawPointer

    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        self.spec = spec
        self.valueSize = valueSize
        self.value = value
    }
}

/// The attributes of a whole paragraph. Lengths in points.
public final class CTParagraphStyle: Hashable, @unchecked Sendable {
    package private(set) var style = ParagraphStyle()
    private var tabs: [CTTextTab]?
    private var bounds: CTLineBoundsOptions = []
    private var minimumSpacing: Double = 0
    private var maximumSpacing: Double = 0
    private var spacing: Double = 0

    init(_ settings: UnsafeBufferPointer<CTParagraphStyleSetting>) {
        for setting in settings { apply(setting) }
        var between: Double = max(spacing, minimumSpacing)
        if maximumSpacing > 0 { between = min(between, maximumSpacing) }
        style.lineSpacing = between
        style.tabStops = tabs?.map(\.stop).sorted { $0.location < $1.location } ?? Self.standardStops.map { TabStop(location: $0) }
    }

    private static let standardStops: [Double] = (1...12).map { Double($0) * 28 }

    public static func == (lhs: CTParagraphStyle, rhs: CTParagraphStyle) -> Bool { lhs.style == rhs.style && lhs.bounds == rhs.bounds }
    public func hash(into hasher: inout Hasher) { hasher.combine(style) }

    private func apply(_ setting: CTParagraphStyleSetting) {
        func number() -> Double {
            setting.valueSize == MemoryLayout<Float>.size
                ? Double(setting.value.loadUnaligned(as: Float.self)) : Double(setting.value.loadUnaligned(as: CGFloat.self))
        }
        func byte() -> UInt8 { setting.value.load(as: UInt8.self) }
        switch setting.spec {
        case .alignment: style.alignment = (CTTextAlignment(rawValue: byte()) ?? .natural).textAlignment
        case .lineBreakMode: style.lineBreakMode = (CTLineBreakMode(rawValue: byte()) ?? .byWordWrapping).lineBreakMode
        case .baseWritingDirection:
            style.writingDirection = (CTWritingDirection(rawValue: Int8(bitPattern: byte())) ?? .natural).writingDirection
        case .firstLineHeadIndent: style.firstLineHeadIndent = number()
        case .headIndent: style.headIndent = number()
        case .tailIndent: style.tailIndent = number()
        case .defaultTabInterval: style.defaultTabInterval = number()
        case .lineHeightMultiple: style.lineHeightMultiple = number()
        case .maximumLineHeight: style.maximumLineHeight = number()
        case .minimumLineHeight: style.minimumLineHeight = number()
        case .lineSpacingAdjustment: spacing = number()
        case .minimumLineSpacing: minimumSpacing = number()
        case .maximumLineSpacing: maximumSpacing = number()
        case .paragraphSpacing: style.paragraphSpacing = number()
        case .paragraphSpacingBefore: style.paragraphSpacingBefore = number()
        case .tabStops: tabs = (setting.value.loadUnaligned(as: Unmanaged<CFArray>.self).takeUnretainedValue() as? [Any])?.compactMap { $0 as? CTTextTab }
        case .lineBoundsOptions: bounds = CTLineBoundsOptions(rawValue: setting.value.loadUnaligned(as: CFOptionFlags.self))
        case .count: break
        }
    }

    fileprivate func write(_ spec: CTParagraphStyleSpecifier, _ size: Int, _ buffer: UnsafeMutableRawPointer) -> Bool {
        func put<Value: BitwiseCopyable>(_ value: Value) -> Bool {
            guard size >= MemoryLayout<Value>.size else { return false }
            buffer.storeBytes(of: value, as: Value.self)
            return true
        }
        func put(length: Double) -> Bool { put(CGFloat(length)) }
        switch spec {
        case .alignment: return put(CTTextAlignment(style.alignment).rawValue)
        case .lineBreakMode: return put(CTLineBreakMode(style.lineBreakMode).rawValue)
        case .baseWritingDirection: return put(CTWritingDirection(style.writingDirection).rawValue)
        case .firstLineHeadIndent: return put(length: style.firstLineHeadIndent)
        case .headIndent: return put(length: style.headIndent)
        case .tailIndent: return put(length: style.tailIndent)
        case .defaultTabInterval: return put(length: style.defaultTabInterval)
        case .lineHeightMultiple: return put(length: style.lineHeightMultiple)
        case .maximumLineHeight: return put(length: style.maximumLineHeight)
        case .minimumLineHeight: return put(length: style.minimumLineHeight)
        case .lineSpacingAdjustment: return put(length: spacing)
        case .minimumLineSpacing: return put(length: minimumSpacing)
        case .maximumLineSpacing: return put(length: maximumSpacing)
        case .paragraphSpacing: return put(length: style.paragraphSpacing)
        case .paragraphSpacingBefore: return put(length: style.paragraphSpacingBefore)
        case .lineBoundsOptions: return put(bounds.rawValue)
        case .tabStops:
            guard size >= MemoryLayout<Unmanaged<CFArray>>.size else { return false }
            let all: [CTTextTab] = tabs ?? Self.standardStops.map { CTTextTab(alignment: .left, location: $0, options: nil) }
            // Not given away: the array lives as long as the style's tabs.
            let array: CFArray = tabArray ?? (all as NSArray)
            tabArray = array
            buffer.storeBytes(of: Unmanaged.passUnretained(array).toOpaque(), as: UnsafeMutableRawPointer.self)
            return true
        case .count: return false
        }
    }

    private var tabArray: CFArray?
}

/// A style of `settingCount` settings; what they leave open has its default.
public func CTParagraphStyleCreate(_ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int) -> CTParagraphStyle {
    CTParagraphStyle(UnsafeBufferPointer(start: settings, count: settings == nil ? 0 : settingCount))
}

/// The style itself: styles do not change.
public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle { paragraphStyle }

/// Writes the value of an attribute.
///
/// - Returns: false, with nothing written, when the value needs more than `valueBufferSize` bytes.
@discardableResult
public func CTParagraphStyleGetValueForSpecifier(
    _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int, _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
    paragraphStyle.write(spec, valueBufferSize, valueBuffer)
}

/// A place in a line to which a tab moves.
public final class CTTextTab: Hashable, @unchecked Sendable {
    let alignment: CTTextAlignment
    /// From the leading margin, in points.
    let location: Double
    let options: CFDictionary?

    init(alignment: CTTextAlignment, location: Double, options: CFDictionary?) {
        (self.alignment, self.location, self.options) = (alignment, location, options)
    }

    /// As the text engine has it.
    var stop: TabStop {
        switch alignment {
        case .right: TabStop(location: location, kind: .right)
        case .center: TabStop(location: location, kind: .center)
        default: TabStop(location: location)
        }
    }

    public static func == (lhs: CTTextTab, rhs: CTTextTab) -> Bool { lhs.alignment == rhs.alignment && lhs.location == rhs.location }
    public func hash(into hasher: inout Hasher) { hasher.combine(location) }
}

/// A tab stop, with how the text behind the tab stands at it.
public func CTTextTabCreate(_ alignment: CTTextAlignment, _ location: Double, _ options: CFDictionary?) -> CTTextTab {
    CTTextTab(alignment: alignment, location: location, options: options)
}

public func CTTextTabGetAlignment(_ tab: CTTextTab) -> CTTextAlignment { tab.alignment }
public func CTTextTabGetLocation(_ tab: CTTextTab) -> Double { tab.location }
public func CTTextTabGetOptions(_ tab: CTTextTab) -> CFDictionary? { tab.options }

extension CTTextAlignment {
    var textAlignment: TextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        case .natural: .natural
        }
    }

    init(_ alignment: TextAlignment) {
        self =
            switch alignment {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            case .natural: .natural
            }
    }
}

extension CTLineBreakMode {
    var lineBreakMode: LineBreakMode {
        switch self {
        case .byWordWrapping: .wordWrapping
        case .byCharWrapping: .charWrapping
        case .byClipping: .clipping
        case .byTruncatingHead: .truncatingHead
        case .byTruncatingTail: .truncatingTail
        case .byTruncatingMiddle: .truncatingMiddle
        }
    }

    init(_ mode: LineBreakMode) {
        self =
            switch mode {
            case .wordWrapping: .byWordWrapping
            case .charWrapping: .byCharWrapping
            case .clipping: .byClipping
            case .truncatingHead: .byTruncatingHead
            case .truncatingTail: .byTruncatingTail
            case .truncatingMiddle: .byTruncatingMiddle
            }
    }
}

extension CTWritingDirection {
    var writingDirection: WritingDirection {
        switch self {
        case .natural: .natural
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }

    init(_ direction: WritingDirection) {
        self =
            switch direction {
            case .natural: .natural
            case .leftToRight: .leftToRight
            case .rightToLeft: .rightToLeft
            }
    }
}
