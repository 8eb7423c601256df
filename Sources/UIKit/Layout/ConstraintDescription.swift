/// Constraints written the way UIKit writes them: as a piece of visual format where that can say it, else as an equation.
@MainActor enum ConstraintDescription {
    static func text(for constraint: NSLayoutConstraint) -> String {
        var words = Words()
        let relation: String = VisualText.text(for: constraint, &words) ?? equation(constraint, &words)
        var line = "<\(ViewDescription.className(of: constraint)):\(address(of: constraint))"
        if let identifier = constraint.identifier { line += " '\(identifier)'" }
        return line + " \(relation)   (\(constraint.isActive ? "active" : "inactive")\(words.legend))>"
    }

    /// The description of a frame that was given and not solved for, in the form of UIKit's translated autoresizing masks.
    static func text(forGiven box: LayoutBox, _ side: LayoutBox.Side) -> String {
        guard let view = box.view else { return "" }
        var words = Words()
        let value: String = number(CGFloat(box.givenValue(side)))
        let relation = "\(words.name(of: view)).\(side) == \(value)"
        if side == .minX || side == .minY, let superview = view.superview { words.add("'|'", superview) }
        return "<NSAutoresizingMaskLayoutConstraint:\(address(of: box)) \(mask(view.autoresizingMask)) \(relation)   (active"
            + "\(words.legend))>"
    }

    /// `h=--& v=--&`: fixed and flexible parts of each axis.
    private static func mask(_ mask: UIView.AutoresizingMask) -> String {
        func axis(_ parts: [UIView.AutoresizingMask]) -> String {
            guard parts.contains(where: mask.contains) else { return "--&" }
            return parts.map { mask.contains($0) ? "&" : "-" }.joined()
        }
        return "h=\(axis([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])) "
            + "v=\(axis([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]))"
    }

    private static func equation(_ constraint: NSLayoutConstraint, _ words: inout Words) -> String {
        let first: String = side(constraint.firstItem, constraint.firstAttribute, constraint.firstDistance, &words)
        var line = "\(first) \(sign(of: constraint.relation)) "
        if constraint.hasSecondItem, constraint.secondAttribute != .notAnAttribute {
            if constraint.multiplier != 1 { line += "\(number(constraint.multiplier))*" }
            line += side(constraint.secondItem, constraint.secondAttribute, constraint.secondDistance, &words)
            if constraint.constant > 0 { line += " + \(number(constraint.constant))" }
            if constraint.constant < 0 { line += " - \(number(-constraint.constant))" }
        } else {
            line += number(constraint.constant)
        }
        if constraint.priority != .required { line += " @\(number(CGFloat(constraint.priority.rawValue)))" }
        return line
    }

    private static func side(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ distance: AnchorDistance?, _ words: inout Words
    ) -> String {
        guard let distance else { return "\(words.name(of: item)).\(attribute)" }
        return "(\(words.name(of: distance.end)).\(distance.endAttribute) - "
            + "\(words.name(of: distance.start)).\(distance.startAttribute))"
    }

    static func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
        var words = Words()
        return "\(words.name(of: item)).\(attribute)"
    }

    /// The names a description uses, and what it has to explain about them.
    struct Words {
        private var explained: [(name: String, item: String)] = []

        /// A view's accessibility identifier, explained at the end, or its class, address and text.
        @MainActor mutating func name(of item: AnyObject?) -> String {
            guard let item else { return "(gone)" }
            guard let view = item as? UIView, let identifier = view.accessibilityIdentifier, !identifier.isEmpty else {
                return ConstraintDescription.name(of: item)
            }
            add(identifier, view)
            return identifier
        }

        @MainActor mutating func add(_ name: String, _ item: AnyObject) {
            let text: String =
                name == "'|'" ? ConstraintDescription.name(of: item) : ConstraintDescription.address(of: item)
            if !explained.contains(where: { $0.name == name }) { explained.append((name, text)) }
        }

        var legend: String {
            explained.isEmpty ? "" : ", names: \(explained.map { "\($0.name):\($0.item)" }.joined(separator: ", ")) "
        }
    }

    /// An item's class and address, and the text or identifier that tells it from others.
    static func name(of item: AnyObject) -> String {
        let base = "\(ViewDescription.className(of: item)):\(address(of: item))"
        if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty { return "\(base)'\(guide.identifier)'" }
        let text: String? = (item as? UILabel)?.text ?? (item as? UIButton)?.currentTitle
        guard let text, !text.isEmpty else { return base }
        return "\(base)'\(text.prefix(30))\(text.count > 30 ? "..." : "")'"
    }

    nonisolated static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }

    static func sign(of relation: NSLayoutConstraint.Relation) -> String {
        switch relation {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
    }

    nonisolated static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}

