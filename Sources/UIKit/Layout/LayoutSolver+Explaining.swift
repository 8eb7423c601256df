import LayoutEngine

// What the solver says about itself: conflicts, and what decides a place.

extension LayoutSolver {
    /// Has the constraint give way that UIKit would have give way, where the system chose another one: added anew it is the last
    /// to come, and the last one yields. Returns whether there is something to solve again.
    func settleConflicts() -> Bool {
        let conflicts: [LayoutConflict] = system.drainConflicts()
        unsaidConflicts = []
        var isChanged = false
        for conflict in conflicts {
            guard let chosen = constraint(conflict.broken),
                let fitter = ConflictReport.yielding(among: conflict.constraints.compactMap(constraint)), fitter !== chosen
            else {
                unsaidConflicts.append(conflict)
                continue
            }
            structureDidChange(fitter)
            isChanged = true
        }
        return isChanged
    }

    func reportConflicts() {
        let conflicts: [LayoutConflict] = earlyConflicts.filter { system.isBroken($0.broken) } + unsaidConflicts + system.drainConflicts()
        unsaidConflicts = []
        earlyConflicts = []
        for conflict in conflicts {
            guard let broken = constraint(conflict.broken) else { continue }
            let given: [(LayoutBox, LayoutBox.Side)] = conflict.inputs.compactMap { input in
                owners[input.number].flatMap { owner in owner.box.map { ($0, owner.side) } }
            }
            if given.contains(where: { isWithoutSize($0, $1) }) {
                earlyConflicts.append(conflict)
                continue
            }
            ConflictReport.log(speakers(for: conflict.constraints), given: given.filter { !$0.0.isContent }, broken: broken)
        }
    }

    /// Whether it is the size of a view that stands nowhere yet, and that nobody has given one: it is nothing that UIKit would lay out.
    private func isWithoutSize(_ box: LayoutBox, _ side: LayoutBox.Side) -> Bool {
        guard side == .width || side == .height, let view = box.view, view.superview == nil, !(view is UIWindow) else { return false }
        return box.givenValue(side) == 0
    }

    /// The conflicts that there are now between constraints in `windows`: the constraint that was given up, and by how many points it fails.
    func standingConflicts(in windows: [UIWindow]) -> [(broken: NSLayoutConstraint, violation: Double)] {
        solveIfNeeded()
        return system.standingConflicts.compactMap { conflict in
            guard let broken = constraint(conflict.broken), let view = broken.container ?? broken.firstItem.flatMap(LayoutBox.view),
                let window = view.window, windows.contains(where: { $0 === window })
            else { return nil }
            return (broken, system.violation(of: conflict.broken))
        }
    }

    func constraintsAffecting(_ box: LayoutBox, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        solveIfNeeded()
        let sides: [LayoutBox.Side] = axis == .horizontal ? [.minX, .width] : [.minY, .height]
        return speakers(for: sides.compactMap(box.existingVariable).flatMap { system.constraintsAffecting($0) })
    }

    /// Each once: hugging and resistance are told as one, and so is a bound with its inclination.
    private func speakers(for identifiers: [LayoutConstraintID]) -> [NSLayoutConstraint] {
        var seen: Set<ObjectIdentifier> = []
        return identifiers.compactMap(constraint).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// The constraint that a row of the system stands for: an app's or a stack's, or what a view's own size asks for.
    private func constraint(_ identifier: LayoutConstraintID) -> NSLayoutConstraint? {
        if let known = constraintsByIdentifier[identifier] { return known.object }
        for case let box? in owners.lazy.map({ $0?.box }) {
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] where box.intrinsic.identifiers(along: axis).contains(identifier) {
                guard let view = box.view else { return nil }
                let speaker: NSContentSizeLayoutConstraint = box.intrinsic.speakers[axis] ?? NSContentSizeLayoutConstraint(view, axis)
                box.intrinsic.speakers[axis] = speaker
                return speaker
            }
        }
        return nil
    }
}
