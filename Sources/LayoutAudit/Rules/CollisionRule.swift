import AppSession

/// Texts, images and controls that lie over each other, and do not at another size. Two texts never belong over each other.
package struct CollisionRule: LayoutRule {
    package init() {}
    package let kind = FindingKind.collision

    package func observations(in picture: LayoutPicture) -> [LayoutObservation] {
        let candidates: [Int] = picture.elements.indices.filter { Self.takesPart(picture.elements[$0], in: picture) }
        var found: [LayoutObservation] = []
        for (position, first) in candidates.enumerated() {
            for second in candidates.dropFirst(position + 1) {
                guard let overlap = Self.overlap(picture, first, second) else { continue }
                let pair: [LayoutElement] = [picture.elements[first], picture.elements[second]]
                found.append(
                    LayoutObservation(
                        kind, of: pair, amount: min(overlap.width, overlap.height),
                        detail: "lie over each other, \(points(overlap.width)) wide and \(points(overlap.height)) high",
                        check: .overlap(behind: pair[0].place, front: pair[1].place, area: overlap)))
            }
        }
        return found
    }

    package func isDefect(_ key: LayoutObservation.Key, in pictures: [LayoutPicture]) -> Bool {
        var areTexts = true
        for picture in pictures {
            guard let first = picture.elements.firstIndex(where: { $0.place == key.places[0] }),
                let second = picture.elements.firstIndex(where: { $0.place == key.places[1] })
            else { continue }
            // What is not on screen at a size is no proof that the two stand apart there.
            guard Self.visible(picture.elements[first], in: picture) != nil, Self.visible(picture.elements[second], in: picture) != nil else { continue }
            if Self.overlap(picture, first, second) == nil { return true }
            areTexts = areTexts && picture.elements[first].kind == .text && picture.elements[second].kind == .text
        }
        return areTexts
    }

    /// Whether an element can collide with another: it is content, or hides what is behind it.
    private static func takesPart(_ element: LayoutElement, in picture: LayoutPicture) -> Bool {
        guard element.control == nil else { return false }
        switch element.kind {
        case .text, .image, .control: return visible(element, in: picture) != nil
        case .card, .shape: return element.traits.contains(.opaque) && min(element.frame.width, element.frame.height) > 4
        case .scroll: return true
        case .container, .cell, .bar: return false
        }
    }

    /// The part of the content that is seen.
    private static func visible(_ element: LayoutElement, in picture: LayoutPicture) -> Rect? {
        let inClip: Rect? = element.clip.map { element.ink.intersection($0) } ?? element.ink
        guard let inClip else { return nil }
        let area: Rect = element.scroll.map { picture.elements[$0].frame } ?? picture.bounds
        return inClip.intersection(area)
    }

    private static func isContent(_ element: LayoutElement) -> Bool { element.kind == .text || element.kind == .image || element.kind == .control }

    /// The area that two elements, the one behind first, have in common; nil where they are apart, one is in the other, or they may lie like that.
    private static func overlap(_ picture: LayoutPicture, _ first: Int, _ second: Int) -> Rect? {
        let (behind, front): (LayoutElement, LayoutElement) = (picture.elements[first], picture.elements[second])
        guard behind.scroll == front.scroll, behind.bar == front.bar, isContent(behind) else { return nil }
        guard let a = visible(behind, in: picture), let b = visible(front, in: picture), let common = a.intersection(b),
            min(common.width, common.height) > LayoutRules.tolerance, !picture.isAncestor(first, of: second)
        else { return nil }
        return common
    }
}