/// Distances between neighbours and to the superview's edges, as visual format.
@MainActor private enum VisualText {
    /// An edge at the start of an axis, its counterpart at the end, and how the axis is written.
    private struct Axis {
        let start: NSLayoutConstraint.Attribute
        let end: NSLayoutConstraint.Attribute
        let prefix: String
        let suffix: String
    }

    private static let axes: [Axis] = [
        Axis(start: .leading, end: .trailing, prefix: "H:", suffix: ""), Axis(start: .left, end: .right, prefix: "H:", suffix: "(LTR)"),
        Axis(start: .top, end: .bottom, prefix: "V:", suffix: ""),
    ]

    /// Nil where visual format cannot say it: other attributes, multipliers, guides, views that are not neighbours.
    static func text(for constraint: NSLayoutConstraint, _ words: inout ConstraintDescription.Words) -> String? {
        guard constraint.multiplier == 1, let first = constraint.firstItem as? UIView, let second = constraint.secondItem as? UIView,
            first !== second
        else { return nil }
        for axis in axes {
            switch (constraint.firstAttribute, constraint.secondAttribute) {
            case (axis.start, axis.end) where areSiblings(first, second):
                return row(axis, .view(second), distance(constraint), .view(first), &words)
            case (axis.end, axis.start) where areSiblings(first, second):
                return row(axis, .view(first), distance(constraint, flipped: true), .view(second), &words)
            case (axis.start, axis.start) where first.superview === second:
                return row(axis, .edge(second), distance(constraint), .view(first), &words)
            case (axis.start, axis.start) where second.superview === first:
                return row(axis, .edge(first), distance(constraint, flipped: true), .view(second), &words)
            case (axis.end, axis.end) where second.superview === first:
                return row(axis, .view(second), distance(constraint), .edge(first), &words)
            case (axis.end, axis.end) where first.superview === second:
                return row(axis, .view(first), distance(constraint, flipped: true), .edge(second), &words)
            default: continue
            }
        }
        return nil
    }

    private enum End {
        case view(UIView)
        case edge(UIView)
    }

    private static func areSiblings(_ a: UIView, _ b: UIView) -> Bool { a.superview != nil && a.superview === b.superview }

    /// `(>=8@750)`.
    private static func distance(_ constraint: NSLayoutConstraint, flipped: Bool = false) -> String {
        let relation: NSLayoutConstraint.Relation = flipped ? constraint.relation.flipped : constraint.relation
        let constant: CGFloat = flipped ? 0 - constraint.constant : constraint.constant
        let sign: String = relation == .equal ? "" : ConstraintDescription.sign(of: relation)
        let priority: String =
            constraint.priority == .required ? "" : "@\(ConstraintDescription.number(CGFloat(constraint.priority.rawValue)))"
        return "(\(sign)\(ConstraintDescription.number(constant == 0 ? 0 : constant))\(priority))"
    }

    private static func row(
        _ axis: Axis, _ start: End, _ distance: String, _ end: End, _ words: inout ConstraintDescription.Words
    ) -> String {
        func text(_ end: End) -> String {
            switch end {
            case .view(let view): return "[\(words.name(of: view))]"
            case .edge(let view):
                words.add("'|'", view)
                return "|"
            }
        }
        return "\(axis.prefix)\(text(start))-\(distance)-\(text(end))\(axis.suffix)"
    }
}
