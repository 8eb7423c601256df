import LayoutEngine

/// The one system of constraints behind every view, and what has to be told to it.
///
/// Views are solved together, whatever window they are in: parts without a common constraint cost each other nothing
/// (`LayoutSystem` splits them). Frames that code or autoresizing gave are inputs, not unknowns.
@MainActor final class LayoutSolver {
    static let shared = LayoutSolver()

    /// What an active constraint is in the system.
    struct Entry {
        var identifier: LayoutConstraintID
        var sources: [UIView]
    }

    private let system = LayoutSystem()
    private var owners: [LayoutVariable: Unowned] = [:]
    private var constraintsByIdentifier: [LayoutConstraintID: Weak<NSLayoutConstraint>] = [:]
    private var boxesWithNewGivenFrame: [ObjectIdentifier: LayoutBox] = [:]
    private var viewsWithNewIntrinsicSize: [ObjectIdentifier: UIView] = [:]
    /// Active constraints that relate positions of different axes.
    private var improperConstraints: [ObjectIdentifier: Weak<NSLayoutConstraint>] = [:]
    private var isSolving = false

    private struct Unowned {
        weak var box: LayoutBox?
        let side: LayoutBox.Side
    }
    struct Weak<Object: AnyObject> {
        weak var object: Object?
    }

    // MARK: Unknowns

    func makeVariable(for box: LayoutBox, side: LayoutBox.Side) -> LayoutVariable {
        let variable: LayoutVariable
        if box.isGiven {
            variable = system.makeInput(box.givenValue(side))
        } else {
            variable = system.makeVariable()
        }
        owners[variable] = Unowned(box: box, side: side)
        return variable
    }

    func release(_ variables: [LayoutVariable], _ constraints: [LayoutConstraintID]) {
        for constraint in constraints { system.remove(constraint) }
        for variable in variables {
            owners[variable] = nil
            system.remove(variable)
        }
    }

    // MARK: Constraints

    func activate(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.firstItem, let firstView = LayoutBox.view(of: first) else {
            if constraint.firstAttribute == .notAnAttribute { fatalError("*** Constraint must contain a first layout item") }
            return
        }
        let secondView: UIView? = constraint.secondItem.flatMap(LayoutBox.view)
        guard let ancestor = firstView.commonAncestor(with: secondView ?? firstView) else {
            fatalError(
                "*** Unable to activate constraint with anchors \(ConstraintDescription.side(first, constraint.firstAttribute)) and "
                    + "\(ConstraintDescription.side(constraint.secondItem, constraint.secondAttribute)) because they have no common "
                    + "ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.")
        }
        constraint.owner = ancestor
        for box in boxes(of: constraint) { box.constraints[ObjectIdentifier(constraint)] = constraint }
        ancestor.ownedConstraints.append(constraint)
        insert(constraint)
        for view in [firstView, secondView].compactMap({ $0 }) { view.didJoinConstraints() }
    }

    func deactivate(_ constraint: NSLayoutConstraint) {
        guard let owner = constraint.owner else { return }
        remove(constraint)
        for box in boxes(of: constraint) { box.constraints[ObjectIdentifier(constraint)] = nil }
        owner.ownedConstraints.removeAll { $0 === constraint }
        constraint.owner = nil
        owner.setNeedsLayout()
    }

    private func boxes(of constraint: NSLayoutConstraint) -> [LayoutBox] {
        [constraint.firstItem, constraint.secondItem].compactMap { $0.flatMap(LayoutBox.box) }
    }

    private func insert(_ constraint: NSLayoutConstraint) {
        if constraint is _UILayoutSupportConstraint { return }
        if ConstraintRules.relatesAcrossAxes(first: constraint.firstAttribute, second: constraint.secondAttribute) {
            improperConstraints[ObjectIdentifier(constraint)] = Weak(object: constraint)
            constraint.owner?.setNeedsLayout()
            return
        }
        guard let (form, constant, relation, sources) = linear(constraint) else { return }
        let identifier: LayoutConstraintID = system.add(
            LayoutConstraint(form, relation, constant, priority: constraint.priority.rawValue))
        constraint.solverState = Entry(identifier: identifier, sources: sources)
        constraintsByIdentifier[identifier] = Weak(object: constraint)
        for source in sources { source.layoutBox.marginConstraints[ObjectIdentifier(constraint)] = constraint }
        constraint.owner?.setNeedsLayout()
    }

    /// UIKit accepts such constraints until a window lays them out.
    private func refuseImproperConstraints() {
        improperConstraints = improperConstraints.filter { $0.value.object?.isActive == true }
        for constraint in improperConstraints.values.compactMap(\.object) where constraint.owner?.window != nil {
            fatalError("*** Constraint improperly relates anchors of incompatible types: \(constraint)")
        }
    }

