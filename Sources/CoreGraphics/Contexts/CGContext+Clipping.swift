import Foundation
internal import CCairo

extension CGContext {
    /// Cuts painting to the current path, which is then empty.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(currentPath, rule: rule)
        currentPath.removeAll()
    }

    public func clip(to rect: CGRect) {
        currentPath.removeAll()
        cairo_new_path(cairo)
        shapes.outline(rect, on: cairo)
        cairo_clip(cairo)
    }

    /// Cuts painting to the union of `rects`.
    public func clip(to rects: [CGRect]) {
        currentPath.removeAll()
        var elements = PathElements()
        for rect in rects { elements.addRect(rect, transform: userToDevice) }
        clip(elements, rule: .winding)
    }

    /// Lets painting through as `mask`, stretched over `rect` the way drawing it would, says: by its alpha where it has
    /// some, else by its brightness; stencil masks let through where their samples are 0.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        MaskClipper(context: self).clip(to: rect, mask: mask)
    }

    /// The area painting can reach, in user space.
    public var boundingBoxOfClipPath: CGRect {
        var x0 = 0.0, y0 = 0.0, x1 = 0.0, y1 = 0.0
        cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
        return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
    }

    /// Undoes every clip, those of outer saved states included, until the state is restored.
    public func resetClip() {
        cairo_reset_clip(cairo)
        state.clipMask = nil
    }

    /// Cuts painting to `path` without touching the current path.
    package func clip(to path: CGPath, using rule: CGPathFillRule = .winding) {
        clip(path.elements, transform: userToDevice, rule: rule)
    }

    /// Cuts painting to a path given in a space from which `transform` leads to device pixels.
    func clip(_ elements: PathElements, transform: CGAffineTransform = .identity, rule: CGPathFillRule) {
        cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
        cairo_new_path(cairo)
        elements.emit(to: cairo, transform: transform)
        cairo_clip(cairo)
    }
}
