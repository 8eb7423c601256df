import UIKit

/// The kinds of fields in forms.
public struct PDFAnnotationWidgetSubtype: RawRepresentable, Hashable, Sendable, _HasCustomAnyHashableRepresentation {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(rawValue) }

    public static let button = PDFAnnotationWidgetSubtype(rawValue: "/Btn")
    public static let choice = PDFAnnotationWidgetSubtype(rawValue: "/Ch")
    public static let signature = PDFAnnotationWidgetSubtype(rawValue: "/Sig")
    public static let text = PDFAnnotationWidgetSubtype(rawValue: "/Tx")
}
