import CoreGraphics

/// A rectangle of whole device pixels, y downward.
package struct PixelRect: Hashable, Sendable {
    package var x0: Int
    package var y0: Int
    /// One past the last column.
    package var x1: Int
    /// One past the last row.
    package var y1: Int

    package init(x0: Int, y0: Int, x1: Int, y1: Int) {
        self.x0 = x0
        self.y0 = y0
        self.x1 = x1
        self.y1 = y1
    }

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.init(x0: x, y0: y, x1: x + width, y1: y + height)
    }

    package static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)
    /// Larger than any picture.
    static let everything = PixelRect(x0: -limit, y0: -limit, x1: limit, y1: limit)
    private static let limit = 1 << 20

    /// The pixels whose centres lie in `rect`: how a display without smoothed edges fills it.
    init(snapping rect: CGRect) {
        self.init(
            x0: Self.edge(rect.origin.x), y0: Self.edge(rect.origin.y),
            x1: Self.edge(rect.origin.x + rect.size.width), y1: Self.edge(rect.origin.y + rect.size.height))
    }

    /// All pixels that `rect` touches.
    init(covering rect: CGRect) {
        guard !rect.isNull, !rect.isEmpty else {
            self = .empty
            return
        }
        self.init(
            x0: Int(Self.bounded(rect.minX).rounded(.down)), y0: Int(Self.bounded(rect.minY).rounded(.down)),
            x1: Int(Self.bounded(rect.maxX).rounded(.up)), y1: Int(Self.bounded(rect.maxY).rounded(.up)))
    }

    /// The slack keeps positions that should be exact halves from falling to either side by rounding errors.
    private static func edge(_ value: CGFloat) -> Int { Int((bounded(value) - 0.5 - 1e-6).rounded(.up)) }

    private static func bounded(_ value: CGFloat) -> CGFloat {
        value.isNaN ? 0 : min(max(value, -CGFloat(limit)), CGFloat(limit))
    }

    package var width: Int { x1 - x0 }
    package var height: Int { y1 - y0 }
    package var isEmpty: Bool { x1 <= x0 || y1 <= y0 }
    package var area: Int { isEmpty ? 0 : width * height }
    package var cgRect: CGRect { CGRect(x: x0, y: y0, width: width, height: height) }

    package func intersection(_ other: PixelRect) -> PixelRect {
        let result = PixelRect(
            x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
        return result.isEmpty ? .empty : result
    }

    package func intersects(_ other: PixelRect) -> Bool {
        x0 < other.x1 && other.x0 < x1 && y0 < other.y1 && other.y0 < y1 && !isEmpty && !other.isEmpty
    }

    /// The smallest rectangle around both.
    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
    }

    package func contains(_ other: PixelRect) -> Bool {
        x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1
    }

    package func outset(by amount: Int) -> PixelRect {
        PixelRect(x0: x0 - amount, y0: y0 - amount, x1: x1 + amount, y1: y1 + amount)
    }

    package func offset(x: Int, y: Int) -> PixelRect { PixelRect(x0: x0 + x, y0: y0 + y, x1: x1 + x, y1: y1 + y) }
}
