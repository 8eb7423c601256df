extension UIView {
    /// Runs a change of geometry and tells whoever depends on it: subviews that autoresize, safe areas, constraints, layout.
    func changeGeometry(_ change: () -> Void) {
        let oldBounds: CGRect = layer.bounds
        let oldPosition: CGPoint = layer.position
        if isObserved { announceGeometry(change) } else { change() }
        let newBounds: CGRect = layer.bounds
        if newBounds.size != oldBounds.size {
            boundsSizeDidChange(from: oldBounds.size)
        } else if newBounds.origin != oldBounds.origin {
            layer.setNeedsLayout()
        }
        if newBounds != oldBounds || layer.position != oldPosition {
            geometryDidChangeForConstraints(sizeChanged: newBounds.size != oldBounds.size)
            safeAreaMayHaveChanged(movedAsWhole: newBounds == oldBounds)
            if newBounds != oldBounds { ScrollWatch.boundsDidChange(of: self) }
        }
    }

    /// Observers hear of the view itself before its subviews follow (behaviour/rules.md 8.4).
    private func announceGeometry(_ change: () -> Void) {
        let (oldFrame, oldBounds, oldCenter): (CGRect, CGRect, CGPoint) = (layer.frame, layer.bounds, layer.position)
        announcingChanges(of: ["frame", "bounds", "center", "contentOffset"], by: change) { key in
            switch key {
            case "frame": layer.frame != oldFrame
            case "bounds": layer.bounds != oldBounds
            case "center": layer.position != oldCenter
            default: layer.bounds.origin != oldBounds.origin
            }
        }
    }

    private func boundsSizeDidChange(from old: CGSize) {
        let new: CGSize = layer.bounds.size
        if autoresizesSubviews {
            for subview in subviews where subview.autoresizesWithSuperview && !subview.autoresizingMask.isEmpty {
                let frame: CGRect = Autoresizing.frame(subview.frame, mask: subview.autoresizingMask, from: old, to: new)
                if frame != subview.frame { subview.frame = frame }
            }
        }
        layer.setNeedsLayout()
        if contentMode == .redraw || layer.needsDisplayOnBoundsChange { setNeedsDisplay() }
    }

    // MARK: Conversion

    /// `point` of this view's coordinates in those of `view`, or of the window for nil.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let target = conversionPartner(view) else { return point }
        return layer.convert(point, to: target.layer)
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard let source = conversionPartner(view) else { return point }
        return layer.convert(point, from: source.layer)
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        guard let target = conversionPartner(view) else { return rect }
        return layer.convert(rect, to: target.layer)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        guard let source = conversionPartner(view) else { return rect }
        return layer.convert(rect, from: source.layer)
    }

    /// Nil stands for the window, or for the top of the tree outside one.
    private func conversionPartner(_ view: UIView?) -> UIView? {
        if let view { return view }
        if let window { return window }
        var top: UIView = self
        while let superview = top.superview { top = superview }
        return top
    }

    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, to: view as UIView?) }
        return ScreenGeometry.convert(point, from: self, to: coordinateSpace)
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        if let view = coordinateSpace as? UIView { return convert(point, from: view as UIView?) }
        return ScreenGeometry.convert(point, from: coordinateSpace, to: self)
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, to: view as UIView?) }
        return ScreenGeometry.convert(rect, from: self, to: coordinateSpace)
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        if let view = coordinateSpace as? UIView { return convert(rect, from: view as UIView?) }
        return ScreenGeometry.convert(rect, from: coordinateSpace, to: self)
    }
}
