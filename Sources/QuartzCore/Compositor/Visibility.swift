/// Finds out which steps of a frame can be seen at all, so that what is covered is never drawn.
enum Visibility {
    /// The rectangles in which a step must be drawn; nil where nothing of it shows.
    struct Result {
        var rects: [[PixelRect]?]
        /// The rectangles in which nothing hides the background below all steps.
        var ground: [PixelRect]
    }

    /// Goes from the frontmost step back, gathering what hides everything below.
    static func resolve(_ items: [DisplayItem], within area: PixelRect) -> Result {
        var rects = [[PixelRect]?](repeating: nil, count: items.count)
        var hidden = PixelRegion()
        var outer: [PixelRegion] = []
        // What blurs inside groups look at: nothing in front of them hides it.
        let lookedAt = PixelRegion()
        var index = items.count - 1
        while index >= 0 {
            let item = items[index]
            let part = item.bounds.intersection(area)
            switch item.content {
            case .end:
                if part.isEmpty || hidden.overlap(with: part) == .all {
                    index = beginning(of: index, in: items)
                } else {
                    rects[index] = [part]
                    outer.append(hidden)
                    hidden = PixelRegion(copying: hidden)
                }
            case .begin(let group):
                rects[index] = [part]
                let inner = hidden
                hidden = outer.removeLast()
                hidden.subtract(lookedAt)
                if case .shape(let shape) = group.coverage {
                    for solid in shape.solidRects {
                        let kept = PixelRegion(copying: inner)
                        kept.formIntersection(solid)
                        hidden.formUnion(kept)
                    }
                }
            default:
                if let shown = visible(part, hidden) {
                    rects[index] = shown
                    if case .backdrop(let backdrop) = item.content {
                        let source = backdrop.source(for: item.bounds)
                        hidden.subtract(source)
                        if !outer.isEmpty { lookedAt.formUnion(source) }
                    }
                    for solid in item.opaque { hidden.formUnion(solid.intersection(area)) }
                }
            }
            index -= 1
        }
        return Result(rects: rects, ground: visible(area, hidden) ?? [])
    }

    private static func visible(_ part: PixelRect, _ hidden: PixelRegion) -> [PixelRect]? {
        guard !part.isEmpty else { return nil }
        switch hidden.overlap(with: part) {
        case .none: return [part]
        case .all: return nil
        case .part:
            let left = PixelRegion(part)
            left.subtract(hidden)
            return left.rects
        }
    }

    /// The index of the step that opens the group which the step at `end` closes.
    private static func beginning(of end: Int, in items: [DisplayItem]) -> Int {
        var depth = 0
        var index = end
        while index >= 0 {
            switch items[index].content {
            case .end: depth += 1
            case .begin: depth -= 1
            default: break
            }
            if depth == 0 { return index }
            index -= 1
        }
        return 0
    }
}

extension BackdropDrawing {
    /// The pixels that the blur over `bounds` looks at: those alone, up to whole steps of the coarse grid that it works with. What is beside them does not
    /// shine in, as it does not on a device.
    func source(for bounds: PixelRect) -> PixelRect {
        let step: Int = BackdropBlur.shrinking(deviation)
        var source: PixelRect = bounds
        source.x1 += (step - bounds.width % step) % step
        source.y1 += (step - bounds.height % step) % step
        return source
    }
}
