import AppSession

/// Texts and controls under a bar, in the place of the status bar, the home indicator or the cutout, or under the keyboard, that cannot be
/// scrolled from there.
package struct CoveredContentRule: LayoutRule {
    package init() {}
    package let kind = FindingKind.coveredContent

    package func observations(in picture: LayoutPicture) -> [LayoutObservation] {
        picture.elements.compactMap { element in
            guard element.kind == .text || element.kind == .control, element.bar == nil, element.control == nil, !Self.isPlacedByUIKit(element),
                let safe = element.safe, !safe.isEmpty,
                let seen = Self.seen(element, in: picture)
            else { return nil }
            let excess: Excess = picture.excess(of: seen, in: element, over: safe)
            guard excess.greatest > LayoutRules.tolerance else { return nil }
            return LayoutObservation(
                kind, of: [element], amount: excess.greatest,
                detail: "lies \(points(excess.greatest)) in the \(excess.edge) part of the screen that belongs to bars, cutout or home indicator",
                check: .outside(view: element.place, area: picture.reachable(safe, of: element)))
        }
    }

    /// Such as the dots of a page view controller, which stand in the middle of a view as wide as the window.
    static func isPlacedByUIKit(_ element: LayoutElement) -> Bool {
        let containers: Set<String> = ["UIPageViewController", "UINavigationController", "UISplitViewController", "UITabBarController"]
        return element.traits.contains(.systemSized) && containers.contains(element.owner)
    }

    private static func seen(_ element: LayoutElement, in picture: LayoutPicture) -> Rect? {
        let inClip: Rect? = element.clip.map { element.ink.intersection($0) } ?? element.ink
        return inClip?.intersection(picture.bounds)
    }
}
