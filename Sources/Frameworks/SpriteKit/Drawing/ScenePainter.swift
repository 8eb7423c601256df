/// Draws items into a picture.
@MainActor struct ScenePainter {
    let context: CGContext
    let tints: TintCache

    /// - Parameter placement: from the items' coordinates to pixels, counted from the lower left.
    static func image(_ items: [DrawnItem], width: Int, height: Int, placement: CGAffineTransform, background: CGColor?, tints: TintCache) -> CGImage? {
        guard let context = CGContext(bitmapWidth: width, height: height) else { return nil }
        if let background {
            context.setFillColor(background)
            context.fill(CGRect(x: 0, y: 0, width: width, height: height))
        }
        context.concatenate(placement)
        ScenePainter(context: context, tints: tints).draw(items)
        return context.finishImage()
    }

    func draw(_ items: [DrawnItem]) {
        let visible = CGRect(x: 0, y: 0, width: context.width, height: context.height)
        let placement = context.ctm
        for item in items {
            let bounds = item.content.bounds
            if !bounds.isNull, !bounds.applying(item.transform.concatenating(placement)).insetBy(dx: -1, dy: -1).intersects(visible) { continue }
            draw(item)
        }
    }

    private func draw(_ item: DrawnItem) {
        context.saveGState()
        defer { context.restoreGState() }
        context.concatenate(item.transform)
        context.setAlpha(item.alpha)
        context.setBlendMode(Self.mode(item.blending))
        switch item.content {
        case .color(let color, let rect):
            context.setFillColor(color)
            context.fill(rect)
        case .picture(let picture): draw(picture)
        case .shape(let shape): draw(shape)
        case .text(let text, let rect): draw(text, in: rect)
        case .group(let items, let mask, let filter): drawGroup(items, mask, filter)
        }
    }

    static func mode(_ mode: SKBlendMode) -> CGBlendMode {
        switch mode {
        case .alpha: .normal
        case .add: .plusLighter
        case .subtract: .difference
        case .multiply, .multiplyX2, .multiplyAlpha: .multiply
        case .screen: .screen
        case .replace: .copy
        }
    }

    private func draw(_ picture: DrawnPicture) {
        let image = picture.tint.map { tints.image(picture.image, $0) } ?? picture.image
        context.interpolationQuality = picture.isSmooth ? .default : .none
        for patch in NinePatch.patches(picture) {
            guard let part = patch.source.map({ image.cropping(to: $0) }) ?? image else { continue }
            context.draw(part, in: patch.target)
        }
    }

    private func draw(_ shape: DrawnShape) {
        context.setShouldAntialias(shape.isSmooth)
        context.setLineCap(shape.cap)
        context.setLineJoin(shape.join)
        context.setMiterLimit(shape.miterLimit)
        if let texture = shape.texture {
            fill(shape, with: texture)
        } else if let fill = shape.fill {
            context.setFillColor(fill)
            context.addPath(shape.path)
            context.fillPath()
        }
        guard let stroke = shape.stroke else { return }
        if shape.glow > 0 {
            context.setStrokeColor(stroke.copy(alpha: stroke.alpha * 0.35) ?? stroke)
            context.setLineWidth(shape.lineWidth + shape.glow * 2)
            context.addPath(shape.path)
            context.strokePath()
        }
        context.setStrokeColor(stroke)
        context.setLineWidth(shape.lineWidth)
        context.addPath(shape.path)
        context.strokePath()
    }

    private func fill(_ shape: DrawnShape, with texture: CGImage) {
        context.saveGState()
        context.addPath(shape.path)
        context.clip()
        let image = shape.fill.map { tints.image(texture, TextureTint(color: $0, part: 1)) } ?? texture
        context.draw(image, in: shape.path.boundingBoxOfPath)
        context.restoreGState()
    }

    /// Words are drawn as UIKit does, with y growing downward.
    private func draw(_ text: NSAttributedString, in rect: CGRect) {
        context.translateBy(x: rect.minX, y: rect.maxY)
        context.scaleBy(x: 1, y: -1)
        UIGraphicsPushContext(context)
        text.draw(with: CGRect(origin: .zero, size: rect.size), options: [.usesLineFragmentOrigin], context: nil)
        UIGraphicsPopContext()
    }

    private func drawGroup(_ items: [DrawnItem], _ mask: [DrawnItem]?, _ filter: CIFilter?) {
        let placement = context.ctm, width = context.width, height = context.height
        guard var image = Self.image(items, width: width, height: height, placement: placement, background: nil, tints: tints) else { return }
        if let mask, let cover = Self.image(mask, width: width, height: height, placement: placement, background: nil, tints: tints) {
            image = image.masking(cover) ?? image
        }
        if let filter { image = Self.filtered(image, filter) }
        context.concatenate(placement.inverted())
        context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    }

