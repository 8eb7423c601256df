import CoreGraphics

/// A ring along the inside of a rounded rectangle.
struct BorderShape: Hashable {
    var shape: RoundedShape
    /// In pixels, at least 1.
    var width: Int

    /// Pieces that do not overlap and make up the ring.
    var pieces: [RoundedShape.Piece] {
        let rect = shape.rect
        let width = min(self.width, (min(rect.width, rect.height) + 1) / 2)
        if rect.isEmpty { return [] }
        let corner = max(shape.extent, width)
        if !shape.isRectangle && corner * 2 >= min(rect.width, rect.height) {
            guard let mask = BorderMaskCache.shared.mask(of: self) else { return [] }
            return [RoundedShape.Piece(rect: rect, mask: PixelCanvas.Mask(bitmap: mask, x: rect.x0, y: rect.y0))]
        }
        let inset = shape.isRectangle ? width : corner
        var result: [RoundedShape.Piece] = [
            PixelRect(x0: rect.x0 + inset, y0: rect.y0, x1: rect.x1 - inset, y1: rect.y0 + width),
            PixelRect(x0: rect.x0 + inset, y0: rect.y1 - width, x1: rect.x1 - inset, y1: rect.y1),
            PixelRect(x0: rect.x0, y0: rect.y0 + inset, x1: rect.x0 + width, y1: rect.y1 - inset),
            PixelRect(x0: rect.x1 - width, y0: rect.y0 + inset, x1: rect.x1, y1: rect.y1 - inset),
        ].filter { !$0.isEmpty }.map { RoundedShape.Piece(rect: $0) }
        let tiles = [
            PixelRect(x: rect.x0, y: rect.y0, width: inset, height: inset),
            PixelRect(x: rect.x1 - inset, y: rect.y0, width: inset, height: inset),
            PixelRect(x: rect.x0, y: rect.y1 - inset, width: inset, height: inset),
            PixelRect(x: rect.x1 - inset, y: rect.y1 - inset, width: inset, height: inset),
        ]
        if shape.isRectangle { return result + tiles.map { RoundedShape.Piece(rect: $0) } }
        // The corners of a ring just large enough for them serve rings of any size.
        var small = self
        small.shape.rect = PixelRect(x: 0, y: 0, width: inset * 2, height: inset * 2)
        guard let mask = BorderMaskCache.shared.mask(of: small) else { return result }
        for (index, tile) in tiles.enumerated() {
            let part = Bitmap(
                of: mask, x: index % 2 == 0 ? 0 : inset, y: index < 2 ? 0 : inset, width: inset, height: inset)
            result.append(RoundedShape.Piece(rect: tile, mask: PixelCanvas.Mask(bitmap: part, x: tile.x0, y: tile.y0)))
        }
        return result
    }

    /// The ring as a path, to be filled by the even-odd rule.
    var path: CGPath {
        let result = CGMutablePath()
        result.addPath(shape.path)
        var inner = shape
        inner.rect = shape.rect.outset(by: -width)
        inner.radius = max(0, shape.radius - CGFloat(width))
        if !inner.rect.isEmpty { result.addPath(inner.path) }
        return result
    }
}

/// Masks of rings.
final class BorderMaskCache {
    /// Used by the compositor on the main thread only.
    static var shared: BorderMaskCache { LayerContext.current.masks.borders }

    private var masks = BoundedCache<BorderShape, Bitmap>(capacity: 2 << 20)

    func mask(of border: BorderShape) -> Bitmap? {
        var key = border
        key.shape.rect = PixelRect(x: 0, y: 0, width: border.shape.rect.width, height: border.shape.rect.height)
        if let known = masks[key] { return known }
        guard let made = CoverageCache.coverage(of: key.path, in: key.shape.rect, evenOdd: true) else { return nil }
        masks.insert(made, for: key, cost: made.bytesPerRow * made.height)
        return made
    }
}
