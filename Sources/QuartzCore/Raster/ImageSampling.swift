import CoreGraphics

/// Which part of a picture is shown, and how it is scaled.
struct ImageSampling: Hashable {
    /// In parts of the picture's size.
    var part: CGRect
    /// The part that stretches, in parts of the picture's size; the rest keeps its size. The whole: everything stretches.
    var center: CGRect
    /// Pixels of the picture a point, for what keeps its size.
    var centerScale: CGFloat
    /// Device pixels a point.
    var pixelScale: CGFloat
    var filter: CALayerContentsFilter

    /// The part shown, in whole pixels of the picture.
    func pixelPart(of image: CGImage) -> PixelRect {
        let whole = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
        if part == CGRect(x: 0, y: 0, width: 1, height: 1) { return whole }
        return PixelRect(
            snapping: CGRect(
                x: part.minX * CGFloat(image.width), y: part.minY * CGFloat(image.height),
                width: part.width * CGFloat(image.width), height: part.height * CGFloat(image.height))
        ).intersection(whole)
    }

    private var stretchesWhole: Bool { center == CGRect(x: 0, y: 0, width: 1, height: 1) }

    /// The picture at `width` by `height` device pixels, from the cache when it was made before.
    func scaled(_ image: CGImage, width: Int, height: Int) -> Bitmap? {
        guard width > 0, height > 0, let source = image.bitmap else { return nil }
        let part = pixelPart(of: image)
        guard !part.isEmpty else { return nil }
        if part.width == width && part.height == height && (stretchesWhole || centerScale == pixelScale) {
            if part.width == source.width && part.height == source.height { return source }
            return Bitmap(of: source, x: part.x0, y: part.y0, width: part.width, height: part.height)
        }
        return ScaledImageCache.shared.bitmap(for: image, sampling: self, width: width, height: height) {
            let cut = Bitmap(of: source, x: part.x0, y: part.y0, width: part.width, height: part.height)
            return stretchesWhole
                ? ImageScaling.scale(cut, width: width, height: height, filter: filter)
                : stretched(cut, width: width, height: height)
        }
    }

    /// Nine parts: corners keep their size, edges stretch one way, the centre both.
    private func stretched(_ source: Bitmap, width: Int, height: Int) -> Bitmap? {
        guard let result = Bitmap(width: width, height: height, format: source.format) else { return nil }
        let keep: CGFloat = pixelScale / max(centerScale, 0.001)
        func cuts(_ low: CGFloat, _ high: CGFloat, _ from: Int, _ to: Int) -> ([Int], [Int]) {
            let first = Int((low * CGFloat(from)).rounded()), last = max(first, Int((high * CGFloat(from)).rounded()))
            let start = Int((CGFloat(first) * keep).rounded()), end = to - Int((CGFloat(from - last) * keep).rounded())
            if start <= end { return ([0, first, last, from], [0, start, end, to]) }
            // Too small for both ends: they meet where their sizes say.
            let meeting = to * start / max(start + to - end, 1)
            return ([0, first, last, from], [0, meeting, meeting, to])
        }
        let (sx, dx) = cuts(center.minX, center.maxX, source.width, width)
        let (sy, dy) = cuts(center.minY, center.maxY, source.height, height)
        let canvas = PixelCanvas(bitmap: result, isOpaque: false)
        for row in 0..<3 {
            for column in 0..<3 {
                let from = PixelRect(x0: sx[column], y0: sy[row], x1: max(sx[column + 1], sx[column]), y1: max(sy[row + 1], sy[row]))
                let to = PixelRect(x0: dx[column], y0: dy[row], x1: dx[column + 1], y1: dy[row + 1])
                // A centre of no width stretches the pixels beside it.
                let wide = from.width > 0 ? from : PixelRect(x0: max(from.x0 - 1, 0), y0: from.y0, x1: min(from.x0 + 1, source.width), y1: from.y1)
                let full = wide.height > 0 ? wide : PixelRect(x0: wide.x0, y0: max(wide.y0 - 1, 0), x1: wide.x1, y1: min(wide.y0 + 1, source.height))
                guard !to.isEmpty, !full.isEmpty else { continue }
                let cut = Bitmap(of: source, x: full.x0, y: full.y0, width: full.width, height: full.height)
                guard let piece = ImageScaling.scale(cut, width: to.width, height: to.height, filter: filter) else { continue }
                canvas.composite(.bitmap(piece, x: to.x0, y: to.y0), operator: .replace, rects: [to])
            }
        }
        return result
    }
}

/// Scaling of whole pictures.
enum ImageScaling {
    /// `source` at another size. Shrinking by more than half goes by halves first, so that every pixel counts.
    static func scale(_ source: Bitmap, width: Int, height: Int, filter: CALayerContentsFilter) -> Bitmap? {
        if source.width == width && source.height == height { return source }
        var current = source
        while filter != .nearest, current.width >= width * 2 || current.height >= height * 2 {
            let next = resample(
                current, width: current.width >= width * 2 ? (current.width + 1) / 2 : current.width,
                height: current.height >= height * 2 ? (current.height + 1) / 2 : current.height, isSmooth: true)
            guard let next else { return nil }
            current = next
        }
        if current.width == width && current.height == height { return current }
        return resample(current, width: width, height: height, isSmooth: filter != .nearest)
    }

    static func resample(_ source: Bitmap, width: Int, height: Int, isSmooth: Bool) -> Bitmap? {
        guard let result = Bitmap(width: width, height: height, format: source.format) else { return nil }
        let map = Homography(
            a: CGFloat(source.width) / CGFloat(width), b: 0, c: 0, d: CGFloat(source.height) / CGFloat(height), tx: 0, ty: 0)
        PixelCanvas(bitmap: result, isOpaque: false).composite(
            .mapped(source, deviceToSource: map, isSmooth: isSmooth, extend: .edge), operator: .replace,
            rects: [PixelRect(x: 0, y: 0, width: width, height: height)])
        return result
    }
}

/// Pictures at the sizes they were last shown at.
final class ScaledImageCache {
    /// Used by the compositor on the main thread only.
    static var shared: ScaledImageCache { LayerContext.current.masks.scaledImages }

    private struct Key: Hashable {
        var image: ObjectIdentifier
        var sampling: ImageSampling
        var width: Int
        var height: Int
    }

    private struct Entry {
        /// Tells a picture from a later one at the same address.
        weak var image: CGImage?
        var bitmap: Bitmap
    }

    private var entries = BoundedCache<Key, Entry>(capacity: 12 << 20)

    func bitmap(
        for image: CGImage, sampling: ImageSampling, width: Int, height: Int, make: () -> Bitmap?
    ) -> Bitmap? {
        let key = Key(image: ObjectIdentifier(image), sampling: sampling, width: width, height: height)
        if let known = entries[key], known.image === image { return known.bitmap }
        guard let made = make() else { return nil }
        entries.insert(Entry(image: image, bitmap: made), for: key, cost: made.bytesPerRow * made.height)
        return made
    }
}
