import CoreGraphics
import Foundation

/// Walks a layer tree as it stands at one moment, and writes down the steps that draw it, from back to front.
final class DisplayListBuilder {
    /// The session's time the frame shows.
    let time: CFTimeInterval
    /// Pixels a point where nothing is scaled.
    let scale: CGFloat
    private(set) var items: [DisplayItem] = []

    init(time: CFTimeInterval, scale: CGFloat) {
        self.time = time
        self.scale = scale
    }

    /// The steps that draw `root`, the upper left of whose bounds is that of the frame.
    static func frame(of root: CALayer, time: CFTimeInterval, scale: CGFloat, size: PixelRect) -> [DisplayItem] {
        let builder = DisplayListBuilder(time: time, scale: scale)
        let shown = builder.shown(root, delay: 0)
        let origin = shown.state.bounds.origin
        let map = Homography(a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale)
        builder.draw(root, shown: shown, place: LayerPlace(map: map, clip: size))
        return builder.items
    }

    /// The layer with its animations applied.
    func shown(_ layer: CALayer, delay: CFTimeInterval) -> CALayer {
        layer.isCommitted = true
        return layer.attachedAnimations.isEmpty ? layer : layer.presentationLayer(at: time - delay)
    }

    /// Draws a sublayer; `place.map` is that of its superlayer.
    func visit(_ layer: CALayer, place superplace: LayerPlace) {
        let shown = shown(layer, delay: superplace.delay)
        guard !shown.state.isHidden, shown.state.opacity > 0 else { return }
        var place = superplace
        place.map = shown.state.mapToSuperlayer(superplace.space).concatenating(superplace.map)
        place.space = nil
        if !shown.state.isDoubleSided {
            let facing = place.map.a * place.map.d - place.map.b * place.map.c
            if (facing < 0) != superplace.isFlipped { return }
        }
        guard let blending = shown.state.blending else { return drawPlaced(layer, shown: shown, place: place) }
        let steps = collect { drawPlaced(layer, shown: shown, place: place) }
        addSurface(.blended, of: layer, place, steps: steps, deviceToSurface: .identity, blending: blending)
    }

    private func drawPlaced(_ layer: CALayer, shown: CALayer, place: LayerPlace) {
        if place.map.isAffine { return draw(layer, shown: shown, place: place) }
        drawInPerspective(layer, shown: shown, place: place)
    }

    func draw(_ layer: CALayer, shown: CALayer, place: LayerPlace) {
        guard shown.state.shouldRasterize, shown.state.rasterizationScale > 0,
            abs(shown.state.rasterizationScale - place.map.largestScale) > 1e-3
        else { return LayerDrawing(layer: layer, shown: shown, place: place, builder: self).run() }
        drawRasterized(layer, shown: shown, place: place)
    }

    // MARK: Adding steps

    func add(
        _ part: DisplayItem.Part, of layer: CALayer, _ place: LayerPlace, bounds: PixelRect, opaque: [PixelRect] = [],
        fingerprint: Int, _ content: DisplayItem.Content
    ) {
        let visible = bounds.intersection(place.clip)
        guard !visible.isEmpty else { return }
        let hiding = opaque.isEmpty ? [] : opaque.map { $0.intersection(visible) }.filter { !$0.isEmpty }
        items.append(
            DisplayItem(
                key: DisplayItem.Key(layer: layer.identity, part: part, instance: place.instance), bounds: visible,
                opaque: hiding, fingerprint: fingerprint, content: content))
    }

    /// Steps added by `body`, kept apart.
    func collect(_ body: () -> Void) -> [DisplayItem] {
        let outer = items
        items = []
        body()
        let collected = items
        items = outer
        return collected
    }

