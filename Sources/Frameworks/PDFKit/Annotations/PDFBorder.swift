import UIKit

/// The keys of a border.
public struct PDFBorderKey: RawRepresentable, Hashable, Sendable, _HasCustomAnyHashableRepresentation {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(rawValue) }

    public static let lineWidth = PDFBorderKey(rawValue: "/W")
    public static let style = PDFBorderKey(rawValue: "/S")
    public static let dashPattern = PDFBorderKey(rawValue: "/D")
}

public enum PDFBorderStyle: Int, Sendable {
    case solid = 0, dashed, beveled, inset, underline

    /// The letters of PDF files.
    private static let letters = ["S", "D", "B", "I", "U"]
    var letter: String { Self.letters[rawValue] }
    init(letter: String) { self = Self.letters.firstIndex(of: letter).flatMap { PDFBorderStyle(rawValue: $0) } ?? .solid }
}

/// The line around an annotation, or of which one is made.
open class PDFBorder: NSObject, NSCopying, NSCoding, @unchecked Sendable {
    /// Default solid.
    open var style: PDFBorderStyle = .solid
    /// In points. Default 1.
    open var lineWidth: CGFloat = 1
    /// Lengths of dashes and gaps, as numbers.
    open var dashPattern: [Any]?

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        style = PDFBorderStyle(rawValue: coder.decodeInteger(forKey: "style")) ?? .solid
        lineWidth = CGFloat(coder.decodeDouble(forKey: "lineWidth"))
        dashPattern = coder.decodeObject(forKey: "dashPattern") as? [NSNumber]
    }

    open func encode(with coder: NSCoder) {
        coder.encode(style.rawValue, forKey: "style")
        coder.encode(Double(lineWidth), forKey: "lineWidth")
        coder.encode(dashPattern?.compactMap { $0 as? NSNumber }, forKey: "dashPattern")
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PDFBorder()
        copy.style = style
        copy.lineWidth = lineWidth
        copy.dashPattern = dashPattern
        return copy
    }

    /// The dashes in points; empty for a line without.
    var dashes: [CGFloat] {
        guard style == .dashed else { return [] }
        let lengths: [CGFloat] = dashPattern?.compactMap { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } ?? $0 as? CGFloat } ?? []
        return lengths.isEmpty ? [3] : lengths
    }

    open var borderKeyValues: [AnyHashable: Any] {
        var made: [AnyHashable: Any] = [AnyHashable(PDFBorderKey.lineWidth): lineWidth, AnyHashable(PDFBorderKey.style): "/" + style.letter]
        if let dashPattern { made[AnyHashable(PDFBorderKey.dashPattern)] = dashPattern }
        return made
    }

    /// Strokes the border within a rectangle of the current context, with the colour that is set there.
    open func draw(in rect: CGRect) {
        guard lineWidth > 0, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineDash(phase: 0, lengths: dashes)
        if style == .underline {
            context.move(to: CGPoint(x: rect.minX, y: rect.minY + lineWidth / 2))
            context.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + lineWidth / 2))
            context.strokePath()
        } else {
            context.stroke(rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2))
        }
        context.restoreGState()
    }
}
