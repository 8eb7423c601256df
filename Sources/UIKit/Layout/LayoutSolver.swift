import LayoutEngine

/// The one system of constraints behind every view of an app, and what has to be told to it.
///
/// Views are solved together, whatever window they are in: parts without a common constraint cost each other nothing
/// (`LayoutSystem` splits them). Frames that code or autoresizing gave are inputs, not unknowns.
@MainActor final class LayoutSolver {
    static var shared: LayoutSolver { AppContext.current.solver }

    /// The entry of an active constraint in the system.
    struct Entry {
        var identifier: LayoutConstraintID
        /// For an inequality of positions: the wish to be at its bound.
        var inclination: LayoutConstraintID?
        /// Views whose margins, safe area, baselines or scroll position the constant depends on. They hold the constraint.
        var sources: [Weak<UIView>]
        /// Sides of scroll views' contents that the constraint mentions.
        var contentSides: [(box: LayoutBox, side: LayoutBox.Side)]
    }

    let system = LayoutSystem()
    let released = ReleasedItems()
    /// Whose an unknown or input is, by its number.
    private(set) var owners: [Owner?] = []
    private(set) var constraintsByIdentifier: [LayoutConstraintID: Weak<NSLayoutConstraint>] = [:]
    private var boxesWithNewGivenFrame: [ObjectIdentifier: LayoutBox] = [:]
    /// In the order in which they were told of, which decides the order of their unknowns.
    private var viewsWithNewIntrinsicSize: [UIView] = []
    /// Active constraints that relate positions of different axes.
    private var improperConstraints: [ObjectIdentifier: Weak<NSLayoutConstraint>] = [:]
    private var isSolving = false
    /// The conflicts that were found and are still to be reported.
    var unsaidConflicts: [LayoutConflict] = []
    /// Conflicts in trees that are in no window and whose root nobody has given a size yet.
    var earlyConflicts: [LayoutConflict] = []
    private var isFitting = false
    var feedback = GeometryFeedback()

    struct Owner {
        weak var box: LayoutBox?
        let side: LayoutBox.Side
    }
    struct Weak<Object: AnyObject> {
        weak var object: Object?
    }

    init() { released.solver = self }

    /// Whether somebody still has a view, a guide or a constraint that is known here.
    var hasLivingItems: Bool {
        owners.contains { $0?.box != nil } || constraintsByIdentifier.values.contains { $0.object != nil }
    }

    // MARK: Unknowns

    func makeVariable(for box: LayoutBox, side: LayoutBox.Side) -> LayoutVariable {
        let variable: LayoutVariable
        if box.isGiven {
            variable = system.makeInput(box.givenValue(side))
        } else if box.isContent, side == .minX || side == .minY {
            variable = system.makeInput(0)
        } else {
            variable = system.makeVariable()
        }
        while owners.count <= variable.number { owners.append(nil) }
        owners[variable.number] = Owner(box: box, side: side)
        if !box.isGiven { addMinimum(of: box, side, variable) }
        return variable
    }

    /// Nothing is smaller than nothing (behaviour/rules.md 17.5).
    private func addMinimum(of box: LayoutBox, _ side: LayoutBox.Side, _ variable: LayoutVariable) {
        guard side == .width || side == .height, box.minimums[side] == nil else { return }
        box.minimums[side] = system.add(LayoutConstraint(LinearForm(variable), .greaterThanOrEqual, 0, priority: LayoutConstraint.nonnegative))
    }

    /// Takes out what belonged to boxes and views that are gone.
    func consumeReleasedItems() {
        let released: ReleasedItems.Batch = released.take()
        guard !released.isEmpty else { return }
        for constraint in released.orphans { forget(constraint) }
        for constraint in released.constraints { system.remove(constraint) }
        for variable in released.variables {
            owners[variable.number] = nil
            system.remove(variable)
        }
    }

    // MARK: Constraints

    /// `holder` nil is the nearest common ancestor.
    func activate(_ constraint: NSLayoutConstraint, heldBy holder: UIView?) {
        let items: [AnyObject] = constraint.items
        if items.isEmpty, constraint.firstAttribute == .notAnAttribute {
            LayoutException.raise(.internalInconsistency, "Constraint must contain a first layout item")
        }
        guard !constraint.hasLostItems else { return }
        guard let container = commonAncestor(of: items) else { return refuseUnrelated(constraint) }
        if let holder, !container.isDescendant(of: holder) {
            LayoutException.raise(
                .generic,
                "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the "
                    + "view?  That's illegal. constraint:\(constraint.description) view:\(holder.description)")
        }
        constraint.holder = holder ?? container
        constraint.container = container
        for box in boxes(of: constraint) { box.constraints[ObjectIdentifier(constraint)] = constraint }
        constraint.holder?.hold(constraint)
        insert(constraint)
        for item in items { LayoutBox.view(of: item)?.didJoinConstraints() }
    }

