/// Makes the constraints of a parsed visual format from the names it is given.
@MainActor struct VisualFormatBuilder {
    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]

    func constraints() throws(VisualFormat.ParseError) -> [NSLayoutConstraint] {
        var result: [NSLayoutConstraint] = []
        let items: [AnyObject] = try resolvedItems()
        for (index, item) in format.items.enumerated() {
            for predicate in item.predicates { result.append(try size(of: items[index], predicate)) }
        }
        for (index, connection) in format.connections.enumerated() {
            result += try connect(items, index, connection)
        }
        return result + (try alignments(items))
    }

    private func alignments(_ items: [AnyObject]) throws(VisualFormat.ParseError) -> [NSLayoutConstraint] {
        let pairs: [(VisualFormat.Item, AnyObject)] = zip(format.items, items).filter { $0.0.name != nil }
        guard pairs.count > 1 else { return [] }
        var result: [NSLayoutConstraint] = []
        for attribute in options.alignments {
            guard attribute.axis != format.axis else {
                let word: String = format.axis == .horizontal ? "horizontal" : "vertical"
                throw VisualFormat.ParseError(
                    message: "Options mask required views to be aligned on a \(word) edge, which is not allowed for layout that is "
                        + "also \(word).",
                    offset: pairs[1].0.end)
            }
            for (one, next) in zip(pairs, pairs.dropFirst()) {
                result.append(make(one.1, attribute, .equal, next.1, attribute, 0))
            }
        }
        return result
    }

    private func resolvedItems() throws(VisualFormat.ParseError) -> [AnyObject] {
        var items: [AnyObject?] = []
        var superview: UIView?
        for item in format.items {
            guard let name = item.name else {
                items.append(nil)
                continue
            }
            let object: AnyObject = try view(name, end: item.nameEnd)
            superview = superview ?? (object as? UIView)?.superview ?? (object as? UILayoutGuide)?.owningView
            items.append(object)
        }
        guard let superview else {
            if let first = format.items.firstIndex(where: { $0.name == nil }) {
                let neighbour: Int = first == 0 ? 1 : first
                throw VisualFormat.ParseError(
                    message: "Unable to interpret '|' character, because the related view doesn't have a superview",
                    offset: format.items[neighbour].end)
            }
            return items.compactMap { $0 }
        }
        return items.map { $0 ?? superview }
    }

    /// The view or guide of a name. A dot in the name reads a key of what the part before it names, as in UIKit.
    private func view(_ name: String, end: Int) throws(VisualFormat.ParseError) -> AnyObject {
        let steps: [String] = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let object = views[name] ?? steps.first.flatMap({ views[$0] }) else {
            throw VisualFormat.ParseError(message: "\(steps.first ?? name) is not a key in the views dictionary.", offset: end)
        }
        var item: AnyObject = object as AnyObject
        if views[name] == nil {
            for step in steps.dropFirst() {
                guard let next = KeyValueCoding.value(of: item, forKey: step), let next else {
                    throw VisualFormat.ParseError(message: "\(name) is not a key in the views dictionary.", offset: end)
                }
                item = next as AnyObject
            }
        }
        guard item is UIView || item is UILayoutGuide else {
            throw VisualFormat.ParseError(message: "The value for \(name) in the views dictionary is not a view.", offset: end)
        }
        return item
    }

    private func number(_ object: VisualFormat.Predicate.Object) -> CGFloat? {
        switch object {
        case .constant(let value): return value
        case .name(let name, _):
            switch metrics[name] {
            case let value as CGFloat: return value
            case let value as Double: return CGFloat(value)
            case let value as Float: return CGFloat(value)
            case let value as NSNumber: return CGFloat(value.doubleValue)
            case let value as any BinaryInteger: return CGFloat(Double(value))
            default: return nil
            }
        }
    }

    private func constant(_ object: VisualFormat.Predicate.Object) throws(VisualFormat.ParseError) -> CGFloat {
        let known: CGFloat? = number(object)
        if let known, known.isFinite { return known }
        guard case .name(let name, let end) = object else { return 0 }
        if let known {
            throw VisualFormat.ParseError(
                message: "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(known)", offset: end)
        }
        throw VisualFormat.ParseError(
            message: "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries",
            offset: end)
    }

    private func prioritise(
        _ constraint: NSLayoutConstraint, _ object: VisualFormat.Predicate.Object?
    ) throws(VisualFormat.ParseError) -> NSLayoutConstraint {
        guard let object else { return constraint }
        let priority = Float(try constant(object))
        if let problem = ConstraintRules.problem(priority: priority) {
            var offset: Int = format.items.last?.end ?? 0
            if case .name(_, let end) = object { offset = end }
            throw VisualFormat.ParseError(message: problem, offset: offset)
        }
        constraint.priority = UILayoutPriority(priority)
        return constraint
    }

    private func size(of item: AnyObject, _ predicate: VisualFormat.Predicate) throws(VisualFormat.ParseError) -> NSLayoutConstraint {
        let attribute: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
        let constraint: NSLayoutConstraint
        if number(predicate.object) != nil {
            constraint = make(item, attribute, predicate.relation, nil, .notAnAttribute, try constant(predicate.object))
        } else if case .name(let name, let end) = predicate.object, views[name] != nil || name.contains(".") {
            constraint = make(item, attribute, predicate.relation, try view(name, end: end), attribute, 0)
        } else {
            constraint = make(item, attribute, predicate.relation, nil, .notAnAttribute, try constant(predicate.object))
        }
        return try prioritise(constraint, predicate.priority)
    }

    private func connect(
        _ items: [AnyObject], _ index: Int, _ connection: VisualFormat.Connection
    ) throws(VisualFormat.ParseError) -> [NSLayoutConstraint] {
        let isAtEdge: Bool = format.items[index].name == nil || format.items[index + 1].name == nil
        guard !connection.predicates.isEmpty else { return [standardSpace(items, index, atEdge: isAtEdge)] }
        var result: [NSLayoutConstraint] = []
        for predicate in connection.predicates {
            let (after, before) = edges(atEdge: index)
            let constraint: NSLayoutConstraint = spaced(items, index, after, before, predicate.relation, try constant(predicate.object))
            result.append(try prioritise(constraint, predicate.priority))
        }
        return result
    }

    /// `-` alone: 8 points between views, the margin at the superview's edge.
    private func standardSpace(_ items: [AnyObject], _ index: Int, atEdge: Bool) -> NSLayoutConstraint {
        let (after, before) = edges(atEdge: index)
        guard atEdge else {
            let space: CGFloat = SystemSpacing.betweenLines(items[index + 1], after, items[index], before)
            let constraint: NSLayoutConstraint = spaced(items, index, after, before, .equal, space)
            if after == .firstBaseline { constraint.spacing = SystemSpacing.Following(multiplier: 1) }
            return constraint
        }
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
        _ items: [AnyObject], _ index: Int, _ after: NSLayoutConstraint.Attribute, _ before: NSLayoutConstraint.Attribute,
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
        _ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
        _ secondAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: secondAttribute, multiplier: 1,
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
