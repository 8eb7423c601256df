import QuartzCore

extension UIView {
    var layoutBox: LayoutBox {
        if let existingLayoutBox { return existingLayoutBox }
        let box = LayoutBox(view: self)
        existingLayoutBox = box
        return box
    }

    func hold(_ constraint: NSLayoutConstraint) {
        let held: HeldConstraints = heldConstraints ?? HeldConstraints()
        heldConstraints = held
        held.add(constraint)
    }

    /// Whether the view's frame comes from constraints: it does not translate its mask and something constrains it.
    var participatesInConstraints: Bool {
        guard let box = existingLayoutBox, !box.isGiven else { return false }
        return !box.constraints.isEmpty || box.isMeasured
    }

    /// Whether the frame is given: by code, by autoresizing, or by what holds a controller's view, even if that view does not translate its mask.
    var hasGivenFrame: Bool { translatesAutoresizingMaskIntoConstraints || superview?.placesControllerView == true }

    var autoresizesWithSuperview: Bool { hasGivenFrame }

    func commonAncestor(with other: UIView) -> UIView? {
        if other === self { return self }
        // Most constraints are between a view and its superview, or two of its subviews.
        let (above, otherAbove): (UIView?, UIView?) = (superview, other.superview)
        if otherAbove === self { return self }
        if above === other { return other }
        if above === otherAbove { return above }
        // Up from both, a level at a time: what one comes to after the other is the nearest that holds both.
        var passed: Set<ObjectIdentifier> = [ObjectIdentifier(self), ObjectIdentifier(other)]
        var ways: [UIView?] = [above, otherAbove]
        while ways[0] != nil || ways[1] != nil {
            for index in ways.indices {
                guard let view = ways[index] else { continue }
                guard passed.insert(ObjectIdentifier(view)).inserted else { return view }
                ways[index] = view.superview
            }
        }
        return nil
    }

    func translationDidChange() {
        guard let box = existingLayoutBox else { return }
        box.isGiven = hasGivenFrame
        LayoutSolver.shared.givenStateDidChange(box)
        LayoutSolver.shared.intrinsicSizeDidChange(self)
        superview?.constraintsDidChange()
    }

    /// A constraint of this view became active.
    func didJoinConstraints() {
        guard let box = existingLayoutBox, !box.isGiven else { return }
        LayoutSolver.shared.intrinsicSizeDidChange(self)
        superview?.constraintsDidChange()
    }

    /// Constraints between this view and what is in it came, went or changed. While it lays out its subviews that alone is no reason to do so
    /// once more: what moves by it is (`LayoutSolver.spreadChanges`). Apps make the same constraints again in each layout (behaviour/rules.md 7.9).
    func constraintsDidChange() {
        if layoutTurn == .none { layer.setNeedsLayout() }
    }

    func intrinsicSizeDidChange() {
        guard existingLayoutBox != nil else { return }
        LayoutSolver.shared.intrinsicSizeDidChange(self)
        LayoutSolver.shared.sourcesDidChange(self)
        superview?.layer.setNeedsLayout()
    }

    func geometryDidChangeForConstraints(sizeChanged: Bool) {
        KeyboardTracking.geometryDidChange(of: self)
        guard let box = existingLayoutBox else { return }
        if box.isGiven { LayoutSolver.shared.givenFrameDidChange(box) }
        guard !box.marginConstraints.isEmpty else { return }
        let isLayingOut: Bool = LayerContext.current.layoutDepth > 0
        if !isLayingOut || LayoutSolver.shared.feedback.follows(self) { LayoutSolver.shared.sourcesDidChange(self) }
    }

    /// The view stands under another superview: constraints that reach through it are read anew.
    func enterConstraintTree() {
        if window != nil { ConstraintPass.scheduleFirst(self) }
        KeyboardTracking.geometryDidChange(of: self)
        guard let box = existingLayoutBox else { return }
        if box.isGiven != hasGivenFrame { translationDidChange() }
        if !box.constraints.isEmpty { superview?.constraintsDidChange() }
    }

    /// The view left its superview: constraints between its subtree and the rest are gone (as in UIKit).
    func leaveConstraintTree() {
        forEachConstraint { constraint in
            if constraint.holder?.isDescendant(of: self) != true { constraint.isActive = false }
        }
    }

