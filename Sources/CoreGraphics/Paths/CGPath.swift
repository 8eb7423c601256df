import Foundation

/// An immutable sequence of lines and curves. Paths are equal when their steps are.
public class CGPath: Hashable, @unchecked Sendable {
    // Only CGMutablePath changes it, and Core Graphics leaves it to the caller not to share a mutable path.
    package final var elements: PathElements

    package init(elements: PathElements) {
        self.elements = elements
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var elements = PathElements()
        elements.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(elements: elements)
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var elements = PathElements()
        elements.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(elements: elements)
    }

    /// A rectangle with quarter ellipses for corners. Twice `cornerWidth` must not exceed the width, nor twice
    /// `cornerHeight` the height.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var elements = PathElements()
        elements.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
        self.init(elements: elements)
    }

    public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
        lhs === rhs || lhs.elements == rhs.elements
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }

    public final func copy() -> CGPath? {
        CGPath(elements: elements)
    }

    public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: elements.applying(transform?.pointee ?? .identity))
    }

    public final func mutableCopy() -> CGMutablePath? {
        CGMutablePath(elements: elements)
    }

    public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(elements: elements.applying(transform?.pointee ?? .identity))
    }

    public final var isEmpty: Bool { elements.isEmpty }

    /// The end of the path's last step; zero for an empty path.
    public final var currentPoint: CGPoint { elements.currentPoint }

    /// The smallest rectangle that holds all points, control points included; null for an empty path.
    public final var boundingBox: CGRect { elements.controlBounds }

    /// The smallest rectangle that holds the path's lines and curves; null for an empty path.
    public final var boundingBoxOfPath: CGRect { elements.bounds }

    /// Whether the path is one axis-parallel rectangle, which is then stored at `rect`.
    public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = elements.rectangle else { return false }
        rect?.pointee = found
        return true
    }

    /// Whether the area that filling would paint holds `point`; `transform` is applied to the point first.
    public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        elements.contains(point.applying(transform), rule: rule)
    }

    /// Calls `block` for each step in order.
    public final func applyWithBlock(_ block: CGPathApplyBlock) {
        elements.withElements(block)
    }

    /// Calls `function` with `info` for each step in order.
    public final func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        elements.withElements { function(info, $0) }
    }
}

extension CGPath: CustomDebugStringConvertible {
    public var debugDescription: String {
        var lines: [String] = []
        elements.forEach { type, offset in
            let points = elements.points[offset..<offset + type.pointCount].map { "(\($0.x), \($0.y))" }
            lines.append(([type.word] + points).joined(separator: " "))
        }
        return "Path:\n  " + lines.joined(separator: "\n  ")
    }
}

extension CGPathElementType {
    fileprivate var word: String {
        switch self {
        case .moveToPoint: "moveto"
        case .addLineToPoint: "lineto"
        case .addQuadCurveToPoint: "quadto"
        case .addCurveToPoint: "curveto"
        case .closeSubpath: "closepath"
        }
    }
}
