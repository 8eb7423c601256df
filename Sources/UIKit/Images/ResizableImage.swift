/// A resizable picture as the parts it is drawn in: corners as they are, edges and centre stretched or repeated.
enum ResizableImage {
    struct Part: Equatable {
        /// Pixels of the stored picture.
        var source: CGRect
        /// Points.
        var target: CGRect
        /// The size of one copy in points where the part repeats; nil where it is stretched.
        var tile: CGSize?

        func draw(_ image: CGImage, in context: CGContext) {
            guard let piece = image.cropping(to: source) else { return }
            if let tile, tile.width > 0, tile.height > 0 {
                context.drawUprightTiles(piece, tile: CGRect(origin: target.origin, size: tile), filling: target)
            } else {
                context.drawUpright(piece, in: target)
            }
        }
    }

    /// The nine parts, without empty ones.
    static func parts(of values: ImageValues, in rect: CGRect) -> [Part] {
        let size: CGSize = values.size
        let caps: UIEdgeInsets = values.capInsets
        let columns = bands(
            length: size.width, low: caps.left, high: caps.right, start: rect.minX, extent: rect.width)
        let rows = bands(length: size.height, low: caps.top, high: caps.bottom, start: rect.minY, extent: rect.height)
        var parts: [Part] = []
        for row in rows {
            for column in columns {
                let source = CGRect(
                    x: column.source * values.scale, y: row.source * values.scale, width: column.sourceLength * values.scale,
                    height: row.sourceLength * values.scale)
                let target = CGRect(x: column.target, y: row.target, width: column.targetLength, height: row.targetLength)
                let repeats: Bool =
                    values.resizingMode == .tile
                    && (column.targetLength != column.sourceLength || row.targetLength != row.sourceLength)
                let tile = CGSize(
                    width: column.isCap ? column.targetLength : column.sourceLength,
                    height: row.isCap ? row.targetLength : row.sourceLength)
                parts.append(Part(source: source, target: target, tile: repeats ? tile : nil))
            }
        }
        return parts
    }

    private struct Band {
        var source: CGFloat
        var sourceLength: CGFloat
        var target: CGFloat
        var targetLength: CGFloat
        var isCap: Bool
    }

    /// The low cap, the middle and the high cap of one axis. Caps shrink together where there is no room for them.
    private static func bands(length: CGFloat, low: CGFloat, high: CGFloat, start: CGFloat, extent: CGFloat) -> [Band] {
        let shrink: CGFloat = low + high > extent && low + high > 0 ? extent / (low + high) : 1
        let lowTarget: CGFloat = low * shrink
        let highTarget: CGFloat = high * shrink
        let all: [Band] = [
            Band(source: 0, sourceLength: low, target: start, targetLength: lowTarget, isCap: true),
            Band(
                source: low, sourceLength: length - low - high, target: start + lowTarget,
                targetLength: extent - lowTarget - highTarget, isCap: false),
            Band(
                source: length - high, sourceLength: high, target: start + extent - highTarget, targetLength: highTarget,
                isCap: true),
        ]
        return all.filter { $0.sourceLength > 0 && $0.targetLength > 0 }
    }
}
