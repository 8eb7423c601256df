import CoreGraphics
import Foundation

/// Writes the steps of one layer and what is in it. The layer's map is affine.
struct LayerDrawing {
    /// The layer in the tree: its sublayers, mask and identity.
    let layer: CALayer
    /// The layer with its animations applied: its values.
    let shown: CALayer
    var place: LayerPlace
    let builder: DisplayListBuilder
    /// Whether rectangles of the layer are rectangles of pixels.
    private let isUpright: Bool
    /// The bounds in pixels: exactly when upright, else the pixels around them.
    private let rect: PixelRect

    init(layer: CALayer, shown: CALayer, place: LayerPlace, builder: DisplayListBuilder) {
        self.layer = layer
        self.shown = shown
        self.place = place
        self.builder = builder
        isUpright = place.map.b == 0 && place.map.c == 0
        let box = place.map.apply(shown.state.bounds)
        rect = isUpright ? PixelRect(snapping: box) : PixelRect(covering: box)
    }

    func run() {
        let cutsOff = shown.state.masksToBounds && isUpright && shown.state.shadowOpacity <= 0
        if cutsOff && !rect.intersects(place.clip) && rect.area > 0 { return }
        guard let transition = layer.animations.runningTransition(at: builder.time - place.delay) else { return drawMasked() }
        transition.draw(self) { $0.drawMasked() }
    }

    // MARK: Mask and opacity

    private func drawMasked() {
        guard let mask = layer.storedMask else { return drawGrouped() }
        var maskPlace = place
        maskPlace.alpha = 1
        maskPlace.space = nil
        let steps = builder.collect { builder.visit(mask, place: maskPlace) }
        let fingerprint = Fingerprint.of { Fingerprint.combine(steps, into: &$0) }
        builder.group(.maskLayer, of: layer, place, fingerprint: fingerprint, coverage: .layers(steps)) { drawGrouped() }
    }

    private func drawGrouped() {
        let opacity = min(Double(shown.state.opacity), 1)
        guard opacity < 1 else { return drawLayer() }
        if !shown.state.allowsGroupOpacity || isSimple {
            var faded = self
            faded.place.alpha *= opacity
            return faded.drawLayer()
        }
        let alpha = UInt32((opacity * 255).rounded())
        builder.group(.opacity, of: layer, place, fingerprint: Int(alpha), coverage: .constant(alpha)) { drawLayer() }
    }

    /// Whether the layer is one step, so that fading it needs no group.
    private var isSimple: Bool {
        layer.storedSublayers.isEmpty && shown.state.contents == nil && shown.painter == nil && shown.backdrop == nil
            && shown.state.shadowOpacity <= 0 && (shown.state.borderWidth <= 0 || shown.state.backgroundColor == nil)
            && type(of: shown).drawsOnlyBackground
    }

    // MARK: The layer itself

    private func drawLayer() {
        if shown.state.shadowOpacity > 0, !shown.state.masksToBounds || shown.state.shadowPath != nil { drawShadow() }
        guard shown.state.masksToBounds else {
            drawBackdrop(shape)
            drawBackground(shape)
            shown.emitContent(LayerContent(drawing: self, within: RoundedShape(.everything)))
            layer.emitSublayers(sublayerPlace, builder)
            drawBorder(shape)
            return
        }
        if !isUpright { return drawInsideOutline() }
        if shape.isRectangle { return drawInsideRectangle() }
        // One picture alone is cut out by its own corners; anything more is drawn square and the corners put back after.
        if layer.storedSublayers.isEmpty, shown.painter == nil, shown.backdrop == nil, shown.state.contents is CGImage,
            type(of: shown).drawsOnlyBackground, place.alpha == 1
        {
            drawBackground(shape)
            shown.emitContent(LayerContent(drawing: self, within: shape))
            return drawBorder(shape)
        }
        if layer.storedSublayers.isEmpty && isSimple {
            drawBackground(shape)
            return drawBorder(shape)
        }
        builder.group(.corners, of: layer, place, fingerprint: shape.hashValue, coverage: .shape(shape)) {
            drawInsideRectangle()
        }
    }

