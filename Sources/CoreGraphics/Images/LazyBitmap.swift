import Foundation

/// Pixels that are made when they are first asked for.
final class LazyBitmap: @unchecked Sendable {
    private let lock = NSLock()
    private var make: (() -> Bitmap?)?
    private var made: Bitmap?

    init(_ bitmap: Bitmap) {
        made = bitmap
    }

    init(_ make: @escaping () -> Bitmap?) {
        self.make = make
    }

    /// Nil when they could not be made.
    var bitmap: Bitmap? {
        lock.lock()
        defer { lock.unlock() }
        if let make {
            made = make()
            self.make = nil
        }
        return made
    }
}

/// The properties of a picture that the beginning of its file gives.
struct PictureHeader: Hashable, Sendable {
    var width: Int
    var height: Int
    var hasAlpha: Bool

    /// Nil for sizes that cannot be.
    init?(width: Int, height: Int, hasAlpha: Bool) {
        guard Bitmap.isPossible(width: width, height: height, bytesPerPixel: 4) else { return nil }
        self.width = width
        self.height = height
        self.hasAlpha = hasAlpha
    }
}
