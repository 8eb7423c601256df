/// A sheet of paper that rolls up over a cylinder, seen from above: where each part of it stands as the cylinder moves on.
///
/// Distances are measured along `normal`, the direction in which the paper lies before the cylinder reaches it; `fold` is where
/// the cylinder touches the paper. What lies before the fold is flat, what comes after it goes up around the cylinder and, once
/// half around, lies face down above the rest.
struct PageCurl {
    /// The sheet, in the coordinates of whoever draws.
    var page: CGRect
    /// The unit vector from the part that stays longest to the corner that is lifted first.
    var normal: CGVector
    /// The radius of the cylinder, in points.
    var radius: CGFloat
    var fold: CGFloat

    /// Towards the lower edge and a little to the right: a pad's sheet.
    static let upwards = CGVector(dx: 0.3146, dy: 0.9492)
    /// Towards the right edge and a little down: a book's page.
    static let sideways = CGVector(dx: 0.9801, dy: 0.1987)

    /// A sheet on its way. `progress` is 0 for a flat one and 1 for one that has left `area`.
    static func sheet(page: CGRect, leaving area: CGRect, progress: CGFloat, normal: CGVector = upwards) -> PageCurl {
        let radius: CGFloat = min(max(min(page.width, page.height) * 0.11, 18), 60)
        var curl = PageCurl(page: page, normal: normal, radius: radius, fold: 0)
        let reach: ClosedRange<CGFloat> = curl.reach(of: page)
        let end: CGFloat = (curl.reach(of: area).lowerBound + reach.lowerBound - .pi * radius) / 2 - radius
        curl.fold = reach.upperBound + (end - reach.upperBound) * progress
        return curl
    }

    /// The least and greatest distance of a rectangle's points.
    func reach(of rect: CGRect) -> ClosedRange<CGFloat> {
        let corners: [CGFloat] = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
            CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { $0.x * normal.dx + $0.y * normal.dy }
        return (corners.min() ?? 0)...(corners.max() ?? 0)
    }

    /// A stretch of the paper of equal slope.
    struct Strip: Equatable {
        /// The strip's range in the flat sheet.
        var source: ClosedRange<CGFloat>
        /// The visible places of the strip's beginning and end; the end lies before the beginning where the paper's back shows.
        var start: CGFloat
        var end: CGFloat
        /// Around the cylinder, at the middle: 0 flat, a quarter turn upright, a half turn face down.
        var angle: CGFloat

        var showsBack: Bool { end < start }
    }

    /// The visible place of a point of the sheet at a distance.
    func place(of distance: CGFloat) -> CGFloat {
        guard distance > fold else { return distance }
        let angle: CGFloat = (distance - fold) / radius
        return angle < .pi ? fold + radius * sin(angle) : fold - (distance - fold - .pi * radius)
    }

    /// The sheet's strips in the order in which they are drawn: the lower ones first.
    func strips(count: Int = 48) -> [Strip] {
        let reach: ClosedRange<CGFloat> = self.reach(of: page)
        var strips: [Strip] = []
        func add(_ low: CGFloat, _ high: CGFloat, angle: CGFloat) {
            let low: CGFloat = max(low, reach.lowerBound)
            let high: CGFloat = min(high, reach.upperBound)
            guard high > low else { return }
            strips.append(Strip(source: low...high, start: place(of: low), end: place(of: high), angle: angle))
        }
        add(-.greatestFiniteMagnitude, fold, angle: 0)
        for index in 0..<count {
            let from: CGFloat = .pi * CGFloat(index) / CGFloat(count)
            let to: CGFloat = .pi * CGFloat(index + 1) / CGFloat(count)
            add(fold + from * radius, fold + to * radius, angle: (from + to) / 2)
        }
        add(fold + .pi * radius, .greatestFiniteMagnitude, angle: .pi)
        return strips
    }
}

extension PageCurl {
    /// Draws the sheet, which looks like `image`, with its shadows. The back is paler, as thin paper is.
    func draw(_ image: UIImage, in context: CGContext) {
        let strips: [Strip] = self.strips()
        context.saveGState()
        // From here on x runs along the normal.
        let turn: CGFloat = atan2(normal.dy, normal.dx)
        context.rotate(by: turn)
        let across: ClosedRange<CGFloat> = extent
        for strip in strips where strip.angle == 0 { draw(strip, image, in: context, across, turn: turn) }
        drawShadow(in: context)
        for strip in strips where strip.angle > 0 { draw(strip, image, in: context, across, turn: turn) }
        context.restoreGState()
    }

    /// How far the sheet reaches at right angles to the normal.
    private var extent: ClosedRange<CGFloat> {
        let sideways = PageCurl(page: page, normal: CGVector(dx: -normal.dy, dy: normal.dx), radius: radius, fold: 0)
        return sideways.reach(of: page)
    }