    private func drawInsideRectangle() {
        var inner = self
        inner.place.clip = place.clip.intersection(rect)
        guard !inner.place.clip.isEmpty else { return }
        inner.drawBackdrop(RoundedShape(rect))
        inner.drawBackground(RoundedShape(rect))
        shown.emitContent(LayerContent(drawing: inner, within: RoundedShape(rect)))
        layer.emitSublayers(inner.sublayerPlace, builder)
        inner.drawBorder(shape)
    }

    private func drawInsideOutline() {
        let outline = devicePath(shown.state.bounds, radius: shown.state.cornerRadius)
        let fingerprint = Fingerprint.of { $0.combine(outline) }
        builder.group(.outline, of: layer, place, fingerprint: fingerprint, coverage: .path(outline)) {
            var inner = self
            inner.place.clip = place.clip.intersection(rect)
            if let backdrop = shown.backdrop { inner.addBackdrop(backdrop, RoundedShape(rect)) }
            inner.drawBackground(shape)
            shown.emitContent(LayerContent(drawing: inner, within: RoundedShape(.everything)))
            layer.emitSublayers(inner.sublayerPlace, builder)
            inner.drawBorder(shape)
        }
    }

    /// The place of sublayers: this layer's map is now their superlayer's.
    private var sublayerPlace: LayerPlace {
        var result = place
        result.space = shown.state.sublayerSpace
        if shown.state.isGeometryFlipped { result.isFlipped.toggle() }
        return result
    }

    /// Pixels a point, as far as one number can tell.
    private var pixelScale: CGFloat { place.map.largestScale }

    /// The rounded bounds in pixels; meaningful when upright.
    private var shape: RoundedShape {
        guard shown.state.cornerRadius > 0 else { return RoundedShape(rect) }
        return RoundedShape(
            rect: rect, radius: shown.state.cornerRadius * pixelScale, corners: deviceCorners, curve: shown.state.cornerCurve)
    }

    /// The rounded corners as they come to lie on screen.
    private var deviceCorners: CACornerMask {
        let corners = shown.state.maskedCorners
        guard corners != .all, place.map.a < 0 || place.map.d < 0 else { return corners }
        var result: CACornerMask = []
        for (x, y, corner) in Self.cornerSides where corners.contains(corner) {
            let right = place.map.a < 0 ? !x : x, low = place.map.d < 0 ? !y : y
            if let moved = Self.cornerSides.first(where: { $0.0 == right && $0.1 == low })?.2 { result.insert(moved) }
        }
        return result
    }

    private static let cornerSides: [(Bool, Bool, CACornerMask)] = [
        (false, false, .layerMinXMinYCorner), (true, false, .layerMaxXMinYCorner),
        (false, true, .layerMinXMaxYCorner), (true, true, .layerMaxXMaxYCorner),
    ]

    /// `bounds` with rounded corners, in device space.
    private func devicePath(_ bounds: CGRect, radius: CGFloat) -> CGPath {
        var corners: RectCorners = []
        let masked = shown.state.maskedCorners
        if masked.contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
        if masked.contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
        if masked.contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
        if masked.contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
        var elements = PathElements()
        elements.addRoundedRect(
            in: bounds, radius: radius, corners: corners,
            style: shown.state.cornerCurve == .continuous ? .continuous : .circular, transform: place.map.affine)
        return CGPath(elements: elements)
    }

    /// The rounded bounds, as content that fills them is cut.
    var outline: Outline {
        isUpright
            ? .shape(shape) : .path(devicePath(shown.state.bounds, radius: shown.state.cornerRadius), evenOdd: false)
    }

    private func drawBackground(_ shape: RoundedShape) {
        guard let color = shown.state.backgroundColor else { return }
        if let pattern = color.pattern, pattern.isColored { return drawBackground(pattern, alpha: color.alpha) }
        let pixel = PixelColor(color, alpha: place.alpha)
        guard !pixel.isClear, !rect.isEmpty else { return }
        if isUpright { return addFill(.background, pixel, shape) }
        addFill(.background, pixel, path: devicePath(shown.state.bounds, radius: shown.state.cornerRadius), evenOdd: false)
    }

