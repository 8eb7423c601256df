internal import CPixman

/// A set of device pixels made of rectangles.
final class PixelRegion {
    enum Overlap { case none, part, all }

    private let raw = UnsafeMutablePointer<pixman_region32_t>.allocate(capacity: 1)

    init(_ rect: PixelRect = .empty) {
        if rect.isEmpty {
            pixman_region32_init(raw)
        } else {
            pixman_region32_init_rect(raw, Int32(rect.x0), Int32(rect.y0), UInt32(rect.width), UInt32(rect.height))
        }
    }

    init(copying other: PixelRegion) {
        pixman_region32_init(raw)
        pixman_region32_copy(raw, other.raw)
    }

    deinit {
        pixman_region32_fini(raw)
        raw.deallocate()
    }

    func formUnion(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        pixman_region32_union_rect(raw, raw, Int32(rect.x0), Int32(rect.y0), UInt32(rect.width), UInt32(rect.height))
    }

    func formUnion(_ other: PixelRegion) { pixman_region32_union(raw, raw, other.raw) }

    func subtract(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        subtract(PixelRegion(rect))
    }

    func subtract(_ other: PixelRegion) { pixman_region32_subtract(raw, raw, other.raw) }

    func formIntersection(_ rect: PixelRect) {
        guard !rect.isEmpty else {
            pixman_region32_clear(raw)
            return
        }
        pixman_region32_intersect_rect(raw, raw, Int32(rect.x0), Int32(rect.y0), UInt32(rect.width), UInt32(rect.height))
    }

    /// How much of `rect` lies in the region.
    func overlap(with rect: PixelRect) -> Overlap {
        var box = pixman_box32_t(x1: Int32(rect.x0), y1: Int32(rect.y0), x2: Int32(rect.x1), y2: Int32(rect.y1))
        switch pixman_region32_contains_rectangle(raw, &box) {
        case PIXMAN_REGION_IN: return .all
        case PIXMAN_REGION_PART: return .part
        default: return .none
        }
    }

    var isEmpty: Bool { pixman_region32_not_empty(raw) == 0 }

    /// Rectangles that do not overlap and together make up the region.
    var rects: [PixelRect] {
        var count: Int32 = 0
        guard let boxes = pixman_region32_rectangles(raw, &count) else { return [] }
        return (0..<Int(count)).map { index in
            let box = boxes[index]
            return PixelRect(x0: Int(box.x1), y0: Int(box.y1), x1: Int(box.x2), y1: Int(box.y2))
        }
    }
}
