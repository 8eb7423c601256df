import CoreGraphics

/// Runs of glyphs that wait to be blended into the pixels of one picture: a page of text is then blended by several threads,
/// each of which goes through all runs in order and touches rows of its own.
package final class GlyphBatch: DeferredDrawing {
    private struct Run {
        let target: GlyphTarget
        let color: PackedColor
        let glyphs: Range<Int>
        let rows: Range<Int>
    }

    /// The start of the picture's pixels: glyphs for another surface do not belong here.
    let pixels: UnsafeMutableRawPointer
    private var runs: [Run] = []
    private var glyphs: [PlacedGlyph] = []
    /// They own the coverage that glyphs point at.
    private var caches: [GlyphBitmapCache] = []
    private var area = Extent()
    /// Pixels to blend, with those that glyphs leave out.
    private var work = 0

    /// Below this many pixels a second thread costs more than it saves.
    private static let threshold = 1 << 18
    /// More than there are threads, for text is rarely spread evenly.
    private static let bandCount = 8

    package init(pixels: UnsafeMutableRawPointer) {
        self.pixels = pixels
    }

    private struct Extent {
        var x0 = Int.max, y0 = Int.max, x1 = Int.min, y1 = Int.min
    }

    /// Whether some of what waits may lie within a rectangle of the picture, in pixels.
    package func touches(x0: Int, y0: Int, x1: Int, y1: Int) -> Bool {
        area.x0 < x1 && x0 < area.x1 && area.y0 < y1 && y0 < area.y1
    }

    /// `cache` made the coverage of all `added`.
    func append(_ added: UnsafeBufferPointer<PlacedGlyph>, _ color: PackedColor, to target: GlyphTarget, from cache: GlyphBitmapCache) {
        guard !added.isEmpty else { return }
        if !caches.contains(where: { $0 === cache }) { caches.append(cache) }
        var first = Int.max, end = Int.min
        for glyph in added {
            area.x0 = min(area.x0, Int(glyph.x))
            area.x1 = max(area.x1, Int(glyph.x) + Int(glyph.width))
            first = min(first, Int(glyph.y))
            end = max(end, Int(glyph.y) + Int(glyph.height))
            work += Int(glyph.width) * Int(glyph.height)
        }
        area.y0 = min(area.y0, first)
        area.y1 = max(area.y1, end)
        runs.append(Run(target: target, color: color, glyphs: glyphs.count..<glyphs.count + added.count, rows: first..<end))
        glyphs.append(contentsOf: added)
    }

    package func settle() {
        guard !runs.isEmpty else { return }
        glyphs.withUnsafeBufferPointer { glyphs in
            runs.withUnsafeBufferPointer { runs in
                guard work >= Self.threshold else { return Self.blend(runs, glyphs, rows: area.y0..<area.y1) }
                // The threads touch different rows.
                nonisolated(unsafe) let runs = runs, glyphs = glyphs
                let top = area.y0, height = area.y1 - area.y0
                Processors.perform(iterations: Self.bandCount) { band in
                    let rows = top + height * band / Self.bandCount..<top + height * (band + 1) / Self.bandCount
                    Self.blend(runs, glyphs, rows: rows)
                }
            }
        }
        runs.removeAll(keepingCapacity: true)
        glyphs.removeAll(keepingCapacity: true)
        caches.removeAll(keepingCapacity: true)
        area = Extent()
        work = 0
    }

    private static func blend(_ runs: UnsafeBufferPointer<Run>, _ glyphs: UnsafeBufferPointer<PlacedGlyph>, rows: Range<Int>) {
        for run in runs where run.rows.overlaps(rows) {
            run.target.blend(UnsafeBufferPointer(rebasing: glyphs[run.glyphs]), run.color, rows: rows)
        }
    }
}
