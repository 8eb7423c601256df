import CoreGraphics

/// The steps that draw a layer tree, as text: what tests of the compositor compare where pixels would say too little about why.
///
///     fill 0 0 100 100 #ffffff
///     group opacity 128
///       fill 10 10 20 20 #ff0000 radius 5
///
/// Rectangles are x, y, width and height in device pixels. Colours are #rrggbb with an alpha behind where they are not opaque.
package enum DisplayListText {
    /// - Parameters:
    ///   - root: drawn as a compositor does, at the session's present time.
    ///   - scale: pixels a point.
    package static func of(_ root: CALayer, scale: CGFloat = 1) -> String {
        root.displayTree()
        let size = PixelRect(x: 0, y: 0, width: Int(root.bounds.width * scale), height: Int(root.bounds.height * scale))
        return lines(of: DisplayListBuilder.frame(of: root, time: MediaClock.current.now, scale: scale, size: size), depth: 0).joined(separator: "\n")
    }

    private static func lines(of items: [DisplayItem], depth: Int) -> [String] {
        var depth: Int = depth
        var lines: [String] = []
        for item in items {
            if case .end = item.content {
                depth -= 1
                continue
            }
            let indent = String(repeating: "  ", count: depth)
            lines.append(indent + line(item))
            lines += nested(item.content).flatMap { title, items in [indent + "  " + title] + self.lines(of: items, depth: depth + 2) }
            if case .begin = item.content { depth += 1 }
        }
        return lines
    }

    private static func line(_ item: DisplayItem) -> String {
        let place: String = text(item.bounds)
        switch item.content {
        case .fill(let color, let outline): return "fill \(place) \(text(color))\(text(outline))"
        case .image(let drawing):
            return "image \(place) of \(drawing.image.width)x\(drawing.image.height)" + (drawing.alpha == 255 ? "" : " alpha \(drawing.alpha)")
                + text(drawing.target)
        case .paint: return "paint \(place)"
        case .shadow(let shadow): return "shadow \(place) \(text(shadow.color)) offset \(shadow.offsetX) \(shadow.offsetY) blur \(number(shadow.deviation))"
        case .gradient(let gradient):
            let stops: [String] = gradient.stops.map { "\(number($0.location)) \(text($0.color))" }
            return "gradient \(place) \(gradient.form) \(stops.joined(separator: ", "))"
        case .backdrop(let backdrop):
            return "backdrop \(place) blur \(number(backdrop.deviation)) saturation \(number(backdrop.saturation)) tint \(text(backdrop.tint))"
        case .surface(let surface):
            return "surface \(place) from \(text(surface.surfaceBounds))" + (surface.multiply == nil ? "" : " multiplied")
                + (surface.blending.map { " by \($0)" } ?? "")
        case .begin(let group): return "group \(place) \(text(group.coverage))"
        case .end: return "end"
        }
    }

    /// Steps that a step holds, with what they are for.
    private static func nested(_ content: DisplayItem.Content) -> [(String, [DisplayItem])] {
        switch content {
        case .surface(let surface): return [("of", surface.items)]
        case .begin(let group):
            switch group.coverage {
            case .layers(let items): return [("mask", items)]
            case .dissolve(let items, _): return [("from", items)]
            case .constant, .shape, .path: return []
            }
        case .shadow(let shadow):
            if case .layers(let items, _) = shadow.caster { return [("of", items)] }
            return []
        case .fill, .image, .paint, .gradient, .backdrop, .end: return []
        }
    }

    // MARK: Values

    private static func text(_ rect: PixelRect) -> String { "\(rect.x0) \(rect.y0) \(rect.width) \(rect.height)" }

    private static func text(_ outline: Outline) -> String {
        switch outline {
        case .shape(let shape): text(shape)
        case .border(let shape, let width): " border \(width)\(text(shape))"
        case .path(_, let evenOdd): evenOdd ? " path even-odd" : " path"
        }
    }

    private static func text(_ shape: RoundedShape) -> String {
        guard !shape.isRectangle else { return "" }
        return " radius \(number(Double(shape.radius)))" + (shape.smoothness > 0 ? " continuous" : "")
    }

    private static func text(_ target: ImageDrawing.Target) -> String {
        switch target {
        case .rect(let rect, let shape): " into \(text(rect))\(text(shape))"
        case .mapped: " transformed"
        }
    }

    private static func text(_ coverage: LayerGroup.Coverage) -> String {
        switch coverage {
        case .constant(let alpha): "opacity \(alpha)"
        case .shape(let shape): "clip \(text(shape.rect))\(text(shape))"
        case .path: "clip path"
        case .layers: "masked"
        case .dissolve(_, let share): "dissolve \(share)"
        }
    }

    /// Components are stored multiplied by alpha.
    private static func text(_ color: PixelColor) -> String {
        let alpha: UInt32 = color.argb >> 24
        guard alpha > 0 else { return "clear" }
        let parts: [UInt32] = [16, 8, 0].map { ((color.argb >> $0 & 255) * 255 + alpha / 2) / alpha }
        return "#" + (parts + (alpha == 255 ? [] : [alpha])).map(hex).joined()
    }

    private static func text(_ color: SIMD4<Double>) -> String {
        let parts: [Double] = [color.x, color.y, color.z] + (color.w < 1 ? [color.w] : [])
        return "#" + parts.map { hex(UInt32((min(max($0, 0), 1) * 255).rounded())) }.joined()
    }

    private static func hex(_ value: UInt32) -> String { (value < 16 ? "0" : "") + String(value, radix: 16) }

    private static func number(_ value: Double) -> String {
        let rounded: Double = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
}