    private func remove(_ constraint: NSLayoutConstraint) {
        guard let state = constraint.solverState else { return }
        system.remove(state.identifier)
        constraintsByIdentifier[state.identifier] = nil
        for source in state.sources { source.layoutBox.marginConstraints[ObjectIdentifier(constraint)] = nil }
        constraint.solverState = nil
    }

    func constantDidChange(_ constraint: NSLayoutConstraint) {
        guard let state = constraint.solverState, let (_, constant, _, _) = linear(constraint) else { return }
        system.setConstant(state.identifier, to: constant)
        constraint.owner?.setNeedsLayout()
    }

    func priorityDidChange(_ constraint: NSLayoutConstraint) {
        guard let state = constraint.solverState else { return }
        system.setPriority(state.identifier, to: constraint.priority.rawValue)
        constraint.owner?.setNeedsLayout()
    }

    /// Reads the constraint anew: an item's place in the tree or its direction changed.
    func structureDidChange(_ constraint: NSLayoutConstraint) {
        guard constraint.solverState != nil else { return }
        remove(constraint)
        insert(constraint)
    }

    /// `first - multiplier * second  relation  constant`, in the owner's coordinates.
    private func linear(
        _ constraint: NSLayoutConstraint
    ) -> (LinearForm, Double, LayoutRelation, [UIView])? {
        guard let owner = constraint.owner, let first = constraint.firstItem, let firstView = LayoutBox.view(of: first) else {
            return nil
        }
        let rightToLeft: Bool = firstView.isRightToLeft
        let isDirectional: Bool = constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
        let isMirrored: Bool = rightToLeft && isDirectional
        var left = ConstraintReader(ancestor: owner, partner: constraint.secondItem, rightToLeft: rightToLeft)
            .expression(first, constraint.firstAttribute)
        if let second = constraint.secondItem, constraint.secondAttribute != .notAnAttribute {
            let right = ConstraintReader(ancestor: owner, partner: first, rightToLeft: rightToLeft)
                .expression(second, constraint.secondAttribute)
            left.subtract(right, times: Double(constraint.multiplier))
        }
        if isDirectional { left.sources.append(firstView) }
        var form = LinearForm()
        for term in left.terms where term.coefficient != 0 {
            form.append(term.box.variable(term.side, in: self), term.coefficient)
        }
        let constant: Double = Double(constraint.constant) * (isMirrored ? -1 : 1) - left.constant
        let relation: LayoutRelation =
            switch constraint.relation {
            case .equal: .equal
            case .lessThanOrEqual: isMirrored ? .greaterThanOrEqual : .lessThanOrEqual
            case .greaterThanOrEqual: isMirrored ? .lessThanOrEqual : .greaterThanOrEqual
            }
        return (form, constant, relation, left.sources)
    }

    /// Constants that depend on the view's margins, safe area, baselines or scroll position are worked out anew.
    func sourcesDidChange(_ view: UIView) {
        guard let box = view.existingLayoutBox else { return }
        for constraint in box.marginConstraints.values { constantDidChange(constraint) }
    }

    // MARK: Given frames and intrinsic sizes

    func givenFrameDidChange(_ box: LayoutBox) {
        boxesWithNewGivenFrame[ObjectIdentifier(box)] = box
    }

    func intrinsicSizeDidChange(_ view: UIView) {
        viewsWithNewIntrinsicSize[ObjectIdentifier(view)] = view
    }

    /// The box's frame is given from now on, or an unknown from now on.
    func givenStateDidChange(_ box: LayoutBox) {
        for side in [LayoutBox.Side.minX, .minY, .width, .height] {
            guard let variable = box.existingVariable(side) else { continue }
            if box.isGiven {
                system.fix(variable, at: box.givenValue(side))
            } else {
                system.release(variable)
            }
        }
    }

    // MARK: Solving

    /// Brings the values up to date with everything that changed. Cheap when nothing did.
    func solveIfNeeded() {
        guard !isSolving else { return }
        isSolving = true
        defer { isSolving = false }
        if !improperConstraints.isEmpty { refuseImproperConstraints() }
        pushGivenFrames()
        pushIntrinsicSizes()
        for _ in 0..<4 {
            guard system.needsSolving else { break }
            system.solve()
            reportConflicts()
            // The second pass of wrapping text: heights follow the widths that came out.
            guard remeasureWrappedText() else { break }
        }
    }

    private func pushGivenFrames() {
        guard !boxesWithNewGivenFrame.isEmpty else { return }
        let boxes = boxesWithNewGivenFrame
        boxesWithNewGivenFrame = [:]
        for box in boxes.values where box.isGiven {
            let rect: CGRect = box.givenRect
            setInput(box, .minX, rect.minX)
            setInput(box, .minY, rect.minY)
            setInput(box, .width, rect.width)
            setInput(box, .height, rect.height)
        }
    }

