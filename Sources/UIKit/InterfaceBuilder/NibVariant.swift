internal import InterfaceFiles

/// The part of a loaded interface that depends on the size classes: follows them as long as its view lives.
@MainActor final class NibVariant {
    private weak var view: UIView?
    /// Brings the interface to the state for these classes.
    private let apply: @MainActor (UIView, InterfaceVariation.SizeClass?, InterfaceVariation.SizeClass?) -> Void

    init(_ view: UIView, apply: @escaping @MainActor (UIView, InterfaceVariation.SizeClass?, InterfaceVariation.SizeClass?) -> Void) {
        self.view = view
        self.apply = apply
    }

    /// The classes as interface files name them.
    static func classes(of traits: UITraitCollection) -> (width: InterfaceVariation.SizeClass?, height: InterfaceVariation.SizeClass?) {
        func named(_ value: UIUserInterfaceSizeClass) -> InterfaceVariation.SizeClass? {
            switch value {
            case .compact: .compact
            case .regular: .regular
            default: nil
            }
        }
        return (named(traits.horizontalSizeClass), named(traits.verticalSizeClass))
    }

    /// The state for the classes at the load, then for each change of them.
    func begin() {
        guard let view else { return }
        let now = Self.classes(of: UIScreen.main.traitCollection)
        apply(view, now.width, now.height)
        let apply = self.apply
        let registration = view.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) { (view: UIView, _) in
            let classes = Self.classes(of: view.traitCollection)
            apply(view, classes.width, classes.height)
        }
        // A column of a split view has other classes than the screen.
        (registration as? TraitObservers.Registration)?.catchesUp = true
    }

    /// A constraint that is left out for some classes or has other constants: nil where it is always the same.
    static func constraint(_ constraint: NSLayoutConstraint, _ element: InterfaceElement, holder: UIView) -> NibVariant? {
        let id: String? = element.id
        let isMasked: Bool = holder.nibMasks?.mentions(id, in: "constraints") ?? false
        guard isMasked || InterfaceVariation.vary(element) else { return nil }
        return NibVariant(holder) { holder, width, height in
            let resolved = InterfaceVariation.resolved(element, width: width, height: height)
            let constant: CGFloat = CGFloat(resolved.double("constant") ?? 0)
            if InterfaceVariation.vary(element), constraint.constant != constant { constraint.constant = constant }
            let isOut: Bool = id.map { holder.nibMasks?.excluded("constraints", width, height).contains($0) ?? false } ?? false
            if isOut {
                WaitingConstraints.end(constraint)
                if constraint.isActive { holder.removeConstraint(constraint) }
            } else if !constraint.isActive, !WaitingConstraints.begin(constraint, around: holder) {
                holder.addConstraint(constraint)
            }
        }
    }

    /// Subviews that are left out for some classes.
    static func subviews(of view: UIView, _ element: InterfaceElement, made: [(id: String, view: UIView)]) -> NibVariant? {
        guard let masks = view.nibMasks, made.contains(where: { masks.mentions($0.id, in: "subviews") }) else { return nil }
        return NibVariant(view) { view, width, height in
            let excluded: Set<String> = masks.excluded("subviews", width, height)
            for (id, subview) in made where excluded.contains(id) && subview.superview === view { WaitingConstraints.keep(of: subview) }
            var position: Int = 0
            for (id, subview) in made {
                if excluded.contains(id) {
                    if subview.superview === view { subview.removeFromSuperview() }
                    continue
                }
                if subview.superview !== view {
                    if let stack = view as? UIStackView {
                        stack.insertArrangedSubview(subview, at: min(position, stack.arrangedSubviews.count))
                    } else {
                        view.insertSubview(subview, at: min(position, view.subviews.count))
                    }
                }
                position += 1
            }
            for (id, subview) in made where !excluded.contains(id) { WaitingConstraints.putBack(subview) }
        }
    }

    /// Attributes and values of a view that differ between classes.
    static func attributes(of view: UIView, _ element: InterfaceElement, load: NibLoad) -> NibVariant? {
        let variations: [InterfaceElement] = element.children.filter { $0.name == "variation" && $0.key != "default" }
        let names = Set(variations.flatMap { $0.attributes.map(\.name) }).subtracting(["key", "ambiguous", "misplaced", "fixedFrame"])
        let keys = Set(variations.flatMap { $0.children.filter { $0.name != "mask" }.compactMap(\.key) })
        guard !names.isEmpty || !keys.isEmpty else { return nil }
        let id: String? = element.id
        return NibVariant(view) { [document = load.document, bundle = load.bundle, table = load.stringsTable] view, width, height in
            let resolved = InterfaceVariation.resolved(element, width: width, height: height)
            let values: [InterfaceElement.Attribute] = names.sorted().compactMap { name in
                (resolved[name] ?? Self.standardValues[name]).map { InterfaceElement.Attribute(name, $0) }
            }
            let changed = InterfaceElement(
                resolved.name, values + (id.map { [InterfaceElement.Attribute("id", $0)] } ?? []),
                children: resolved.children.filter { child in child.key.map(keys.contains) ?? false })
            ViewDecoding.decodeValues(view, changed, NibLoad(document, bundle: bundle, stringsTable: table, owner: nil))
        }
    }

    /// The values that Interface Builder leaves out of a file.
    private static let standardValues: [String: String] = [
        "axis": "horizontal", "alignment": "fill", "distribution": "fill", "spacing": "0", "hidden": "NO", "alpha": "1", "numberOfLines": "1",
        "textAlignment": "natural", "enabled": "YES",
    ]
}

