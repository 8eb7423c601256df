import UIKit

/// How an annotation looks while it is held.
public struct PDFAnnotationHighlightingMode: RawRepresentable, Hashable, Sendable, _HasCustomAnyHashableRepresentation {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(rawValue) }

    public static let none = PDFAnnotationHighlightingMode(rawValue: "/N")
    public static let invert = PDFAnnotationHighlightingMode(rawValue: "/I")
    public static let outline = PDFAnnotationHighlightingMode(rawValue: "/O")
    public static let push = PDFAnnotationHighlightingMode(rawValue: "/P")
}

/// The kinds of marks on text.
public enum PDFMarkupType: Int, Sendable {
    case highlight = 0, strikeOut, underline
    case redact

    var subtype: PDFAnnotationSubtype {
        switch self {
        case .highlight: .highlight
        case .strikeOut: .strikeOut
        case .underline: .underline
        case .redact: PDFAnnotationSubtype(rawValue: "/Redact")
        }
    }
}

/// The kinds of buttons in forms.
public enum PDFWidgetControlType: Int, Sendable {
    case unknownControl = -1
    case pushButtonControl, radioButtonControl, checkBoxControl
}

public enum PDFWidgetCellState: Int, Sendable {
    case mixedState = -1
    case offState, onState
}
