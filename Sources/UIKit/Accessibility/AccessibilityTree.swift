/// The windows as assistive technologies know them: their elements in the order in which they are read.
@MainActor enum AccessibilityTree {
    // MARK: Elements

    /// The elements of the windows, front window last; a modal view hides what lies beside it.
    static func elements(in windows: [UIWindow]) -> [UIResponder] {
        windows.filter { !$0.isHidden }.flatMap { elements(in: $0) }
    }

    /// The elements in `object`, which may be one itself.
    static func elements(in object: UIResponder) -> [UIResponder] {
        let rightToLeft: Bool = (object as? UIView)?.isRightToLeft ?? false
        return ordered(units(in: object), rightToLeft: rightToLeft)
    }

    /// Elements that are read one after the other, and where they stand on the screen.
    private struct Unit {
        var frame: CGRect
        var elements: [UIResponder]
    }

    private static func ordered(_ units: [Unit], rightToLeft: Bool) -> [UIResponder] {
        guard units.count > 1 else { return units.first?.elements ?? [] }
        return ReadingOrder.indices(of: units.map(\.frame), rightToLeft: rightToLeft).flatMap { units[$0].elements }
    }

    private static func unit(_ elements: [UIResponder]) -> [Unit] {
        guard let first = elements.first else { return [] }
        return [Unit(frame: elements.dropFirst().reduce(first.accessibilityFrame) { $0.union($1.accessibilityFrame) }, elements: elements)]
    }

