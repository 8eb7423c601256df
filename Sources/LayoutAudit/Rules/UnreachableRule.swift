import AppSession

/// Controls that a finger on their middle does not reach, and does at another size.
package struct UnreachableRule: LayoutRule {
    package init() {}
    package let kind = FindingKind.unreachable

    package func observations(in picture: LayoutPicture) -> [LayoutObservation] {
        picture.elements.compactMap { element in
            guard Self.isCovered(element, in: picture) else { return nil }
            return LayoutObservation(
                kind, of: [element], amount: min(element.frame.width, element.frame.height), detail: "is not reached by a touch in its middle",
                check: .shown(view: element.place, area: element.frame))
        }
    }

    package func isDefect(_ key: LayoutObservation.Key, in pictures: [LayoutPicture]) -> Bool {
        pictures.contains { picture in
            picture.element(at: key.places[0]).map { $0.traits.contains(.interactive) && !$0.traits.contains(.covered) } ?? false
        }
    }

    /// Whether an element is covered for good: one that scrolls may be under a bar as long as it can come out; a cover that scrolls with it stays.
    private static func isCovered(_ element: LayoutElement, in picture: LayoutPicture) -> Bool {
        guard element.traits.contains([.interactive, .covered]) else { return false }
        if element.traits.contains(.coveredInScroll) { return true }
        let reach: LayoutElement.ScrollRange = picture.reach(of: element)
        return reach.up + reach.down + reach.left + reach.right < 1
    }
}
