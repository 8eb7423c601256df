import LayoutEngine

/// A sum of unknowns and a constant: what an attribute of an item is worth, in some view's coordinates.
struct ConstraintExpression {
    var terms: [(side: LayoutBox.Side, box: LayoutBox, coefficient: Double)] = []
    var constant: Double = 0
    /// The views with whose margins, safe area, direction, baselines or scroll position the constant may change.
    var sources: [UIView] = []

    mutating func add(_ box: LayoutBox, _ side: LayoutBox.Side, _ coefficient: Double = 1) {
        if let index = terms.firstIndex(where: { $0.box === box && $0.side == side }) {
            terms[index].coefficient += coefficient
        } else {
            terms.append((side, box, coefficient))
        }
    }

    mutating func subtract(_ other: ConstraintExpression, times factor: Double) {
        for term in other.terms { add(term.box, term.side, -term.coefficient * factor) }
        constant -= other.constant * factor
        sources += other.sources
    }
}

/// Turns attributes of items into expressions. Positions are in the coordinates of `ancestor`, which contains both items.
@MainActor struct ConstraintReader {
    let ancestor: UIView
    /// The other item of the constraint: an edge of a scroll view means its content's edge for what is inside it.
    let partner: AnyObject?
    /// The direction leading and trailing are read in: that of the nearest view that contains both items.
    let rightToLeft: Bool