    /// Makes the steps added by `body` a group; none when it adds nothing.
    func group(
        _ part: DisplayItem.Part, of layer: CALayer, _ place: LayerPlace, fingerprint: Int, coverage: LayerGroup.Coverage,
        extraBounds: PixelRect = .empty, _ body: () -> Void
    ) {
        let start = items.count
        let key = DisplayItem.Key(layer: layer.identity, part: part, instance: place.instance)
        let empty = LayerGroup(coverage: coverage, bounds: .empty)
        items.append(DisplayItem(key: key, bounds: .empty, fingerprint: fingerprint, content: .begin(empty)))
        body()
        let bounds = items[(start + 1)...].reduce(extraBounds.intersection(place.clip)) { $0.union($1.bounds) }
        guard !bounds.isEmpty else {
            items.removeSubrange(start...)
            return
        }
        let group = LayerGroup(coverage: coverage, bounds: bounds)
        items[start].bounds = bounds
        items[start].content = .begin(group)
        var endKey = key
        endKey.part = DisplayItem.Part(rawValue: part.rawValue + 5) ?? part
        items.append(DisplayItem(key: endKey, bounds: bounds, fingerprint: fingerprint, content: .end(group)))
    }

    // MARK: Surfaces

    /// Draws the layer flat, then leans the picture.
    private func drawInPerspective(_ layer: CALayer, shown: CALayer, place: LayerPlace) {
        guard let inverse = place.map.inverse else { return }
        // As many pixels as the nearest corner shows, within reason.
        let corners = place.map.corners(of: shown.state.bounds)
        let width = max(hypot(corners[1].x - corners[0].x, corners[1].y - corners[0].y), hypot(corners[2].x - corners[3].x, corners[2].y - corners[3].y))
        let height = max(hypot(corners[3].x - corners[0].x, corners[3].y - corners[0].y), hypot(corners[2].x - corners[1].x, corners[2].y - corners[1].y))
        let size = shown.state.bounds.size
        guard size.width > 0, size.height > 0 else { return }
        let density = min(max(max(width / size.width, height / size.height), 0.1), scale * 4)
        drawOnSurface(layer, shown: shown, place: place, density: density, deviceToLayer: inverse)
    }

    private func drawRasterized(_ layer: CALayer, shown: CALayer, place: LayerPlace) {
        guard let inverse = place.map.inverse else { return }
        drawOnSurface(layer, shown: shown, place: place, density: shown.state.rasterizationScale, deviceToLayer: inverse)
    }

    /// Draws the layer at `density` pixels a point on a surface, which `deviceToLayer` puts in place.
    func drawOnSurface(
        _ layer: CALayer, shown: CALayer, place: LayerPlace, density: CGFloat, deviceToLayer: Homography,
        multiply: SIMD4<Double>? = nil
    ) {
        var flat = place
        flat.map = Homography(scale: density)
        flat.clip = .everything
        let steps = collect { LayerDrawing(layer: layer, shown: shown, place: flat, builder: self).run() }
        addSurface(of: layer, place, steps: steps, deviceToSurface: deviceToLayer.concatenating(flat.map), multiply: multiply)
    }

    /// Adds steps made for a surface as one step of the frame.
    func addSurface(
        _ part: DisplayItem.Part = .surface, of layer: CALayer, _ place: LayerPlace, steps: [DisplayItem], deviceToSurface: Homography,
        multiply: SIMD4<Double>? = nil, blending: LayerBlending? = nil
    ) {
        let marked = steps.reduce(PixelRect.empty) { $0.union($1.bounds) }
        guard !marked.isEmpty, marked.width < 16384, marked.height < 16384, let toDevice = deviceToSurface.inverse else { return }
        let surface = SurfaceDrawing(
            items: steps, surfaceBounds: marked, deviceToSurface: deviceToSurface, multiply: multiply, blending: blending)
        var hasher = Hasher()
        Fingerprint.combine(steps, into: &hasher)
        hasher.combine(deviceToSurface)
        hasher.combine(multiply)
        hasher.combine(blending)
        add(
            part, of: layer, place, bounds: PixelRect(covering: toDevice.apply(marked.cgRect)).outset(by: 1),
            fingerprint: hasher.finalize(), .surface(surface))
    }
}

enum Fingerprint {
    static func combine(_ items: [DisplayItem], into hasher: inout Hasher) {
        for item in items {
            hasher.combine(item.key)
            hasher.combine(item.bounds)
            hasher.combine(item.fingerprint)
        }
    }

    static func of(_ body: (inout Hasher) -> Void) -> Int {
        var hasher = Hasher()
        body(&hasher)
        return hasher.finalize()
    }
}
