/// Which attributes may be related, and which values a constraint may have (values in, a value out). A position across with a
/// position along can be written down, and is refused when it is laid out.
enum ConstraintRules {
    enum Kind {
        case size, horizontalAbsolute, horizontalDirectional, horizontalNeutral, vertical, none
    }

    static func kind(of attribute: NSLayoutConstraint.Attribute) -> Kind {
        switch attribute {
        case .width, .height: .size
        case .left, .right, .leftMargin, .rightMargin: .horizontalAbsolute
        case .leading, .trailing, .leadingMargin, .trailingMargin: .horizontalDirectional
        case .centerX, .centerXWithinMargins: .horizontalNeutral
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .vertical
        case .notAnAttribute: .none
        }
    }

    /// UIKit's message for a pair it refuses; nil for a legal one. `notAnAttribute` second stands for a constant.
    static func problem(first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute) -> String? {
        switch (kind(of: first), kind(of: second)) {
        case (.none, _): return "Invalid layout attribute for the first item."
        case (.size, .size), (.size, .none): return nil
        case (_, .none):
            return "A multiplier of 0 or a nil second item together with a location for the first attribute creates an "
                + "illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
        case (.size, _), (_, .size): return "Invalid pairing of layout attributes"
        case (.horizontalAbsolute, .horizontalDirectional), (.horizontalDirectional, .horizontalAbsolute):
            return "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                + "Use leading/trailing for both or neither."
        default: return nil
        }
    }

    /// Whether one is a position across and the other a position along.
    static func relatesAcrossAxes(first: NSLayoutConstraint.Attribute, second: NSLayoutConstraint.Attribute) -> Bool {
        let kinds: [Kind] = [kind(of: first), kind(of: second)]
        return kinds.filter { $0 == .vertical }.count == 1 && !kinds.contains(.size) && !kinds.contains(.none)
    }

    /// UIKit's message for a multiplier that is not a number or is infinite; nil for others.
    static func problem(multiplier: CGFloat) -> String? {
        multiplier.isFinite ? nil : "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)"
    }

    /// UIKit's message for a priority it refuses; nil for a legal one.
    static func problem(priority: Float) -> String? {
        guard priority > 0, priority <= 1000 else {
            return "It's illegal to set priority:\(String(format: "%g", Double(priority))). Priorities must be greater than 0 and "
                + "less or equal to NSLayoutPriorityRequired, which is 1000.000000."
        }
        return nil
    }
}
