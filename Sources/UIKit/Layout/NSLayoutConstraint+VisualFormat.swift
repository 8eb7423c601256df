extension NSLayoutConstraint {
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        public static let directionLeadingToTrailing = FormatOptions([])
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)

        fileprivate var alignments: [Attribute] {
            let pairs: [(FormatOptions, Attribute)] = [
                (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
                (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
                (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
            ]
            return pairs.filter { contains($0.0) }.map(\.1)
        }
    }

    /// The constraints a visual format draws. A format that cannot be read traps with the place, as in UIKit.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do {
            let parsed: VisualFormat = try VisualFormatParser.parse(format)
            return try VisualFormatBuilder(format: parsed, options: opts, metrics: metrics ?? [:], views: views).constraints()
        } catch {
            fatalError(
                "*** Unable to parse constraint format: \n\(error.message)\n\(format)\n\(String(repeating: " ", count: error.offset))^")
        }
    }
}

/// Makes the constraints of a parsed format from the names it is given.
@MainActor private struct VisualFormatBuilder {
    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]

    func constraints() throws(VisualFormat.ParseError) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        let items: [AnyObject?] = try resolvedItems()
        for (index, item) in format.items.enumerated() {
            for predicate in item.predicates { result.append(try size(of: items[index], predicate)) }
        }
        for (index, connection) in format.connections.enumerated() {
            result += try connect(items, index, connection)
        }
        let views: [AnyObject] = zip(format.items, items).filter { $0.0.name != nil }.compactMap(\.1)
        for attribute in options.alignments {
            for (a, b) in zip(views, views.dropFirst()) {
                result.append(make(a, attribute, .equal, b, attribute, 0))
            }
        }
        return result
    }

    private func resolvedItems() throws(VisualFormat.ParseError) -> [AnyObject?] {
        var items: [AnyObject?] = []
        for item in format.items {
            guard let name = item.name else {
                items.append(nil)
                continue
            }
            items.append(try view(name))
        }
        let superview: UIView? = items.lazy.compactMap { $0 }.compactMap { ($0 as? UIView)?.superview ?? ($0 as? UILayoutGuide)?.owningView }.first
        guard items.allSatisfy({ $0 != nil }) || superview != nil else {
            throw VisualFormat.ParseError(message: "Unable to interpret '|' character, because the related view doesn't have a superview", offset: 0)
        }
        return items.map { $0 ?? superview }
    }

    private func view(_ name: String) throws(VisualFormat.ParseError) -> AnyObject {
        guard let object = views[name] else {
            throw VisualFormat.ParseError(message: "\(name) is not a key in the views dictionary.", offset: 0)
        }
        return object as AnyObject
    }

    private func number(_ object: VisualFormat.Predicate.Object) -> CGFloat? {
        switch object {
        case .constant(let value): return value
        case .name(let name):
            guard let metric = metrics[name] else { return nil }
            if let number = metric as? NSNumber { return CGFloat(number.doubleValue) }
            if let value = metric as? CGFloat { return value }
            if let value = metric as? Double { return CGFloat(value) }
            if let value = metric as? Float { return CGFloat(value) }
            return (metric as? Int).map { CGFloat($0) }
        }
    }

    private func constant(_ object: VisualFormat.Predicate.Object) throws(VisualFormat.ParseError) -> CGFloat {
        if let value = number(object) { return value }
        guard case .name(let name) = object else { return 0 }
        throw VisualFormat.ParseError(message: "\(name) is not a key in the metrics dictionary.", offset: 0)
    }

    private func size(of item: AnyObject?, _ predicate: VisualFormat.Predicate) throws(VisualFormat.ParseError) -> NSLayoutConstraint {
        let attribute: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
        let constraint: NSLayoutConstraint
        if let value = number(predicate.object) {
            constraint = make(item, attribute, predicate.relation, nil, .notAnAttribute, value)
        } else {
            guard case .name(let name) = predicate.object else { preconditionFailure("a constant is a number") }
            constraint = make(item, attribute, predicate.relation, try view(name), attribute, 0)
        }
        if let priority = predicate.priority { constraint.priority = UILayoutPriority(Float(try constant(priority))) }
        return constraint
    }

    private func connect(
        _ items: [AnyObject?], _ index: Int, _ connection: VisualFormat.Connection
    ) throws(VisualFormat.ParseError) -> [NSLayoutConstraint] {
        let isAtEdge: Bool = format.items[index].name == nil || format.items[index + 1].name == nil
        guard !connection.predicates.isEmpty else { return [standardSpace(items, index, atEdge: isAtEdge)] }
        var result: [NSLayoutConstraint] = []
        for predicate in connection.predicates {
            let (after, before) = edges(atEdge: index)
            let constraint: NSLayoutConstraint = spaced(
                items, index, after, before, predicate.relation, try constant(predicate.object))
            if let priority = predicate.priority { constraint.priority = UILayoutPriority(Float(try constant(priority))) }
            result.append(constraint)
        }
        return result
    }

    /// `-` alone: 8 points between views, the margin at the superview's edge.
    private func standardSpace(_ items: [AnyObject?], _ index: Int, atEdge: Bool) -> NSLayoutConstraint {
        let (after, before) = edges(atEdge: index)
        guard atEdge else { return spaced(items, index, after, before, .equal, SystemSpacing.standard) }
        let isStart: Bool = format.items[index].name == nil
        return isStart
            ? make(items[index + 1], after, .equal, items[index], after.margin, 0)
            : make(items[index + 1], before.margin, .equal, items[index], before, 0)
    }

    /// The attribute of the later item and that of the earlier one which a connection relates.
    private func edges(atEdge index: Int) -> (after: NSLayoutConstraint.Attribute, before: NSLayoutConstraint.Attribute) {
        guard format.axis == .horizontal else {
            if options.contains(.spacingBaselineToBaseline), format.items[index].name != nil, format.items[index + 1].name != nil {
                return (.firstBaseline, .lastBaseline)
            }
            return (.top, .bottom)
        }
        if options.contains(.directionRightToLeft) { return (.right, .left) }
        if options.contains(.directionLeftToRight) { return (.left, .right) }
        return (.leading, .trailing)
    }

    /// `items[index + 1].after = items[index].before + space`, where the superview's near edge stands for itself.
    private func spaced(
        _ items: [AnyObject?], _ index: Int, _ after: NSLayoutConstraint.Attribute, _ before: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ space: CGFloat
    ) -> NSLayoutConstraint {
        let mirrored: Bool = options.contains(.directionRightToLeft) && format.axis == .horizontal
        let constant: CGFloat = mirrored ? -space : space
        let actual: NSLayoutConstraint.Relation = mirrored ? relation.flipped : relation
        if format.items[index].name == nil {
            return make(items[index + 1], after, actual, items[index], after, constant)
        }
        if format.items[index + 1].name == nil {
            // The superview's far edge lies after the view's.
            return make(items[index + 1], before, actual, items[index], before, constant)
        }
        return make(items[index + 1], after, actual, items[index], before, constant)
    }

    private func make(
        _ first: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
        _ secondAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: first as Any, attribute: attribute, relatedBy: relation, toItem: second, attribute: secondAttribute, multiplier: 1,
            constant: constant)
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var margin: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        default: self
        }
    }
}

extension NSLayoutConstraint.Relation {
    var flipped: NSLayoutConstraint.Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
