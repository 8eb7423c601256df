import UIKit

extension UIView {
    /// A new view without constraints of its autoresizing mask.
    public class func newAutoLayout() -> Self { newAutoLayoutView() }

    public class func newAutoLayoutView() -> Self {
        guard let view = ViewMaking.make(self) as? Self else { preconditionFailure("\(self) cannot be made without a frame") }
        return view.configureForAutoLayout()
    }

    public convenience init(forAutoLayout: ()) {
        self.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    @discardableResult
    public func configureForAutoLayout() -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        return self
    }

    private var container: UIView {
        guard let superview else { preconditionFailure("The view must have a superview before it is constrained to it: \(self)") }
        return superview
    }

    // MARK: Centre

    @discardableResult
    public func autoCenterInSuperview() -> [NSLayoutConstraint] { [autoAlignAxis(toSuperviewAxis: .horizontal), autoAlignAxis(toSuperviewAxis: .vertical)] }

    @discardableResult
    public func autoAlignAxis(toSuperviewAxis axis: ALAxis) -> NSLayoutConstraint { autoAlignAxis(axis, toSameAxisOf: container) }

    @discardableResult
    public func autoCenterInSuperviewMargins() -> [NSLayoutConstraint] {
        [autoAlignAxis(toSuperviewMarginAxis: .horizontal), autoAlignAxis(toSuperviewMarginAxis: .vertical)]
    }

    @discardableResult
    public func autoAlignAxis(toSuperviewMarginAxis axis: ALAxis) -> NSLayoutConstraint {
        ConstraintMaking.make(self, axis.layout, to: container, (axis == .vertical ? ALMarginAxis.vertical : .horizontal).layout)
    }

    // MARK: The superview's edges

    /// Insets count inwards from each edge.
    @discardableResult
    public func autoPinEdge(
        toSuperviewEdge edge: ALEdge, withInset inset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        pin(edge, to: container, edge.layout, inset, relation)
    }

    private func pin(
        _ edge: ALEdge, to other: Any, _ attribute: NSLayoutConstraint.Attribute, _ inset: CGFloat, _ relation: NSLayoutConstraint.Relation
    ) -> NSLayoutConstraint {
        ConstraintMaking.make(
            self, edge.layout, edge.isFar ? relation.turned : relation, to: other, attribute, constant: edge.isFar ? -inset : inset)
    }

    /// The four edges with their insets, without those that are excluded.
    private func edges(_ insets: UIEdgeInsets, except excluded: ALEdge?, _ body: (ALEdge, CGFloat) -> NSLayoutConstraint) -> [NSLayoutConstraint] {
        let all: [(ALEdge, ALEdge, CGFloat)] = [
            (.top, .top, insets.top), (.leading, .left, insets.left), (.bottom, .bottom, insets.bottom), (.trailing, .right, insets.right),
        ]
        return all.filter { excluded != $0.0 && excluded != $0.1 }.map { body($0.0, $0.2) }
    }

    @discardableResult
    public func autoPinEdgesToSuperviewEdges() -> [NSLayoutConstraint] { autoPinEdgesToSuperviewEdges(with: .zero) }

    @discardableResult
    public func autoPinEdgesToSuperviewEdges(with insets: UIEdgeInsets) -> [NSLayoutConstraint] {
        edges(insets, except: nil) { autoPinEdge(toSuperviewEdge: $0, withInset: $1) }
    }

    @discardableResult
    public func autoPinEdgesToSuperviewEdges(with insets: UIEdgeInsets, excludingEdge edge: ALEdge) -> [NSLayoutConstraint] {
        edges(insets, except: edge) { autoPinEdge(toSuperviewEdge: $0, withInset: $1) }
    }

    @discardableResult
    public func autoPinEdgesToSuperviewEdges(excludingEdge edge: ALEdge) -> [NSLayoutConstraint] {
        autoPinEdgesToSuperviewEdges(with: .zero, excludingEdge: edge)
    }

    // MARK: The superview's margins and safe area

    @discardableResult
    public func autoPinEdge(
        toSuperviewMargin edge: ALEdge, withInset inset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        pin(edge, to: container, edge.margin, inset, relation)
    }

    @discardableResult
    public func autoPinEdgesToSuperviewMargins() -> [NSLayoutConstraint] { edges(.zero, except: nil) { edge, _ in autoPinEdge(toSuperviewMargin: edge) } }

    @discardableResult
    public func autoPinEdgesToSuperviewMargins(with insets: UIEdgeInsets) -> [NSLayoutConstraint] {
        edges(insets, except: nil) { autoPinEdge(toSuperviewMargin: $0, withInset: $1) }
    }

    @discardableResult
    public func autoPinEdgesToSuperviewMargins(excludingEdge edge: ALEdge) -> [NSLayoutConstraint] {
        edges(.zero, except: edge) { edge, _ in autoPinEdge(toSuperviewMargin: edge) }
    }

    @discardableResult
    public func autoPinEdge(
        toSuperviewSafeArea edge: ALEdge, withInset inset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        pin(edge, to: container.safeAreaLayoutGuide, edge.layout, inset, relation)
    }

