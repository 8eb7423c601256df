import Foundation
internal import CCairo

/// Pixels drawn apart, to be painted as one afterwards.
struct TransparencyLayer {
    /// The cairo context painted to before and after.
    let outer: OpaquePointer
    /// Nil when nothing of the layer can be seen.
    let surface: ScratchSurface?
    /// How many states were saved when the layer began, its own included.
    let savedStateCount: Int
}

/// A temporary bitmap that covers a part of the device's pixels.
struct ScratchSurface {
    let bitmap: Bitmap
    let x: Int
    let y: Int

    /// Transparent pixels for `area`, in device pixels; nil when it is empty.
    init?(area: CGRect) {
        let limit = CGFloat(Bitmap.largestSide)
        guard !area.isNull, area.width >= 1, area.height >= 1, area.width <= limit, area.height <= limit else { return nil }
        let bitmap = Bitmap(width: Int(area.width), height: Int(area.height), format: .premultiplied)
        guard let bitmap else { return nil }
        self.bitmap = bitmap
        x = Int(area.minX)
        y = Int(area.minY)
        cairo_surface_set_device_offset(bitmap.surface, Double(-x), Double(-y))
    }

    var area: CGRect { CGRect(x: x, y: y, width: bitmap.width, height: bitmap.height) }
}
