/// The fingers on a device's screen: which are the app's and which are on a key.
struct Fingers {
    private var next: Int = 1
    private var ofApp: Set<Int> = []
    private var onKey: (finger: Int, key: KeyboardKey)?

    /// A finger comes down on the app.
    mutating func touchApp() -> Int {
        let finger: Int = number()
        ofApp.insert(finger)
        return finger
    }

    /// A finger comes down on the keyboard, on a key or between keys. What it types is known when it lifts; the last one counts.
    mutating func touchKeyboard(_ key: KeyboardKey?) -> Int {
        let finger: Int = number()
        if let key { onKey = (finger, key) }
        return finger
    }

    func isOnApp(_ finger: Int) -> Bool { ofApp.contains(finger) }

    /// Whether the finger was the app's.
    mutating func leaveApp(_ finger: Int) -> Bool { ofApp.remove(finger) != nil }

    /// The key that the finger was on.
    mutating func leaveKey(_ finger: Int) -> KeyboardKey? {
        guard let touch = onKey, touch.finger == finger else { return nil }
        onKey = nil
        return touch.key
    }

    /// The keyboard went: no finger is on a key.
    mutating func forgetKey() { onKey = nil }

    private mutating func number() -> Int {
        defer { next += 1 }
        return next
    }
}
