import UIKit

/// The keys of a field's appearance.
public struct PDFAppearanceCharacteristicsKey: RawRepresentable, Hashable, Sendable, _HasCustomAnyHashableRepresentation {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(rawValue) }

    public static let backgroundColor = PDFAppearanceCharacteristicsKey(rawValue: "/BG")
    public static let borderColor = PDFAppearanceCharacteristicsKey(rawValue: "/BC")
    public static let rotation = PDFAppearanceCharacteristicsKey(rawValue: "/R")
    public static let caption = PDFAppearanceCharacteristicsKey(rawValue: "/CA")
    public static let rolloverCaption = PDFAppearanceCharacteristicsKey(rawValue: "/RC")
    public static let downCaption = PDFAppearanceCharacteristicsKey(rawValue: "/AC")
}

/// How a field of a form looks: its colours and captions.
open class PDFAppearanceCharacteristics: NSObject, NSCopying, @unchecked Sendable {
    open var controlType: PDFWidgetControlType = .unknownControl
    open var backgroundColor: UIColor?
    open var borderColor: UIColor?
    /// Degrees against the clock. Default 0.
    open var rotation = 0
    open var caption: String?
    open var rolloverCaption: String?
    open var downCaption: String?

    public override init() { super.init() }

    open var appearanceCharacteristicsKeyValues: [AnyHashable: Any] {
        var made: [AnyHashable: Any] = [:]
        func add(_ key: PDFAppearanceCharacteristicsKey, _ value: Any?) { if let value { made[AnyHashable(key)] = value } }
        add(.backgroundColor, backgroundColor)
        add(.borderColor, borderColor)
        add(.rotation, rotation == 0 ? nil : NSNumber(value: rotation))
        add(.caption, caption)
        add(.rolloverCaption, rolloverCaption)
        add(.downCaption, downCaption)
        return made
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PDFAppearanceCharacteristics()
        copy.controlType = controlType
        copy.backgroundColor = backgroundColor
        copy.borderColor = borderColor
        copy.rotation = rotation
        copy.caption = caption
        copy.rolloverCaption = rolloverCaption
        copy.downCaption = downCaption
        return copy
    }
}
