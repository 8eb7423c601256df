import CoreGraphics

/// Lets a layer add the steps of its own content.
struct LayerContent {
    let layer: CALayer
    let shown: CALayer
    let place: LayerPlace
    let builder: DisplayListBuilder
    private let drawing: LayerDrawing
    /// Pictures are cut to this.
    let within: RoundedShape

    init(drawing: LayerDrawing, within: RoundedShape) {
        self.drawing = drawing
        layer = drawing.layer
        shown = drawing.shown
        place = drawing.place
        builder = drawing.builder
        self.within = within
    }

    /// Adds content drawn with paths or text. `area` is what it may mark, in the layer's coordinates.
    func paint(area: CGRect, fingerprint: Int, _ body: @escaping (CGContext) -> Void) {
        let bounds = PixelRect(covering: place.map.apply(area))
        var transform = place.map.affine
        if place.isFlipped {
            // Content stays upright where geometry is flipped.
            let own = shown.state.bounds
            transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: own.minY + own.maxY).concatenating(transform)
        }
        let mark = Fingerprint.of {
            $0.combine(fingerprint)
            $0.combine(transform)
        }
        let painting = ContentPainting(paint: body, transform: transform)
        grouped {
            builder.add(.content, of: layer, place, bounds: bounds, fingerprint: mark, .paint(painting))
        }
    }

    /// Adds the layer's picture.
    func picture(_ image: CGImage) {
        let state = shown.state
        let area = ContentsPlacement.rect(
            for: state.contentsGravity, in: state.bounds,
            size: CGSize(
                width: CGFloat(image.width) * state.contentsRect.width / max(state.contentsScale, 0.001),
                height: CGFloat(image.height) * state.contentsRect.height / max(state.contentsScale, 0.001)))
        guard area.width > 0, area.height > 0 else { return }
        let alpha = UInt32((place.alpha * 255).rounded())
        let isUpright = place.map.isUpright || (place.map.b == 0 && place.map.c == 0 && place.map.a > 0 && place.isFlipped)
        let device = place.map.apply(area)
        let isShrunk = device.width < CGFloat(image.width) || device.height < CGFloat(image.height)
        let sampling = ImageSampling(
            part: state.contentsRect, center: state.contentsCenter, centerScale: state.contentsScale,
            pixelScale: place.map.largestScale, filter: isShrunk ? state.minificationFilter : state.magnificationFilter)
        var hasher = Hasher()
        hasher.combine(ObjectIdentifier(image))
        hasher.combine(shown.contentVersion)
        hasher.combine(sampling)
        hasher.combine(alpha)
        if isUpright {
            let target = PixelRect(snapping: device)
            hasher.combine(target)
            hasher.combine(within)
            let drawing = ImageDrawing(
                image: image, sampling: sampling, target: .rect(target, within: within), alpha: alpha)
            let opaque = image.isOpaque && alpha == 255 ? within.solidRects.map { $0.intersection(target) } : []
            builder.add(
                .content, of: layer, place, bounds: target.intersection(within.rect), opaque: opaque,
                fingerprint: hasher.finalize(), .image(drawing))
            return
        }
        let outline = CGPath(elements: CGPath(rect: area, transform: nil).elements.applying(place.map.affine))
        hasher.combine(place.map)
        let part = sampling.pixelPart(of: image)
        let toUnit = Homography(
            a: CGFloat(part.width) / area.width, b: 0, c: 0, d: CGFloat(part.height) / area.height,
            tx: CGFloat(part.x0) - area.minX * CGFloat(part.width) / area.width,
            ty: CGFloat(part.y0) - area.minY * CGFloat(part.height) / area.height)
        guard let inverse = place.map.inverse else { return }
        let drawing = ImageDrawing(
            image: image, sampling: sampling,
            target: .mapped(outline: outline, deviceToImage: inverse.concatenating(toUnit)), alpha: 255)
        let mark = hasher.finalize()
        grouped {
            builder.add(
                .content, of: layer, place, bounds: PixelRect(covering: outline.boundingBox), fingerprint: mark, .image(drawing))
        }
    }

    /// Adds a gradient over the bounds.
    func gradient(_ type: CAGradientLayerType, stops: [GradientDrawing.Stop], from start: CGPoint, to end: CGPoint) {
        let bounds = shown.state.bounds
        guard bounds.width > 0, bounds.height > 0, let inverse = place.map.inverse else { return }
        let toUnit = Homography(
            a: 1 / bounds.width, b: 0, c: 0, d: 1 / bounds.height, tx: -bounds.minX / bounds.width,
            ty: -bounds.minY / bounds.height)
        let outline = drawing.outline
        let form: GradientDrawing.Form = type == .radial ? .radial : type == .conic ? .conic : .axial
        let gradient = GradientDrawing(
            form: form, stops: stops, start: start, end: end, deviceToUnit: inverse.concatenating(toUnit), size: bounds.size,
            outline: outline, alpha: place.alpha)
        var opaque: [PixelRect] = []
        var area = PixelRect.empty
        let mark = Fingerprint.of {
            $0.combine(form)
            $0.combine(stops)
            $0.combine(start)
            $0.combine(end)
            $0.combine(place.map)
            $0.combine(place.alpha)
            switch outline {
            case .shape(let shape), .border(let shape, _):
                area = shape.rect
                opaque = shape.solidRects
                $0.combine(shape)
            case .path(let path, _):
                area = PixelRect(covering: path.boundingBox)
                $0.combine(path)
            }
        }
        let isOpaque = place.alpha == 1 && stops.allSatisfy { $0.color.w >= 1 }
        builder.add(
            .content, of: layer, place, bounds: area, opaque: isOpaque ? opaque : [], fingerprint: mark, .gradient(gradient))
    }

    /// Fades what `body` adds by the superlayers' opacity.
    private func grouped(_ body: () -> Void) {
        guard place.alpha < 1 else { return body() }
        let alpha = UInt32((place.alpha * 255).rounded())
        builder.group(.opacity, of: layer, place, fingerprint: Int(alpha), coverage: .constant(alpha), body)
    }
}

/// The placement of contents by their gravity.
enum ContentsPlacement {
    /// - Parameter size: of the contents, in points.
    static func rect(for gravity: CALayerContentsGravity, in bounds: CGRect, size: CGSize) -> CGRect {
        switch gravity {
        case .resize: return bounds
        case .resizeAspect, .resizeAspectFill:
            guard size.width > 0, size.height > 0 else { return .zero }
            let horizontal = bounds.width / size.width, vertical = bounds.height / size.height
            let scale = gravity == .resizeAspect ? min(horizontal, vertical) : max(horizontal, vertical)
            let width = size.width * scale, height = size.height * scale
            return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
        default:
            let x: CGFloat =
                switch gravity {
                case .left, .topLeft, .bottomLeft: bounds.minX
                case .right, .topRight, .bottomRight: bounds.maxX - size.width
                default: bounds.midX - size.width / 2
                }
            let y: CGFloat =
                switch gravity {
                case .top, .topLeft, .topRight: bounds.minY
                case .bottom, .bottomLeft, .bottomRight: bounds.maxY - size.height
                default: bounds.midY - size.height / 2
                }
            return CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
    }
}
