import Foundation
internal import CCairo

/// Fills and strokes shapes with the context's state, their shadows included.
struct ShapePainter {
    let context: CGContext

    /// Fills a rectangle in user space.
    func fill(_ rect: CGRect) {
        guard !rect.isNull else { return }
        if context.state.shadow != nil {
            var elements = PathElements()
            elements.addRect(rect, transform: context.userToDevice)
            return fill(elements, rule: .winding)
        }
        let color = context.state.fillColor
        render(within: rect.applying(context.userToDevice)) { cairo in
            outline(rect, on: cairo)
        } source: {
            context.setSource(color, on: $0)
        }
    }

    /// Fills a path given in a space from which `transform` leads to device pixels.
    func fill(_ elements: PathElements, transform: CGAffineTransform = .identity, rule: CGPathFillRule) {
        guard !elements.isEmpty else { return }
        let color = context.state.fillColor
        let draw = {
            render(within: elements.controlBounds.applying(transform)) { cairo in
                cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
                elements.emit(to: cairo, transform: transform)
            } source: {
                context.setSource(color, on: $0)
            }
        }
        guard let shadow = context.state.shadow, context.state.clipMask == nil, color.pattern == nil else { return draw() }
        let strength = color.rgba.w * Double(context.state.alpha)
        context.shadows.paint(
            behind: elements.applying(transform), rule: rule, shadow, strength: strength,
            isCovered: strength >= 1 && context.state.blendMode == .normal)
        context.state.shadow = nil
        draw()
        context.state.shadow = shadow
    }

    /// Strokes a path given in a space from which `transform` leads to device pixels.
    func stroke(_ elements: PathElements, transform: CGAffineTransform = .identity) {
        guard !elements.isEmpty else { return }
        let color = context.state.strokeColor
        if context.state.blendMode.reachesBeyondSource {
            let toUser = transform.concatenating(context.userToDevice.inverted())
            let stroked = context.strokeOutline(of: elements.applying(toUser)).applying(context.userToDevice)
            let fillColor = context.state.fillColor
            context.state.fillColor = color
            fill(stroked, rule: .winding)
            context.state.fillColor = fillColor
            return
        }
        context.render(within: strokeBounds(of: elements.controlBounds.applying(transform))) { cairo in
            context.setSource(color, on: cairo)
            elements.emit(to: cairo, transform: transform)
            applyStrokeStyle(to: cairo)
            cairo_stroke(cairo)
        }
    }

    /// At least what stroking a path within `bounds` touches, all in device pixels.
    private func strokeBounds(of bounds: CGRect) -> CGRect {
        let transform = context.userToDevice
        let growth = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        let corner: CGFloat = context.state.lineJoin == .miter ? max(1.5, context.state.miterLimit) : 1.5
        let reach = max(1, context.state.lineWidth / 2 * growth * corner)
        return bounds.insetBy(dx: -reach, dy: -reach)
    }

    private func applyStrokeStyle(to cairo: OpaquePointer) {
        // Width 0 is the thinnest line there is: one pixel.
        let width = context.state.lineWidth > 0 ? context.state.lineWidth : 1 / max(context.userToDevice.meanScale, 1e-9)
        cairo_set_line_width(cairo, Double(width))
        cairo_set_miter_limit(cairo, Double(context.state.miterLimit))
        switch context.state.lineCap {
        case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
        }
        switch context.state.lineJoin {
        case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
        }
        if let dash = context.state.dash {
            let lengths = dash.lengths.map { Double($0) }
            cairo_set_dash(cairo, lengths, Int32(lengths.count), Double(dash.phase))
        } else {
            cairo_set_dash(cairo, nil, 0, 0)
        }
    }

    // MARK: How shapes reach the pixels

    /// Paints a filled shape.
    ///
    /// - Parameters:
    ///   - outline: adds the shape to the path of the cairo context it is given.
    ///   - source: sets what it is filled with.
    func render(
        within bounds: @autoclosure () -> CGRect, alpha: Double = 1, outline: (OpaquePointer) -> Void,
        source: (OpaquePointer) -> Void
    ) {
        let keepsToShape = context.state.isPlain && context.state.blendMode.reachesBeyondSource
        context.render(within: bounds()) { cairo in
            if alpha == 1, !keepsToShape {
                source(cairo)
                outline(cairo)
                cairo_fill(cairo)
            } else {
                cairo_save(cairo)
                outline(cairo)
                cairo_clip(cairo)
                source(cairo)
                cairo_paint_with_alpha(cairo, alpha)
                cairo_restore(cairo)
            }
        }
    }

    /// Adds a rectangle in user space to cairo's path.
    func outline(_ rect: CGRect, on cairo: OpaquePointer) {
        let transform = context.userToDevice
        let device = rect.applying(transform)
        let limit = DeviceLimits.largest
        let isNear = device.minX > -limit && device.minY > -limit && device.maxX < limit && device.maxY < limit
        if isNear, !rect.isNull {
            cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
        } else {
            var elements = PathElements()
            elements.addRect(rect, transform: rect.isInfinite ? context.deviceTransform : transform)
            elements.emit(to: cairo)
        }
    }
}