    /// The units in `object`: the contents of views are ordered by position, however deep, unless a view groups them.
    private static func units(in object: UIResponder) -> [Unit] {
        if let view = object as? UIView, view.isHidden || view.alpha <= 0.01 { return [] }
        guard !object.accessibilityElementsHidden else { return [] }
        if object.isAccessibilityElement {
            // A row's controls remain elements beside it.
            let isRow: Bool = object is UITableViewCell || object is UICollectionViewListCell
            guard isRow, object.accessibilityValues?.isElement == nil, let view = object as? UIView else { return unit([object]) }
            return unit([object] + controls(in: view))
        }
        let listed: [UIResponder]? = object.accessibilityElements?.compactMap { $0 as? UIResponder } ?? countedElements(of: object)
        if let listed { return unit(listed.flatMap { elements(in: $0) }) }
        guard let view = object as? UIView else { return [] }
        var children: [UIView] = view.subviews
        if let modal = children.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) { children = [modal] }
        let inside: [Unit] = children.flatMap { units(in: $0) }
        return view.shouldGroupAccessibilityChildren ? unit(ordered(inside, rightToLeft: view.isRightToLeft)) : inside
    }

    static func firstElement(in object: UIResponder) -> UIResponder? { elements(in: object).first }

    /// The elements that an app lists by `accessibilityElement(at:)`; nil where it lists none.
    private static func countedElements(of object: UIResponder) -> [UIResponder]? {
        let count: Int = object.accessibilityElementCount()
        guard count > 0, count != NSNotFound else { return nil }
        return (0..<count).compactMap { object.accessibilityElement(at: $0) as? UIResponder }
    }

    private static func controls(in view: UIView) -> [UIResponder] {
        view.subviews.flatMap { child -> [UIResponder] in
            guard !child.isHidden, child.alpha > 0.01, !child.accessibilityElementsHidden else { return [] }
            return child is UIControl || child is UITextView ? elements(in: child) : controls(in: child)
        }
    }

    // MARK: Order

    /// Rows from the top, each from the leading side; views that share less than half of the lower one's height are no row.
    static func inReadingOrder(_ views: [UIView], rightToLeft: Bool) -> [UIView] {
        guard views.count > 1 else { return views }
        return ReadingOrder.indices(of: views.map(\.frame), rightToLeft: rightToLeft).map { views[$0] }
    }

    // MARK: Finding

    /// The first element that goes by `name`: its label, another name for it, or its identifier.
    static func find(_ name: String, in windows: [UIWindow]) -> UIResponder? { all(named: name, in: windows).first }

    /// The elements that go by `name`, those of the front window first.
    static func all(named name: String, in windows: [UIWindow]) -> [UIResponder] {
        windows.reversed().flatMap { window -> [UIResponder] in
            let all: [UIResponder] = elements(in: window)
            let named: [UIResponder] = all.filter { $0.accessibilityLabel?.asTyped == name.asTyped || identifier(of: $0) == name }
            if !named.isEmpty { return named }
            let spoken: [UIResponder] = all.filter { $0.accessibilityUserInputLabels.contains(name) }
            return spoken.isEmpty ? view(identifiedBy: name, in: window).map { [$0] } ?? [] : spoken
        }
    }

    private static func view(identifiedBy name: String, in view: UIView) -> UIView? {
        guard !view.isHidden, view.alpha > 0.01 else { return nil }
        for child in view.subviews.reversed() {
            if let found = self.view(identifiedBy: name, in: child) { return found }
        }
        return identifier(of: view) == name ? view : nil
    }

    static func identifier(of object: UIResponder) -> String? {
        let name: String? =
            switch object {
            case let button as BarButton: button.accessibilityIdentifier ?? button.item.accessibilityIdentifier
            case let button as UITabBarButton: button.accessibilityIdentifier ?? button.item.accessibilityIdentifier
            case let row as AlertRow: row.action.accessibilityIdentifier
            // Before the protocol: a class of which nobody asked before is slow to be asked whether it conforms.
            case let view as UIView: view.accessibilityIdentifier
            default: (object as? any UIAccessibilityIdentification)?.accessibilityIdentifier
            }
        return (name ?? "").isEmpty ? nil : name
    }

    // MARK: In words

    /// A line an element: label, traits, value, hint, identifier, frame.
    static func text(of windows: [UIWindow]) -> String {
        elements(in: windows).map(line).joined(separator: "\n")
    }

    static func line(for element: UIResponder) -> String {
        var parts: [String] = [element.accessibilityLabel.map { "\"\($0)\"" } ?? "(no label)"]
        parts += element.accessibilityTraits.names
        if let value = element.accessibilityValue, !value.isEmpty { parts.append("value \"\(value)\"") }
        if let hint = element.accessibilityHint, !hint.isEmpty { parts.append("hint \"\(hint)\"") }
        let actions: [String] = (element.accessibilityCustomActions ?? []).map { "\"\($0.name)\"" }
        if !actions.isEmpty { parts.append("actions \(actions.joined(separator: " "))") }
        if let identifier = identifier(of: element) { parts.append("identifier \(identifier)") }
        return parts.joined(separator: ", ") + "  " + ViewDescription.text(element.accessibilityFrame)
    }
}

/// The order in which somebody reads what stands in rectangles.
enum ReadingOrder {
    static func indices(of frames: [CGRect], rightToLeft: Bool) -> [Int] {
        let downwards: [Int] = frames.indices.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) }
        var rows: [[Int]] = []
        for index in downwards {
            if let row = rows.last, let first = row.first, share(frames[first], frames[index]) {
                rows[rows.count - 1].append(index)
            } else {
                rows.append([index])
            }
        }
        return rows.flatMap { row in
            row.sorted { a, b in
                let (x, y): (CGFloat, CGFloat) = (frames[a].minX, frames[b].minX)
                return x == y ? a < b : rightToLeft ? frames[a].maxX > frames[b].maxX : x < y
            }
        }
    }

    /// Whether two rectangles stand beside each other.
    private static func share(_ upper: CGRect, _ lower: CGRect) -> Bool {
        let common: CGFloat = min(upper.maxY, lower.maxY) - max(upper.minY, lower.minY)
        return common > min(upper.height, lower.height) / 2 && (upper.maxX <= lower.minX + 1 || lower.maxX <= upper.minX + 1)
    }
}
