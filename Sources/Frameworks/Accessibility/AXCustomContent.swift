@_exported import Foundation

/// A part of what an element says that a user hears when asking for more.
open class AXCustomContent: NSObject, NSCopying, @unchecked Sendable {
    /// When it is told: on demand, or with the element each time.
    public enum Importance: UInt, Sendable { case `default` = 0, high }

    /// The name of what is told.
    public let attributedLabel: NSAttributedString
    public let attributedValue: NSAttributedString
    /// Default on demand.
    open var importance = Importance.default

    public var label: String { attributedLabel.string }
    public var value: String { attributedValue.string }

    public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
        attributedLabel = label
        attributedValue = value
        super.init()
    }

    public convenience init(label: String, value: String) {
        self.init(attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
        copy.importance = importance
        return copy
    }
}