    private func setInput(_ box: LayoutBox, _ side: LayoutBox.Side, _ value: CGFloat) {
        if let variable = box.existingVariable(side) { system.setInput(variable, to: Double(value)) }
    }

    private func pushIntrinsicSizes() {
        guard !viewsWithNewIntrinsicSize.isEmpty else { return }
        let views = viewsWithNewIntrinsicSize
        viewsWithNewIntrinsicSize = [:]
        for view in views.values { IntrinsicSize.update(view, in: system, solver: self) }
    }

    private func remeasureWrappedText() -> Bool {
        var changed = false
        for view in wrappingViews.values {
            guard let view = view.object, let box = view.existingLayoutBox, let width = box.existingVariable(.width) else { continue }
            if IntrinsicSize.remeasure(view, box, width: CGFloat(system.value(of: width)), in: system) { changed = true }
        }
        return changed
    }

    /// Views whose height depends on their width.
    var wrappingViews: [ObjectIdentifier: Weak<UIView>] = [:]

    func rect(of box: LayoutBox) -> CGRect {
        func value(_ side: LayoutBox.Side) -> CGFloat {
            box.existingVariable(side).map { CGFloat(system.value(of: $0)) } ?? 0
        }
        return CGRect(x: value(.minX), y: value(.minY), width: value(.width), height: value(.height))
    }

    // MARK: Fitting

    /// Solves with the box's size unknown and wished to be `target`, then puts everything back as it was. Constraints that tie
    /// the box to what is outside it do not count.
    func fitting(_ box: LayoutBox, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        let outside: [NSLayoutConstraint] = box.constraints.values.filter { $0.owner !== box.view }
        for constraint in outside { remove(constraint) }
        let width: LayoutVariable = box.variable(.width, in: self)
        let height: LayoutVariable = box.variable(.height, in: self)
        if box.isGiven {
            system.release(width)
            system.release(height)
        }
        let wishes: [LayoutConstraintID] = [
            system.add(LayoutConstraint(LinearForm(width), .greaterThanOrEqual, 0)),
            system.add(LayoutConstraint(LinearForm(height), .greaterThanOrEqual, 0)),
            system.add(LayoutConstraint(LinearForm(width), .equal, Double(target.width), priority: horizontal.rawValue)),
            system.add(LayoutConstraint(LinearForm(height), .equal, Double(target.height), priority: vertical.rawValue)),
        ]
        solveIfNeeded()
        let size = CGSize(width: system.value(of: width), height: system.value(of: height))
        for wish in wishes { system.remove(wish) }
        if box.isGiven {
            system.fix(width, at: box.givenValue(.width))
            system.fix(height, at: box.givenValue(.height))
        }
        for constraint in outside { insert(constraint) }
        return size
    }

    // MARK: Explaining

    private func reportConflicts() {
        for conflict in system.takeConflicts() {
            let constraints: [NSLayoutConstraint] = conflict.constraints.compactMap { constraintsByIdentifier[$0]?.object }
            guard let broken = constraintsByIdentifier[conflict.broken]?.object else { continue }
            ConflictReport.log(constraints, broken: broken)
        }
    }

    func isAmbiguous(_ box: LayoutBox) -> Bool {
        solveIfNeeded()
        return [LayoutBox.Side.minX, .minY, .width, .height].contains { side in
            system.isAmbiguous(box.variable(side, in: self))
        }
    }

    /// Another rectangle that an ambiguous box's constraints allow.
    func alternativeRect(of box: LayoutBox) -> CGRect {
        solveIfNeeded()
        func value(_ side: LayoutBox.Side) -> CGFloat {
            let variable: LayoutVariable = box.variable(side, in: self)
            return CGFloat(system.alternativeValue(of: variable) ?? system.value(of: variable))
        }
        return CGRect(x: value(.minX), y: value(.minY), width: value(.width), height: value(.height))
    }

    func constraintsAffecting(_ box: LayoutBox, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        solveIfNeeded()
        let sides: [LayoutBox.Side] = axis == .horizontal ? [.minX, .width] : [.minY, .height]
        let identifiers = sides.compactMap(box.existingVariable).flatMap { system.constraintsAffecting($0) }
        var seen: Set<LayoutConstraintID> = []
        return identifiers.filter { seen.insert($0).inserted }.compactMap { constraintsByIdentifier[$0]?.object }
    }
}

extension LayoutBox {
    func givenValue(_ side: Side) -> Double {
        let rect: CGRect = givenRect
        switch side {
        case .minX: return rect.minX
        case .minY: return rect.minY
        case .width: return rect.width
        case .height: return rect.height
        }
    }
}
