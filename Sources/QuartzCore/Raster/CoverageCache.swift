import CoreGraphics

/// Masks of rounded corners, kept because the same few radii make up a whole interface.
final class CoverageCache {
    /// Used by the compositor on the main thread only.
    static var shared: CoverageCache { LayerContext.current.masks.coverage }

    private struct TileKey: Hashable {
        var radius: CGFloat
        var smoothness: CGFloat
    }

    private var tiles: [TileKey: [CACornerMask: Bitmap]] = [:]
    private var shapes = BoundedCache<RoundedShape, Bitmap>(capacity: 2 << 20)

    /// The corner tiles of `extent` pixels a side, by corner.
    func cornerTiles(radius: CGFloat, smoothness: CGFloat, extent: Int) -> [CACornerMask: Bitmap] {
        let key = TileKey(radius: radius, smoothness: smoothness)
        if let known = tiles[key] { return known }
        if tiles.count > 256 { tiles.removeAll() }
        // The tiles are cut from a shape just large enough for its corners.
        let side = extent * 2
        let shape = RoundedShape(
            rect: PixelRect(x: 0, y: 0, width: side, height: side), radius: radius, corners: .all,
            curve: smoothness > 0 ? .continuous : .circular)
        guard let whole = Self.coverage(of: shape.path, in: shape.rect) else { return [:] }
        func tile(_ x: Int, _ y: Int) -> Bitmap { Bitmap(of: whole, x: x, y: y, width: extent, height: extent) }
        let made: [CACornerMask: Bitmap] = [
            .layerMinXMinYCorner: tile(0, 0), .layerMaxXMinYCorner: tile(extent, 0),
            .layerMinXMaxYCorner: tile(0, extent), .layerMaxXMaxYCorner: tile(extent, extent),
        ]
        tiles[key] = made
        return made
    }

    /// The whole shape as a mask placed at `rect`.
    func mask(of shape: RoundedShape, at rect: PixelRect) -> PixelCanvas.Mask? {
        var key = shape
        key.rect = PixelRect(x: 0, y: 0, width: rect.width, height: rect.height)
        if let known = shapes[key] { return PixelCanvas.Mask(bitmap: known, x: rect.x0, y: rect.y0) }
        guard let made = Self.coverage(of: key.path, in: key.rect) else { return nil }
        shapes.insert(made, for: key, cost: made.bytesPerRow * made.height)
        return PixelCanvas.Mask(bitmap: made, x: rect.x0, y: rect.y0)
    }

    /// How much of each pixel in `rect` the inside of `path`, given in device space, covers.
    static func coverage(of path: CGPath, in rect: PixelRect, evenOdd: Bool = false) -> Bitmap? {
        guard let bitmap = Bitmap(width: rect.width, height: rect.height, format: .coverage) else { return nil }
        let context = CGContext(viewBitmap: bitmap, scale: 1)
        context.translateBy(x: CGFloat(-rect.x0), y: CGFloat(-rect.y0))
        context.setFillColor(.white)
        context.addPath(path)
        context.fillPath(using: evenOdd ? .evenOdd : .winding)
        context.flush()
        return bitmap
    }
}

/// Keeps what was used last, up to a total cost.
struct BoundedCache<Key: Hashable, Value> {
    private struct Entry {
        var value: Value
        var cost: Int
        var lastUse: UInt64
    }

    private var entries: [Key: Entry] = [:]
    private let capacity: Int
    private var total = 0
    private var uses: UInt64 = 0

    init(capacity: Int) { self.capacity = capacity }

    subscript(key: Key) -> Value? {
        mutating get {
            guard entries[key] != nil else { return nil }
            uses += 1
            entries[key]?.lastUse = uses
            return entries[key]?.value
        }
    }

    mutating func insert(_ value: Value, for key: Key, cost: Int) {
        remove(key)
        uses += 1
        entries[key] = Entry(value: value, cost: cost, lastUse: uses)
        total += cost
        while total > capacity, entries.count > 1, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            remove(oldest.key)
        }
    }

    mutating func remove(_ key: Key) {
        if let old = entries.removeValue(forKey: key) { total -= old.cost }
    }

    mutating func removeAll() {
        entries.removeAll()
        total = 0
    }
}
