/// Lays its arranged subviews out in a row or column by making their constraints.
@preconcurrency @MainActor open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill = 0, fillEqually = 1, fillProportionally = 2, equalSpacing = 3, equalCentering = 4
    }

    public enum Alignment: Int, Sendable {
        case fill = 0, leading = 1, firstBaseline = 2, center = 3, trailing = 4, lastBaseline = 5

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    /// Stands for the spacing of the stack itself, in `setCustomSpacing(_:after:)`.
    public nonisolated static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    /// Stands for the standard distance between views.
    public nonisolated static let spacingUseSystem: CGFloat = 1.1754943508222875e-38

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init(coder: NSCoder) {
        super.init(coder: coder)!
        isOpaque = false
        decodeInterface(from: coder, as: UIStackView.self)
    }

    // MARK: Arranged subviews

    open private(set) var arrangedSubviews: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        let position: Int
        if let present = arrangedSubviews.firstIndex(where: { $0 === view }) {
            arrangedSubviews.remove(at: present)
            position = min(stackIndex, arrangedSubviews.count)
        } else {
            if stackIndex > arrangedSubviews.count {
                LayoutException.raise(
                    .internalInconsistency,
                    "Index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or equal to "
                        + "\(arrangedSubviews.count)")
            }
            position = stackIndex
        }
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.insert(view, at: position)
        arrangementDidChange()
    }

    /// Takes the view out of the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedSubviews.contains(where: { $0 === view }) else { return }
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        removeArrangedSubview(subview)
        super.willRemoveSubview(subview)
    }

    /// In an animation block the change is laid out within the animation, and a view that goes is seen until its end.
    override func arrangedVisibilityDidChange(of view: UIView) {
        guard arrangedSubviews.contains(where: { $0 === view }) else { return }
        arrangementDidChange()
        view.layer.removeAnimation(forKey: "hidden")
        guard UIView.areAnimationsEnabled, let animation = ViewAnimation.current else { return }
        if view.isHidden { animation.keepShown(view.layer) }
        animation.layOutBeforeEnding(superview ?? self)
    }

    // MARK: Settings

    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
    open var distribution: Distribution = .fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
    open var alignment: Alignment = .fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
    /// Points between arranged subviews; the least there is for `equalSpacing` and `equalCentering`. Default 0.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
    /// Whether vertical spacing is measured from baseline to baseline. Default false.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
    }
    /// Whether the views keep to the layout margins instead of the edges. Default false.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// The spacing after a view that was given one of its own, else `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    func effectiveSpacing(after view: UIView) -> CGFloat {
        let value: CGFloat = customSpacings[ObjectIdentifier(view)] ?? spacing
        return value == UIStackView.spacingUseSystem ? SystemSpacing.standard : value
    }

    // MARK: Constraints

    private var made: [NSLayoutConstraint] = []
    private var spacers: [UILayoutGuide] = []

    private func arrangementDidChange() {
        setNeedsUpdateConstraints()
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    open override func updateConstraints() {
        if arrangedSubviews.contains(where: { $0.layoutBox.existingVariable(lengthSide) == nil }) { orderUnknowns() }
        NSLayoutConstraint.deactivate(made)
        for spacer in spacers { removeLayoutGuide(spacer) }
        let arrangement = StackArrangement(self)
        made = arrangement.constraints
        spacers = arrangement.spacers
        for spacer in spacers where spacer.owningView !== self { addLayoutGuide(spacer) }
        NSLayoutConstraint.activate(made)
        baselineStandInsDidChange()
        super.updateConstraints()
    }

    private var lengthSide: LayoutBox.Side { axis == .horizontal ? .width : .height }

    /// The stack that arranges the stack that arranges this one, and so on.
    private var outermost: UIStackView {
        var stack: UIStackView = self
        while let above = stack.superview as? UIStackView, above.arrangedSubviews.contains(where: { $0 === stack }) { stack = above }
        return stack
    }

    private var isOrderingUnknowns = false

    /// Of views that may stretch or shrink equally well the solver takes the one whose unknowns came first. Those of the whole arrangement come from its
    /// beginning to its end, whichever view a constraint mentions first: so the first of them stretches (behaviour/rules.md 17.2). A view that is
    /// inserted later has unknowns of its own time.
    func orderUnknowns() { outermost.makeUnknowns() }

    private func makeUnknowns() {
        guard !isOrderingUnknowns else { return }
        isOrderingUnknowns = true
        defer { isOrderingUnknowns = false }
        for view in arrangedSubviews where !view.isHidden {
            for side: LayoutBox.Side in axis == .horizontal ? [.minX, .width] : [.minY, .height] { _ = view.layoutBox.variable(side, in: .shared) }
            (view as? UIStackView)?.makeUnknowns()
        }
    }

    open override var forFirstBaselineLayout: UIView { baselineView(first: true) }
    open override var forLastBaselineLayout: UIView { baselineView(first: false) }

    /// A column's baseline is its first or last view's; a row's is its tallest view's.
    private func baselineView(first: Bool) -> UIView {
        let visible: [UIView] = arrangedSubviews.filter { !$0.isHidden }
        let chosen: UIView? =
            axis == .vertical
            ? (first ? visible.first : visible.last) : visible.max { $0.bounds.height < $1.bounds.height }
        guard let chosen else { return self }
        return first ? chosen.forFirstBaselineLayout : chosen.forLastBaselineLayout
    }
}
