/// Some of a picture's pixels: from `x` and `y` on, counted from the upper left.
public struct PixelRectangle: Hashable, Sendable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int

    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The smallest rectangle that has both in it.
    public func union(_ other: PixelRectangle) -> PixelRectangle {
        let left: Int = min(x, other.x), top: Int = min(y, other.y)
        let right: Int = max(x + width, other.x + other.width), bottom: Int = max(y + height, other.y + other.height)
        return PixelRectangle(x: left, y: top, width: right - left, height: bottom - top)
    }
}