/// Constraints that wait for a subview that is left out for now, kept with that subview: what held it when it left, and what came for
/// other size classes meanwhile. They come back together with it, in whichever order the parts of an interface hear of the change.
@MainActor private enum WaitingConstraints {
    /// Notes what holds a subview to views that stay, before it is removed.
    static func keep(of subview: UIView) {
        var holder: UIView? = subview.superview
        while let current = holder {
            for constraint in current.constraints where views(of: constraint).contains(where: { $0.isDescendant(of: subview) }) { add(constraint, to: subview) }
            holder = current.superview
        }
    }

    /// Whether the constraint has to wait: one of its views is in no tree with the others.
    static func begin(_ constraint: NSLayoutConstraint, around holder: UIView) -> Bool {
        let roots: [UIView] = views(of: constraint).map(root)
        guard let absent = roots.first(where: { $0 !== root(holder) }) else { return false }
        add(constraint, to: absent)
        return true
    }

    static func end(_ constraint: NSLayoutConstraint) {
        for view in views(of: constraint).map(root) { view.waitingConstraints.removeAll { $0 === constraint } }
    }

    /// The subview is back.
    static func putBack(_ subview: UIView) {
        let waiting: [NSLayoutConstraint] = subview.waitingConstraints
        subview.waitingConstraints = []
        for constraint in waiting where !constraint.isActive && !begin(constraint, around: subview) { constraint.isActive = true }
    }

    private static func add(_ constraint: NSLayoutConstraint, to view: UIView) {
        if !view.waitingConstraints.contains(where: { $0 === constraint }) { view.waitingConstraints.append(constraint) }
    }

    private static func views(of constraint: NSLayoutConstraint) -> [UIView] {
        [constraint.firstItem, constraint.secondItem].compactMap { ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView }
    }

    private static func root(_ view: UIView) -> UIView {
        var current: UIView = view
        while let superview = current.superview { current = superview }
        return current
    }
}

extension UIView {
    private static let waitingKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// Few views wait for anything, so it does not cost every view a property.
    fileprivate var waitingConstraints: [NSLayoutConstraint] {
        get { objc_getAssociatedObject(self, Self.waitingKey) as? [NSLayoutConstraint] ?? [] }
        set { objc_setAssociatedObject(self, Self.waitingKey, newValue.isEmpty ? nil : newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}

/// The masks of a view's element: what is left out for which classes.
@MainActor final class NibMasks {
    private let element: InterfaceElement

    init?(_ element: InterfaceElement) {
        guard element.children.contains(where: { $0.name == "variation" && $0.child("mask") != nil }) else { return nil }
        self.element = element
    }

    func mentions(_ id: String?, in list: String) -> Bool {
        guard let id else { return false }
        return element.children.contains { variation in
            variation.name == "variation"
                && variation.children.contains { $0.name == "mask" && $0.key == list && $0.children.contains { $0["reference"] == id } }
        }
    }

    func excluded(
        _ list: String, _ width: InterfaceVariation.SizeClass?, _ height: InterfaceVariation.SizeClass?
    ) -> Set<String> {
        InterfaceVariation.excluded(from: list, of: element, width: width, height: height)
    }
}

extension UIView {
    private static let masksKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    /// Few views have masks, so they do not cost every view a property.
    var nibMasks: NibMasks? {
        get { objc_getAssociatedObject(self, Self.masksKey) as? NibMasks }
        set { objc_setAssociatedObject(self, Self.masksKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}
