import LayoutEngine

/// Keeps the constraints that stand for a view's intrinsic size: hugging (no larger) and resistance (no smaller).
@MainActor enum IntrinsicSize {
    static func update(_ view: UIView, in system: LayoutSystem, solver: LayoutSolver) {
        guard let box = view.existingLayoutBox else { return }
        guard !box.isGiven, view.participatesInConstraints else {
            clear(box, in: system)
            return
        }
        let size: CGSize = size(of: view, forWidth: box.intrinsic.measuredWidth)
        box.intrinsic.size = size
        let wraps: Bool = view.heightDependsOnWidth
        solver.wrappingViews[ObjectIdentifier(view)] = wraps ? LayoutSolver.Weak(object: view) : nil
        set(&box.intrinsic.horizontalHugging, box, .width, .lessThanOrEqual, size.width, view.hugging.horizontal, in: system, solver)
        set(
            &box.intrinsic.horizontalResistance, box, .width, .greaterThanOrEqual, size.width, view.resistance.horizontal, in: system,
            solver)
        set(&box.intrinsic.verticalHugging, box, .height, .lessThanOrEqual, size.height, view.hugging.vertical, in: system, solver)
        set(
            &box.intrinsic.verticalResistance, box, .height, .greaterThanOrEqual, size.height, view.resistance.vertical, in: system,
            solver)
    }

    /// Measures text that wraps for the width it got. Returns whether the height it asks for changed.
    static func remeasure(_ view: UIView, _ box: LayoutBox, width: CGFloat, in system: LayoutSystem) -> Bool {
        guard width > 0, box.intrinsic.measuredWidth.map({ abs($0 - width) > 0.001 }) ?? true else { return false }
        box.intrinsic.measuredWidth = width
        let height: CGFloat = size(of: view, forWidth: width).height
        guard height != box.intrinsic.size.height else { return false }
        box.intrinsic.size.height = height
        if let identifier = box.intrinsic.verticalHugging { system.setConstant(identifier, to: Double(height)) }
        if let identifier = box.intrinsic.verticalResistance { system.setConstant(identifier, to: Double(height)) }
        return true
    }

    private static func size(of view: UIView, forWidth width: CGFloat?) -> CGSize {
        let asked: CGSize = view.constraintIntrinsicSize(forWidth: width)
        return CGSize(
            width: LayoutLimit.intrinsic(asked.width, of: view, .width), height: LayoutLimit.intrinsic(asked.height, of: view, .height))
    }

    private static func set(
        _ identifier: inout LayoutConstraintID?, _ box: LayoutBox, _ side: LayoutBox.Side, _ relation: LayoutRelation,
        _ length: CGFloat, _ priority: UILayoutPriority, in system: LayoutSystem, _ solver: LayoutSolver
    ) {
        guard length != UIView.noIntrinsicMetric else {
            if let old = identifier { system.remove(old) }
            identifier = nil
            return
        }
        if let identifier {
            system.setConstant(identifier, to: Double(length))
            system.setPriority(identifier, to: priority.rawValue)
        } else {
            let form = LinearForm(box.variable(side, in: solver))
            identifier = system.add(LayoutConstraint(form, relation, Double(length), priority: priority.rawValue))
        }
    }

    private static func clear(_ box: LayoutBox, in system: LayoutSystem) {
        for identifier in box.intrinsic.identifiers { system.remove(identifier) }
        box.intrinsic = IntrinsicConstraints()
    }
}
