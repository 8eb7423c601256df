/// How content moves along when something is carried to the edge of what is seen.
enum EdgeScroll {
    /// Points from the edge at which the content begins to scroll.
    private static let edge: CGFloat = 44

    /// Points a frame, up or down; 0 where the finger is not near an edge, or nothing is beyond it. The finger is in the
    /// content's coordinates.
    @MainActor static func step(finger: CGPoint, in list: UIScrollView) -> CGFloat {
        step(
            finger: finger.y, visible: list.bounds.inset(by: list.adjustedContentInset), offset: list.contentOffset.y,
            range: list.scrollRange.vertical)
    }

    static func step(finger: CGFloat, visible: CGRect, offset: CGFloat, range: ClosedRange<CGFloat>) -> CGFloat {
        let above: CGFloat = visible.minY + edge - finger
        let below: CGFloat = finger - visible.maxY + edge
        if above > 0 { return -min(min(above / 4, 8), max(0, offset - range.lowerBound)) }
        if below > 0 { return min(min(below / 4, 8), max(0, range.upperBound - offset)) }
        return 0
    }
}