    /// Tiles from the upper left corner of the bounds on.
    private func drawBackground(_ pattern: CGPattern, alpha: CGFloat) {
        let bounds = shown.state.bounds, transform = place.map.affine, radius = shown.state.cornerRadius, opacity = place.alpha
        guard opacity > 0, alpha > 0, !rect.isEmpty, let space = CGColorSpace(patternBaseSpace: nil) else { return }
        let toTiles = CGAffineTransform(translationX: bounds.minX, y: bounds.minY).concatenating(transform)
        let tiles = CGColor(space: space, values: [alpha], pattern: CGPattern(pattern, placedBy: toTiles))
        let fingerprint = Fingerprint.of {
            $0.combine(ObjectIdentifier(pattern))
            $0.combine(toTiles)
            $0.combine(bounds.width)
            $0.combine(bounds.height)
            $0.combine(radius)
            $0.combine(opacity * alpha)
        }
        let painting = ContentPainting(
            paint: { context in
                context.saveGState()
                context.setAlpha(opacity)
                context.addPath(CGPath(roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil))
                context.clip()
                context.setFillColor(tiles)
                context.fill(bounds)
                context.restoreGState()
            }, transform: transform)
        builder.add(
            .background, of: layer, place, bounds: PixelRect(covering: place.map.apply(bounds)), fingerprint: fingerprint, .paint(painting))
    }

    private func addFill(_ part: DisplayItem.Part, _ color: PixelColor, _ shape: RoundedShape) {
        let fingerprint = Fingerprint.of {
            $0.combine(color)
            $0.combine(shape)
        }
        builder.add(
            part, of: layer, place, bounds: shape.rect, opaque: color.isOpaque ? shape.solidRects : [],
            fingerprint: fingerprint, .fill(color, .shape(shape)))
    }

    private func addFill(_ part: DisplayItem.Part, _ color: PixelColor, path: CGPath, evenOdd: Bool) {
        let fingerprint = Fingerprint.of {
            $0.combine(color)
            $0.combine(path)
        }
        builder.add(
            part, of: layer, place, bounds: PixelRect(covering: path.boundingBox), fingerprint: fingerprint,
            .fill(color, .path(path, evenOdd: evenOdd)))
    }

    private func drawBorder(_ shape: RoundedShape) {
        guard shown.state.borderWidth > 0, let color = shown.state.borderColor else { return }
        let pixel = PixelColor(color, alpha: place.alpha)
        guard !pixel.isClear, !rect.isEmpty else { return }
        guard isUpright else {
            let outer = devicePath(shown.state.bounds, radius: shown.state.cornerRadius)
            let width = shown.state.borderWidth
            let inside = shown.state.bounds.insetBy(dx: width, dy: width)
            let ring = CGMutablePath()
            ring.addPath(outer)
            if !inside.isNull { ring.addPath(devicePath(inside, radius: max(0, shown.state.cornerRadius - width))) }
            return addFill(.border, pixel, path: ring, evenOdd: true)
        }
        let width = max(1, Int((shown.state.borderWidth * pixelScale).rounded()))
        let fingerprint = Fingerprint.of {
            $0.combine(pixel)
            $0.combine(shape)
            $0.combine(width)
        }
        builder.add(
            .border, of: layer, place, bounds: shape.rect, fingerprint: fingerprint, .fill(pixel, .border(shape, width: width)))
    }

    private func drawBackdrop(_ shape: RoundedShape) {
        guard let backdrop = shown.backdrop else { return }
        if isUpright { return addBackdrop(backdrop, shape) }
        // Blurred as far as a rectangle around it reaches, and kept within its outline.
        let outline = devicePath(shown.state.bounds, radius: shown.state.cornerRadius)
        let fingerprint = Fingerprint.of { $0.combine(outline) }
        builder.group(.outline, of: layer, place, fingerprint: fingerprint, coverage: .path(outline)) {
            addBackdrop(backdrop, RoundedShape(rect))
        }
    }

