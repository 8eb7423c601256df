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
        // Constraints give anchors of no particular kind.
        guard let other = object as? any LayoutAnchorIdentity else { return false }
        return other.item === item && other.attribute == attribute
    }

    open override nonisolated var hash: Int { ObjectIdentifier(item).hashValue ^ attribute.rawValue }

    /// `<NSLayoutXAxisAnchor:0x… "UIView:0x….leading">`, as UIKit writes it.
    open override nonisolated var description: String {
        MainActor.assumeIsolated {
            "<\(attribute.anchorName):\(ConstraintDescription.address(of: self)) "
                + "\"\(ConstraintDescription.side(item, attribute))\">"
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The anchor that stands for the attribute of an item, of the class for its kind of attribute.
    ///
    /// Its static type is one of no kind, as the constraint's property has it; in Objective-C generic parameters are not checked.
    @MainActor func anchor(of item: AnyObject) -> NSLayoutAnchor<AnyObject> {
        switch self {
        case .width, .height: unsafeBitCast(NSLayoutDimension(item: item, attribute: self), to: NSLayoutAnchor<AnyObject>.self)
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins:
            unsafeBitCast(NSLayoutXAxisAnchor(item: item, attribute: self), to: NSLayoutAnchor<AnyObject>.self)
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            unsafeBitCast(NSLayoutYAxisAnchor(item: item, attribute: self), to: NSLayoutAnchor<AnyObject>.self)
        default: NSLayoutAnchor(item: item, attribute: self)
        }
    }
}

/// The identity of an anchor: two are the same where it is, whatever their kind.
private protocol LayoutAnchorIdentity {
    nonisolated var item: AnyObject { get }
    nonisolated var attribute: NSLayoutConstraint.Attribute { get }
}

extension NSLayoutAnchor: LayoutAnchorIdentity {}

/// A place along the horizontal axis.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to the other one, along the direction of the text for leading and trailing anchors.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(AnchorDistance(from: self, to: otherAnchor), .width)
    }

    public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: SystemSpacing.standard * multiplier)
    }
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: SystemSpacing.standard * multiplier)
    }
    public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(.lessThanOrEqual, anchor, constant: SystemSpacing.standard * multiplier)
    }
}

/// A place along the vertical axis.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor down to the other one, as a dimension.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(AnchorDistance(from: self, to: otherAnchor), .height)
    }

    public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        SystemSpacing.constraint(self, .equal, below: anchor, multiplier)
    }
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        SystemSpacing.constraint(self, .greaterThanOrEqual, below: anchor, multiplier)
    }
    public func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        SystemSpacing.constraint(self, .lessThanOrEqual, below: anchor, multiplier)
    }
}

/// A size along one axis: an item's, or the distance between two anchors.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    let distance: AnchorDistance?

    override init(item: AnyObject, attribute: NSLayoutConstraint.Attribute) {
        distance = nil
        super.init(item: item, attribute: attribute)
    }

    fileprivate init(_ distance: AnchorDistance, _ attribute: NSLayoutConstraint.Attribute) {
        self.distance = distance
        super.init(item: distance.start ?? distance, attribute: attribute)
    }

    override func constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<NSLayoutDimension>, multiplier: CGFloat = 1, constant: CGFloat
    ) -> NSLayoutConstraint {
        // Nothing of the other dimension is left then: UIKit makes the constraint one to a constant.
        if multiplier == 0 { return NSLayoutConstraint(self, relation, nil, multiplier: 1, constant: constant) }
        guard let other = other as? NSLayoutDimension, distance != nil || other.distance != nil else {
            return super.constraint(relation, other, multiplier: multiplier, constant: constant)
        }
        return NSLayoutConstraint(self, relation, other, multiplier: multiplier, constant: constant)
    }

    private func constraint(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(self, relation, nil, multiplier: 1, constant: constant)
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

/// The way from one anchor to another. The items are the constraint's, which does not keep them alive.
@MainActor final class AnchorDistance {
    private(set) weak var start: AnyObject?
    let startAttribute: NSLayoutConstraint.Attribute
    private(set) weak var end: AnyObject?
    let endAttribute: NSLayoutConstraint.Attribute

    init<Anchor>(from: NSLayoutAnchor<Anchor>, to: NSLayoutAnchor<Anchor>) {
        start = from.item
        startAttribute = from.attribute
        end = to.item
        endAttribute = to.attribute
    }

    var isDirectional: Bool { startAttribute.isDirectional || endAttribute.isDirectional }
}

/// The standard distances between views (behaviour/metrics.json, margins): 8 between siblings and inside margins; between two
/// baselines the line spacing of the lower one's font.
@MainActor enum SystemSpacing {
    static let standard: CGFloat = 8

    /// A constant that is a multiple of what stands between two baselines, and changes with the fonts.
    struct Following {
        var multiplier: CGFloat
    }

    static func constraint(
        _ lower: NSLayoutYAxisAnchor, _ relation: NSLayoutConstraint.Relation, below upper: NSLayoutYAxisAnchor, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let constant: CGFloat = betweenLines(lower.item, lower.attribute, upper.item, upper.attribute) * multiplier
        let constraint: NSLayoutConstraint = lower.constraint(relation, upper, constant: constant)
        if areBaselines(lower.attribute, upper.attribute) { constraint.spacing = Following(multiplier: multiplier) }
        return constraint
    }

    /// The constraint's constant at present.
    static func constant(of constraint: NSLayoutConstraint, _ following: Following) -> CGFloat {
        betweenLines(constraint.firstItem, constraint.firstAttribute, constraint.secondItem, constraint.secondAttribute)
            * following.multiplier
    }

    static func betweenLines(
        _ lower: AnyObject?, _ lowerAttribute: NSLayoutConstraint.Attribute, _ upper: AnyObject?,
        _ upperAttribute: NSLayoutConstraint.Attribute
    ) -> CGFloat {
        guard areBaselines(lowerAttribute, upperAttribute), let font = font(of: lower) ?? font(of: upper) else { return standard }
        return (font.lineHeight * 1.2).rounded()
    }

    private static func areBaselines(_ a: NSLayoutConstraint.Attribute, _ b: NSLayoutConstraint.Attribute) -> Bool {
        let baselines: Set<NSLayoutConstraint.Attribute> = [.firstBaseline, .lastBaseline]
        return baselines.contains(a) && baselines.contains(b)
    }

    private static func font(of item: AnyObject?) -> UIFont? {
        switch item {
        case let label as UILabel: label.font
        case let field as UITextField: field.font
        case let button as UIButton: button.titleLabel?.font
        default: nil
        }
    }
}

extension NSLayoutAnchor: NSCopying {
    /// An anchor is its own copy.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
