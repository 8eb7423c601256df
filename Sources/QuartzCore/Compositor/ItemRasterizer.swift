import CoreGraphics

/// Carries out the steps of a display list on a canvas.
struct ItemRasterizer {
    let canvas: PixelCanvas

    /// Draws all steps within `area` over what the canvas holds; `ground` first where nothing else covers.
    func draw(_ items: [DisplayItem], within area: PixelRect, ground: PixelColor? = nil) {
        let area = area.intersection(canvas.bounds)
        guard !area.isEmpty else { return }
        let visibility = Visibility.resolve(items, within: area)
        if let ground { canvas.overwrite(visibility.ground, ground) }
        var saved: [SavedPixels] = []
        for (index, item) in items.enumerated() {
            guard let rects = visibility.rects[index] else { continue }
            settleText(under: item, rects)
            switch item.content {
            case .begin(let group): saved.append(save(group, rects[0]))
            case .end(let group): restore(group, rects[0], saved.removeLast())
            case .paint(let painting): paint(painting, item.bounds, within: area)
            default: draw(item, rects)
            }
        }
        canvas.settleText()
        canvas.bitmap.markChanged()
    }

    /// Text waits for more of it as long as no other step needs its pixels.
    private func settleText(under item: DisplayItem, _ rects: [PixelRect]) {
        switch item.content {
        case .paint: break
        case .backdrop: canvas.settleText()
        default: canvas.settleText(touching: Self.extents(rects))
        }
    }

    private func draw(_ item: DisplayItem, _ rects: [PixelRect]) {
        switch item.content {
        case .fill(let color, let outline): fill(color, outline, item.bounds, rects)
        case .image(let image): draw(image, item.bounds, rects)
        case .shadow(let shadow): draw(shadow, rects)
        case .gradient(let gradient): gradient.draw(on: canvas, item.bounds, rects)
        case .backdrop(let backdrop): BackdropBlur.draw(backdrop, bounds: item.bounds, on: canvas, rects)
        case .surface(let surface): draw(surface, rects)
        case .begin, .end, .paint: break
        }
    }

    /// Draws all of a layer's own content and then puts back what lies outside `area`: where a path is cut off, the path
    /// rasteriser rounds a little differently, and a frame must not show where it was drawn in parts.
    private func paint(_ painting: ContentPainting, _ bounds: PixelRect, within area: PixelRect) {
        let whole = bounds.intersection(canvas.bounds)
        guard !area.contains(whole) else {
            return canvas.withContext(clip: whole, transform: painting.transform, defersText: true, painting.paint)
        }
        canvas.settleText(touching: whole)
        let saved = canvas.copy(whole)
        canvas.withContext(clip: whole, transform: painting.transform, painting.paint)
        guard let saved else { return }
        let outside = PixelRegion(whole)
        outside.subtract(area)
        canvas.composite(.bitmap(saved.bitmap, x: whole.x0, y: whole.y0), operator: .replace, rects: outside.rects)
    }

    static func extents(_ rects: [PixelRect]) -> PixelRect { rects.reduce(.empty) { $0.union($1) } }

    // MARK: Fills

    private func fill(_ color: PixelColor, _ outline: Outline, _ bounds: PixelRect, _ rects: [PixelRect]) {
        switch outline {
        case .shape(let shape):
            for piece in shape.pieces {
                let parts = Self.cut(rects, to: piece.rect)
                if parts.isEmpty { continue }
                if let mask = piece.mask {
                    canvas.composite(.color(color), mask: mask, rects: parts)
                } else {
                    canvas.fill(parts, color)
                }
            }
        case .border(let shape, let width):
            for piece in BorderShape(shape: shape, width: width).pieces {
                let parts = Self.cut(rects, to: piece.rect)
                if parts.isEmpty { continue }
                if let mask = piece.mask {
                    canvas.composite(.color(color), mask: mask, rects: parts)
                } else {
                    canvas.fill(parts, color)
                }
            }
        case .path(let path, let evenOdd):
            guard let mask = CoverageCache.coverage(of: path, in: bounds, evenOdd: evenOdd) else { return }
            canvas.composite(.color(color), mask: PixelCanvas.Mask(bitmap: mask, x: bounds.x0, y: bounds.y0), rects: rects)
        }
    }

    static func cut(_ rects: [PixelRect], to area: PixelRect) -> [PixelRect] {
        rects.map { $0.intersection(area) }.filter { !$0.isEmpty }
    }

    // MARK: Pictures

