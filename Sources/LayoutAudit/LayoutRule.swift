import AppSession

/// One way in which layouts break: a function of layout pictures.
package protocol LayoutRule: Sendable {
    var kind: FindingKind { get }
    /// The observations in one picture that may be defects.
    func observations(in picture: LayoutPicture) -> [LayoutObservation]
    /// Whether something observed is a defect, given how the same views stand at other sizes.
    func isDefect(_ key: LayoutObservation.Key, in pictures: [LayoutPicture]) -> Bool
}

extension LayoutRule {
    package func isDefect(_ key: LayoutObservation.Key, in pictures: [LayoutPicture]) -> Bool { true }
}

/// The rules that look at each size.
package enum LayoutRules {
    package static let all: [any LayoutRule] = [
        CollisionRule(), ParentProtrusionRule(), WindowProtrusionRule(), WrappingRule(), TruncatedTextRule(), ClippedTextRule(), SmallTargetRule(),
        UnreachableRule(), ConflictRule(), CoveredContentRule(),
    ]

    /// Points that a frame may be off: less than a pixel of the coarsest screen.
    static let tolerance = 0.9
}

extension LayoutPicture {
    /// The element at a place; nil where there is none at this size.
    func element(at place: Int) -> LayoutElement? { elements.first { $0.place == place } }

    func isAncestor(_ index: Int, of other: Int) -> Bool {
        var current: Int? = elements[other].parent
        while let now = current, now >= index {
            if now == index { return true }
            current = elements[now].parent
        }
        return false
    }

    /// How far content around an element can be scrolled, all together.
    func reach(of element: LayoutElement) -> LayoutElement.ScrollRange {
        var reach = LayoutElement.ScrollRange()
        var next: Int? = element.scroll
        while let index = next {
            if let range = elements[index].range {
                reach.up += range.up
                reach.left += range.left
                reach.down += range.down
                reach.right += range.right
            }
            next = elements[index].scroll
        }
        return reach
    }

    /// An area and what around it an element's content can be scrolled out of.
    func reachable(_ area: Rect, of element: LayoutElement) -> Rect {
        let reach: LayoutElement.ScrollRange = reach(of: element)
        return Rect(
            x: area.x - reach.right, y: area.y - reach.down, width: area.width + reach.right + reach.left, height: area.height + reach.down + reach.up)
    }

    /// How far a rectangle of an element stays outside an area, wherever it is scrolled to.
    func excess(of rect: Rect, in element: LayoutElement, over area: Rect) -> Excess {
        let (excess, reach) = (rect.excess(over: area), reach(of: element))
        return Excess(
            left: max(0, excess.left - reach.right), top: max(0, excess.top - reach.down), right: max(0, excess.right - reach.left),
            bottom: max(0, excess.bottom - reach.up))
    }
}

/// How far something reaches over each edge of something else, in points.
struct Excess: Hashable {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    var greatest: Double { max(left, top, right, bottom) }

    /// The edge it reaches over most.
    var edge: String {
        switch greatest {
        case left: "left"
        case right: "right"
        case top: "top"
        default: "bottom"
        }
    }
}

/// Points without a fraction that says nothing: `12`, `12.5`.
func points(_ value: Double) -> String {
    let rounded: Double = (value * 10).rounded() / 10
    let text: String = rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    return text + (rounded == 1 ? " point" : " points")
}