    private func commonAncestor(of items: [AnyObject]) -> UIView? {
        var result: UIView?
        for item in items {
            guard let view = LayoutBox.view(of: item) else { return nil }
            guard let known = result else {
                result = view
                continue
            }
            guard let common = known.commonAncestor(with: view) else { return nil }
            result = common
        }
        return result
    }

    /// Ends the app, as on a device, unless it came to what is left out before: that may have put one of the views into its place.
    private func refuseUnrelated(_ constraint: NSLayoutConstraint) {
        let second: String = constraint.secondAnchor?.description ?? constraint.firstDistance?.end.map { "\($0)" } ?? "(null)"
        let anchors = "constraint with anchors \(constraint.firstAnchor.description) and \(second)"
        guard LeftOutLog.shared.reached.isEmpty else {
            let report: String = ConflictReport.numbered(anchors)
            return WarningLog.shared.record(.constraints, report) {
                RuntimeWarning(
                    .constraints, message: "A \(report) is not active: its views have no common ancestor, after the app came to what is left out.")
            }
        }
        LayoutException.raise(
            .generic,
            "Unable to activate \(anchors) because they have no "
                + "common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's "
                + "illegal.")
    }

    func deactivate(_ constraint: NSLayoutConstraint) {
        guard let holder = constraint.holder else { return }
        remove(constraint)
        for box in boxes(of: constraint) {
            box.constraints[ObjectIdentifier(constraint)] = nil
            if box.constraints.isEmpty, let view = box.view { intrinsicSizeDidChange(view) }
        }
        holder.heldConstraints?.remove(constraint)
        constraint.holder = nil
        constraint.container?.constraintsDidChange()
        constraint.container = nil
    }

    /// The constraint's holder is gone.
    func forget(_ constraint: NSLayoutConstraint) {
        guard constraint.holder == nil else { return }
        remove(constraint)
        for box in boxes(of: constraint) { box.constraints[ObjectIdentifier(constraint)] = nil }
        constraint.container = nil
    }

    private func boxes(of constraint: NSLayoutConstraint) -> [LayoutBox] {
        constraint.items.compactMap(LayoutBox.box)
    }

    private func insert(_ constraint: NSLayoutConstraint) {
        if constraint is _UILayoutSupportConstraint { return }
        if ConstraintRules.relatesAcrossAxes(first: constraint.firstAttribute, second: constraint.secondAttribute) {
            improperConstraints[ObjectIdentifier(constraint)] = Weak(object: constraint)
            constraint.container?.constraintsDidChange()
            return
        }
        guard let reading = linear(constraint) else { return }
        let identifier: LayoutConstraintID = system.add(
            LayoutConstraint(reading.form, reading.relation, reading.constant, priority: constraint.priority.rawValue))
        var entry = Entry(identifier: identifier, sources: reading.sources.map { Weak(object: $0) }, contentSides: reading.contentSides)
        constraintsByIdentifier[identifier] = Weak(object: constraint)
        if reading.isInclined {
            // A position that only an inequality mentions is at its bound; a size is not (as UIKit's solver leaves them).
            let inclination: LayoutConstraintID = system.add(
                LayoutConstraint(reading.form, .equal, reading.constant, priority: LayoutConstraint.inclination))
            entry.inclination = inclination
            constraintsByIdentifier[inclination] = Weak(object: constraint)
        }
        constraint.solverState = entry
        for source in reading.sources { source.layoutBox.marginConstraints[ObjectIdentifier(constraint)] = constraint }
        for use in reading.contentSides { use.box.contentUses[use.side.rawValue] += 1 }
        constraint.container?.constraintsDidChange()
    }

    /// UIKit accepts such constraints until a window lays them out.
    private func refuseImproperConstraints() {
        improperConstraints = improperConstraints.filter { $0.value.object?.isActive == true }
        for constraint in improperConstraints.values.compactMap(\.object) where constraint.container?.window != nil {
            LayoutException.raise(
                .invalidArgument, "Constraint improperly relates anchors of incompatible types: \(constraint.description)")
        }
    }

    private func remove(_ constraint: NSLayoutConstraint) {
        guard let state = constraint.solverState else { return }
        system.remove(state.identifier)
        constraintsByIdentifier[state.identifier] = nil
        if let inclination = state.inclination {
            system.remove(inclination)
            constraintsByIdentifier[inclination] = nil
        }
        for source in state.sources { source.object?.existingLayoutBox?.marginConstraints[ObjectIdentifier(constraint)] = nil }
        for use in state.contentSides { use.box.contentUses[use.side.rawValue] -= 1 }
        constraint.solverState = nil
    }

