/// A relation between two attributes of views or guides: `first = multiplier * second + constant`, or one of `<=`, `>=`.
///
/// It counts while it is active. Active constraints are held by the nearest common ancestor of their items.
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

    public private(set) weak var firstItem: AnyObject?
    public private(set) weak var secondItem: AnyObject?
    public private(set) var firstAttribute: Attribute = .notAnAttribute
    public private(set) var secondAttribute: Attribute = .notAnAttribute
    public private(set) var relation: Relation = .equal
    public private(set) var multiplier: CGFloat = 1

    /// In points. Changing it is cheap.
    open var constant: CGFloat = 0 {
        didSet { if constant != oldValue { LayoutSolver.shared.constantDidChange(self) } }
    }

    open var priority: UILayoutPriority = .required {
        didSet {
            precondition(priority.rawValue > 0 && priority.rawValue <= 1000, "It's illegal to set priority:\(priority.rawValue).")
            if priority != oldValue { LayoutSolver.shared.priorityDidChange(self) }
        }
    }

    /// A name for debugging; conflict reports show it.
    open var identifier: String?
    open var shouldBeArchived = false

    private(set) var hasSecondItem = false
    /// The guide anchors of the same item have another item than the view: kept so that anchors can be told apart.
    weak var owner: UIView?
    var solverState: LayoutSolver.Entry?

    /// A constraint without items, which cannot be activated: a placeholder for one that is made later.
    public override init() { super.init() }

    /// A `toItem` of nil stands for a constant; then `attribute2` must be `notAnAttribute`. Traps for pairs that make no sense,
    /// with UIKit's own message.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init()
        firstItem = view1 as AnyObject
        firstAttribute = attr1
        self.relation = relation
        let isConstant: Bool = view2 == nil || attr2 == .notAnAttribute || multiplier == 0
        secondItem = view2.map { $0 as AnyObject }
        secondAttribute = view2 == nil ? .notAnAttribute : attr2
        hasSecondItem = view2 != nil
        self.multiplier = multiplier
        constant = c
        if let problem = ConstraintRules.problem(first: attr1, second: isConstant ? .notAnAttribute : attr2) {
            fatalError("*** \(problem)")
        }
    }

    // MARK: Activation

    open var isActive: Bool {
        get { owner != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { LayoutSolver.shared.activate(self) } else { LayoutSolver.shared.deactivate(self) }
        }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    open override nonisolated var description: String {
        MainActor.assumeIsolated { ConstraintDescription.text(for: self) }
    }
}

/// Which attributes may be related (values in, a value out). A position across with a position along can be written down, and is
/// refused when it is laid out.
enum ConstraintRules {
    enum Kind {
        case size, horizontalAbsolute, horizontalDirectional, horizontalNeutral, vertical, none
    }

    static func kind(of attribute: NSLayoutConstraint.Attribute) -> Kind {
        switch attribute {
        case .width, .height: .size
        case .left, .right, .leftMargin, .rightMargin: .horizontalAbsolute
        case .leading, .trailing, .leadingMargin, .trailingMargin: .horizontalDirectional
        case .centerX, .centerXWithinMargins: .horizontalNeutral
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
        case .notAnAttribute: .none
        }
    }

    /// What UIKit says of a pair it refuses; nil for a legal one. `notAnAttribute` second stands for a constant.
    static func problem(first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute) -> String? {
        let prefix = "+[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
        switch (kind(of: first), kind(of: second)) {
        case (.none, _): return prefix + "Invalid first attribute: notAnAttribute"
        case (.size, .size), (.size, .none): return nil
        case (_, .none):
            return prefix + "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
                + "illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
        case (.size, _), (_, .size):
            return prefix + "Invalid pairing of layout attributes"
        case (.horizontalAbsolute, .horizontalDirectional), (.horizontalDirectional, .horizontalAbsolute):
            return prefix + "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                + "Use leading/trailing for both or neither."
        default: return nil
        }
    }

    /// Whether one is a position across and the other a position along.
    static func relatesAcrossAxes(first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute) -> Bool {
        let kinds = [kind(of: first), kind(of: second)]
        return kinds.filter { $0 == .vertical }.count == 1 && !kinds.contains(.size) && !kinds.contains(.none)
    }
}
