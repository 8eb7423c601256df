/// Which way an assistive technology's user scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    case right = 1
    case left = 2
    case up = 3
    case down = 4
    case next = 5
    case previous = 6
}

/// The offset of a scroll view after its user asked for another page: a value in, a value out.
enum AccessibilityPage {
    /// The offset a page further, or nil where there is no more: pages are the visible part, and the last is what is left.
    ///
    /// - Parameter direction: the way the content moves: down shows what is above.
    static func offset(from offset: CGPoint, _ direction: UIAccessibilityScrollDirection, in geometry: ScrollGeometry, isRightToLeft: Bool) -> CGPoint? {
        let size = CGSize(
            width: geometry.bounds.width - geometry.inset.left - geometry.inset.right,
            height: geometry.bounds.height - geometry.inset.top - geometry.inset.bottom)
        var target = offset
        switch direction {
        case .up: target.y += size.height
        case .down: target.y -= size.height
        case .left: target.x += size.width
        case .right: target.x -= size.width
        case .next, .previous:
            let isForward: Bool = direction == .next
            if geometry.scrollsVertically {
                target.y += isForward ? size.height : -size.height
            } else {
                target.x += isForward != isRightToLeft ? size.width : -size.width
            }
        }
        target = geometry.clamped(target)
        return target == offset ? nil : target
    }
}
