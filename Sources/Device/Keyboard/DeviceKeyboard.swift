import AppSession

/// The one keyboard of a device's screen: which app it types into, where it is, and how far it has come.
package struct DeviceKeyboard: Hashable, Sendable {
    /// Whose text is typed.
    package enum Owner: String, Hashable, Sendable { case app, otherApp }

    /// Whether keys are attached by cable, case or radio: the software keys stay away.
    package var hasHardwareKeys: Bool = false
    package private(set) var owner: Owner?
    package private(set) var request: KeyboardRequest?
    package private(set) var page: KeyboardPage = .letters
    package private(set) var isShifted: Bool = false

    private var begin = Rect(x: 0, y: 0, width: 0, height: 0)
    private var end = Rect(x: 0, y: 0, width: 0, height: 0)
    private var startTime: Double = 0
    private var duration: Double = 0

    package init() {}

    /// Whether the keyboard is, or is coming, on screen.
    package var isShown: Bool { request != nil }

    /// `owner` wants this keyboard from `time` on, or none. Returns what the apps are told; nil when nothing changes for
    /// them: a request for other keys in the same frame, or the end of one that was replaced.
    package mutating func take(
        _ wanted: KeyboardRequest?, from asker: Owner, at time: Double, in configuration: WindowConfiguration
    ) -> KeyboardChange? {
        if wanted == nil, owner != asker { return nil }
        return change(to: wanted, owner: wanted == nil ? nil : asker, at: time, duration: KeyboardMotion.duration, in: configuration)
    }

    /// The screen turned, or hardware keys came or went: the keyboard follows.
    package mutating func follow(_ configuration: WindowConfiguration, at time: Double, duration: Double) -> KeyboardChange? {
        guard request != nil else {
            // Below the old screen's edge may be in the middle of the new one.
            drawn = nil
            return nil
        }
        return change(to: request, owner: owner, at: time, duration: duration, in: configuration)
    }

    private mutating func change(
        to wanted: KeyboardRequest?, owner newOwner: Owner?, at time: Double, duration newDuration: Double,
        in configuration: WindowConfiguration
    ) -> KeyboardChange? {
        let screen: WindowEnvironment.Size = configuration.device.screenSize(configuration.orientation)
        let was: Rect? = request == nil ? nil : end
        let comes: Rect? = wanted.map {
            KeyboardPlacement.frame(
                of: $0, on: configuration.device, configuration.orientation, hasHardwareKeys: hasHardwareKeys)
        }
        let leaver: Owner? = owner
        let shown: Rect = frame(at: time)
        if let wanted {
            if wanted.keys != request?.keys { page = beginsWithNumbers(wanted, on: configuration.device) ? .numbers : .letters }
            isShifted = wanted.showsCapitals && page == .letters
            drawn = wanted
        }
        request = wanted
        owner = newOwner
        guard was != comes || leaver != newOwner else { return nil }
        let target: Rect = comes ?? KeyboardPlacement.below(was ?? shown, screen: screen)
        begin = was == nil ? KeyboardPlacement.below(target, screen: screen) : shown
        end = target
        startTime = time
        duration = newDuration
        return KeyboardChange(
            begin: was ?? begin, end: target, isShown: wanted != nil, isLocal: (newOwner ?? leaver) == .app, duration: newDuration)
    }

    /// A pad has no keys for numbers alone: it shows its page of numbers instead.
    private func beginsWithNumbers(_ wanted: KeyboardRequest, on device: DeviceFamily) -> Bool {
        wanted.keys == .numbersAndPunctuation || device.idiom == .pad && wanted.keys?.isPad == true
    }

    /// The keyboard that is drawn, also while it leaves.
    package private(set) var drawn: KeyboardRequest?

    /// The keyboard's frame at `time`, in the screen's points.
    package func frame(at time: Double) -> Rect {
        let part: Double = duration > 0 ? KeyboardMotion.progress(at: (time - startTime) / duration) : 1
        func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
        return Rect(
            x: between(begin.x, end.x), y: between(begin.y, end.y), width: end.width, height: between(begin.height, end.height))
    }

    /// Whether it is on its way at `time`, or has just arrived. One that is at its place at once never is.
    package func isMoving(at time: Double) -> Bool { duration > 0 && time < startTime + duration + 2.0 / 60 }

    /// The part that the device draws, without the app's accessory; nil where nothing of it is on screen.
    package func panel(at time: Double, screen: WindowEnvironment.Size) -> Rect? {
        guard let drawn, drawn.keys != nil else { return nil }
        let frame: Rect = frame(at: time)
        let accessory: Double = drawn.accessoryHeight
        guard frame.y + accessory < screen.height else { return nil }
        return Rect(x: frame.x, y: frame.y + accessory, width: frame.width, height: frame.height - accessory)
    }

    // MARK: Keys

    /// The keys as they are now, with the page and shift that were chosen; nil while no keys are shown.
    package func layout(in configuration: WindowConfiguration) -> KeyboardLayout? {
        guard let drawn, drawn.keys != nil else { return nil }
        return KeyboardLayout(
            drawn, page: page, isShifted: isShifted, on: configuration.device, configuration.orientation)
    }

    /// Does what a tap on a key does besides typing: another page, capitals.
    package mutating func press(_ key: KeyboardKey) {
        switch key.kind {
        case .page(let next): page = next
        case .shift, .capsLock: isShifted.toggle()
        case .text:
            isShifted = false
        case .space where page != .letters: page = .letters
        default: break
        }
    }
}