    private func draw(_ drawing: ImageDrawing, _ bounds: PixelRect, _ rects: [PixelRect]) {
        switch drawing.target {
        case .rect(let target, let shape):
            guard let scaled = drawing.sampling.scaled(drawing.image, width: target.width, height: target.height) else { return }
            let source = PixelCanvas.Source.bitmap(scaled, x: target.x0, y: target.y0)
            for piece in shape.pieces {
                let parts = Self.cut(Self.cut(rects, to: target), to: piece.rect)
                if parts.isEmpty { continue }
                canvas.composite(source, mask: piece.mask, alpha: drawing.alpha, rects: parts)
            }
        case .mapped(let outline, let deviceToImage):
            guard let bitmap = drawing.image.bitmap else { return }
            guard let mask = CoverageCache.coverage(of: outline, in: bounds) else { return }
            canvas.composite(
                .mapped(bitmap, deviceToSource: deviceToImage, isSmooth: drawing.sampling.filter != .nearest, extend: .edge),
                mask: PixelCanvas.Mask(bitmap: mask, x: bounds.x0, y: bounds.y0), rects: rects)
        }
    }

    private func draw(_ surface: SurfaceDrawing, _ rects: [PixelRect]) {
        guard let apart = PixelCanvas(covering: surface.surfaceBounds) else { return }
        ItemRasterizer(canvas: apart).draw(surface.items, within: surface.surfaceBounds)
        if let multiply = surface.multiply { apart.multiply(by: multiply) }
        let map = surface.deviceToSurface.concatenating(
            Homography(translationX: CGFloat(-surface.surfaceBounds.x0), y: CGFloat(-surface.surfaceBounds.y0)))
        let isInPlace = map.isUpright && map.a == 1 && map.d == 1 && map.tx == map.tx.rounded() && map.ty == map.ty.rounded()
        let source: PixelCanvas.Source =
            isInPlace
            ? .bitmap(apart.bitmap, x: -Int(map.tx), y: -Int(map.ty))
            : .mapped(apart.bitmap, deviceToSource: map, isSmooth: true, extend: .nothing)
        canvas.composite(source, operator: surface.blending.map { .blend($0) } ?? .over, rects: rects)
        // What is behind a window is black.
        if surface.blending == .xor, canvas.isOpaque { canvas.composite(.color(PixelColor(.black)), operator: .under, rects: rects) }
    }

    private func draw(_ shadow: ShadowDrawing, _ rects: [PixelRect]) {
        let found: PixelCanvas.Mask? =
            switch shadow.caster {
            case .shape(let shape): ShadowMaskCache.shared.mask(of: shape, deviation: shadow.deviation)
            case .path(let path): ShadowMaskCache.shared.mask(of: path, deviation: shadow.deviation)
            case .layers(let items, let area):
                ShadowMaskCache.shared.mask(of: items, in: area, deviation: shadow.deviation)
            }
        guard var mask = found else { return }
        mask.x += shadow.offsetX
        mask.y += shadow.offsetY
        let area = PixelRect(x: mask.x, y: mask.y, width: mask.width, height: mask.height)
        canvas.composite(.color(shadow.color), mask: mask, rects: Self.cut(rects, to: area))
    }

    // MARK: Groups

    /// The pixels of the frame before a group was drawn over it.
    private enum SavedPixels {
        case area(PixelCanvas?)
        case pieces([(RoundedShape.Piece, PixelCanvas)])
    }

    private func save(_ group: LayerGroup, _ area: PixelRect) -> SavedPixels {
        switch group.coverage {
        case .constant, .path, .layers: return .area(canvas.copy(area))
        case .shape(let shape):
            return .pieces(
                shape.cornerPieces.compactMap { piece in
                    let part = piece.rect.intersection(area)
                    guard piece.mask != nil, !part.isEmpty else { return nil }
                    return canvas.copy(part).map { (piece, $0) }
                })
        case .dissolve(let items, _):
            let copy = canvas.copy(group.bounds.intersection(canvas.bounds))
            if let copy { ItemRasterizer(canvas: copy).draw(items, within: area) }
            return .area(copy)
        }
    }

    private func restore(_ group: LayerGroup, _ area: PixelRect, _ saved: SavedPixels) {
        switch (group.coverage, saved) {
        case (.constant(let share), .area(let before?)), (.dissolve(_, let share), .area(let before?)):
            canvas.restore(before, share: share, rects: [area])
        case (.path(let path), .area(let before?)):
            let whole = group.bounds
            guard let mask = CoverageCache.coverage(of: path, in: whole) else { return }
            canvas.restore(before, through: PixelCanvas.Mask(bitmap: mask, x: whole.x0, y: whole.y0), rects: [area])
        case (.layers(let items), .area(let before?)):
            let whole = group.bounds
            guard let apart = PixelCanvas(covering: whole),
                let mask = Bitmap(width: whole.width, height: whole.height, format: .coverage)
            else { return }
            ItemRasterizer(canvas: apart).draw(items, within: area)
            apart.writeAlpha(into: mask, x: 0, y: 0)
            canvas.restore(before, through: PixelCanvas.Mask(bitmap: mask, x: whole.x0, y: whole.y0), rects: [area])
        case (_, .pieces(let pieces)):
            for (piece, before) in pieces {
                if let mask = piece.mask { canvas.restore(before, through: mask, rects: [before.bounds]) }
            }
        default: break
        }
    }
}
