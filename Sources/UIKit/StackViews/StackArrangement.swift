/// The constraints and spacers a stack view needs for what it is set to. Identifiers are UIKit's, so that conflict reports read
/// alike.
@MainActor struct StackArrangement {
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var spacers: [UILayoutGuide] = []
    private let stack: UIStackView
    private let isRow: Bool
    private let visible: [UIView]

    /// Keeps a stack that shows nothing at nothing.
    private static let ambiguitySuppression = UILayoutPriority(49)
    /// Keeps a stack whose views are aligned no larger across than they are, also where the largest size is asked for.
    private static let spanningFit = UILayoutPriority(51)
    /// Keeps aligned views without a length of their own small across.
    private static let viewSuppression = UILayoutPriority(25)

    init(_ stack: UIStackView) {
        self.stack = stack
        isRow = stack.axis == .horizontal
        visible = stack.arrangedSubviews.filter { !$0.isHidden }
        hide()
        guard let first = visible.first, let last = visible.last else {
            suppress(isRow ? .width : .height)
            suppress(isRow ? .height : .width)
            return
        }
        add(canvas, start, .equal, first, start, 0, "UISV-canvas-connection")
        add(canvas, end, .equal, last, end, 0, "UISV-canvas-connection")
        distribute()
        align()
    }

    // MARK: Words by axis

    private typealias Attribute = NSLayoutConstraint.Attribute
    private var start: Attribute { isRow ? .leading : .top }
    private var end: Attribute { isRow ? .trailing : .bottom }
    private var center: Attribute { isRow ? .centerX : .centerY }
    private var length: Attribute { isRow ? .width : .height }
    private var crossStart: Attribute { isRow ? .top : .leading }
    private var crossEnd: Attribute { isRow ? .bottom : .trailing }
    private var crossCenter: Attribute { isRow ? .centerY : .centerX }
    private var crossLength: Attribute { isRow ? .height : .width }

    /// The item that the views are tied to: the stack, or its margins.
    private var canvas: AnyObject { stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack }

