import AppSession

/// Buttons and an app's own controls that are too small for a finger: under 28 points, the least that Apple's guidelines allow, or squeezed
/// from the usual 44 to less than 36.
package struct SmallTargetRule: LayoutRule {
    package init() {}
    package let kind = FindingKind.smallTarget

    private static let usual = 44.0
    private static let least = 28.0
    private static let squeezed = 36.0

    package func observations(in picture: LayoutPicture) -> [LayoutObservation] {
        picture.elements.compactMap { element in
            guard Self.isTarget(element), Self.side(element) < Self.usual else { return nil }
            return LayoutObservation(
                kind, of: [element], amount: Self.usual - Self.side(element),
                detail: "takes touches in \(Self.text(element.touchWidth)) x \(Self.text(element.touchHeight)) points",
                check: .shown(view: element.place, area: element.frame))
        }
    }

    package func isDefect(_ key: LayoutObservation.Key, in pictures: [LayoutPicture]) -> Bool {
        let sides: [Double] = pictures.compactMap { $0.element(at: key.places[0]) }.filter(Self.isTarget).map(Self.side)
        guard let greatest = sides.max(), greatest > 0, let smallest = sides.min() else { return false }
        return smallest < Self.least || greatest >= Self.usual && smallest < Self.squeezed
    }

    private static func isTarget(_ element: LayoutElement) -> Bool {
        element.kind == .control && element.traits.contains(.interactive) && !element.traits.contains(.systemSized) && element.bar == nil
    }

    private static func side(_ element: LayoutElement) -> Double { min(element.touchWidth, element.touchHeight) }
    private static func text(_ value: Double) -> String { String(points(value).prefix { $0 != " " }) }
}
