import AppSession

/// Content that lies partly outside the window, or outside the scroll view that it is in, where nothing scrolls it.
package struct WindowProtrusionRule: LayoutRule {
    package init() {}
    package let kind = FindingKind.windowProtrusion

    package func observations(in picture: LayoutPicture) -> [LayoutObservation] {
        picture.elements.compactMap { element in
            guard Self.isContent(element) else { return nil }
            let excess: Excess = Self.excess(element.frame, element, in: picture)
            guard excess.greatest > LayoutRules.tolerance else { return nil }
            let isSeen: Bool = Self.excess(element.ink, element, in: picture).greatest > LayoutRules.tolerance
            let edge: String = element.scroll.map { picture.elements[$0].className } ?? "the window"
            return LayoutObservation(
                kind, of: [element], amount: excess.greatest, detail: "reaches \(points(excess.greatest)) over the \(excess.edge) edge of \(edge)",
                weight: isSeen ? .defect : .unseen,
                check: .outside(view: element.place, area: picture.reachable(Self.area(of: element, in: picture), of: element)))
        }
    }

    /// A view that is outside at every size waits there; an image may bleed over the edge.
    package func isDefect(_ key: LayoutObservation.Key, in pictures: [LayoutPicture]) -> Bool {
        pictures.contains { picture in
            guard let element = picture.element(at: key.places[0]) else { return false }
            if Self.excess(element.frame, element, in: picture).greatest <= LayoutRules.tolerance { return true }
            return element.kind != .image && element.frame.intersection(Self.area(of: element, in: picture)) != nil
        }
    }

    private static func isContent(_ element: LayoutElement) -> Bool {
        guard element.control == nil, !element.frame.isEmpty, element.clip == nil else { return false }
        return element.kind == .text || element.kind == .control || element.kind == .image || element.kind == .scroll && element.scroll == nil
    }

    private static func area(of element: LayoutElement, in picture: LayoutPicture) -> Rect {
        element.scroll.map { picture.elements[$0].frame } ?? picture.bounds
    }

    private static func excess(_ rect: Rect, _ element: LayoutElement, in picture: LayoutPicture) -> Excess {
        picture.excess(of: rect, in: element, over: area(of: element, in: picture))
    }
}