    func expression(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) -> ConstraintExpression {
        if let view = item as? UIView { return expression(view, attribute) }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return ConstraintExpression() }
        if let region = guide.region { return expression(region, of: owner, attribute) }
        let resolved: NSLayoutConstraint.Attribute = attribute.resolved(rightToLeft: rightToLeft)
        var result = ConstraintExpression()
        addEdge(of: guide.box, resolved, to: &result)
        if resolved.isPosition { addPath(from: owner, to: &result, axis: resolved.axis) }
        return result
    }

    /// The way from one anchor to another: to the right or down, in the direction of the text for leading and trailing.
    func expression(_ distance: AnchorDistance) -> ConstraintExpression {
        guard let start = distance.start, let end = distance.end else { return ConstraintExpression() }
        let isMirrored: Bool = rightToLeft && distance.isDirectional
        let from: ConstraintExpression = expression(isMirrored ? end : start, isMirrored ? distance.endAttribute : distance.startAttribute)
        var result: ConstraintExpression = expression(
            isMirrored ? start : end, isMirrored ? distance.startAttribute : distance.endAttribute)
        result.subtract(from, times: 1)
        return result
    }

    private func expression(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> ConstraintExpression {
        let resolved: NSLayoutConstraint.Attribute = attribute.resolved(rightToLeft: rightToLeft)
        if resolved.isPosition, let content = view.scrollContentBox, isInside(view) {
            return contentExpression(content, of: view, resolved)
        }
        if let margin = resolved.marginBase {
            return expression(.margins, of: view, margin)
        }
        if let baseline = standInExpression(view, resolved) { return baseline }
        var result = ConstraintExpression()
        switch resolved {
        case .firstBaseline, .lastBaseline:
            addEdge(of: view.layoutBox, resolved == .firstBaseline ? .top : .bottom, to: &result)
            result.constant += Double(
                resolved == .firstBaseline ? view.firstBaselineOffset : -view.lastBaselineOffset)
            result.sources.append(view)
        default: addEdge(of: view.layoutBox, resolved, to: &result)
        }
        if view === ancestor {
            // The ancestor's own edges in its own coordinates: its origin is where its bounds begin.
            if resolved.isPosition { replaceOrigin(of: view.layoutBox, in: &result, axis: resolved.axis) }
        } else if resolved.isPosition, let superview = view.superview {
            addPath(from: superview, to: &result, axis: resolved.axis)
        }
        return result
    }

    /// An edge of what a scroll view shows, or of its margins laid inside that. Its middle is that of its own frame before anything is scrolled,
    /// as its width and height are its own (behaviour/rules.md 17.1).
    private func contentExpression(
        _ content: LayoutBox, of view: UIView, _ attribute: NSLayoutConstraint.Attribute
    ) -> ConstraintExpression {
        var result = ConstraintExpression()
        switch attribute.marginBase ?? attribute {
        case .centerX:
            result.add(content, .minX)
            result.add(view.layoutBox, .width, 0.5)
        case .centerY:
            result.add(content, .minY)
            result.add(view.layoutBox, .height, 0.5)
        case let edge: addEdge(of: content, edge, to: &result)
        }
        if attribute.marginBase != nil {
            result.constant += view.layoutMargins.offset(of: attribute)
            result.sources.append(view)
        }
        addPath(from: view, to: &result, axis: attribute.axis)
        return result
    }

    /// The baseline of a view that another one inside it stands for, wherever that one is.
    private func standInExpression(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> ConstraintExpression? {
        guard attribute == .firstBaseline || attribute == .lastBaseline else { return nil }
        let isFirst: Bool = attribute == .firstBaseline
        let stand: UIView = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        guard stand !== view, let superview = stand.superview, stand.isDescendant(of: view),
            stand.layoutBox.isGiven || stand.participatesInConstraints
        else { return nil }
        var result = ConstraintExpression()
        addEdge(of: stand.layoutBox, isFirst ? .top : .bottom, to: &result)
        result.constant += Double(isFirst ? stand.firstBaselineOffset : -stand.lastBaselineOffset)
        result.sources = [view, stand]
        addPath(from: superview, to: &result, axis: .vertical)
        return result
    }

    /// Whether the constraint's other item lies in `view`, so that a scroll view's edges are its content's.
    private func isInside(_ view: UIView) -> Bool {
        guard let partner, let other = LayoutBox.view(of: partner) else { return false }
        if other === view { return partner is UILayoutGuide && (partner as? UILayoutGuide)?.region == nil }
        return other.isDescendant(of: view)
    }

    /// A system region is its view's bounds less insets that UIKit knows.
    private func expression(_ region: SystemRegion, of view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> ConstraintExpression {
        let resolved: NSLayoutConstraint.Attribute = attribute.resolved(rightToLeft: rightToLeft)
        let insets: UIEdgeInsets = region.insets(in: view)
        let alignment: UIEdgeInsets = view.alignmentRectInsets
        var result = ConstraintExpression()
        let box: LayoutBox = view.layoutBox
        let stripHeight: CGFloat? = resolved.axis == .vertical ? region.stripHeight(in: view) : nil
        switch resolved {
        case _ where stripHeight != nil:
            result = strip(region, of: view, stripHeight ?? 0, resolved)
        case .left: result.constant = insets.left
        case .top: result.constant = insets.top
        case .right:
            result.add(box, .width)
            result.constant = -insets.right + alignment.left + alignment.right
        case .bottom:
            result.add(box, .height)
            result.constant = -insets.bottom + alignment.top + alignment.bottom
        case .width:
            result.add(box, .width)
            result.constant = -(insets.left + insets.right) + alignment.left + alignment.right
        case .height:
            result.add(box, .height)
            result.constant = -(insets.top + insets.bottom) + alignment.top + alignment.bottom
        case .centerX:
            result.add(box, .width, 0.5)
            result.constant = (insets.left - insets.right) / 2
        case .centerY:
            result.add(box, .height, 0.5)
            result.constant = (insets.top - insets.bottom) / 2
        default: break
        }
        if resolved.isPosition {
            result.constant += resolved.axis == .horizontal ? view.bounds.minX : view.bounds.minY
            addPath(from: view, to: &result, axis: resolved.axis)
        }
        result.sources.append(view)
        return result
    }

    /// A strip hangs on one edge of its view: only its far side moves with the safe area.
    private func strip(
        _ region: SystemRegion, of view: UIView, _ length: CGFloat, _ attribute: NSLayoutConstraint.Attribute
    ) -> ConstraintExpression {
        var result = ConstraintExpression()
        if attribute == .height {
            result.constant = length
            return result
        }
        let isTop: Bool = region == .topStrip
        if !isTop { result.add(view.layoutBox, .height) }
        switch attribute {
        case .bottom where isTop: result.constant = length
        case .centerY: result.constant = (isTop ? 1 : -1) * length / 2
        case .top where !isTop: result.constant = -length
        default: break
        }
        return result
    }

    private func addEdge(of box: LayoutBox, _ attribute: NSLayoutConstraint.Attribute, to result: inout ConstraintExpression) {
        switch attribute {
        case .left: result.add(box, .minX)
        case .right:
            result.add(box, .minX)
            result.add(box, .width)
        case .top: result.add(box, .minY)
        case .bottom:
            result.add(box, .minY)
            result.add(box, .height)
        case .width: result.add(box, .width)
        case .height: result.add(box, .height)
        case .centerX:
            result.add(box, .minX)
            result.add(box, .width, 0.5)
        case .centerY:
            result.add(box, .minY)
            result.add(box, .height, 0.5)
        default: break
        }
    }

    /// From `view`'s coordinates up to the ancestor's: each step adds where a view lies in its superview.
    private func addPath(from view: UIView, to result: inout ConstraintExpression, axis: NSLayoutConstraint.Axis) {
        var current: UIView = view
        while current !== ancestor {
            let box: LayoutBox = current.layoutBox
            result.add(box, axis == .horizontal ? .minX : .minY)
            let insets: UIEdgeInsets = current.alignmentRectInsets
            let origin: CGPoint = current.bounds.origin
            result.constant -= axis == .horizontal ? origin.x + insets.left : origin.y + insets.top
            if current.isScrollContainer { result.sources.append(current) }
            guard let superview = current.superview else { return }
            current = superview
        }
    }

    private func replaceOrigin(of box: LayoutBox, in result: inout ConstraintExpression, axis: NSLayoutConstraint.Axis) {
        let side: LayoutBox.Side = axis == .horizontal ? .minX : .minY
        result.terms.removeAll { $0.box === box && $0.side == side }
        let insets: UIEdgeInsets = ancestor.alignmentRectInsets
        let origin: CGPoint = ancestor.bounds.origin
        result.constant += axis == .horizontal ? origin.x + insets.left : origin.y + insets.top
        if ancestor.isScrollContainer { result.sources.append(ancestor) }
    }
}

extension NSLayoutConstraint.Attribute {
    var axis: NSLayoutConstraint.Axis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .notAnAttribute:
            .horizontal
        default: .vertical
        }
    }

    var isPosition: Bool { self != .width && self != .height && self != .notAnAttribute }

    /// Left and right for leading and trailing in a direction.
    func resolved(rightToLeft: Bool) -> NSLayoutConstraint.Attribute {
        switch self {
        case .leading: rightToLeft ? .right : .left
        case .trailing: rightToLeft ? .left : .right
        case .leadingMargin: rightToLeft ? .rightMargin : .leftMargin
        case .trailingMargin: rightToLeft ? .leftMargin : .rightMargin
        default: self
        }
    }

    var isSize: Bool { self == .width || self == .height }

    /// The class of the anchor that stands for the attribute.
    var anchorName: String {
        if isSize { return "NSLayoutDimension" }
        return axis == .horizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
    }

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// The edge of the margins guide that a margin attribute means.
    var marginBase: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }

    var isDirectional: Bool {
        self == .leading || self == .trailing || self == .leadingMargin || self == .trailingMargin
    }
}

extension UIEdgeInsets {
    /// How far an edge or middle of the margins lies from that of the whole, in points to the right or down.
    fileprivate func offset(of attribute: NSLayoutConstraint.Attribute) -> Double {
        switch attribute {
        case .leftMargin: left
        case .rightMargin: -right
        case .topMargin: top
        case .bottomMargin: -bottom
        case .centerXWithinMargins: (left - right) / 2
        case .centerYWithinMargins: (top - bottom) / 2
        default: 0
        }
    }
}
