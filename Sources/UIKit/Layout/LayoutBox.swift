import LayoutEngine

/// The solver's record of one view or guide: four unknowns, in the coordinates of the superview (of the owning view, for a
/// guide). For a view they are its alignment rectangle's.
@MainActor final class LayoutBox {
    enum Side: Int, CaseIterable { case minX = 0, minY, width, height }

    weak var view: UIView?
    weak var guide: UILayoutGuide?
    /// Whether the frame is given from outside: by code or by autoresizing.
    var isGiven: Bool
    private(set) var variables: [LayoutVariable?] = [nil, nil, nil, nil]
    /// Takes its unknowns and constraints when it goes away; nil as long as it has none.
    private var released: ReleasedItems?
    /// The constraints that keep width and height from falling below 0.
    var minimums: [Side: LayoutConstraintID] = [:]
    /// Whether the solver is about to ask for the intrinsic size.
    var awaitsMeasuring = false
    /// Whether the size of a given box is asked for: then its content has its say.
    var isMeasured = false
    /// How many active constraints mention each side of a scroll view's content.
    var contentUses: [Int] = [0, 0, 0, 0]
    /// Active constraints that mention this box.
    var constraints: [ObjectIdentifier: NSLayoutConstraint] = [:]
    /// Active constraints whose constant depends on this view's margins, safe area, direction or scroll position.
    var marginConstraints: [ObjectIdentifier: NSLayoutConstraint] = [:]
    /// Intrinsic size: what the solver was told last, and its four constraints (hugging and resistance by axis).
    var intrinsic = IntrinsicConstraints()

    init(view: UIView) {
        self.view = view
        isGiven = view.hasGivenFrame
    }

    init(guide: UILayoutGuide) {
        self.guide = guide
        isGiven = false
    }

    /// For the content of a scroll view, which has a size to find but neither view nor guide of its own. It begins at 0.
    init(contentOf view: UIView) {
        isGiven = false
        contentHost = view
    }
    private(set) weak var contentHost: UIView?
    var isContent: Bool { contentHost != nil }

    func variable(_ side: Side, in solver: LayoutSolver) -> LayoutVariable {
        if let variable = variables[side.rawValue] { return variable }
        if let stack = view?.superview as? UIStackView, variables.allSatisfy({ $0 == nil }) {
            stack.orderUnknowns()
            if let variable = variables[side.rawValue] { return variable }
        }
        released = solver.released
        let variable: LayoutVariable = solver.makeVariable(for: self, side: side)
        variables[side.rawValue] = variable
        return variable
    }

    func existingVariable(_ side: Side) -> LayoutVariable? { variables[side.rawValue] }

    deinit {
        let used: [LayoutVariable] = variables.compactMap { $0 }
        let constraints: [LayoutConstraintID] = intrinsic.identifiers + minimums.values
        guard !used.isEmpty || !constraints.isEmpty else { return }
        released?.add(variables: used, constraints: constraints)
    }

    /// The view whose layout gives the box its place.
    var layingView: UIView? { view?.superview ?? guide?.owningView ?? contentHost }

    /// The box of a constraint's item.
    static func box(of item: AnyObject) -> LayoutBox? {
        if let view = item as? UIView { return view.layoutBox }
        return (item as? UILayoutGuide)?.box
    }

    /// The view in whose subtree an item lies: the view itself, or the guide's owner.
    static func view(of item: AnyObject) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    /// The frame outside code gave the view, as its alignment rectangle.
    var givenRect: CGRect {
        guard let view else { return .zero }
        let size: CGSize = view.layer.bounds.size
        let anchor: CGPoint = view.layer.anchorPoint
        let position: CGPoint = view.layer.position
        let frame = CGRect(
            x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y, width: size.width, height: size.height)
        return view.alignmentRect(forFrame: frame)
    }
}

/// The constraints that stand for an intrinsic size.
struct IntrinsicConstraints {
    var size = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    var horizontalHugging: LayoutConstraintID?
    var horizontalResistance: LayoutConstraintID?
    var verticalHugging: LayoutConstraintID?
    var verticalResistance: LayoutConstraintID?
    /// The width a text that wraps was measured for.
    var measuredWidth: CGFloat?
    /// Who speaks for them in explanations, by axis; made when one is asked for.
    var speakers: [NSLayoutConstraint.Axis: NSContentSizeLayoutConstraint] = [:]

    func identifiers(along axis: NSLayoutConstraint.Axis) -> [LayoutConstraintID] {
        (axis == .horizontal ? [horizontalHugging, horizontalResistance] : [verticalHugging, verticalResistance]).compactMap { $0 }
    }

    var identifiers: [LayoutConstraintID] {
        [horizontalHugging, horizontalResistance, verticalHugging, verticalResistance].compactMap { $0 }
    }
}
