import CoreGraphics

/// Whole pixels of a picture's plane, whose y grows upward.
struct PixelArea: Hashable, Sendable {
    var minX: Int
    var minY: Int
    var width: Int
    var height: Int

    var maxX: Int { minX + width }
    var maxY: Int { minY + height }
    var isEmpty: Bool { width <= 0 || height <= 0 }

    /// The pixels that `rect` touches. Infinite rectangles are cut to what no picture exceeds.
    init(covering rect: CGRect) {
        guard !rect.isNull else {
            self.init(minX: 0, minY: 0, width: 0, height: 0)
            return
        }
        let limit: CGFloat = 16_777_216
        let left = max(rect.minX, -limit).rounded(.down), bottom = max(rect.minY, -limit).rounded(.down)
        let right = min(rect.maxX, limit).rounded(.up), top = min(rect.maxY, limit).rounded(.up)
        self.init(minX: Int(left), minY: Int(bottom), width: max(Int(right - left), 0), height: max(Int(top - bottom), 0))
    }

    init(minX: Int, minY: Int, width: Int, height: Int) {
        (self.minX, self.minY, self.width, self.height) = (minX, minY, width, height)
    }

    func outset(by x: Int, _ y: Int) -> PixelArea { PixelArea(minX: minX - x, minY: minY - y, width: width + 2 * x, height: height + 2 * y) }

    /// The least area that holds both.
    func union(_ other: PixelArea) -> PixelArea {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = min(minX, other.minX), low = min(minY, other.minY)
        return PixelArea(minX: left, minY: low, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - low)
    }

    func intersection(_ other: PixelArea) -> PixelArea {
        let left = max(minX, other.minX), bottom = max(minY, other.minY)
        return PixelArea(minX: left, minY: bottom, width: max(min(maxX, other.maxX) - left, 0), height: max(min(maxY, other.maxY) - bottom, 0))
    }

    var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}
