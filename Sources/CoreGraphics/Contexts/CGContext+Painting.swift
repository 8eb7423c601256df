import Foundation
internal import CCairo

extension CGContext {
    /// Paints the current path, which is then empty.
    public func drawPath(using mode: CGPathDrawingMode) {
        let painted = currentPath
        currentPath.removeAll()
        switch mode {
        case .fill, .fillStroke: fill(painted, rule: .winding)
        case .eoFill, .eoFillStroke: fill(painted, rule: .evenOdd)
        case .stroke: break
        }
        switch mode {
        case .stroke, .fillStroke, .eoFillStroke: stroke(painted)
        case .fill, .eoFill: break
        }
    }

    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .winding ? .fill : .eoFill)
    }

    public func strokePath() {
        drawPath(using: .stroke)
    }

    /// Fills a rectangle. The current path becomes empty, as with all members that paint a shape of their own.
    public func fill(_ rect: CGRect) {
        currentPath.removeAll()
        paintRect(rect)
    }

    public func fill(_ rects: [CGRect]) {
        currentPath.removeAll()
        var elements = PathElements()
        for rect in rects { elements.addRect(rect, transform: userToDevice) }
        fill(elements, rule: .winding)
    }

    public func fillEllipse(in rect: CGRect) {
        currentPath.removeAll()
        addEllipse(in: rect)
        fillPath()
    }

    public func stroke(_ rect: CGRect) {
        currentPath.removeAll()
        addRect(rect)
        strokePath()
    }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        let before = state.lineWidth
        setLineWidth(width)
        stroke(rect)
        state.lineWidth = before
    }

    public func strokeEllipse(in rect: CGRect) {
        currentPath.removeAll()
        addEllipse(in: rect)
        strokePath()
    }

    /// Lines between the first and second point, the third and fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        currentPath.removeAll()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes the pixels of a rectangle transparent.
    public func clear(_ rect: CGRect) {
        deferred?.settle()
        currentPath.removeAll()
        cairo_save(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        outline(rect, on: cairo)
        cairo_fill(cairo)
        cairo_restore(cairo)
        target.publish()
    }

    /// Fills `path` without touching the current path.
    package func fill(_ path: CGPath, using rule: CGPathFillRule = .winding) {
        fill(path.elements, transform: userToDevice, rule: rule)
    }

    /// Strokes `path` without touching the current path.
    package func stroke(_ path: CGPath) {
        stroke(path.elements, transform: userToDevice)
    }

    /// Sets cairo's source to a colour or pattern with the state's alpha.
    package func setSource(_ color: CGColor, on cairo: OpaquePointer) {
        if let pattern = color.pattern { return setSource(pattern, color: color, on: cairo) }
        let c = color.rgba
        cairo_set_source_rgba(cairo, c.x, c.y, c.z, c.w * Double(state.alpha))
    }

    private func paintRect(_ rect: CGRect) {
        guard !rect.isNull else { return }
        if state.shadow != nil {
            var elements = PathElements()
            elements.addRect(rect, transform: userToDevice)
            return fill(elements, rule: .winding)
        }
        let color = state.fillColor
        renderShape(within: rect.applying(userToDevice)) { cairo in
            outline(rect, on: cairo)
        } source: { setSource(color, on: $0) }
    }

    /// Adds a rectangle in user space to cairo's path.
    func outline(_ rect: CGRect, on cairo: OpaquePointer) {
        let transform = userToDevice
        let device = rect.applying(transform)
        let limit = DeviceLimits.largest
        let isNear = device.minX > -limit && device.minY > -limit && device.maxX < limit && device.maxY < limit
        if isNear, !rect.isNull {
            cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
        } else {
            var elements = PathElements()
            elements.addRect(rect, transform: rect.isInfinite ? deviceTransform : transform)
            elements.emit(to: cairo)
        }
    }

    /// Fills a path given in a space from which `transform` leads to device pixels.
    func fill(_ elements: PathElements, transform: CGAffineTransform = .identity, rule: CGPathFillRule) {
        guard !elements.isEmpty else { return }
        let color = state.fillColor
        let draw = {
            self.renderShape(within: elements.controlBounds.applying(transform)) { cairo in
                cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
                elements.emit(to: cairo, transform: transform)
            } source: { self.setSource(color, on: $0) }
        }
        guard let shadow = state.shadow, state.clipMask == nil, color.pattern == nil else { return draw() }
        let strength = color.rgba.w * Double(state.alpha)
        paintShadow(
            of: elements.applying(transform), rule: rule, shadow, strength: strength,
            isCovered: strength >= 1 && state.blendMode == .normal)
        state.shadow = nil
        draw()
        state.shadow = shadow
    }

    /// Strokes a path given in a space from which `transform` leads to device pixels.
    func stroke(_ elements: PathElements, transform: CGAffineTransform = .identity) {
        guard !elements.isEmpty else { return }
        let color = state.strokeColor
        if state.blendMode.reachesBeyondSource {
            let toUser = transform.concatenating(userToDevice.inverted())
            let outline = strokeOutline(of: elements.applying(toUser)).applying(userToDevice)
            let fillColor = state.fillColor
            state.fillColor = color
            fill(outline, rule: .winding)
            state.fillColor = fillColor
            return
        }
        render(within: strokeBounds(of: elements.controlBounds.applying(transform))) { cairo in
            setSource(color, on: cairo)
            elements.emit(to: cairo, transform: transform)
            applyStrokeStyle(to: cairo)
            cairo_stroke(cairo)
        }
    }

    /// At least what stroking a path within `bounds` touches, all in device pixels.
    private func strokeBounds(of bounds: CGRect) -> CGRect {
        let transform = userToDevice
        let growth = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        let corner: CGFloat = state.lineJoin == .miter ? max(1.5, state.miterLimit) : 1.5
        let reach = max(1, state.lineWidth / 2 * growth * corner)
        return bounds.insetBy(dx: -reach, dy: -reach)
    }

    private func applyStrokeStyle(to cairo: OpaquePointer) {
        // Width 0 is the thinnest line there is: one pixel.
        let width = state.lineWidth > 0 ? state.lineWidth : 1 / max(userToDevice.meanScale, 1e-9)
        cairo_set_line_width(cairo, Double(width))
        cairo_set_miter_limit(cairo, Double(state.miterLimit))
        switch state.lineCap {
        case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
        }
        switch state.lineJoin {
        case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
        }
        if let dash = state.dash {
            let lengths = dash.lengths.map { Double($0) }
            cairo_set_dash(cairo, lengths, Int32(lengths.count), Double(dash.phase))
        } else {
            cairo_set_dash(cairo, nil, 0, 0)
        }
    }
}