    static func filtered(_ image: CGImage, _ filter: CIFilter) -> CGImage {
        filter.setValue(CIImage(cgImage: image), forKey: "inputImage")
        let whole = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        return filter.outputImage.flatMap { CIContext().createCGImage($0, from: whole) } ?? image
    }
}

/// Pictures that were tinted for the last drawings.
@MainActor final class TintCache {
    private struct Key: Hashable {
        var image: CGImage
        var factors: [CGFloat]
    }
    private var known: [Key: CGImage] = [:]

    func image(_ image: CGImage, _ tint: TextureTint) -> CGImage {
        let key = Key(image: image, factors: tint.factors)
        if let made = known[key] { return made }
        if known.count > 200 { known = [:] }
        let made = tint.applied(to: image)
        known[key] = made
        return made
    }
}

/// The parts of a picture whose middle is stretched.
enum NinePatch {
    struct Patch: Equatable {
        /// In pixels from the upper left; nil: all of the picture.
        var source: CGRect?
        var target: CGRect
    }

    static func patches(_ picture: DrawnPicture) -> [Patch] {
        let center = picture.center
        guard center != CGRect(x: 0, y: 0, width: 1, height: 1), center.width >= 0, center.height >= 0, picture.scale.dx > 0, picture.scale.dy > 0 else {
            return [Patch(source: nil, target: picture.rect)]
        }
        let width = CGFloat(picture.image.width), height = CGFloat(picture.image.height)
        let columns = cuts(from: picture.rect.minX, length: picture.rect.width, own: picture.pointSize.width / picture.scale.dx, center.minX, center.maxX)
        let rows = cuts(from: picture.rect.minY, length: picture.rect.height, own: picture.pointSize.height / picture.scale.dy, center.minY, center.maxY)
        let x = [0, center.minX, center.maxX, 1], y = [0, center.minY, center.maxY, 1]
        var result: [Patch] = []
        for column in 0..<3 {
            for row in 0..<3 {
                let source = CGRect(
                    x: x[column] * width, y: (1 - y[row + 1]) * height, width: (x[column + 1] - x[column]) * width, height: (y[row + 1] - y[row]) * height)
                let target = CGRect(x: columns[column], y: rows[row], width: columns[column + 1] - columns[column], height: rows[row + 1] - rows[row])
                if source.width >= 1, source.height >= 1, target.width > 0, target.height > 0 { result.append(Patch(source: source, target: target)) }
            }
        }
        return result
    }

    /// The places at which a side is cut so that its ends keep their length.
    static func cuts(from start: CGFloat, length: CGFloat, own: CGFloat, _ low: CGFloat, _ high: CGFloat) -> [CGFloat] {
        var first = own * low, last = own * (1 - high)
        if first + last > length {
            let factor = length / (first + last)
            (first, last) = (first * factor, last * factor)
        }
        return [start, start + first, start + length - last, start + length]
    }
}

/// The place of a scene in its view.
struct SceneMapping: Equatable {
    /// Points of the view, with y growing downward.
    let sceneToView: CGAffineTransform
    /// The part of the view that the scene takes.
    let area: CGRect

    /// - Parameter camera: from the camera's coordinates to the scene's; nil where there is none.
    init(scene: CGSize, anchor: CGPoint, mode: SKSceneScaleMode, view: CGSize, camera: CGAffineTransform? = nil) {
        let scale = Self.scale(scene, view, mode)
        let middle = CGPoint(x: view.width / 2, y: view.height / 2)
        let center = camera.map { _ in CGPoint.zero } ?? CGPoint(x: (0.5 - anchor.x) * scene.width, y: (0.5 - anchor.y) * scene.height)
        let place = CGAffineTransform(a: scale.dx, b: 0, c: 0, d: -scale.dy, tx: middle.x - center.x * scale.dx, ty: middle.y + center.y * scale.dy)
        let isUsable = camera.map { abs($0.a * $0.d - $0.b * $0.c) > 1e-12 } ?? false
        sceneToView = isUsable ? (camera ?? .identity).inverted().concatenating(place) : place
        let size = CGSize(width: scene.width * scale.dx, height: scene.height * scale.dy)
        area = CGRect(x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    }

    static func scale(_ scene: CGSize, _ view: CGSize, _ mode: SKSceneScaleMode) -> CGVector {
        guard scene.width > 0, scene.height > 0 else { return CGVector(dx: 1, dy: 1) }
        let x = view.width / scene.width, y = view.height / scene.height
        switch mode {
        case .fill: return CGVector(dx: x, dy: y)
        case .aspectFill: return CGVector(dx: max(x, y), dy: max(x, y))
        case .aspectFit: return CGVector(dx: min(x, y), dy: min(x, y))
        case .resizeFill: return CGVector(dx: 1, dy: 1)
        }
    }
}
