import AppSession

/// Content that reaches over the edge of the card or the row that it is in. Badges, which do so at every size, are meant to.
package struct ParentProtrusionRule: LayoutRule {
    package init() {}
    package let kind = FindingKind.parentProtrusion

    package func observations(in picture: LayoutPicture) -> [LayoutObservation] {
        picture.elements.compactMap { element in
            guard let holder = Self.holder(of: element, in: picture) else { return nil }
            let excess: Excess = Self.excess(element, holder)
            guard excess.greatest > LayoutRules.tolerance else { return nil }
            return LayoutObservation(
                kind, of: [element, holder], views: [element.name], amount: excess.greatest,
                detail: "reaches \(points(excess.greatest)) over the \(excess.edge) edge of \(holder.name)",
                check: .outside(view: element.place, area: holder.frame))
        }
    }

    package func isDefect(_ key: LayoutObservation.Key, in pictures: [LayoutPicture]) -> Bool {
        pictures.contains { picture in
            guard let element = picture.element(at: key.places[0]), let holder = picture.element(at: key.places[1]) else { return false }
            return Self.excess(element, holder).greatest <= LayoutRules.tolerance
        }
    }

    /// The card or row around content that nothing clips; text is cut off by what clips it, which is another finding.
    static func holder(of element: LayoutElement, in picture: LayoutPicture) -> LayoutElement? {
        guard element.kind == .text || element.kind == .control || element.kind == .image, element.control == nil, element.clip == nil else { return nil }
        var next: Int? = element.parent
        while let index = next {
            let candidate: LayoutElement = picture.elements[index]
            if candidate.kind == .card || candidate.kind == .cell { return candidate }
            if candidate.kind == .scroll || candidate.kind == .bar { return nil }
            next = candidate.parent
        }
        return nil
    }

    private static func excess(_ element: LayoutElement, _ holder: LayoutElement) -> Excess {
        let excess = element.ink.excess(over: holder.frame)
        return Excess(left: excess.left, top: excess.top, right: excess.right, bottom: excess.bottom)
    }
}