    /// Calls `body` for the active constraints that mention this view, its guides or anything below.
    func forEachConstraint(_ body: (NSLayoutConstraint) -> Void) {
        if let box = existingLayoutBox {
            for constraint in Array(box.constraints.values) { body(constraint) }
        }
        for guide in guides {
            guard let box = guide.existingBox else { continue }
            for constraint in Array(box.constraints.values) { body(constraint) }
        }
        for subview in subviews { subview.forEachConstraint(body) }
    }

    /// Leading and trailing of what is laid out in this view may lie on other sides now.
    func directionDidChangeForConstraints() {
        for constraint in constraints { LayoutSolver.shared.structureDidChange(constraint) }
        for subview in [self] + subviews {
            guard let box = subview.existingLayoutBox else { continue }
            for constraint in Array(box.constraints.values) where constraint.holder !== self && constraint.container === self {
                LayoutSolver.shared.structureDidChange(constraint)
            }
        }
    }

    /// Another view stands for this one's baselines now.
    func baselineStandInsDidChange() {
        guard let box = existingLayoutBox else { return }
        for constraint in Array(box.constraints.values) where constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline {
            LayoutSolver.shared.structureDidChange(constraint)
        }
    }

    func autoresizingMaskDidChange() {}

    func safeAreaGuideDidChange() { LayoutSolver.shared.sourcesDidChange(self) }
    func marginsGuideDidChange() { LayoutSolver.shared.sourcesDidChange(self) }

    /// Gives the subviews that constraints position their frames, on the pixel grid. Baselines, margins and heights of text
    /// may follow the new frames, and then it solves again.
    func applyConstraintLayout() {
        layoutTurn = layoutTurn == .none ? .none : .applied
        guard subviews.contains(where: { $0.existingLayoutBox != nil }) || scrollContentBox != nil else { return }
        for _ in 0..<4 {
            LayoutSolver.shared.solveIfNeeded(whileLayingOut: self)
            for subview in subviews where subview.participatesInConstraints { subview.applyConstraintFrame() }
            guard LayoutSolver.shared.hasChanges else { return }
        }
    }

    /// `layoutSubviews()`, and what constraints ask for where an override does not call the one above it: many apps' do not, and UIKit places
    /// their subviews all the same (behaviour/rules.md 7.8).
    func layOutSubviews() {
        let outer: LayoutTurn = layoutTurn
        layoutTurn = .begun
        layoutSubviews()
        if layoutTurn == .begun { applyConstraintLayout() }
        layoutTurn = outer
    }

    /// Calls what the controller does around the layout. Constraints that it makes have the view laid out again only where they move something, as those
    /// that `layoutSubviews()` makes (behaviour/rules.md 7.9).
    ///
    /// - Parameter isLast: whether no layout of the view follows by itself.
    func performLayoutCallback(isLast: Bool, _ callback: () -> Void) {
        let outer: LayoutTurn = layoutTurn
        layoutTurn = .applied
        callback()
        layoutTurn = outer
        guard isLast, LayoutSolver.shared.hasChanges else { return }
        LayoutSolver.shared.solveIfNeeded(whileLayingOut: self)
        if subviews.contains(where: \.isElsewhereThanConstrained) { layer.setNeedsLayout() }
    }

    private var isElsewhereThanConstrained: Bool {
        guard participatesInConstraints, let place = constrainedPlace else { return false }
        return bounds.size != place.size || center != place.center
    }

    /// The size and the centre that constraints give the view; nil where they give none that can be drawn.
    private var constrainedPlace: (size: CGSize, center: CGPoint)? {
        let rect: CGRect = LayoutSolver.shared.rect(of: layoutBox)
        guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return nil }
        let rounded: CGRect = ConstraintRounding.frame(frame(forAlignmentRect: rect), scale: traitCollection.displayScale, inWindow: window != nil)
        let size = CGSize(width: max(0, rounded.width), height: max(0, rounded.height))
        let anchor: CGPoint = layer.anchorPoint
        return (size, CGPoint(x: rounded.minX + size.width * anchor.x, y: rounded.minY + size.height * anchor.y))
    }

    private func applyConstraintFrame() {
        guard let place = constrainedPlace else { return }
        if bounds.size != place.size { bounds.size = place.size }
        if center != place.center { center = place.center }
    }
}

/// The rounding of a solved frame to the grid: each view by itself, in its superview's space, halves away from zero. In a window
/// both origin and size go to the nearest pixel (measured on phones); outside one the origin goes to whole points
/// (behaviour/measured-constants.md 5).
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

/// The parts of a view's laying out its subviews.
enum LayoutTurn {
    case none
    case begun
    /// The subviews have what constraints ask for.
    case applied
}
