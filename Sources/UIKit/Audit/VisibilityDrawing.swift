import AppSession
import CoreGraphics
import QuartzCore

/// Answers by drawing whether anybody sees what a finding is about.
@MainActor struct VisibilityDrawing {
    let root: CALayer
    /// The view at a place among a layout picture's elements.
    let view: (Int) -> UIView?

    /// Pixels a point: hairlines are to be seen.
    private static let scale: CGFloat = 2
    /// Points beyond a view's bounds that are drawn with it.
    private static let margin: CGFloat = 8

    func isSeen(_ check: VisibilityCheck) -> Bool? {
        switch check {
        case .shown(let place, let area): view(place).map { shows($0.layer, in: rect(area, around: $0)) }
        case .outside(let place, let area): view(place).map { marks($0, outside: area) && !isHidden($0) }
        case .cut(let place): view(place).map { ($0 as? UILabel).map(loses) ?? shows($0.layer, in: $0.convert($0.bounds, to: nil)) }
        case .overlap(let behind, let front, let area):
            view(behind).flatMap { behind in
                view(front).map { front in
                    let common: CGRect = rect(area, around: behind)
                    return shows(front.layer, in: common) && shows(behind.layer, in: common, without: [front.layer]) && hasLetters(front, in: area)
                        && hasLetters(behind, in: area)
                }
            }
        }
    }

    /// Whether letters of a label stand there, and not just the room that a line has above and below them on the label's own ground; true for other
    /// views.
    private func hasLetters(_ view: UIView, in area: Rect) -> Bool {
        guard let label = view as? UILabel, let window = label.window else { return true }
        let inside: CGRect = label.convert(CGRect(x: area.x, y: area.y, width: area.width, height: area.height), from: window)
        guard !inside.isEmpty, let bitmap = LayerSnapshot.bitmap(of: label.layer, area: inside, scale: Self.scale) else { return true }
        let ground: UInt32 = label.layer.backgroundColor.map(Self.pixel) ?? 0
        return bitmap.colors.contains { $0 != ground && $0 >> 24 > 64 }
    }

    /// Window coordinates as the screen's.
    private func rect(_ area: Rect, around view: UIView) -> CGRect {
        let own = CGRect(x: area.x, y: area.y, width: area.width, height: area.height)
        return view.window.map { root.convert(own, from: $0.layer) } ?? own
    }

    /// Whether other content of the app covers all that the view draws on the screen. What bars cover is no such thing: that it lies there is what
    /// is wrong with it.
    private func isHidden(_ view: UIView) -> Bool {
        let visible: CGRect = root.convert(view.bounds, from: view.layer).intersection(root.bounds).integral
        guard visible.width >= 1, visible.height >= 1, let window = view.window, !shows(view.layer, in: visible, without: Self.bars(in: window)) else {
            return false
        }
        let own: CGRect = view.layer.convert(visible, from: root)
        guard let bitmap = LayerSnapshot.bitmap(of: view.layer, area: own, scale: Self.scale) else { return false }
        return bitmap.colors.contains { $0 >> 24 > 64 }
    }

    private static func bars(in view: UIView) -> [CALayer] {
        switch view {
        case is UINavigationBar, is UITabBar, is UIToolbar, is UISearchBar: [view.layer]
        default: view.subviews.flatMap(bars)
        }
    }

    /// Whether the screen is another one there when the layer is transparent, and `hidden` are too.
    private func shows(_ layer: CALayer, in area: CGRect, without hidden: [CALayer] = []) -> Bool {
        let visible: CGRect = area.intersection(root.bounds).integral
        guard visible.width >= 1, visible.height >= 1 else { return false }
        func pixels(_ hidden: [CALayer]) -> [UInt32]? {
            LayerHiding.without(hidden) { LayerSnapshot.bitmap(of: root, area: visible, scale: Self.scale)?.colors }
        }
        return pixels(hidden) != pixels(hidden + [layer])
    }

    /// Whether the view by itself has pixels outside of an area that differ from the colour of what it lies on.
    private func marks(_ view: UIView, outside area: Rect) -> Bool {
        guard let window = view.window else { return false }
        let inside: CGRect = view.convert(CGRect(x: area.x, y: area.y, width: area.width, height: area.height), from: window)
        let bounds: CGRect = view.bounds.insetBy(dx: -Self.margin, dy: -Self.margin)
        guard let bitmap = LayerSnapshot.bitmap(of: view.layer, area: bounds, scale: Self.scale) else { return false }
        let ground: UInt32? = Self.ground(of: view)
        let colors: [UInt32] = bitmap.colors
        // What is smoothed at the very edge is no content.
        let kept: CGRect = inside.insetBy(dx: -0.5, dy: -0.5)
        return colors.indices.contains { index in
            guard colors[index] >> 24 > 8, colors[index] != ground else { return false }
            let x: CGFloat = bounds.minX + (CGFloat(index % bitmap.width) + 0.5) / Self.scale
            let y: CGFloat = bounds.minY + (CGFloat(index / bitmap.width) + 0.5) / Self.scale
            return !kept.contains(CGPoint(x: x, y: y))
        }
    }

    /// Whether the label has ink above or below it where it has room for that. Its text stands in its vertical middle.
    private func loses(_ label: UILabel) -> Bool {
        let (bounds, lines): (CGRect, Int) = (label.bounds, label.numberOfLines)
        let shown: Int = TextFit(of: label).lineCount
        defer {
            label.bounds = bounds
            if label.numberOfLines != lines { label.numberOfLines = lines }
        }
        if lines != 1 { label.numberOfLines = shown }
        let room: CGFloat = bounds.height + 2 * Self.margin
        label.bounds.size.height += 2 * room
        let ground: UInt32 = label.layer.backgroundColor.map(Self.pixel) ?? 0
        guard let bitmap = LayerSnapshot.bitmap(of: label.layer, area: label.bounds, scale: Self.scale) else { return false }
        let kept: ClosedRange<CGFloat> = (room - 0.5)...(room + bounds.height + 0.5)
        return bitmap.colors.enumerated().contains { index, color in
            color != ground && color >> 24 > 64 && !kept.contains((CGFloat(index / bitmap.width) + 0.5) / Self.scale)
        }
    }

    /// The colour of the nearest view around it that has an opaque one.
    private static func ground(of view: UIView) -> UInt32? {
        let colors = sequence(first: view.superview) { $0?.superview }.lazy.compactMap { $0?.layer.backgroundColor }
        return colors.first { $0.alpha >= 1 }.map(pixel)
    }

    private static func pixel(_ color: CGColor) -> UInt32 {
        guard color.alpha >= 1 else { return 0 }
        let parts: SIMD4<Double> = color.rgba * 255
        return 0xFF00_0000 | UInt32(parts.x.rounded()) << 16 | UInt32(parts.y.rounded()) << 8 | UInt32(parts.z.rounded())
    }
}
