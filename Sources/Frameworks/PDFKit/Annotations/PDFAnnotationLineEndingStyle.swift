import UIKit

/// How lines end.
public struct PDFAnnotationLineEndingStyle: RawRepresentable, Hashable, Sendable, _HasCustomAnyHashableRepresentation {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(rawValue) }

    public static let none = PDFAnnotationLineEndingStyle(rawValue: "/None")
    public static let square = PDFAnnotationLineEndingStyle(rawValue: "/Square")
    public static let circle = PDFAnnotationLineEndingStyle(rawValue: "/Circle")
    public static let diamond = PDFAnnotationLineEndingStyle(rawValue: "/Diamond")
    public static let openArrow = PDFAnnotationLineEndingStyle(rawValue: "/OpenArrow")
    public static let closedArrow = PDFAnnotationLineEndingStyle(rawValue: "/ClosedArrow")
}

/// How lines end.
public enum PDFLineStyle: Int, Sendable {
    case none = 0, square, circle, diamond, openArrow, closedArrow

    var ending: PDFAnnotationLineEndingStyle {
        switch self {
        case .none: .none
        case .square: .square
        case .circle: .circle
        case .diamond: .diamond
        case .openArrow: .openArrow
        case .closedArrow: .closedArrow
        }
    }

    init(ending: String) {
        let endings: [PDFAnnotationLineEndingStyle] = [.none, .square, .circle, .diamond, .openArrow, .closedArrow]
        self = endings.firstIndex { $0.rawValue == ending || $0.rawValue == "/" + ending }.flatMap { PDFLineStyle(rawValue: $0) } ?? .none
    }
}
