import AppSession

/// The app's side of the keyboard: what its first responder asks for, where the keyboard is, and who hears of it.
///
/// The device decides about the keyboard itself, its height and whether there is one on screen at all.
@MainActor final class KeyboardCenter {
    static var shared: KeyboardCenter { AppContext.current.keyboard }

    /// Tells the device what is wanted. Set by the session; without one there is no keyboard.
    var send: ((KeyboardRequest?) -> Void)?
    /// The keyboard's frame on the screen once it has arrived, accessory and all; nil while none is on screen.
    private(set) var frame: CGRect?
    private(set) var lastRequest: KeyboardRequest?
    /// The views of the app that stand in the keyboard's place and on top of it.
    private let inputViews = InputViews()
    private var changesUnderWay = 0
    /// The lists on screen that stay clear of the keyboard.
    private let avoiding = NSHashTable<KeyboardAvoidance>.weakObjects()
    /// Counts changes, so that the end of one that was overtaken is not told.
    private var generation = 0

    /// Nothing is shown and nobody waits: the app starts afresh.
    func reset() {
        generation += 1
        frame = nil
        lastRequest = nil
        inputViews.remove()
        for window in UIApplication.shared.visibleWindows { KeyboardTracking.keyboardDidMove(to: nil, in: window) }
    }

    /// A window that comes while the keyboard is on screen is covered by it too.
    func windowDidShow(_ window: UIWindow) {
        if frame != nil { KeyboardTracking.keyboardDidMove(to: window.keyboardFrame, in: window) }
    }

    // MARK: What the app wants

    /// Runs a change of the first responder. The keyboard follows when the whole of it is done, so that it stays where
    /// it is on the way from one text field to the next.
    func changing<Result>(_ change: () -> Result) -> Result {
        hold()
        defer { release() }
        return change()
    }

    func hold() { changesUnderWay += 1 }

    func release() {
        changesUnderWay -= 1
        follow()
    }

    /// Asks for what the first responder wants now.
    func follow() {
        guard changesUnderWay == 0 else { return }
        let wish = RequestedKeyboard(of: Self.firstResponder)
        let request: KeyboardRequest? = wish.request
        inputViews.take(wish)
        guard request != lastRequest else { return editingDidBegin() }
        lastRequest = request
        send?(request)
    }

    // MARK: Lists that stay clear of it

    private func followWithLists() { avoiding.allObjects.forEach { $0.follow() } }
    func add(_ avoidance: KeyboardAvoidance) { avoiding.add(avoidance) }
    func remove(_ avoidance: KeyboardAvoidance) { avoiding.remove(avoidance) }

    /// Somebody else takes what is typed while the keyboard stays: its row comes into sight.
    func editingDidBegin() {
        guard frame != nil else { return }
        UIView.animate(withDuration: ScrollAnimation.duration) {
            self.followWithLists()
            self.revealField()
        }
    }

    /// The text field that is typed into comes into sight in the scroll view around it. Whether that is clear of the keyboard is up to the app.
    private func revealField() {
        guard frame != nil, let field = Self.firstResponder as? UITextField,
            let scrollView = sequence(first: field as UIView, next: \.superview).lazy.compactMap({ $0 as? UIScrollView }).first
        else { return }
        scrollView.layoutIfNeeded()
        let place: CGRect = field.convert(field.bounds, to: scrollView)
        if !scrollView.bounds.inset(by: scrollView.adjustedContentInset).contains(place) { scrollView.scrollRectToVisible(place, animated: false) }
    }

    static var firstResponder: UIResponder? {
        let app = UIApplication.shared
        return app.currentKeyWindow?.firstResponder ?? app.visibleWindows.lazy.reversed().compactMap(\.firstResponder).first
    }

    // MARK: What the device says

    /// The keyboard comes, goes or changes: the notifications, and in one animation with it whatever follows it.
    func keyboard(_ change: KeyboardChange) {
        generation += 1
        let mine: Int = generation
        frame = change.isShown ? CGRect(change.end) : nil
        inputViews.prepare(for: change)
        let body: () -> Void = {
            self.followWithLists()
            self.post(KeyboardNotice.before(change), change)
            self.inputViews.place(for: change)
            for window in UIApplication.shared.visibleWindows {
                KeyboardTracking.keyboardDidMove(to: window.keyboardFrame, in: window)
                window.makeSheetsFollowKeyboard()
                LayoutPass.run(in: window)
            }
            // Sheets and input views may have moved them.
            self.followWithLists()
            self.revealField()
        }
        guard change.duration > 0, UIApplication.shared.applicationState != .background else {
            UIView.performWithoutAnimation(body)
            arrived(change, mine)
            return
        }
        let options = UIView.AnimationOptions(rawValue: UInt(KeyboardMotion.curve) << 16).union(.beginFromCurrentState)
        UIView.animate(withDuration: change.duration, delay: 0, options: options, animations: body)
        DeferredWork.shared.schedule(after: change.duration) { [weak self] in self?.arrived(change, mine) }
    }

    private func arrived(_ change: KeyboardChange, _ number: Int) {
        guard number == generation else { return }
        if !change.isShown { inputViews.removeIfUnused() }
        post(KeyboardNotice.after(change), change)
    }

    private func post(_ names: [NSNotification.Name], _ change: KeyboardChange) {
        let info: [AnyHashable: Any] = KeyboardNotice.userInfo(change)
        for name in names { NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info) }
    }

    /// The user put the keyboard away: whoever types ends.
    func dismissedByUser() {
        Self.firstResponder?.resignFirstResponder()
    }
}

extension UIWindow {
    /// The keyboard's frame in this window's coordinates once it has arrived; nil while none is on screen.
    var keyboardFrame: CGRect? {
        KeyboardCenter.shared.frame.map { convert($0, from: UIScreen.main.coordinateSpace) }
    }
}
