import AppSession

extension Simulator {
    /// Attaches keys by cable or radio, or takes them away: with them the software keyboard stays off the screen.
    package func setHardwareKeys(_ attached: Bool) {
        guard keyboard.hasHardwareKeys != attached else { return }
        keyboard.hasHardwareKeys = attached
        guard let app = fit?.app else { return }
        report(keyboard.follow(app, at: time, duration: KeyboardMotion.duration))
    }

    /// The other app on the screen brings the keyboard up for a text of its own, or puts it away again.
    package func setOtherAppTyping(_ isTyping: Bool) {
        requestKeyboard(isTyping ? KeyboardRequest(keys: .letters) : nil, from: .otherApp, at: time)
    }

    /// Presses and releases the keys that make `text`, one after another.
    package func type(_ text: String) {
        for character in text { press(Key(characters: String(character))) }
    }

    /// Presses and releases a key.
    package func press(_ key: Key) {
        var release: Key = key
        release.isDown = false
        endpoint.receive(.key(key))
        endpoint.receive(.key(release))
        advance(by: 1.0 / 60)
    }

    /// The middle of the key that is labelled so, in the window's points; nil when there is none over the window.
    package func center(ofKey label: String) -> (x: Double, y: Double)? {
        guard let place = keyboardInWindow, let key = place.layout.keys.first(where: { $0.label == label }) else { return nil }
        return (place.panel.x + key.frame.x + key.frame.width / 2, place.panel.y + key.frame.y + key.frame.height / 2)
    }

    func requestKeyboard(_ request: KeyboardRequest?, from owner: DeviceKeyboard.Owner, at time: Double) {
        guard let app = fit?.app else { return }
        report(keyboard.take(request, from: owner, at: time, in: app))
    }

    func report(_ change: KeyboardChange?) {
        if let change { endpoint.receive(.keyboard(change)) }
    }

    private var keyboardInWindow: (panel: Rect, layout: KeyboardLayout)? {
        guard let app = fit?.app, let layout = keyboard.layout(in: app),
            let panel = keyboard.panel(at: time, screen: app.device.screenSize(app.orientation))
        else { return nil }
        let window: Rect = app.frameOnScreen
        return (Rect(x: panel.x - window.x, y: panel.y - window.y, width: panel.width, height: panel.height), layout)
    }

    package func isOnKeyboard(x: Double, y: Double) -> Bool { keyboardInWindow.map { y >= $0.panel.y } ?? false }

    func key(atX x: Double, y: Double) -> KeyboardKey? {
        keyboardInWindow.flatMap { $0.layout.key(atX: x - $0.panel.x, y: y - $0.panel.y) }
    }

    /// A tap on a key of the software keyboard.
    func press(_ key: KeyboardKey) {
        keyboard.press(key)
        switch key.kind {
        case .hide: endpoint.receive(.dismissKeyboard)
        default: if keyboard.owner == .app, let characters = key.characters { press(Key(characters: characters)) }
        }
    }
}
