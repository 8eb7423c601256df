/// The offsets of the baselines of a view that lets a subview stand for it.
@MainActor enum BaselineOffset {
    static func first(of view: UIView) -> CGFloat {
        let stand: UIView = view.forFirstBaselineLayout
        guard stand !== view, stand.isDescendant(of: view) else { return 0 }
        return stand.convert(CGPoint.zero, to: view).y + stand.firstBaselineOffset
    }

    static func last(of view: UIView) -> CGFloat {
        let stand: UIView = view.forLastBaselineLayout
        guard stand !== view, stand.isDescendant(of: view) else { return 0 }
        let bottom: CGFloat = stand.convert(CGPoint(x: 0, y: stand.bounds.maxY), to: view).y
        return view.bounds.maxY - bottom + stand.lastBaselineOffset
    }
}
