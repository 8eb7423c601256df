/// The part of a safe area that reaches a view: a value in, a value out.
package enum SafeArea {
    /// The insets of a view that covers `frame` of a superview with size `container` and insets `insets`: each edge gets what
    /// still overlaps it, never more than the superview's own (behaviour/measured-constants.md 5).
    package static func insets(of frame: CGRect, in container: CGSize, with insets: UIEdgeInsets) -> UIEdgeInsets {
        func clamp(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { min(max(inset - distance, 0), inset) }
        return UIEdgeInsets(
            top: clamp(insets.top, frame.minY), left: clamp(insets.left, frame.minX),
            bottom: clamp(insets.bottom, container.height - frame.maxY), right: clamp(insets.right, container.width - frame.maxX))
    }
}

extension UIView {
    /// Brings the safe area of this view and its descendants up to date after a change of geometry, window or bars. A view that
    /// moved as a whole hands down what it had before, unless its own safe area or margins became others; so do the subviews of a
    /// view that changed its size, and a change of size all the way down a deep tree asks each view a few times only.
    func safeAreaMayHaveChanged(movedAsWhole: Bool = false) {
        let insets: UIEdgeInsets = inheritedSafeAreaInsets
        let changed: Bool = insets != currentSafeAreaInsets
        let hadNone: Bool = currentSafeAreaInsets == .zero
        if changed {
            if isObserved { willChangeValue(forKey: "safeAreaInsets") }
            currentSafeAreaInsets = insets
            if isObserved { didChangeValue(forKey: "safeAreaInsets") }
            safeAreaGuideDidChange()
            safeAreaInsetsDidChange()
            owningController?.viewSafeAreaInsetsDidChange()
            setNeedsLayout()
        }
        let hasOtherMargins: Bool = (changed || marginsDependOnPlace) && marginsMayHaveChanged()
        if movedAsWhole, !changed, !hasOtherMargins { return }
        if hadNone, insets == .zero, !subviews.contains(where: \.hasOwnSafeAreaSource) {
            for subview in subviews where subview.preservesSuperviewLayoutMargins { subview.marginsMayHaveChanged() }
            return
        }
        for subview in subviews { subview.safeAreaMayHaveChanged(movedAsWhole: true) }
    }

    /// Whether the margins may be others though the safe area is the same.
    private var marginsDependOnPlace: Bool {
        preservesSuperviewLayoutMargins || reportedMargins == nil || owningController != nil
    }

    /// Whether the safe area of this view is not just what the superview leaves of its own.
    private var hasOwnSafeAreaSource: Bool {
        guard let owningController else { return currentSafeAreaInsets != .zero }
        return owningController.totalAdditionalSafeAreaInsets != .zero || currentSafeAreaInsets != .zero
    }

    private var inheritedSafeAreaInsets: UIEdgeInsets {
        let additional: UIEdgeInsets = owningController?.totalAdditionalSafeAreaInsets ?? .zero
        if let window = self as? UIWindow { return window.environmentSafeAreaInsets }
        guard let superview else { return additional }
        let container: CGRect = superview.bounds
        let frame: CGRect = self.frame.offsetBy(dx: -container.minX, dy: -container.minY)
        return SafeArea.insets(of: frame, in: container.size, with: superview.safeAreaInsets) + additional
    }
}
