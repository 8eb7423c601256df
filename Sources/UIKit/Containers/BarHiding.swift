/// Hides and shows a navigation controller's bars for taps and swipes on its screens, and for the keyboard.
@MainActor final class BarHiding: NSObject, UIGestureRecognizerDelegate {
    let tap = UITapGestureRecognizer()
    let swipe = UIPanGestureRecognizer()
    /// Brings back bars that a compact height or the keyboard hid.
    private let reveal = UITapGestureRecognizer()
    /// Whether the user has brought back the bars that a compact height hid.
    var isRevealed = false
    private var keyboardObservation: KeyboardObservation?
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
        reveal.onAction = { [weak self] in self?.revealed() }
        for recognizer in [tap, swipe, reveal] {
            recognizer.isEnabled = false
            recognizer.delegate = self
        }
        tap.cancelsTouchesInView = false
        reveal.cancelsTouchesInView = false
        swipe.cancelsTouchesInView = false
    }

    func install(in view: UIView) {
        view.addGestureRecognizer(tap)
        view.addGestureRecognizer(swipe)
        view.addGestureRecognizer(reveal)
    }

    /// Applies the properties by which bars hide on their own, after one of them may have changed.
    func updateReveal() {
        guard let navigation else { return }
        reveal.isEnabled = navigation.hidesBarsWhenVerticallyCompact || navigation.hidesBarsWhenKeyboardAppears
        guard navigation.hidesBarsWhenKeyboardAppears else {
            keyboardObservation = nil
            return
        }
        guard keyboardObservation == nil else { return }
        keyboardObservation = KeyboardObservation { [weak self] in self?.keyboardAppears() }
    }

    private func keyboardAppears() {
        guard let navigation, navigation.viewIfLoaded?.window != nil else { return }
        setBarsHidden(true)
    }

    private func revealed() {
        guard reveal.state == .ended, let navigation else { return }
        if navigation.isNavigationBarHidden, navigation.hidesBarsWhenKeyboardAppears {
            setBarsHidden(false)
        } else if navigation.isBarHidden, !navigation.isNavigationBarHidden {
            navigation.animateBars(true) {
                self.isRevealed = true
                navigation.layOutBars()
            }
        }
    }

    /// Bars and controls keep their touches.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let navigation, let view = touch.view, view.isDescendant(of: navigation.screenView) else { return false }
        var ancestor: UIView? = view
        while let current = ancestor, current !== navigation.screenView {
            if gestureRecognizer !== swipe, current is UIControl || current is UITextInput { return false }
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

/// Hears of this app's keyboard for as long as it is kept.
private final class KeyboardObservation {
    private let token: any NSObjectProtocol

    @MainActor init(appears: @escaping @MainActor () -> Void) {
        token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in
            let isLocal: Bool = note.userInfo?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool ?? true
            MainActor.assumeIsolated { if isLocal { appears() } }
        }
    }

    deinit { NotificationCenter.default.removeObserver(token) }
}