    private func addBackdrop(_ backdrop: LayerBackdrop, _ shape: RoundedShape) {
        let drawing = BackdropDrawing(
            shape: shape, deviation: Double(backdrop.blurRadius * pixelScale), saturation: Double(backdrop.saturation),
            tint: backdrop.tint.map { PixelColor($0) } ?? .clear)
        let fingerprint = Fingerprint.of {
            $0.combine(shape)
            $0.combine(backdrop)
        }
        builder.add(.backdrop, of: layer, place, bounds: shape.rect, fingerprint: fingerprint, .backdrop(drawing))
    }

    // MARK: Shadow

    private func drawShadow() {
        guard let color = shown.state.shadowColor else { return }
        let pixel = PixelColor(color, alpha: Double(shown.state.shadowOpacity) * place.alpha)
        guard !pixel.isClear else { return }
        let map = place.map
        let offset = shown.state.shadowOffset
        let dx: CGFloat = offset.width * map.a + offset.height * map.c
        let dy: CGFloat = offset.width * map.b + offset.height * map.d
        let deviation = Double(shown.state.shadowRadius * pixelScale)
        guard let (caster, area) = shadowCaster() else { return }
        let drawing = ShadowDrawing(
            caster: caster, color: pixel, offsetX: Int(dx.rounded()), offsetY: Int(dy.rounded()), deviation: deviation)
        let fingerprint = Fingerprint.of {
            $0.combine(pixel)
            $0.combine(drawing.offsetX)
            $0.combine(drawing.offsetY)
            $0.combine(deviation)
            switch caster {
            case .shape(let shape): $0.combine(shape)
            case .path(let path): $0.combine(path)
            case .layers(let steps, _): Fingerprint.combine(steps, into: &$0)
            }
        }
        let reach = GaussianBlur.reach(deviation: deviation) + 1
        builder.add(
            .shadow, of: layer, place, bounds: area.outset(by: reach).offset(x: drawing.offsetX, y: drawing.offsetY),
            fingerprint: fingerprint, .shadow(drawing))
    }

    /// The form that casts the shadow, and the pixels it covers.
    private func shadowCaster() -> (ShadowDrawing.Caster, PixelRect)? {
        if let path = shown.state.shadowPath {
            let device = CGPath(elements: path.elements.applying(place.map.affine))
            return (.path(device), PixelRect(covering: device.boundingBox))
        }
        if isUpright, let color = shown.state.backgroundColor, color.isOpaque, place.alpha == 1, sublayersStayInside {
            return rect.isEmpty ? nil : (.shape(shape), rect)
        }
        // What the layer shows, drawn apart: its own shadow and backdrop take no part.
        var bare = self
        bare.place.clip = .everything
        let steps = builder.collect {
            bare.drawBackground(shape)
            shown.emitContent(LayerContent(drawing: bare, within: RoundedShape(.everything)))
            layer.emitSublayers(bare.sublayerPlace, builder)
            bare.drawBorder(shape)
        }
        let area = steps.reduce(PixelRect.empty) { $0.union($1.bounds) }
        guard !area.isEmpty, area.width < 16384, area.height < 16384 else { return nil }
        return (.layers(steps, area), area)
    }

    /// Whether nothing the layer shows reaches beyond its bounds.
    private var sublayersStayInside: Bool {
        shown.state.masksToBounds || shown.state.bounds.contains(extent(of: layer, shown))
    }

    /// The area that a layer and its sublayers may mark, in the layer's coordinates; everything when that is not known.
    private func extent(of layer: CALayer, _ shown: CALayer) -> CGRect {
        var result = shown.state.bounds
        if shown.state.masksToBounds { return result }
        if let painter = shown.painter { result = result.union(painter.paintedRect(of: shown)) }
        if !type(of: shown).drawsOnlyBackground || !type(of: layer).keepsSublayersInPlace { return .infinite }
        for sublayer in layer.storedSublayers {
            let below = builder.shown(sublayer, delay: place.delay)
            if below.state.isHidden { continue }
            if below.state.shadowOpacity > 0 { return .infinite }
            let map = below.state.mapToSuperlayer(shown.state.sublayerSpace)
            result = result.union(map.apply(extent(of: sublayer, below)))
        }
        return result
    }
}