    func constantDidChange(_ constraint: NSLayoutConstraint) {
        guard let state = constraint.solverState, let reading = linear(constraint) else { return }
        system.setConstant(state.identifier, to: reading.constant)
        if let inclination = state.inclination { system.setConstant(inclination, to: reading.constant) }
        constraint.container?.constraintsDidChange()
    }

    func priorityDidChange(_ constraint: NSLayoutConstraint) {
        guard let state = constraint.solverState else { return }
        system.setPriority(state.identifier, to: constraint.priority.rawValue)
        constraint.container?.constraintsDidChange()
    }

    /// Reads the constraint anew: an item's place in the tree or its direction changed.
    func structureDidChange(_ constraint: NSLayoutConstraint) {
        guard constraint.solverState != nil else { return }
        remove(constraint)
        insert(constraint)
    }

    /// The reading of a constraint for the system: `first - multiplier * second  relation  constant`.
    private struct Reading {
        var form: LinearForm
        var constant: Double
        var relation: LayoutRelation
        var sources: [UIView]
        var contentSides: [(box: LayoutBox, side: LayoutBox.Side)]
        /// Whether it bounds a position that constraints are to find.
        var isInclined: Bool
    }

    /// Positions are read in the coordinates of the constraint's container.
    private func linear(_ constraint: NSLayoutConstraint) -> Reading? {
        guard let container = constraint.container, let first = constraint.firstItem, LayoutBox.view(of: first) != nil else { return nil }
        let rightToLeft: Bool = container.isRightToLeft
        let isDirectional: Bool = constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
        let isMirrored: Bool = rightToLeft && isDirectional
        let reader = ConstraintReader(ancestor: container, partner: constraint.secondItem, rightToLeft: rightToLeft)
        var left: ConstraintExpression =
            constraint.firstDistance.map { reader.expression($0) } ?? reader.expression(first, constraint.firstAttribute)
        if let second = constraint.secondItem, constraint.secondAttribute != .notAnAttribute {
            let reader = ConstraintReader(ancestor: container, partner: first, rightToLeft: rightToLeft)
            let right: ConstraintExpression =
                constraint.secondDistance.map { reader.expression($0) } ?? reader.expression(second, constraint.secondAttribute)
            left.subtract(right, times: Double(constraint.multiplier))
        }
        var form = LinearForm()
        var contentSides: [(box: LayoutBox, side: LayoutBox.Side)] = []
        var hasPosition: Bool = false
        for term in left.terms where term.coefficient != 0 {
            if term.side == .minX || term.side == .minY, !term.box.isGiven, !term.box.isContent { hasPosition = true }
            form.append(term.box.variable(term.side, in: self), term.coefficient)
            if term.box.isContent { contentSides.append((term.box, term.side)) }
        }
        let own: CGFloat = LayoutLimit.constant(constraint.spacing.map { SystemSpacing.constant(of: constraint, $0) } ?? constraint.constant)
        let relation: NSLayoutConstraint.Relation = isMirrored ? constraint.relation.flipped : constraint.relation
        return Reading(
            form: form, constant: Double(own) * (isMirrored ? -1 : 1) - left.constant,
            relation: LayoutRelation(rawValue: Int8(relation.rawValue)) ?? .equal, sources: left.sources, contentSides: contentSides,
            isInclined: hasPosition && constraint.relation != .equal)
    }

    /// Constants that depend on the view's margins, safe area, baselines or scroll position are worked out anew.
    func sourcesDidChange(_ view: UIView) {
        guard let box = view.existingLayoutBox, !box.marginConstraints.isEmpty else { return }
        for constraint in box.marginConstraints.values { constantDidChange(constraint) }
    }

    // MARK: Given frames and intrinsic sizes

    func givenFrameDidChange(_ box: LayoutBox) {
        boxesWithNewGivenFrame[ObjectIdentifier(box)] = box
    }

    func intrinsicSizeDidChange(_ view: UIView) {
        guard let box = view.existingLayoutBox, !box.awaitsMeasuring else { return }
        box.awaitsMeasuring = true
        viewsWithNewIntrinsicSize.append(view)
    }

    /// The box's frame is given from now on, or an unknown from now on.
    func givenStateDidChange(_ box: LayoutBox) {
        for side in [LayoutBox.Side.minX, .minY, .width, .height] {
            guard let variable = box.existingVariable(side) else { continue }
            if box.isGiven {
                if let minimum = box.minimums.removeValue(forKey: side) { system.remove(minimum) }
                system.fix(variable, at: box.givenValue(side))
            } else {
                system.release(variable)
                addMinimum(of: box, side, variable)
            }
        }
    }

