/// How layout margins come about: values in, a value out (behaviour/metrics.json, margins; behaviour/rules.md 17).
struct LayoutMargins {
    /// The margins that the view itself asks for.
    var own: UIEdgeInsets
    /// The least a controller's root view has, nil for other views.
    var systemMinimum: UIEdgeInsets?
    /// The margins that the superview's leave over this view, when they are preserved.
    var preserved: UIEdgeInsets?
    /// The safe area, when it is added.
    var safeArea: UIEdgeInsets = .zero

    /// Own margins, at least the system minimum, plus the safe area, and at least what is preserved of the superview's.
    var effective: UIEdgeInsets {
        var margins: UIEdgeInsets = own
        if let systemMinimum { margins = UIEdgeInsets.max(margins, systemMinimum) }
        margins = margins + safeArea
        if let preserved { margins = UIEdgeInsets.max(margins, preserved) }
        return margins
    }
}

extension UIView {
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    var effectiveLayoutMargins: UIEdgeInsets {
        let minimum: NSDirectionalEdgeInsets? = owningController.flatMap {
            $0.viewRespectsSystemMinimumLayoutMargins ? $0.systemMinimumLayoutMargins : nil
        }
        let standard: NSDirectionalEdgeInsets =
            owningController == nil
            ? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) : .zero
        let rightToLeft: Bool = isRightToLeft
        var margins = LayoutMargins(
            own: (customMargins ?? standard).resolved(rightToLeft: rightToLeft),
            systemMinimum: minimum?.resolved(rightToLeft: rightToLeft))
        if preservesSuperviewLayoutMargins, let superview {
            let left: UIEdgeInsets = superview.marginsLeft(over: frame)
            margins.preserved = isRow ? left.sides : left
        }
        if insetsLayoutMarginsFromSafeArea { margins.safeArea = safeAreaOfMargins }
        return margins.effective
    }

    /// Whether it scrolls under bars and out of them, where it is to be as high as elsewhere: margins above and below it are its own.
    private var isRow: Bool { self is UITableViewCell || self is UITableViewHeaderFooterView || self is UICollectionViewCell }

    /// The safe area that margins take in: of a row and its content what is at the sides.
    private var safeAreaOfMargins: UIEdgeInsets {
        let area: UIEdgeInsets = safeAreaInsets
        // Most views lie clear of the edges: what they are is asked only where it matters.
        return (area.top != 0 || area.bottom != 0) && (isRow || superview?.isRow == true) ? area.sides : area
    }

    /// The margins that this view's leave over a subview at `frame`; where that reaches over this view's edge, no more than they are
    /// (behaviour/rules.md 17.4).
    func marginsLeft(over frame: CGRect) -> UIEdgeInsets {
        let margins: UIEdgeInsets = effectiveLayoutMargins
        func left(_ margin: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, margin - max(0, distance)) }
        return UIEdgeInsets(
            top: left(margins.top, frame.minY - bounds.minY), left: left(margins.left, frame.minX - bounds.minX),
            bottom: left(margins.bottom, bounds.maxY - frame.maxY), right: left(margins.right, bounds.maxX - frame.maxX))
    }

    /// Compares the margins with those last reported and tells the view, its guides and its subviews if they moved. Returns
    /// whether they did.
    @discardableResult func marginsMayHaveChanged() -> Bool {
        let margins: UIEdgeInsets = effectiveLayoutMargins
        guard margins != reportedMargins else { return false }
        let isFirst: Bool = reportedMargins == nil
        reportedMargins = margins
        marginsGuideDidChange()
        if isFirst, window == nil { return true }
        layoutMarginsDidChange()
        owningController?.viewLayoutMarginsDidChange()
        setNeedsLayout()
        for subview in subviews where subview.preservesSuperviewLayoutMargins { subview.marginsMayHaveChanged() }
        return true
    }
}

extension UIEdgeInsets {
    fileprivate var sides: UIEdgeInsets { UIEdgeInsets(top: 0, left: left, bottom: 0, right: right) }
}