    @discardableResult
    public func autoPinEdgesToSuperviewSafeArea() -> [NSLayoutConstraint] { autoPinEdgesToSuperviewSafeArea(with: .zero) }

    @discardableResult
    public func autoPinEdgesToSuperviewSafeArea(with insets: UIEdgeInsets) -> [NSLayoutConstraint] {
        edges(insets, except: nil) { autoPinEdge(toSuperviewSafeArea: $0, withInset: $1) }
    }

    @discardableResult
    public func autoPinEdgesToSuperviewSafeArea(with insets: UIEdgeInsets, excludingEdge edge: ALEdge) -> [NSLayoutConstraint] {
        edges(insets, except: edge) { autoPinEdge(toSuperviewSafeArea: $0, withInset: $1) }
    }

    // MARK: Other views

    @discardableResult
    public func autoPinEdge(
        _ edge: ALEdge, to toEdge: ALEdge, of otherView: UIView, withOffset offset: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        ConstraintMaking.make(self, edge.layout, relation, to: otherView, toEdge.layout, constant: offset)
    }

    @discardableResult
    public func autoAlignAxis(_ axis: ALAxis, toSameAxisOf otherView: UIView, withOffset offset: CGFloat = 0) -> NSLayoutConstraint {
        ConstraintMaking.make(self, axis.layout, to: otherView, axis.layout, constant: offset)
    }

    @discardableResult
    public func autoAlignAxis(_ axis: ALAxis, toSameAxisOf otherView: UIView, withMultiplier multiplier: CGFloat) -> NSLayoutConstraint {
        ConstraintMaking.make(self, axis.layout, to: otherView, axis.layout, multiplier: multiplier)
    }

    @discardableResult
    public func autoMatch(
        _ dimension: ALDimension, to toDimension: ALDimension, of otherView: UIView, withOffset offset: CGFloat = 0,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        ConstraintMaking.make(self, dimension.layout, relation, to: otherView, toDimension.layout, constant: offset)
    }

    @discardableResult
    public func autoMatch(
        _ dimension: ALDimension, to toDimension: ALDimension, of otherView: UIView, withMultiplier multiplier: CGFloat,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        ConstraintMaking.make(self, dimension.layout, relation, to: otherView, toDimension.layout, multiplier: multiplier)
    }

    @discardableResult
    public func autoConstrainAttribute(
        _ attribute: ALAttribute, to toAttribute: ALAttribute, of otherView: UIView, withOffset offset: CGFloat = 0,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        ConstraintMaking.make(self, attribute.layout, relation, to: otherView, toAttribute.layout, constant: offset)
    }

    @discardableResult
    public func autoConstrainAttribute(
        _ attribute: ALAttribute, to toAttribute: ALAttribute, of otherView: UIView, withMultiplier multiplier: CGFloat,
        relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        ConstraintMaking.make(self, attribute.layout, relation, to: otherView, toAttribute.layout, multiplier: multiplier)
    }

    // MARK: Sizes

    @discardableResult
    public func autoSetDimensions(to size: CGSize) -> [NSLayoutConstraint] {
        [autoSetDimension(.width, toSize: size.width), autoSetDimension(.height, toSize: size.height)]
    }

    @discardableResult
    public func autoSetDimension(_ dimension: ALDimension, toSize size: CGFloat, relation: NSLayoutConstraint.Relation = .equal) -> NSLayoutConstraint {
        ConstraintMaking.make(self, dimension.layout, relation, constant: size)
    }

    /// The width is so many times the height.
    @discardableResult
    public func autoSetAspectRatio(_ aspectRatio: CGFloat) -> NSLayoutConstraint {
        ConstraintMaking.make(self, .width, to: self, .height, multiplier: aspectRatio)
    }

    @discardableResult
    public func autoSetAspectRatio(from size: CGSize) -> NSLayoutConstraint { autoSetAspectRatio(size.width / size.height) }

    /// Sets the priority of the block around the call, `autoSetPriority(_:forConstraints:)`.
    public func autoSetContentCompressionResistancePriority(for axis: ALAxis) {
        translatesAutoresizingMaskIntoConstraints = false
        if let priority = ConstraintMaking.shared.priority { setContentCompressionResistancePriority(priority, for: axis.direction) }
    }

    public func autoSetContentHuggingPriority(for axis: ALAxis) {
        translatesAutoresizingMaskIntoConstraints = false
        if let priority = ConstraintMaking.shared.priority { setContentHuggingPriority(priority, for: axis.direction) }
    }

    // MARK: Layout guides of controllers

    @discardableResult
    public func autoPin(
        toTopLayoutGuideOf viewController: UIViewController, withInset inset: CGFloat, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        ConstraintMaking.make(self, .top, relation, to: viewController.view.safeAreaLayoutGuide, .top, constant: inset)
    }

    @discardableResult
    public func autoPin(
        toBottomLayoutGuideOf viewController: UIViewController, withInset inset: CGFloat, relation: NSLayoutConstraint.Relation = .equal
    ) -> NSLayoutConstraint {
        ConstraintMaking.make(self, .bottom, relation.turned, to: viewController.view.safeAreaLayoutGuide, .bottom, constant: -inset)
    }
}