    private func draw(_ strip: Strip, _ image: UIImage, in context: CGContext, _ across: ClosedRange<CGFloat>, turn: CGFloat) {
        let length: CGFloat = strip.source.upperBound - strip.source.lowerBound
        let scale: CGFloat = (strip.end - strip.start) / length
        guard abs(scale) > 0.001 else { return }
        context.saveGState()
        // A hair of overlap keeps the seams closed.
        let overlap: CGFloat = strip.angle == 0 ? 0 : 0.35
        context.clip(
            to: CGRect(
                x: min(strip.start, strip.end) - overlap, y: across.lowerBound, width: abs(strip.end - strip.start) + 2 * overlap,
                height: across.upperBound - across.lowerBound))
        context.translateBy(x: strip.start, y: 0)
        context.scaleBy(x: scale, y: 1)
        context.translateBy(x: -strip.source.lowerBound, y: 0)
        context.rotate(by: -turn)
        context.clip(to: page)
        image.paint(in: page, context: context, tint: nil)
        shade(strip, in: context)
        context.restoreGState()
    }

    private func shade(_ strip: Strip, in context: CGContext) {
        if strip.showsBack {
            context.setFillColor(CGColor(gray: 0.97, alpha: 0.72))
            context.fill(page)
            // Brightest where the roll faces up.
            let dark: CGFloat = 0.26 * pow(max(0, sin(strip.angle)), 1.5)
            context.setFillColor(CGColor(gray: 0, alpha: dark + 0.03))
        } else {
            context.setFillColor(CGColor(gray: 0, alpha: 0.3 * pow(1 - cos(strip.angle), 1.3)))
        }
        if strip.angle > 0 { context.fill(page) }
    }

    /// The shadow that the lifted part throws on what lies below it, the flat part too.
    private func drawShadow(in context: CGContext) {
        let lifted: CGFloat = reach(of: page).upperBound - fold
        guard lifted > 0 else { return }
        let strength: CGFloat = min(1, lifted / (2 * radius))
        let turningPoint: CGFloat = fold + .pi / 2 * radius
        context.saveGState()
        context.setShadow(
            offset: CGSize(width: 0, height: radius * 0.25), blur: radius * 0.9, color: CGColor(gray: 0, alpha: 0.55 * strength))
        context.setFillColor(CGColor(gray: 0, alpha: 1))
        context.saveGState()
        // The paper goes on across the fold: there is no edge to throw a shadow back.
        let all: CGRect = page.insetBy(dx: -2 * (page.width + page.height), dy: -2 * (page.width + page.height))
        context.clip(to: CGRect(x: fold, y: all.minY, width: all.maxX - fold, height: all.height))
        fill(silhouette(from: fold, to: turningPoint), in: context)
        context.restoreGState()
        fill(silhouette(from: turningPoint, to: .greatestFiniteMagnitude), in: context)
        context.restoreGState()
    }

    private func fill(_ path: CGPath?, in context: CGContext) {
        guard let path else { return }
        context.addPath(path)
        context.fillPath()
    }

    /// The outline of a part of the sheet as it is seen, where x runs along the normal.
    private func silhouette(from low: CGFloat, to high: CGFloat) -> CGPath? {
        let reach: ClosedRange<CGFloat> = self.reach(of: page)
        let start: CGFloat = max(low, reach.lowerBound)
        let end: CGFloat = min(high, reach.upperBound)
        guard start < end else { return nil }
        let places: [CGFloat] = (0...24).map { start + (end - start) * CGFloat($0) / 24 }
        let spans: [(x: CGFloat, span: ClosedRange<CGFloat>)] = places.compactMap { place in
            span(at: place).map { (self.place(of: place), $0) }
        }
        guard spans.count > 1 else { return nil }
        let sides: [CGPoint] =
            spans.map { CGPoint(x: $0.x, y: $0.span.lowerBound) }
            + spans.reversed().map { CGPoint(x: $0.x, y: $0.span.upperBound) }
        let path = CGMutablePath()
        path.addLines(between: sides)
        path.closeSubpath()
        return path
    }

    /// How far the flat sheet reaches at right angles to the normal, at a distance along it; nil beyond its corners.
    private func span(at distance: CGFloat) -> ClosedRange<CGFloat>? {
        let corners: [CGPoint] = [
            CGPoint(x: page.minX, y: page.minY), CGPoint(x: page.maxX, y: page.minY), CGPoint(x: page.maxX, y: page.maxY),
            CGPoint(x: page.minX, y: page.maxY),
        ].map { CGPoint(x: $0.x * normal.dx + $0.y * normal.dy, y: -$0.x * normal.dy + $0.y * normal.dx) }
        var found: [CGFloat] = []
        for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
            let length: CGFloat = end.x - start.x
            guard length != 0 else { continue }
            let part: CGFloat = (distance - start.x) / length
            if part >= -1e-9, part <= 1 + 1e-9 { found.append(start.y + (end.y - start.y) * part) }
        }
        guard let low = found.min(), let high = found.max(), high > low else { return nil }
        return low...high
    }
}
