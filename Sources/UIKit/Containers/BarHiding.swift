/// Hides and shows a navigation controller's bars for taps and swipes on its screens.
@MainActor final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    let tap = UITapGestureRecognizer()
    let swipe = UIPanGestureRecognizer()
    private weak var navigation: UINavigationController?
    /// Whether the toolbar was there before a gesture hid it.
    private var hidToolbar = false
    private var hasActed = false

    /// Points a finger travels before the bars follow it.
    static let travel: CGFloat = 44

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        tap.onAction = { [weak self] in self?.tapped() }
        swipe.onAction = { [weak self] in self?.swiped() }
        for recognizer in [tap, swipe] {
            recognizer.isEnabled = false
            recognizer.delegate = self
        }
        tap.cancelsTouchesInView = false
        swipe.cancelsTouchesInView = false
    }

    func install(in view: UIView) {
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(swipe)
    }

    /// Bars and controls keep their touches.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let navigation, let view = touch.view, view.isDescendant(of: navigation.screenView) else { return false }
        var ancestor: UIView? = view
        while let current = ancestor, current !== navigation.screenView {
            if gestureRecognizer === tap, current is UIControl { return false }
            ancestor = current.superview
        }
        return true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === swipe }

    private func tapped() {
        guard tap.state == .ended, let navigation else { return }
        setBarsHidden(!navigation.isNavigationBarHidden)
    }

    /// Up hides, down shows; once for each swipe.
    private func swiped() {
        guard let navigation else { return }
        if swipe.state == .began { hasActed = false }
        let travel: CGFloat = swipe.translation(in: navigation.view).y
        guard !hasActed, abs(travel) >= Self.travel else { return }
        hasActed = true
        setBarsHidden(travel < 0)
    }

    private func setBarsHidden(_ hidden: Bool) {
        guard let navigation, navigation.isNavigationBarHidden != hidden else { return }
        navigation.setNavigationBarHidden(hidden, animated: true)
        if hidden {
            hidToolbar = !navigation.isToolbarHidden
            if hidToolbar { navigation.setToolbarHidden(true, animated: true) }
        } else if hidToolbar {
            hidToolbar = false
            navigation.setToolbarHidden(false, animated: true)
        }
    }
}
