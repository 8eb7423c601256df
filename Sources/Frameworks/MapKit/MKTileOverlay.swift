import QuinceCoreLocation
import UIKit

/// Which tile of an overlay: its column and row among those of a level, of which each has twice as many to a side as the one before.
public struct MKTileOverlayPath: Hashable, Sendable {
    public var x: Int
    public var y: Int
    public var z: Int
    /// Pixels of a point: 2 for screens with two.
    public var contentScaleFactor: CGFloat
    public init() { (x, y, z, contentScaleFactor) = (0, 0, 0, 0) }
    public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) { (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor) }
}

/// Covers the map with images of its parts. Those in files are read, and what an app loads itself is drawn; there is no network for others.
@preconcurrency @MainActor open class MKTileOverlay: NSObject, MKOverlay {
    /// The address of a tile, with `{x}`, `{y}`, `{z}` and `{scale}` for its numbers.
    public let urlTemplate: String?
    /// In points. Default 256 by 256.
    open var tileSize = CGSize(width: 256, height: 256)
    /// Whether rows are counted from the south. Default false.
    open var isGeometryFlipped = false
    /// The first level of which there are tiles. Default 0.
    open var minimumZ = 0
    /// The last one. Default 21.
    open var maximumZ = 21
    /// Whether the map below need not be drawn. Default false.
    open var canReplaceMapContent = false

    public init(urlTemplate URLTemplate: String?) {
        urlTemplate = URLTemplate
        super.init()
    }
    public convenience override init() { self.init(urlTemplate: nil) }

    open var coordinate: CLLocationCoordinate2D { MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate }
    open var boundingMapRect: MKMapRect { .world }
    open var title: String? { nil }
    open var subtitle: String? { nil }

    /// The template's address with the tile's numbers.
    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        let text = MapTiles.address(urlTemplate ?? "", of: path)
        return URL(string: text) ?? URL(fileURLWithPath: "/")
    }

    /// Reads the file of `url(forTilePath:)`; fails for an address in the network. Calls back on any queue.
    open func loadTile(at path: MKTileOverlayPath, result: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        let url = url(forTilePath: path)
        ServiceReply.sendInSession {
            guard url.isFileURL else { return result(nil, URLError(.notConnectedToInternet)) }
            do { result(try Data(contentsOf: url), nil) } catch { result(nil, error) }
        }
    }

    open func loadTile(at path: MKTileOverlayPath) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            let once = TileAnswer(continuation)
            loadTile(at: path) { data, error in once.give(data, error) }
        }
    }
}

/// Answers once, whoever calls how often.
private final class TileAnswer: @unchecked Sendable {
    private let lock = NSLock()
    private var continuation: CheckedContinuation<Data, any Error>?
    init(_ continuation: CheckedContinuation<Data, any Error>) { self.continuation = continuation }

    func give(_ data: Data?, _ error: (any Error)?) {
        lock.lock()
        let waiting = continuation
        continuation = nil
        lock.unlock()
        if let data { waiting?.resume(returning: data) } else { waiting?.resume(throwing: error ?? MKError(.unknown)) }
    }
}

/// Draws the tiles of an overlay as they come.
@preconcurrency @MainActor open class MKTileOverlayRenderer: MKOverlayRenderer {
    public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }

    private enum Tile {
        case loading, failed
        case image(UIImage)
    }
    private var tiles: [MKTileOverlayPath: Tile] = [:]
    /// Answers to what was asked before the last `reloadData()` are not heeded.
    private var turn = 0

    /// Asks for all tiles anew.
    open func reloadData() {
        tiles = [:]
        turn += 1
        setNeedsDisplay()
    }

    private func paths(_ mapRect: MKMapRect, _ zoomScale: MKZoomScale) -> [MKTileOverlayPath] {
        guard let tiled = overlay as? MKTileOverlay else { return [] }
        let levels = tiled.minimumZ...max(tiled.minimumZ, tiled.maximumZ)
        guard let level = MapTiles.level(at: zoomScale, tileWidth: tiled.tileSize.width, levels: levels) else { return [] }
        let part: MKMapRect = mapRect.intersection(tiled.boundingMapRect)
        return MapTiles.paths(in: part, level: level, isFlipped: tiled.isGeometryFlipped, scale: contentScaleFactor)
    }

    /// Asks for the tiles of the part that are not there yet. Whether there is one to draw.
    open override func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool {
        let paths = paths(mapRect, zoomScale)
        for path in paths where tiles[path] == nil { load(path) }
        return paths.contains { if case .image = tiles[$0] { true } else { false } }
    }

    private func load(_ path: MKTileOverlayPath) {
        guard let tiled = overlay as? MKTileOverlay else { return }
        tiles[path] = .loading
        let asked = turn
        Task { [weak self] in
            let data = try? await tiled.loadTile(at: path)
            guard let self, turn == asked else { return }
            if let image = data.flatMap({ UIImage(data: $0) }) {
                tiles[path] = .image(image)
                setNeedsDisplay()
            } else {
                tiles[path] = .failed
            }
        }
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        let isFlipped = (overlay as? MKTileOverlay)?.isGeometryFlipped ?? false
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        for path in paths(mapRect, zoomScale) {
            guard case .image(let image) = tiles[path] else { continue }
            image.draw(in: rect(for: MapTiles.rect(of: path, isFlipped: isFlipped)), blendMode: .normal, alpha: alpha)
        }
    }
}

/// Places of tiles.
enum MapTiles {
    /// The level whose tiles come nearest to their size on the screen; nil where there are none of it.
    static func level(at zoomScale: MKZoomScale, tileWidth: CGFloat, levels: ClosedRange<Int>) -> Int? {
        guard zoomScale > 0, tileWidth > 0 else { return nil }
        let level = max(0, Int(log2(Double(zoomScale) * MKMapPoint.world / Double(tileWidth)).rounded()))
        return levels.contains(level) && level < 32 ? level : nil
    }

    /// The tiles of a part of the world, row by row; none where there are more than a screen can need.
    static func paths(in rect: MKMapRect, level: Int, isFlipped: Bool, scale: CGFloat) -> [MKTileOverlayPath] {
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return [] }
        let count = 1 << level
        let side: Double = MKMapPoint.world / Double(count)
        func range(_ low: Double, _ high: Double) -> Range<Int> {
            let (first, last) = (max(0, Int((low / side).rounded(.down))), min(count, Int((high / side).rounded(.up))))
            return first..<max(first, last)
        }
        let (columns, rows) = (range(rect.minX, rect.maxX), range(rect.minY, rect.maxY))
        guard columns.count * rows.count <= 1024 else { return [] }
        return rows.flatMap { row in
            columns.map { MKTileOverlayPath(x: $0, y: isFlipped ? count - 1 - row : row, z: level, contentScaleFactor: scale) }
        }
    }

    static func rect(of path: MKTileOverlayPath, isFlipped: Bool) -> MKMapRect {
        let count = 1 << path.z
        let side: Double = MKMapPoint.world / Double(count), row = isFlipped ? count - 1 - path.y : path.y
        return MKMapRect(x: Double(path.x) * side, y: Double(row) * side, width: side, height: side)
    }

    static func address(_ template: String, of path: MKTileOverlayPath) -> String {
        let numbers = [
            "{x}": "\(path.x)", "{y}": "\(path.y)", "{z}": "\(path.z)",
            "{scale}": path.contentScaleFactor == path.contentScaleFactor.rounded() ? "\(Int(path.contentScaleFactor))" : "\(path.contentScaleFactor)",
        ]
        return numbers.reduce(template) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
    }
}
