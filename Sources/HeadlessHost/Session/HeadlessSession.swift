import AppSession
import Device
import ObjectRuntime

/// An app in one window of a device that nobody sees: events go in, time passes when asked to, pictures come out.
///
///     let session = HeadlessSession(endpoint: app)
///     session.launch(in: try WindowConfiguration(parsing: "ipad-pro-11.landscape.split-half"))
///     session.tap(x: 40, y: 60)
///     session.advance(by: 0.5)
///     let picture = session.picture()
@MainActor package final class HeadlessSession {
    package let endpoint: any AppEndpoint
    /// The window the device shows; nil before the first launch.
    package internal(set) var configuration: WindowConfiguration?
    /// How the app is shown in it. Most apps get just that window.
    package internal(set) var fit: AppFit?
    /// The arrangement that was chosen, to which a turn of the device and back returns.
    private var chosenArrangement: Arrangement = .full
    /// 1 or 2, for an iPhone app on a pad.
    package internal(set) var phoneZoom: Int = 1
    /// Whether the other app floats over this one.
    package internal(set) var otherSlidesOver: Bool = false
    /// The middle of Split View's divider in the screen's points while a finger holds it.
    package internal(set) var heldDivider: Double?
    /// Whether this app was sent away to the other one's advantage.
    package internal(set) var isDismissed: Bool = false
    /// What was another than before when the app came back from the background; nil when nothing was.
    package internal(set) var backgroundDifference: String?
    var treeBeforeBackground: String?
    /// What steps of a script had to choose since the last picture, in sentences.
    package internal(set) var remarks: [String] = []
    /// The picture kept of the app while it is in the background, and when the app came back: it fades into the app.
    var keptPicture: Snapshot?
    var returnTime: Double?
    /// The display attached to the device.
    package internal(set) var display: ExternalDisplay?
    /// What the app knows of it: nothing unless it has the primary place on the screen.
    var toldDisplay: ExternalDisplay?
    let displayPixels = PixelStore()
    /// Watches over changes of the window that take too long; nil for no limit.
    package var resizeWatch: ResizeWatch?
    /// Seconds since launch, on the session's own clock.
    package private(set) var time: Double = 0
    /// Language of the interface, as a BCP 47 tag. Read at launch and whenever the window changes.
    package var language: String = "en"

    // What the app said last.
    package private(set) var statusBar = StatusBar()
    package private(set) var isHomeIndicatorHidden: Bool = false
    /// The device's keyboard, whoever types on it.
    package internal(set) var keyboard = DeviceKeyboard()
    /// Interface orientations the app allows, as `UIInterfaceOrientationMask` bits; nil until it says so.
    package private(set) var allowedOrientations: UInt?

    let pixels = PixelStore()
    private let composed = PixelStore()
    private var chrome: DeviceChrome?
    private var nextTouch: Int = 1

    package init(endpoint: any AppEndpoint) {
        self.endpoint = endpoint
        endpoint.onMessage = { [weak self] in self?.take($0) }
    }

    /// Makes room for the largest of the windows that are to be shown, so that none of them needs new memory.
    package func reserve(for configurations: [WindowConfiguration]) {
        let sizes: [DeviceFamily.Pixels] = configurations.map(\.pixelSize)
        guard let largest: DeviceFamily.Pixels = sizes.max(by: { $0.width * $0.height < $1.width * $1.height }) else { return }
        pixels.prepare(width: largest.width, height: largest.height)
    }

    /// Starts the app afresh in a window. The clock starts at 0.
    package func launch(in configuration: WindowConfiguration) { launch(in: configuration, secondsAfterStart: 0) }

    /// - Parameter secondsAfterStart: by how much the date is past that of a first launch.
    func launch(in configuration: WindowConfiguration, secondsAfterStart: Int) {
        self.configuration = configuration
        chosenArrangement = configuration.arrangement
        (otherSlidesOver, heldDivider, isDismissed) = (false, nil, false)
        (backgroundDifference, treeBeforeBackground) = (nil, nil)
        (keptPicture, returnTime) = (nil, nil)
        remarks = []
        secondsBefore = secondsAfterStart
        SessionTime.begin(date: SessionDate.start(in: configuration.environment.timeZone) + secondsBefore)
        time = 0
        statusBar = StatusBar(content: configuration.traits.style == .dark ? .light : .dark)
        isHomeIndicatorHidden = false
        let hasHardwareKeys: Bool = keyboard.hasHardwareKeys
        keyboard = DeviceKeyboard()
        keyboard.hasHardwareKeys = hasHardwareKeys
        keyTouch = nil
        allowedOrientations = nil
        let fit = AppFit(configuration, endpoint.declaration, zoom: phoneZoom)
        self.fit = fit
        chrome = DeviceChrome(fit.app)
        pixels.forget()
        composed.forget()
        let size: DeviceFamily.Pixels = fit.app.pixelSize
        pixels.prepare(width: size.width, height: size.height)
        toldDisplay = nil
        endpoint.receive(.launch(environment(of: fit.app), device: configuration.identity))
        tellDisplay()
    }

    /// The size of the app's window in points; nil before the first launch.
    package var windowSize: WindowEnvironment.Size? { fit.map { $0.app.environment.size } }

    func remark(_ sentence: String) { remarks.append(sentence) }

    /// Ends the app, as a user does who wants it to forget what it was doing, and starts it again in the same window. What it
    /// wrote to its files is still there.
    /// - Parameter quickAction: the title of the quick action that starts it; nil for none.
    package func relaunch(quickAction: String? = nil) {
        guard let configuration else { return }
        end()
        if let quickAction { endpoint.receive(.quickAction(quickAction)) }
        launch(in: configuration, secondsAfterStart: secondsSinceFirstLaunch)
    }

    /// Ends the app: first it leaves the screen.
    func end() {
        enterBackground()
        endpoint.receive(.lifecycle(.willTerminate))
    }

    /// Seconds by which the date went on before the app was started again.
    private var secondsBefore: Int = 0
    /// By how many whole seconds the date went on since the app was first started. Elsewhere than with the session's clock it is the machine's.
    var secondsSinceFirstLaunch: Int { SessionTime.isOn ? secondsBefore + Int(time) : 0 }

    /// Minutes by which the status bar's clock went on. It stands still in live windows, where the app's date is the machine's.
    private var minutes: Int { secondsSinceFirstLaunch / 60 }

    /// Puts the running app into another window: a rotation, a move of the divider, a change of traits.
    ///
    /// - Parameter duration: Seconds the change takes on screen; its frames are drawn as time is advanced.
    package func change(to configuration: WindowConfiguration, duration: Double = 0) {
        self.configuration = configuration
        let fit = AppFit(configuration, endpoint.declaration, allowed: allowedOrientations, zoom: phoneZoom)
        self.fit = fit
        tellEnvironment(of: fit.app, duration: duration)
    }

    /// Tells the app about the window it is in, and then where the keyboard stands now.
    private func tellEnvironment(of app: WindowConfiguration, duration: Double) {
        chrome = DeviceChrome(app)
        let environment: WindowEnvironment = environment(of: app)
        let send: () -> Void = { self.endpoint.receive(.environment(environment, duration: duration)) }
        if let resizeWatch { resizeWatch.run(app.name, send) } else { send() }
        tell(keyboard.follow(app, at: time, duration: duration))
        tellDisplay()
    }

    /// Turns the device. Halves of Split View become thirds in portrait and halves again when the device is turned back.
    /// - Throws: `WindowConfigurationError` when the window does not exist in that orientation.
    package func rotate(to orientation: Orientation, duration: Double = 0) throws {
        guard let configuration else { return }
        let arrangement: Arrangement = chosenArrangement.turned(to: orientation, on: configuration.device)
        let whole: WindowConfiguration = try configuration.with(arrangement: .full).with(orientation: orientation)
        change(to: try whole.with(arrangement: arrangement), duration: duration)
    }

    /// Gives the app another part of the screen.
    /// - Throws: `WindowConfigurationError` when the device has no such arrangement.
    package func arrange(_ arrangement: Arrangement, duration: Double = 0) throws {
        guard let configuration else { return }
        let next: WindowConfiguration = try configuration.with(arrangement: arrangement)
        chosenArrangement = arrangement
        otherSlidesOver = false
        change(to: next, duration: duration)
    }

    /// Changes appearance, contrast, direction or text size.
    package func set(_ traits: WindowTraits) {
        guard let configuration else { return }
        change(to: configuration.with(traits: traits))
    }

    /// Lets time pass.
    package func advance(by seconds: Double) {
        // An app that sleeps on its main thread keeps everybody waiting, whatever it was called for.
        if SessionTime.isOn { time = max(time, SessionTime.now) }
        time += seconds
        endpoint.advance(to: time)
        if SessionTime.isOn { time = max(time, SessionTime.now) }
    }

    /// Whether the app does not show itself in the window's orientation. Pads that share screens do not ask.
    package var refusesOrientation: Bool { fit?.way == .turned }

    package func viewTree() -> String { endpoint.viewTree() }

    func environment(of configuration: WindowConfiguration) -> WindowEnvironment {
        var environment: WindowEnvironment = configuration.environment
        environment.language = language
        return environment
    }

    private func take(_ message: AppMessage) {
        switch message {
        case .orientations(let mask): takeOrientations(mask)
        case .statusBar(let bar): statusBar = bar
        case .homeIndicator(let hidden): isHomeIndicatorHidden = hidden
        case .keyboard(let request, let time): takeKeyboard(request, from: .app, at: time)
        case .frameWanted: break
        }
    }

    /// The app allows other orientations than before: it may have to turn, or be free to.
    private func takeOrientations(_ mask: UInt) {
        allowedOrientations = mask
        guard let configuration, let old = fit else { return }
        let new = AppFit(configuration, endpoint.declaration, allowed: mask, zoom: phoneZoom)
        fit = new
        if new.app != old.app { tellEnvironment(of: new.app, duration: time > 0 ? 0.4 : 0) }
    }

    // MARK: Pictures

    /// Draws the window as it is now, and what the device shows over it unless `bare`. The pixels stay valid until the
    /// session draws again.
    package func draw(bare: Bool = false) -> FrameBuffer { draw(bare: bare, unlessUnchanged: false)! }

    /// As `draw`; nil where the app drew nothing and `unlessUnchanged`.
    func draw(bare: Bool = false, unlessUnchanged: Bool) -> FrameBuffer? {
        guard let configuration, let fit, var chrome else { preconditionFailure("A session draws after its launch.") }
        if chrome.minutes != minutes {
            chrome = DeviceChrome(fit.app, minutes: minutes)
            self.chrome = chrome
        }
        let size: DeviceFamily.Pixels = fit.app.pixelSize
        let buffer: FrameBuffer = pixels.buffer(width: size.width, height: size.height)
        if endpoint.draw(into: buffer).isEmpty, unlessUnchanged { return nil }
        let fades: Bool = fadeKeptPicture(into: buffer)
        guard !bare else { return buffer }
        let keys = KeyboardPicture(keyboard, over: fit.app, at: time)
        if !fades { pixels.keep((keys.map { [$0.region] } ?? []) + chrome.regions) }
        keys?.draw(into: buffer)
        chrome.draw(into: buffer, statusBar: statusBar, isHomeIndicatorHidden: isHomeIndicatorHidden)
        guard fit.way != .direct else { return buffer }
        let whole: DeviceFamily.Pixels = configuration.pixelSize
        let picture: FrameBuffer = composed.buffer(width: whole.width, height: whole.height)
        FittedPicture(fit, in: configuration).draw(Snapshot(copying: buffer), into: picture)
        return picture
    }

    /// Draws the whole screen with the app beside this one. The pixels stay valid until the session draws again.
    package func drawScreen() -> FrameBuffer {
        guard let configuration else { preconditionFailure("A session draws after its launch.") }
        // An app that lies on its side has the device's bars and keys as it lies; the screen adds none.
        if fit?.way == .turned, !otherSlidesOver, !isDismissed { return draw() }
        let keyboard: DeviceKeyboard = keyboard
        // Copied at once: a fitted window's picture stands in the memory that the screen's is drawn into.
        let window = Snapshot(copying: drawWindowAlone())
        let picture = ScreenPicture(
            configuration, otherSlidesOver: otherSlidesOver, heldDivider: heldDivider, appName: endpoint.declaration.name,
            appIsAway: isDismissed)
        let size: DeviceFamily.Pixels = picture.pixelSize
        let buffer: FrameBuffer = composed.buffer(width: size.width, height: size.height)
        picture.draw(
            app: window, keyboard: keyboard, time: time, minutes: minutes, statusBar: statusBar,
            isHomeIndicatorHidden: isHomeIndicatorHidden, into: buffer)
        return buffer
    }

    /// The window as the screen shows it, without the device's bars where the app has just that window.
    private func drawWindowAlone() -> FrameBuffer {
        fit?.way == .direct ? draw(bare: true) : draw()
    }

    /// A picture of the window that stays as it is.
    package func picture(bare: Bool = false) -> Picture { Picture(copying: draw(bare: bare)) }

    // MARK: Touches and keys

    /// The finger on a key of the device's keyboard, and the key.
    var keyTouch: (identifier: Int, key: KeyboardKey)?

    /// Puts a finger down and returns its number, for `moveTouch` and `endTouch`. A finger on the keyboard is the device's.
    package func beginTouch(x: Double, y: Double) -> Int {
        let identifier: Int = nextTouch
        nextTouch += 1
        if isOnKeyboard(x: x, y: y) {
            if let key = key(atX: x, y: y) { keyTouch = (identifier, key) }
            return identifier
        }
        appTouches.insert(identifier)
        send(identifier, .began, x, y)
        return identifier
    }
    private var appTouches: Set<Int> = []

    package func moveTouch(_ identifier: Int, x: Double, y: Double) {
        if appTouches.contains(identifier) { send(identifier, .moved, x, y) }
    }

    package func endTouch(_ identifier: Int, x: Double, y: Double) {
        if appTouches.remove(identifier) != nil { return send(identifier, .ended, x, y) }
        guard let touch = keyTouch, touch.identifier == identifier else { return }
        keyTouch = nil
        press(touch.key)
    }

    /// A finger down and up again 0.05 seconds later.
    package func tap(x: Double, y: Double) {
        let finger: Int = beginTouch(x: x, y: y)
        advance(by: 0.05)
        endTouch(finger, x: x, y: y)
        advance(by: 0)
    }

    /// A finger that moves at even speed, with an event every frame (1/60 s).
    package func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double), duration: Double) {
        let finger: Int = beginTouch(x: start.x, y: start.y)
        moveTouch(finger, from: start, to: end, duration: duration)
        endTouch(finger, x: end.x, y: end.y)
        advance(by: 0)
    }

    /// Moves a finger that is down at even speed, a step a sixtieth of a second.
    func moveTouch(_ finger: Int, from start: (x: Double, y: Double), to end: (x: Double, y: Double), duration: Double) {
        let steps: Int = max(1, Int((duration * 60).rounded()))
        for step in 1...steps {
            advance(by: duration / Double(steps))
            let part: Double = Double(step) / Double(steps)
            moveTouch(finger, x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        }
    }

    private func send(_ identifier: Int, _ phase: Touch.Phase, _ x: Double, _ y: Double) {
        endpoint.receive(.touch(Touch(identifier: identifier, phase: phase, x: x, y: y, time: time)))
    }
}
