/// Hugging or resistance by axis.
struct AxisPriorities: Equatable {
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
}

extension UIView {
    // MARK: Anchors

    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .firstBaseline) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .lastBaseline) }

    // MARK: Guides

    func systemGuide(_ region: SystemRegion) -> UILayoutGuide {
        if let guide = guides.first(where: { $0.region == region }) { return guide }
        return UILayoutGuide(region: region, of: self)
    }

    // MARK: Priorities

    func prioritiesDidChange() {
        guard existingLayoutBox != nil else { return }
        LayoutSolver.shared.intrinsicSizeDidChange(self)
        (superview ?? self).layer.setNeedsLayout()
    }

    // MARK: Debugging

    /// Whether the constraints allow more than one place or size for the view.
    public var hasAmbiguousLayout: Bool {
        guard let box = existingLayoutBox, !box.isGiven, participatesInConstraints else { return false }
        return LayoutSolver.shared.isAmbiguous(box)
    }

    /// Moves the view to another place that its constraints allow, so that the ambiguity can be seen. The next layout puts it
    /// back.
    public func exerciseAmbiguityInLayout() {
        guard hasAmbiguousLayout, let box = existingLayoutBox else { return }
        let wasPending: Bool = superview?.layer.needsLayout() ?? false
        frame = frame(forAlignmentRect: LayoutSolver.shared.alternativeRect(of: box))
        if wasPending { superview?.layer.setNeedsLayout() }
    }

    /// The constraints that have a part in the view's place and size along an axis.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let box = existingLayoutBox else { return [] }
        return LayoutSolver.shared.constraintsAffecting(box, axis)
    }
}
