/// One attribute of a view or guide, for making constraints with other attributes of its kind.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    // Never changes, and only its identity is read off the main thread.
    nonisolated(unsafe) let item: AnyObject
    nonisolated let attribute: NSLayoutConstraint.Attribute

    init(item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    func constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1, constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other.item, attribute: other.attribute,
            multiplier: multiplier, constant: constant)
    }

    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: 0)
    }
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: 0)
    }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: 0)
    }
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: c)
    }
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: c)
    }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: c)
    }

    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
        return other.item === item && other.attribute == attribute
    }

    open override nonisolated var hash: Int { ObjectIdentifier(item).hashValue ^ attribute.rawValue }
}

/// A place along the horizontal axis.
@preconcurrency @MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from the other anchor to this one, as a dimension.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        AnchorDistance(from: self, to: otherAnchor, axis: .horizontal).dimension
    }

    public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: SystemSpacing.after(anchor, before: self) * multiplier)
    }
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: SystemSpacing.after(anchor, before: self) * multiplier)
    }
    public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: SystemSpacing.after(anchor, before: self) * multiplier)
    }
}

/// A place along the vertical axis.
@preconcurrency @MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        AnchorDistance(from: self, to: otherAnchor, axis: .vertical).dimension
    }

    public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: SystemSpacing.below(anchor, above: self) * multiplier)
    }
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: SystemSpacing.below(anchor, above: self) * multiplier)
    }
    public func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: SystemSpacing.below(anchor, above: self) * multiplier)
    }
}

/// A size along one axis.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Holds the guide that spans the distance between two anchors, for `anchorWithOffset(to:)`.
    private let spanningGuide: UILayoutGuide?

    init(item: AnyObject, attribute: NSLayoutConstraint.Attribute, spanningGuide: UILayoutGuide? = nil) {
        self.spanningGuide = spanningGuide
        super.init(item: item, attribute: attribute)
    }

    private func constraint(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: constant)
    }

    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.equal, c) }
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, c) }
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { constraint(.lessThanOrEqual, c) }

    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, multiplier: m, constant: 0)
    }
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: 0)
    }
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, multiplier: m, constant: 0)
    }
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, multiplier: m, constant: c)
    }
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
    }
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c)
    }
}

/// A guide stretched between two anchors, so that their distance can be constrained.
@MainActor private struct AnchorDistance {
    let dimension: NSLayoutDimension

    init<Anchor>(from: NSLayoutAnchor<Anchor>, to: NSLayoutAnchor<Anchor>, axis: NSLayoutConstraint.Axis) {
        let guide = UILayoutGuide()
        let host: UIView? = LayoutBox.view(of: from.item)
        host?.addLayoutGuide(guide)
        let isHorizontal: Bool = axis == .horizontal
        NSLayoutConstraint(
            item: guide, attribute: isHorizontal ? .left : .top, relatedBy: .equal, toItem: from.item,
            attribute: from.attribute.absolute, multiplier: 1, constant: 0
        ).isActive = host != nil
        NSLayoutConstraint(
            item: guide, attribute: isHorizontal ? .right : .bottom, relatedBy: .equal, toItem: to.item,
            attribute: to.attribute.absolute, multiplier: 1, constant: 0
        ).isActive = host != nil
        dimension = NSLayoutDimension(item: guide, attribute: isHorizontal ? .width : .height, spanningGuide: guide)
    }
}

extension NSLayoutConstraint.Attribute {
    /// Left and right for leading and trailing, as they fall in a left-to-right interface.
    fileprivate var absolute: NSLayoutConstraint.Attribute {
        switch self {
        case .leading: .left
        case .trailing: .right
        default: self
        }
    }
}

/// The standard distances between views (facts/metrics.json, margins): 8 between siblings and inside margins; between two
/// baselines the line spacing of the lower one's font.
@MainActor enum SystemSpacing {
    static let standard: CGFloat = 8

    static func after(_ anchor: NSLayoutXAxisAnchor, before: NSLayoutXAxisAnchor) -> CGFloat { standard }

    static func below(_ anchor: NSLayoutYAxisAnchor, above: NSLayoutYAxisAnchor) -> CGFloat {
        let baselines: Set<NSLayoutConstraint.Attribute> = [.firstBaseline, .lastBaseline]
        guard baselines.contains(anchor.attribute), baselines.contains(above.attribute) else { return standard }
        let font: UIFont? = (above.item as? UILabel)?.font ?? (anchor.item as? UILabel)?.font
        return font.map { ($0.lineHeight * 1.2).rounded() } ?? standard
    }
}
