import AppSession

/// Text that is cut short with an ellipsis. In rows of lists, and where a text has a limit of several lines, that may be meant.
package struct TruncatedTextRule: LayoutRule {
    package init() {}
    package let kind = FindingKind.truncatedText

    package func observations(in picture: LayoutPicture) -> [LayoutObservation] {
        picture.elements.compactMap { element in
            guard element.kind == .text, element.traits.contains(.truncated) else { return nil }
            let isMeant: Bool = element.traits.contains(.linesLimited) || element.cell != nil && element.control == nil
            return LayoutObservation(
                kind, of: [element], amount: max(1, 1000 - element.frame.width), detail: "is cut short in \(points(element.frame.width))",
                weight: isMeant ? .note : .defect, check: .shown(view: element.place, area: element.frame))
        }
    }
}
