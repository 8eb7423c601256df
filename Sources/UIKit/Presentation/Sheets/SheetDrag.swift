/// Lets a finger drag a sheet between its detents and down to dismissal (behaviour/measured-constants.md 4).
@MainActor final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    private weak var sheet: UISheetPresentationController?
    private let view: UIView
    private let pan = SheetPanGestureRecognizer()
    private var mayDismiss = false

    init(_ sheet: UISheetPresentationController, on view: UIView) {
        self.sheet = sheet
        self.view = view
        super.init()
        pan.name = "UISheetInteraction"
        pan.delegate = self
        pan.onAction = { [weak self] in self?.follow() }
    }

    func install() {
        view.addGestureRecognizer(pan)
    }

    /// Content that is scrolled away from its top keeps the finger; at its top it gives a pull down to the sheet, and one up
    /// while the sheet can grow.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let sheet, sheet.geometry.form != .full, sheet.presentation?.phase == .presented else { return false }
        guard let touched = pan.trackedTouches.first?.view else { return true }
        if let control = touched as? UIControl, control is UISlider { return false }
        guard let scroll = scrollView(around: touched) else { return true }
        let isAtTop: Bool = scroll.contentOffset.y <= -scroll.adjustedContentInset.top
        guard isAtTop else { return false }
        if pan.travel.y > 0 { return true }
        let active = sheet.activeDetents
        return sheet.prefersScrollingExpandsWhenScrolledToEdge && sheet.selectedDetent.identifier != active.last?.identifier
    }

    private func scrollView(around view: UIView) -> UIScrollView? {
        var candidate: UIView? = view
        while let current = candidate, current !== self.view {
            if let scroll = current as? UIScrollView { return scroll }
            candidate = current.superview
        }
        return nil
    }

    private func follow() {
        guard let sheet else { return }
        switch pan.state {
        case .began:
            mayDismiss = sheet.presentation?.mayBeDismissedByUser ?? false
            move(sheet)
        case .changed: move(sheet)
        case .ended: release(sheet)
        case .cancelled: settle(sheet)
        default: break
        }
    }

    private func heights(_ sheet: UISheetPresentationController) -> [CGFloat] {
        let geometry: SheetLayout = sheet.geometry
        guard geometry.form != .full else { return [sheet.frameOfPresentedViewInContainerView.height] }
        return sheet.activeDetents.map { geometry.frame(value: $0.value).height }
    }

    private func move(_ sheet: UISheetPresentationController) {
        let heights: [CGFloat] = heights(sheet)
        let rest: CGFloat = sheet.frameOfPresentedViewInContainerView.height
        let wanted: CGFloat = rest - pan.translation(in: nil).y
        let least: CGFloat = mayDismiss ? 0 : heights.first ?? rest
        sheet.dragOffset = rest - SheetRelease.resisted(wanted, least: least, most: heights.last ?? rest)
        sheet.layOut()
    }

    private func release(_ sheet: UISheetPresentationController) {
        let rest: CGFloat = sheet.frameOfPresentedViewInContainerView.height
        let velocity: CGFloat = pan.velocity(in: nil).y
        // Where the finger is counts, not where a resisting sheet is.
        let height: CGFloat = rest - pan.translation(in: nil).y
        switch SheetRelease(heights: heights(sheet), height: height, velocity: velocity).outcome {
        case .dismiss:
            if mayDismiss {
                sheet.presentation?.dismissByUser { sheet.dragOffset = 0 }
                return
            }
            settle(sheet)
            sheet.presentation?.dismissByUser()
        case .settle(let index):
            let active = sheet.activeDetents
            if active.indices.contains(index), sheet.geometry.form != .full { sheet.userSelected(active[index].identifier) }
            settle(sheet)
        }
    }

    private func settle(_ sheet: UISheetPresentationController) {
        UIView.animate(
            withDuration: UISheetPresentationController.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
            options: .beginFromCurrentState
        ) {
            sheet.dragOffset = 0
            sheet.layOut()
        }
    }
}

/// A sheet's pan: scroll views in it wait until it has failed.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer && otherGestureRecognizer.view is UIScrollView
    }

    override func shouldStart(after travel: CGPoint) -> Bool {
        guard super.shouldStart(after: travel) else { return false }
        // A drag that starts sideways is somebody else's.
        if abs(travel.x) > abs(travel.y) { state = .failed }
        return abs(travel.x) <= abs(travel.y)
    }
}
