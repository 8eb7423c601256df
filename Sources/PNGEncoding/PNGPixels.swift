/// Pixels that somebody else owns: blue, green, red and a fourth byte each.
///
/// The memory must stay as it is while a picture of it is written.
public struct PNGPixels: @unchecked Sendable {
    /// The first pixel.
    public let start: UnsafeRawPointer
    /// In pixels.
    public let width: Int
    public let height: Int
    /// From one row to the next; a multiple of 4.
    public let bytesPerRow: Int
    /// Whether the fourth byte is alpha, with which the others are multiplied, and not a byte that means nothing.
    public let hasAlpha: Bool

    public init(start: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int, hasAlpha: Bool) {
        self.start = start
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.hasAlpha = hasAlpha
    }
}