    // MARK: Solving

    /// Whether something changed since values were last brought up to date.
    var hasChanges: Bool {
        consumeReleasedItems()
        return !boxesWithNewGivenFrame.isEmpty || !viewsWithNewIntrinsicSize.isEmpty || system.needsSolving
    }

    /// Brings the values up to date with everything that changed, and has the superviews of what moved laid out, except `current`,
    /// which is being laid out. Cheap when nothing changed.
    func solveIfNeeded(whileLayingOut current: UIView? = nil) {
        if !improperConstraints.isEmpty { refuseImproperConstraints() }
        if !earlyConflicts.isEmpty, !isSolving, !hasChanges { reportConflicts() }
        guard !isSolving, hasChanges else { return }
        isSolving = true
        defer { isSolving = false }
        pushGivenFrames()
        var hasNewContent: Bool = !viewsWithNewIntrinsicSize.isEmpty
        pushIntrinsicSizes()
        for _ in 0..<4 where system.needsSolving || hasNewContent {
            system.solve()
            if settleConflicts() { system.solve() }
            reportConflicts()
            hasNewContent = false
            // The second pass of wrapping text: heights follow the widths that came out.
            guard remeasureWrappedText() else { break }
        }
        if system.needsSolving { system.solve() }
        if !isFitting { spreadChanges(except: current) }
    }

    private func spreadChanges(except current: UIView?) {
        system.drainChanges { variable, _, _ in
            guard let view = owners[variable.number]?.box?.layingView, view !== current else { return }
            view.layer.setNeedsLayout()
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
        viewsWithNewIntrinsicSize = []
        for view in views {
            view.existingLayoutBox?.awaitsMeasuring = false
            IntrinsicSize.update(view, in: system, solver: self)
        }
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

    /// Solves with the size of a view's box unknown and wished to be `target`, then puts everything back as it was. Constraints
    /// that tie the view or what is in it to what is outside do not count.
    func fitting(_ view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        isFitting = true
        defer { isFitting = false }
        let box: LayoutBox = view.layoutBox
        var outside: [NSLayoutConstraint] = []
        view.forEachConstraint { constraint in
            guard constraint.solverState != nil, constraint.container?.isDescendant(of: view) != true else { return }
            remove(constraint)
            outside.append(constraint)
        }
        let width: LayoutVariable = box.variable(.width, in: self)
        let height: LayoutVariable = box.variable(.height, in: self)
        let wasGiven: Bool = box.isGiven
        if wasGiven {
            system.release(width)
            system.release(height)
            box.isGiven = false
        }
        box.isMeasured = true
        intrinsicSizeDidChange(view)
        let wishes: [LayoutConstraintID] = [
            system.add(LayoutConstraint(LinearForm(width), .greaterThanOrEqual, 0)),
            system.add(LayoutConstraint(LinearForm(height), .greaterThanOrEqual, 0)),
            system.add(LayoutConstraint(LinearForm(width), .equal, Double(LayoutLimit.clamped(target.width)), priority: horizontal.rawValue)),
            system.add(LayoutConstraint(LinearForm(height), .equal, Double(LayoutLimit.clamped(target.height)), priority: vertical.rawValue)),
        ]
        solveIfNeeded()
        let size = CGSize(width: system.value(of: width), height: system.value(of: height))
        for wish in wishes { system.remove(wish) }
        box.isMeasured = false
        box.isGiven = wasGiven
        if wasGiven {
            system.fix(width, at: box.givenValue(.width))
            system.fix(height, at: box.givenValue(.height))
        }
        intrinsicSizeDidChange(view)
        for constraint in outside { insert(constraint) }
        return size
    }

    // MARK: Explaining

    func isAmbiguous(_ box: LayoutBox) -> Bool {
        solveIfNeeded()
        return LayoutBox.Side.allCases.contains { system.isAmbiguous(box.variable($0, in: self)) }
    }

    /// The sides that the constraints leave open, with numbers that tell their unknowns apart.
    func ambiguousSides(of box: LayoutBox) -> [(side: LayoutBox.Side, id: Int)] {
        solveIfNeeded()
        return LayoutBox.Side.allCases.filter { system.isAmbiguous(box.variable($0, in: self)) }.map { side in
            (side, box.variable(side, in: self).number)
        }
    }

    /// A number that boxes have in common whose open sides constraints tie together; nil where an open side is tied to nothing.
    func ambiguousGroup(of box: LayoutBox) -> Int? {
        ambiguousSides(of: box).first.flatMap { system.group(of: box.variable($0.side, in: self)) }
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
