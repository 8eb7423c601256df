import AppSession

/// Text that an edge cuts off: its own view's, where lines are higher than that, or that of a view around it.
package struct ClippedTextRule: LayoutRule {
    package init() {}
    package let kind = FindingKind.clippedText

    package func observations(in picture: LayoutPicture) -> [LayoutObservation] {
        picture.elements.compactMap { element in
            guard element.kind == .text, !element.ink.isEmpty else { return nil }
            if element.traits.contains(.textCut) {
                let missing: Double = element.ink.height - element.frame.height
                return LayoutObservation(
                    kind, of: [element], amount: missing, detail: "is \(points(missing)) higher than its view and is cut off",
                    check: .cut(label: element.place))
            }
            guard let clip = element.clip, element.ink.intersection(clip) != nil else { return nil }
            let over = element.ink.excess(over: clip)
            let excess = Excess(left: over.left, top: over.top, right: over.right, bottom: over.bottom)
            guard excess.greatest > LayoutRules.tolerance else { return nil }
            return LayoutObservation(
                kind, of: [element], amount: excess.greatest, detail: "is cut off: \(points(excess.greatest)) over the \(excess.edge) edge of what clips it",
                check: .outside(view: element.place, area: clip))
        }
    }
}
