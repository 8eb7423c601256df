import CoreGraphics

/// A rectangle of device pixels with rounded corners.
struct RoundedShape: Hashable {
    var rect: PixelRect
    /// In pixels.
    var radius: CGFloat
    var corners: CACornerMask
    /// 0 for quarter circles, up to 1 for the continuous curve.
    var smoothness: CGFloat

    /// - Parameter radius: in pixels; limited to half the shorter side.
    init(rect: PixelRect, radius: CGFloat, corners: CACornerMask, curve: CALayerCornerCurve) {
        self.rect = rect
        self.radius = max(0, min(radius, CGFloat(min(rect.width, rect.height)) / 2))
        self.corners = corners
        smoothness =
            curve == .continuous
            ? ContinuousCorner.smoothness(radius: self.radius, size: CGSize(width: rect.width, height: rect.height)) : 0
    }

    init(_ rect: PixelRect) {
        self.init(rect: rect, radius: 0, corners: [], curve: .circular)
    }

    var isRectangle: Bool { radius <= 0 || corners.isEmpty }

    /// Pixels along each side that a corner may change.
    var extent: Int {
        isRectangle ? 0 : Int((radius * (1 + (ContinuousCorner.fullExtent - 1) * smoothness)).rounded(.up))
    }

    /// Whether corners meet, so that the shape is best kept as one mask.
    private var isCompact: Bool { extent * 2 > min(rect.width, rect.height) }

    /// The outline in device space.
    var path: CGPath {
        var elements = PathElements()
        var rounded: RectCorners = []
        if corners.contains(.layerMinXMinYCorner) { rounded.insert(.topLeft) }
        if corners.contains(.layerMaxXMinYCorner) { rounded.insert(.topRight) }
        if corners.contains(.layerMinXMaxYCorner) { rounded.insert(.bottomLeft) }
        if corners.contains(.layerMaxXMaxYCorner) { rounded.insert(.bottomRight) }
        elements.addRoundedRect(
            in: rect.cgRect, radius: radius, corners: rounded, style: smoothness > 0 ? .continuous : .circular)
        return CGPath(elements: elements)
    }

    /// A piece of the shape: pixels that are wholly inside, or pixels whose share a mask tells.
    struct Piece {
        var rect: PixelRect
        var mask: PixelCanvas.Mask?
    }

    /// Pieces that do not overlap and make up the shape.
    var pieces: [Piece] {
        if rect.isEmpty { return [] }
        if isRectangle { return [Piece(rect: rect)] }
        if isCompact {
            guard let mask = CoverageCache.shared.mask(of: self, at: rect) else { return [] }
            return [Piece(rect: rect, mask: mask)]
        }
        let middle = PixelRect(x0: rect.x0, y0: rect.y0 + extent, x1: rect.x1, y1: rect.y1 - extent)
        let top = PixelRect(x0: rect.x0 + extent, y0: rect.y0, x1: rect.x1 - extent, y1: middle.y0)
        let bottom = PixelRect(x0: top.x0, y0: middle.y1, x1: top.x1, y1: rect.y1)
        return [middle, top, bottom].filter { !$0.isEmpty }.map { Piece(rect: $0) } + cornerPieces
    }

    /// The pieces with masks alone.
    var cornerPieces: [Piece] {
        if isRectangle || rect.isEmpty { return [] }
        if isCompact { return pieces }
        let tiles = CoverageCache.shared.cornerTiles(radius: radius, smoothness: smoothness, extent: extent)
        return cornerRects.map { corner, tile in
            guard corners.contains(corner), let mask = tiles[corner] else { return Piece(rect: tile) }
            return Piece(rect: tile, mask: PixelCanvas.Mask(bitmap: mask, x: tile.x0, y: tile.y0))
        }
    }

    private var cornerRects: [(CACornerMask, PixelRect)] {
        let e = extent
        return [
            (.layerMinXMinYCorner, PixelRect(x: rect.x0, y: rect.y0, width: e, height: e)),
            (.layerMaxXMinYCorner, PixelRect(x: rect.x1 - e, y: rect.y0, width: e, height: e)),
            (.layerMinXMaxYCorner, PixelRect(x: rect.x0, y: rect.y1 - e, width: e, height: e)),
            (.layerMaxXMaxYCorner, PixelRect(x: rect.x1 - e, y: rect.y1 - e, width: e, height: e)),
        ]
    }

    /// Rectangles of the shape that no corner touches.
    var solidRects: [PixelRect] {
        if isRectangle { return [rect] }
        if isCompact {
            // The two bands between what the curves reach; good enough to hide what lies below the middle.
            let inset = min(extent, rect.height / 2, rect.width / 2)
            return [
                PixelRect(x0: rect.x0 + inset, y0: rect.y0, x1: rect.x1 - inset, y1: rect.y1),
                PixelRect(x0: rect.x0, y0: rect.y0 + inset, x1: rect.x1, y1: rect.y1 - inset),
            ].filter { !$0.isEmpty }
        }
        return [
            PixelRect(x0: rect.x0, y0: rect.y0 + extent, x1: rect.x1, y1: rect.y1 - extent),
            PixelRect(x0: rect.x0 + extent, y0: rect.y0, x1: rect.x1 - extent, y1: rect.y1),
        ].filter { !$0.isEmpty }
    }
}
