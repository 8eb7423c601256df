internal import InterfaceFiles

extension NibLoad {
    /// Makes the constraint of `element` and has `holder` hold it, unless it is for other size classes or only for the editor.
    func makeConstraint(_ element: InterfaceElement, holder: UIView) {
        guard element.bool("placeholder") != true else { return }
        let classes = sizeClasses
        let resolved = InterfaceVariation.resolved(element, width: classes.width, height: classes.height)
        guard let first = item(resolved["firstItem"], holder: holder),
            let attribute = NSLayoutConstraint.Attribute(interface: resolved["firstAttribute"])
        else { return }
        let secondID: String? = resolved["secondItem"]
        let second: AnyObject? = secondID == nil ? nil : item(secondID, holder: holder)
        if secondID != nil, second == nil { return }
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: .init(interface: resolved["relation"]), toItem: second,
            attribute: second == nil ? .notAnAttribute : NSLayoutConstraint.Attribute(interface: resolved["secondAttribute"]) ?? .notAnAttribute,
            multiplier: Self.multiplier(resolved["multiplier"]), constant: Self.constant(resolved, holder: holder, first: first, second: second))
        constraint.identifier = resolved["identifier"]
        constraint.nibID = element.id
        if let priority = resolved.double("priority") { constraint.priority = UILayoutPriority(Float(priority)) }
        register(constraint, resolved)
        let variant = NibVariant.constraint(constraint, element, holder: holder)
        if let variant { variants.append(variant) } else { holder.addConstraint(constraint) }
    }

    /// A view or guide; without an id the view that holds the constraint.
    private func item(_ id: String?, holder: UIView) -> AnyObject? {
        guard let id else { return holder }
        return object(id)
    }

    /// A number, or a ratio as `16:9`.
    private static func multiplier(_ text: String?) -> CGFloat {
        guard let text else { return 1 }
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap { Double($0) }
        if parts.count == 2, parts[1] != 0 { return CGFloat(parts[0] / parts[1]) }
        return CGFloat(parts.first ?? 1)
    }

    /// The standard distance stands as a symbol: 8 points between siblings, 20 to the superview.
    private static func constant(_ element: InterfaceElement, holder: UIView, first: AnyObject, second: AnyObject?) -> CGFloat {
        if let constant = element.double("constant") { return CGFloat(constant) }
        guard element.bool("symbolic") == true, second != nil else { return 0 }
        return first === holder || second === holder ? 20 : 8
    }
}

extension NSLayoutConstraint.Attribute {
    init?(interface name: String?) {
        switch name {
        case "left": self = .left
        case "right": self = .right
        case "top": self = .top
        case "bottom": self = .bottom
        case "leading": self = .leading
        case "trailing": self = .trailing
        case "width": self = .width
        case "height": self = .height
        case "centerX": self = .centerX
        case "centerY": self = .centerY
        case "baseline", "lastBaseline": self = .lastBaseline
        case "firstBaseline": self = .firstBaseline
        case "leftMargin": self = .leftMargin
        case "rightMargin": self = .rightMargin
        case "topMargin": self = .topMargin
        case "bottomMargin": self = .bottomMargin
        case "leadingMargin": self = .leadingMargin
        case "trailingMargin": self = .trailingMargin
        case "centerXWithinMargins": self = .centerXWithinMargins
        case "centerYWithinMargins": self = .centerYWithinMargins
        default: return nil
        }
    }
}

extension NSLayoutConstraint.Relation {
    init(interface name: String?) {
        switch name {
        case "lessThanOrEqual": self = .lessThanOrEqual
        case "greaterThanOrEqual": self = .greaterThanOrEqual
        default: self = .equal
        }
    }
}