    private mutating func add(
        _ first: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
        _ secondAttribute: Attribute, _ constant: CGFloat, _ identifier: String, multiplier: CGFloat = 1,
        priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: secondAttribute,
            multiplier: multiplier, constant: constant)
        constraint.identifier = identifier
        constraint.priority = priority
        constraints.append(constraint)
    }

    /// Hidden views have no length. They wait where they would stand, so that they move little when they are shown: behind the
    /// view before them, or else at the beginning.
    private mutating func hide() {
        var before: UIView?
        for view in stack.arrangedSubviews {
            guard view.isHidden else {
                before = view
                continue
            }
            add(view, length, .equal, nil, .notAnAttribute, 0, "UISV-hiding")
            if let before {
                add(view, start, .equal, before, end, 0, "UISV-hiding-edge")
            } else {
                add(view, start, .equal, canvas, start, 0, "UISV-hiding-edge")
            }
            alignHidden(view)
        }
    }

    private mutating func alignHidden(_ view: UIView) {
        switch stack.alignment {
        case .trailing: add(view, crossEnd, .equal, canvas, crossEnd, 0, "UISV-alignment")
        case .center: add(view, crossCenter, .equal, canvas, crossCenter, 0, "UISV-alignment")
        default: add(view, crossStart, .equal, canvas, crossStart, 0, "UISV-alignment")
        }
    }

    private mutating func suppress(_ attribute: Attribute) {
        add(stack, attribute, .equal, nil, .notAnAttribute, 0, "UISV-ambiguity-suppression", priority: Self.ambiguitySuppression)
    }

    // MARK: Along the axis

    private mutating func distribute() {
        switch stack.distribution {
        case .fill: chain()
        case .fillEqually:
            chain()
            for view in visible.dropFirst() { add(view, length, .equal, visible[0], length, 0, "UISV-fill-equally") }
        case .fillProportionally:
            chain()
            proportion()
        case .equalSpacing: space(from: end, to: start, weakening: 0, equal: .required)
        case .equalCentering: space(from: center, to: center, weakening: 1, equal: UILayoutPriority(149))
        }
    }

    /// Each view starts where the one before it ends, plus the spacing.
    private mutating func chain(_ relation: NSLayoutConstraint.Relation = .equal) {
        for (view, next) in zip(visible, visible.dropFirst()) {
            let spacing: CGFloat = stack.effectiveSpacing(after: view)
            if stack.isBaselineRelativeArrangement, !isRow {
                add(next, .firstBaseline, relation, view, .lastBaseline, spacing, "UISV-spacing")
            } else {
                add(next, start, relation, view, end, spacing, "UISV-spacing")
            }
        }
    }

    /// Each view has its share of the stack's length, by intrinsic length. The spacing counts as part of the whole, earlier
    /// views come first, and the last takes what is left: so does UIKit, where only without spacing the shares are exact.
    private mutating func proportion() {
        let lengths: [CGFloat] = visible.map { view in
            let size: CGSize = view.intrinsicContentSize
            return max(0, isRow ? size.width : size.height)
        }
        let spaces: CGFloat = visible.dropLast().reduce(0) { $0 + stack.effectiveSpacing(after: $1) }
        let total: CGFloat = lengths.reduce(0, +) + max(0, spaces)
        guard total > 0 else { return }
        for (index, view) in visible.enumerated() where lengths[index] > 0 {
            add(
                view, length, .equal, stack, length, 0, "UISV-fill-proportionally", multiplier: lengths[index] / total,
                priority: UILayoutPriority(max(1, 999 - Float(index))))
        }
    }

    /// Equal distances between neighbours, measured by spacers, and never less than the spacing. Where not all can be equal,
    /// the first are: each wish is weaker than the one before it.
    private mutating func space(from: Attribute, to: Attribute, weakening: Float, equal: UILayoutPriority) {
        chain(.greaterThanOrEqual)
        var first: UILayoutGuide?
        for (view, next) in zip(visible, visible.dropFirst()) {
            let spacer = UILayoutGuide()
            spacer.identifier = "UISV-distributing"
            spacers.append(spacer)
            add(spacer, start, .equal, view, from, 0, "UISV-distributing-edge")
            add(spacer, end, .equal, next, to, 0, "UISV-distributing-edge")
            add(spacer, crossStart, .equal, stack, crossStart, 0, "UISV-distributing-edge")
            add(spacer, crossLength, .equal, nil, .notAnAttribute, 0, "UISV-distributing-edge")
            if let first {
                let priority = UILayoutPriority(max(1, equal.rawValue - weakening * Float(spacers.count - 2)))
                add(spacer, length, .equal, first, length, 0, "UISV-fill-equally", priority: priority)
            } else {
                first = spacer
            }
        }
    }

    // MARK: Across the axis

    private mutating func align() {
        switch stack.alignment {
        case .fill:
            for view in visible {
                add(canvas, crossStart, .equal, view, crossStart, 0, "UISV-canvas-connection")
                add(canvas, crossEnd, .equal, view, crossEnd, 0, "UISV-canvas-connection")
            }
        case .leading: contain { $0.add($1, $0.crossStart, .equal, $0.canvas, $0.crossStart, 0, "UISV-alignment") }
        case .trailing: contain { $0.add($1, $0.crossEnd, .equal, $0.canvas, $0.crossEnd, 0, "UISV-alignment") }
        case .center: contain { $0.add($1, $0.crossCenter, .equal, $0.canvas, $0.crossCenter, 0, "UISV-alignment") }
        case .firstBaseline, .lastBaseline:
            let baseline: Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
            let reference: UIView = visible[0]
            contain { arrangement, view in
                guard arrangement.isRow else {
                    arrangement.add(view, .leading, .equal, arrangement.canvas, .leading, 0, "UISV-alignment")
                    return
                }
                if view !== reference { arrangement.add(view, baseline, .equal, reference, baseline, 0, "UISV-alignment") }
            }
        }
    }

    /// The views stay inside the canvas, which is no larger than it must be.
    private mutating func contain(_ alignOne: (inout StackArrangement, UIView) -> Void) {
        for view in visible {
            add(view, crossStart, .greaterThanOrEqual, canvas, crossStart, 0, "UISV-spanning-boundary")
            add(view, crossEnd, .lessThanOrEqual, canvas, crossEnd, 0, "UISV-spanning-boundary")
            alignOne(&self, view)
            add(
                view, crossLength, .equal, nil, .notAnAttribute, 0, "UISV-ambiguity-suppression", priority: Self.viewSuppression)
        }
        add(stack, crossLength, .equal, nil, .notAnAttribute, 0, "UISV-spanning-fit", priority: Self.spanningFit)
    }
}
