/// The part of an interface that is for some size classes only.
///
/// A variation is the default one or names one or both classes. The default's is applied first, then those for one class, then the
/// one for both (behaviour/rules.md 15.5).
package struct InterfaceVariation: Sendable {
    package enum SizeClass: String, Sendable { case compact, regular }

    package var widthClass: SizeClass?
    package var heightClass: SizeClass?
    package let element: InterfaceElement

    package init?(_ element: InterfaceElement) {
        guard element.name == "variation", let key = element.key else { return nil }
        self.element = element
        guard key != "default" else { return }
        for part in key.split(separator: "-") {
            let pair = part.split(separator: "=")
            guard pair.count == 2, let value = SizeClass(rawValue: String(pair[1])) else { return nil }
            switch pair[0] {
            case "widthClass": widthClass = value
            case "heightClass": heightClass = value
            default: return nil
            }
        }
    }

    private var classes: Int { (widthClass == nil ? 0 : 1) + (heightClass == nil ? 0 : 1) }

    private func applies(width: SizeClass?, height: SizeClass?) -> Bool {
        (widthClass == nil || widthClass == width) && (heightClass == nil || heightClass == height)
    }

    /// The variations of `element` that count, in the order they are applied.
    package static func variations(of element: InterfaceElement, width: SizeClass?, height: SizeClass?) -> [InterfaceElement] {
        element.children.compactMap(InterfaceVariation.init).filter { $0.applies(width: width, height: height) }
            .enumerated().sorted { ($0.element.classes, $0.offset) < ($1.element.classes, $1.offset) }.map(\.element.element)
    }

    /// Whether anything of `element` depends on size classes.
    package static func vary(_ element: InterfaceElement) -> Bool {
        element.children.contains { $0.name == "variation" && $0.key != "default" }
    }

    /// `element` as it is for these size classes: attributes and keyed children of variations in place of its own.
    package static func resolved(_ element: InterfaceElement, width: SizeClass?, height: SizeClass?) -> InterfaceElement {
        let applied = variations(of: element, width: width, height: height)
        guard !applied.isEmpty else { return element }
        var attributes = element.attributes
        var children = element.children
        for variation in applied {
            for attribute in variation.attributes where attribute.name != "key" {
                attributes.removeAll { $0.name == attribute.name }
                attributes.append(attribute)
            }
            for child in variation.children where child.name != "mask" {
                children.removeAll { $0.key == child.key && $0.key != nil }
                children.append(child)
            }
        }
        return element.with(attributes: attributes, children: children)
    }

    /// The ids that `element` leaves out of one of its lists (`constraints`, `subviews`) for these size classes.
    package static func excluded(from list: String, of element: InterfaceElement, width: SizeClass?, height: SizeClass?) -> Set<String> {
        var result: Set<String> = []
        for variation in variations(of: element, width: width, height: height) {
            for mask in variation.children where mask.name == "mask" && mask.key == list {
                for change in mask.children {
                    guard let id = change["reference"] else { continue }
                    if change.name == "exclude" { result.insert(id) } else { result.remove(id) }
                }
            }
        }
        return result
    }
}
