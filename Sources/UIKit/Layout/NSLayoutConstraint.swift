/// A relation between two attributes of views or guides: `first = multiplier * second + constant`, or one of `<=`, `>=`.
///
/// It counts while it is active. `isActive` and `activate(_:)` have the nearest common ancestor of its items hold it;
/// `UIView.addConstraint(_:)` has any view hold it that contains both. When one of its items leaves that view's tree, the
/// constraint becomes inactive.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1, equal = 0, greaterThanOrEqual = 1
    }

    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins

        public static var baseline: Attribute { .lastBaseline }
    }

    public enum Axis: Int, Sendable {
        case horizontal = 0, vertical = 1
    }

    /// A view or guide. Not kept alive by the constraint.
    open private(set) weak var firstItem: AnyObject?
    open private(set) weak var secondItem: AnyObject?
    open private(set) var firstAttribute = Attribute.notAnAttribute
    open private(set) var secondAttribute = Attribute.notAnAttribute
    open private(set) var relation = Relation.equal
    open private(set) var multiplier: CGFloat = 1

    /// In points. Changing it is cheap. Raises for what is no finite number.
    open var constant: CGFloat = 0 {
        didSet {
            guard constant != oldValue else { return }
            if !constant.isFinite { LayoutException.raise(.internalInconsistency, problem(withConstant: constant)) }
            spacing = nil
            LayoutSolver.shared.constantDidChange(self)
        }
    }

    /// From above 0 to 1000, which is required (the default). It may change while the constraint is active, also to required and
    /// back: up to iOS 12 UIKit raised an exception there, and since then it does not.
    open var priority: UILayoutPriority = .required {
        didSet {
            guard priority != oldValue else { return }
            if let problem = ConstraintRules.problem(priority: priority.rawValue) { LayoutException.raise(.invalidArgument, problem) }
            LayoutSolver.shared.priorityDidChange(self)
        }
    }

    /// A name for debugging; conflict reports show it.
    open var identifier: String?
    open var shouldBeArchived = false

    /// Whether the right side is an item at all: items are weak.
    private(set) var hasSecondItem = false
    /// The distance between two anchors that is a side; nil where the side is an attribute of an item.
    private(set) var firstDistance: AnchorDistance?
    private(set) var secondDistance: AnchorDistance?
    /// A constant that follows the fonts of the items.
    var spacing: SystemSpacing.Following?
    /// The view that holds the active constraint.
    weak var holder: UIView?
    /// The nearest view that contains all items: what lies in it is laid out in its direction.
    weak var container: UIView?
    var solverState: LayoutSolver.Entry?

    /// A constraint without items, which cannot be activated: a placeholder for one that is made later.
    public override init() {
        super.init()
    }

    /// A `toItem` of nil stands for a constant; then `attribute2` is `notAnAttribute`. Raises, in UIKit's words, for items that
    /// are neither views nor guides and for attributes that cannot be related.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        set(first: view1 as AnyObject, attr1, relation, second: view2.map { $0 as AnyObject }, attr2, multiplier, c)
        check()
    }

    /// For distances between anchors, where either side may be one.
    convenience init(
        _ first: NSLayoutDimension, _ relation: Relation, _ second: NSLayoutDimension?, multiplier: CGFloat, constant: CGFloat
    ) {
        self.init()
        firstDistance = first.distance
        secondDistance = second?.distance
        set(
            first: first.item, first.attribute, relation, second: second?.item, second?.attribute ?? .notAnAttribute, multiplier,
            constant)
        check()
    }

    private func set(
        first: AnyObject, _ attr1: Attribute, _ relation: Relation, second: AnyObject?, _ attr2: Attribute, _ multiplier: CGFloat,
        _ constant: CGFloat
    ) {
        firstItem = first
        firstAttribute = attr1
        self.relation = relation
        secondItem = second
        secondAttribute = second == nil ? .notAnAttribute : attr2
        hasSecondItem = second != nil
        if let problem = ConstraintRules.problem(multiplier: multiplier) { LayoutException.raise(.internalInconsistency, problem) }
        self.multiplier = multiplier
        self.constant = constant
    }

    /// UIKit's message for a constant that is not a number or is infinite.
    func problem(withConstant value: CGFloat) -> String {
        "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(value) firstAnchor:\(firstAnchor.description) "
            + "secondAnchor:\(secondAnchor?.description ?? "(null)")"
    }

    private func check() {
        let isConstant: Bool = !hasSecondItem || secondAttribute == .notAnAttribute || multiplier == 0
        let areItems: Bool = [firstItem, secondItem].allSatisfy { $0 == nil || $0 is UIView || $0 is UILayoutGuide }
        var problem: String? = areItems ? nil : "Constraint items must each be a view or layout guide."
        if problem == nil {
            problem = ConstraintRules.problem(first: firstAttribute, second: isConstant ? .notAnAttribute : secondAttribute)
        }
        guard let problem else { return }
        let item: String = firstItem.map { ($0 as? NSObject)?.description ?? "\($0)" } ?? "nil"
        LayoutException.raise(.invalidArgument, "NSLayoutConstraint for \(item): \(problem)")
    }

    // MARK: Anchors

    /// The anchor that stands for the first item's attribute.
    open var firstAnchor: NSLayoutAnchor<AnyObject> {
        firstAttribute.anchor(of: firstItem ?? self)
    }

    /// The anchor that stands for the second item's attribute; nil where there is no second item.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        secondItem.map { secondAttribute.anchor(of: $0) }
    }

    // MARK: Activation

    /// The return address of the app's call that activated it first; 0 for those of nibs and of UIKit's own.
    private(set) var activation: UInt = 0
    /// The id of the interface file's element that it is of.
    var nibID: String?

    /// Frames between an app's call and the one that is noted here, and one to spare.
    private static let mostFrames = 6

    @inline(never) private func noteActivation() {
        if activation == 0, nibID == nil { activation = CodeAddress.callerOutside(frames: Self.mostFrames) }
    }

    /// Activates it for `holder`, or for the nearest view that contains its items.
    @inline(never) func activate(heldBy holder: UIView?) {
        noteActivation()
        LayoutSolver.shared.activate(self, heldBy: holder)
    }

    /// Whether the constraint takes part in layout. Activating raises when the items have no common ancestor.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { activate(heldBy: nil) } else { LayoutSolver.shared.deactivate(self) }
        }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Whether one of the items is gone.
    var hasLostItems: Bool {
        firstItem == nil || (hasSecondItem && secondItem == nil) || (firstDistance.map { $0.end == nil } ?? false)
            || (secondDistance.map { $0.end == nil } ?? false)
    }

    /// Everything the constraint mentions.
    var items: [AnyObject] {
        [firstItem, secondItem, firstDistance?.end, secondDistance?.end].compactMap { $0 }
    }

    open override nonisolated var description: String {
        MainActor.assumeIsolated { ConstraintDescription.text(for: self) }
    }
}

extension NSLayoutConstraint.Relation {
    var flipped: NSLayoutConstraint.Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
