import AppSession

/// Lines that end inside a word, and titles of controls that take more lines than at another size.
package struct WrappingRule: LayoutRule {
    package init() {}
    package let kind = FindingKind.wrapping

    package func observations(in picture: LayoutPicture) -> [LayoutObservation] {
        picture.elements.compactMap { element in
            guard element.kind == .text else { return nil }
            if element.traits.contains(.wordBroken) {
                return LayoutObservation(
                    kind, of: [element], text: "word", amount: Double(element.lineCount), detail: "has a line that ends inside a word",
                    check: .shown(view: element.place, area: element.frame))
            }
            guard element.control != nil, element.lineCount > 1 else { return nil }
            return LayoutObservation(
                kind, of: [element], text: "title", amount: Double(element.lineCount), detail: "takes \(element.lineCount) lines", weight: .note,
                check: .shown(view: element.place, area: element.frame))
        }
    }

    package func isDefect(_ key: LayoutObservation.Key, in pictures: [LayoutPicture]) -> Bool {
        if key.text == "word" { return true }
        return pictures.contains { $0.element(at: key.places[0]).map { $0.lineCount == 1 } ?? false }
    }
}
