extension UIView {
    var layoutBox: LayoutBox {
        if let existingLayoutBox { return existingLayoutBox }
        let box = LayoutBox(view: self)
        existingLayoutBox = box
        return box
    }

    /// Whether the view's frame comes from constraints: it does not translate its mask and something constrains it.
    var participatesInConstraints: Bool {
        guard let box = existingLayoutBox, !box.isGiven else { return false }
        return !box.constraints.isEmpty
    }

    var autoresizesWithSuperview: Bool { translatesAutoresizingMaskIntoConstraints }

    func commonAncestor(with other: UIView) -> UIView? {
        if other === self { return self }
        var candidate: UIView? = self
        while let view = candidate {
            if other.isDescendant(of: view) { return view }
            candidate = view.superview
        }
        return nil
    }

    func translationDidChange() {
        guard let box = existingLayoutBox else { return }
        box.isGiven = translatesAutoresizingMaskIntoConstraints
        LayoutSolver.shared.givenStateDidChange(box)
        LayoutSolver.shared.intrinsicSizeDidChange(self)
        superview?.setNeedsLayout()
    }

    /// A constraint of this view became active.
    func didJoinConstraints() {
        guard let box = existingLayoutBox, !box.isGiven else { return }
        LayoutSolver.shared.intrinsicSizeDidChange(self)
        superview?.setNeedsLayout()
    }

    func intrinsicSizeDidChange() {
        guard existingLayoutBox != nil else { return }
        LayoutSolver.shared.intrinsicSizeDidChange(self)
        LayoutSolver.shared.sourcesDidChange(self)
        superview?.setNeedsLayout()
    }

    func geometryDidChangeForConstraints(sizeChanged: Bool) {
        guard let box = existingLayoutBox else { return }
        if box.isGiven { LayoutSolver.shared.givenFrameDidChange(box) }
        if !box.marginConstraints.isEmpty { LayoutSolver.shared.sourcesDidChange(self) }
    }

    /// The view stands under another superview: constraints that reach through it are read anew.
    func enterConstraintTree() {
        guard let box = existingLayoutBox, !box.constraints.isEmpty else { return }
        superview?.setNeedsLayout()
    }

    /// The view left `superview`: constraints between its subtree and the rest are gone (as in UIKit).
    func leaveConstraintTree(of superview: UIView) {
        forEachConstrained { view in
            guard let box = view.existingLayoutBox else { return }
            for constraint in box.constraints.values where constraint.owner?.isDescendant(of: self) != true {
                constraint.isActive = false
            }
            for guide in view.guides where guide.region == nil {
                for constraint in guide.box.constraints.values where constraint.owner?.isDescendant(of: self) != true {
                    constraint.isActive = false
                }
            }
        }
    }

    private func forEachConstrained(_ body: (UIView) -> Void) {
        body(self)
        for subview in subviews { subview.forEachConstrained(body) }
    }

    func directionDidChangeForConstraints() {
        guard let box = existingLayoutBox else { return }
        for constraint in box.constraints.values { LayoutSolver.shared.structureDidChange(constraint) }
        for guide in guides where guide.region == nil {
            for constraint in guide.box.constraints.values { LayoutSolver.shared.structureDidChange(constraint) }
        }
    }

    func autoresizingMaskDidChange() {}

    func safeAreaGuideDidChange() { LayoutSolver.shared.sourcesDidChange(self) }
    func marginsGuideDidChange() { LayoutSolver.shared.sourcesDidChange(self) }

    /// Gives the subviews that constraints position their frames, on the pixel grid.
    func applyConstraintLayout() {
        guard subviews.contains(where: { $0.existingLayoutBox != nil }) || scrollContentBox != nil else { return }
        LayoutSolver.shared.solveIfNeeded()
        for subview in subviews where subview.participatesInConstraints {
            let rect: CGRect = LayoutSolver.shared.rect(of: subview.layoutBox)
            guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { continue }
            subview.applyConstraintFrame(subview.frame(forAlignmentRect: rect))
        }
    }

    private func applyConstraintFrame(_ exact: CGRect) {
        let rounded: CGRect = ConstraintRounding.frame(exact, scale: traitCollection.displayScale, inWindow: window != nil)
        let size = CGSize(width: max(0, rounded.width), height: max(0, rounded.height))
        let anchor: CGPoint = layer.anchorPoint
        let center = CGPoint(x: rounded.minX + size.width * anchor.x, y: rounded.minY + size.height * anchor.y)
        if bounds.size != size { bounds.size = size }
        if self.center != center { self.center = center }
    }
}

/// Where a solved frame lands on the grid: each view by itself, in its superview's space, halves away from zero. In a window
/// both origin and size go to the nearest pixel (measured on phones); outside one the origin goes to whole points
/// (facts/measured-constants.md 5).
enum ConstraintRounding {
    static func frame(_ frame: CGRect, scale: CGFloat, inWindow: Bool) -> CGRect {
        let scale: CGFloat = scale > 0 ? scale : 1
        let originScale: CGFloat = inWindow ? scale : 1
        func round(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
            // A hair of arithmetic error must not decide which way a half goes.
            let scaled: CGFloat = value * scale
            let nudged: CGFloat = scaled + (scaled < 0 ? -1e-6 : 1e-6)
            return nudged.rounded(.toNearestOrAwayFromZero) / scale
        }
        return CGRect(
            x: round(frame.minX, originScale), y: round(frame.minY, originScale), width: round(frame.width, scale),
            height: round(frame.height, scale))
    }
}
