import CoreGraphics

/// Blurred shapes: what shadows are painted through.
final class ShadowMaskCache {
    /// Used by the compositor on the main thread only.
    static var shared: ShadowMaskCache { LayerContext.current.masks.shadows }

    private struct ShapeKey: Hashable {
        var shape: RoundedShape
        var deviation: Double
    }

    private struct PathKey: Hashable {
        var path: PathElements
        var deviation: Double
    }

    private var shapes = BoundedCache<ShapeKey, Bitmap>(capacity: 6 << 20)
    /// By the fingerprint of the steps.
    private var pictures = BoundedCache<Int, Bitmap>(capacity: 4 << 20)
    private var paths = BoundedCache<PathKey, Bitmap>(capacity: 4 << 20)

    /// The mask of a shape, with room for the blur on every side.
    ///
    /// A shape just large enough for its corners is blurred; the even stretches between them are told, not made.
    func mask(of shape: RoundedShape, deviation: Double) -> PixelCanvas.Mask? {
        let reach = GaussianBlur.reach(deviation: deviation) + 1
        let ends = max(shape.extent, 0) + reach
        let width = min(shape.rect.width, ends * 2 + 1), height = min(shape.rect.height, ends * 2 + 1)
        var key = ShapeKey(shape: shape, deviation: deviation)
        key.shape.rect = PixelRect(x: reach, y: reach, width: width, height: height)
        guard let blurred = blurred(key, reach: reach) else { return nil }
        return PixelCanvas.Mask(
            bitmap: blurred, x: shape.rect.x0 - reach, y: shape.rect.y0 - reach,
            columns: PixelCanvas.Mask.Stretch(at: reach + width / 2, count: shape.rect.width - width),
            rows: PixelCanvas.Mask.Stretch(at: reach + height / 2, count: shape.rect.height - height))
    }

    private func blurred(_ key: ShapeKey, reach: Int) -> Bitmap? {
        if let known = shapes[key] { return known }
        let size = key.shape.rect
        let area = PixelRect(x: 0, y: 0, width: size.width + reach * 2, height: size.height + reach * 2)
        guard let made = Self.blurred(key.shape.path, in: area, deviation: key.deviation) else { return nil }
        shapes.insert(made, for: key, cost: made.bytesPerRow * made.height)
        return made
    }

    /// The mask of a path in device space, blurred.
    func mask(of path: CGPath, deviation: Double) -> PixelCanvas.Mask? {
        let reach = GaussianBlur.reach(deviation: deviation) + 1
        let box = PixelRect(covering: path.boundingBox)
        guard !box.isEmpty, box.width < 8192, box.height < 8192 else { return nil }
        // Moved by whole pixels to the origin, so that a shape that scrolls is still found.
        let moved = path.elements.applying(CGAffineTransform(translationX: CGFloat(reach - box.x0), y: CGFloat(reach - box.y0)))
        let key = PathKey(path: moved, deviation: deviation)
        if let known = paths[key] { return PixelCanvas.Mask(bitmap: known, x: box.x0 - reach, y: box.y0 - reach) }
        let area = PixelRect(x: 0, y: 0, width: box.width + reach * 2, height: box.height + reach * 2)
        guard let made = Self.blurred(CGPath(elements: moved), in: area, deviation: deviation) else { return nil }
        paths.insert(made, for: key, cost: made.bytesPerRow * made.height)
        return PixelCanvas.Mask(bitmap: made, x: box.x0 - reach, y: box.y0 - reach)
    }

    private static func blurred(_ path: CGPath, in area: PixelRect, deviation: Double) -> Bitmap? {
        guard let mask = CoverageCache.coverage(of: path, in: area) else { return nil }
        GaussianBlur.blur(mask, deviation: deviation)
        return mask
    }

    /// The alpha of what the steps draw, blurred.
    func mask(of items: [DisplayItem], in area: PixelRect, deviation: Double) -> PixelCanvas.Mask? {
        let reach = GaussianBlur.reach(deviation: deviation) + 1
        let outer = area.outset(by: reach)
        let key = Fingerprint.of {
            Fingerprint.combine(items, into: &$0)
            $0.combine(deviation)
        }
        if let known = pictures[key] { return PixelCanvas.Mask(bitmap: known, x: outer.x0, y: outer.y0) }
        guard let apart = PixelCanvas(covering: area),
            let mask = Bitmap(width: outer.width, height: outer.height, format: .coverage)
        else { return nil }
        ItemRasterizer(canvas: apart).draw(items, within: area)
        apart.writeAlpha(into: mask, x: reach, y: reach)
        GaussianBlur.blur(mask, deviation: deviation)
        pictures.insert(mask, for: key, cost: mask.bytesPerRow * mask.height)
        return PixelCanvas.Mask(bitmap: mask, x: outer.x0, y: outer.y0)
    }
}
