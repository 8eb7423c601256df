/// Constraints written the way UIKit writes them.
@MainActor enum ConstraintDescription {
    static func text(for constraint: NSLayoutConstraint) -> String {
        var line = "<NSLayoutConstraint:\(address(of: constraint))"
        if let identifier = constraint.identifier { line += " '\(identifier)'" }
        line += " \(side(constraint.firstItem, constraint.firstAttribute)) \(sign(of: constraint.relation)) "
        line += rightSide(of: constraint)
        if constraint.priority != .required { line += " @\(number(CGFloat(constraint.priority.rawValue)))" }
        line += "   (\(constraint.isActive ? "active" : "inactive")"
        return line + ")>"
    }

    private static func rightSide(of constraint: NSLayoutConstraint) -> String {
        guard constraint.hasSecondItem, constraint.secondAttribute != .notAnAttribute else { return number(constraint.constant) }
        var text = ""
        if constraint.multiplier != 1 { text += "\(number(constraint.multiplier))*" }
        text += side(constraint.secondItem, constraint.secondAttribute)
        if constraint.constant > 0 { text += " + \(number(constraint.constant))" }
        if constraint.constant < 0 { text += " - \(number(-constraint.constant))" }
        return text
    }

    static func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
        "\(name(of: item)).\(attribute)"
    }

    /// An item's class and identity; an accessibility identifier or guide identifier names it when there is one.
    static func name(of item: AnyObject?) -> String {
        guard let item else { return "(gone)" }
        let base = "\(ViewDescription.className(of: item)):\(address(of: item))"
        if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty { return "\(base)'\(guide.identifier)'" }
        if let label = item as? UILabel, let text = label.text, !text.isEmpty { return "\(base)'\(text.prefix(30))'" }
        if let view = item as? UIView, let identifier = view.accessibilityIdentifier { return "\(base)'\(identifier)'" }
        return base
    }

    private static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    }

    private static func sign(of relation: NSLayoutConstraint.Relation) -> String {
        switch relation {
        case .equal: "=="
        case .lessThanOrEqual: "<="
        case .greaterThanOrEqual: ">="
        }
    }

    private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
