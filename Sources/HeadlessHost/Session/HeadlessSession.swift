import AppSession
import Device

/// An app in one window of a device that nobody sees: events go in, time passes when asked to, pictures come out.
///
///     let session = HeadlessSession(endpoint: app)
///     session.launch(in: try WindowConfiguration(parsing: "ipad-pro-11.landscape.split-half"))
///     session.tap(x: 40, y: 60)
///     session.advance(by: 0.5)
///     let picture = session.picture()
@MainActor package final class HeadlessSession {
    package let endpoint: any AppEndpoint
    /// The window the app is in; nil before the first launch.
    package private(set) var configuration: WindowConfiguration?
    /// Seconds since launch, on the session's own clock.
    package private(set) var time: Double = 0
    /// Language of the interface, as a BCP 47 tag. Read at launch and whenever the window changes.
    package var language: String = "en"

    // What the app said last.
    package private(set) var statusBar = StatusBar()
    package private(set) var isHomeIndicatorHidden: Bool = false
    package private(set) var wantsKeyboard: Bool = false
    /// Interface orientations the app allows, as `UIInterfaceOrientationMask` bits; nil until it says so.
    package private(set) var allowedOrientations: UInt?

    private let pixels = PixelStore()
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
    package func launch(in configuration: WindowConfiguration) {
        self.configuration = configuration
        time = 0
        statusBar = StatusBar(content: configuration.traits.style == .dark ? .light : .dark)
        isHomeIndicatorHidden = false
        wantsKeyboard = false
        allowedOrientations = nil
        chrome = DeviceChrome(configuration)
        pixels.forget()
        let size: DeviceFamily.Pixels = configuration.pixelSize
        pixels.prepare(width: size.width, height: size.height)
        endpoint.receive(.launch(environment(of: configuration), device: configuration.identity))
    }

    /// Puts the running app into another window: a rotation, a move of the divider, a change of traits.
    ///
    /// - Parameter duration: Seconds the change takes on screen; its frames are drawn as time is advanced.
    package func change(to configuration: WindowConfiguration, duration: Double = 0) {
        self.configuration = configuration
        chrome = DeviceChrome(configuration)
        endpoint.receive(.environment(environment(of: configuration), duration: duration))
    }

    /// Turns the device.
    /// - Throws: `WindowConfigurationError` when the arrangement does not exist in that orientation.
    package func rotate(to orientation: Orientation, duration: Double = 0) throws {
        guard let configuration else { return }
        change(to: try configuration.with(orientation: orientation), duration: duration)
    }

    /// Gives the app another part of the screen.
    /// - Throws: `WindowConfigurationError` when the device has no such arrangement.
    package func arrange(_ arrangement: Arrangement, duration: Double = 0) throws {
        guard let configuration else { return }
        change(to: try configuration.with(arrangement: arrangement), duration: duration)
    }

    /// Changes appearance, contrast, direction or text size.
    package func set(_ traits: WindowTraits) {
        guard let configuration else { return }
        change(to: configuration.with(traits: traits))
    }

    /// Leaves the app for another, as the home gesture does.
    package func enterBackground() {
        endpoint.receive(.lifecycle(.willResignActive))
        endpoint.receive(.lifecycle(.didEnterBackground))
    }

    /// Comes back to the app.
    package func enterForeground() {
        endpoint.receive(.lifecycle(.willEnterForeground))
        endpoint.receive(.lifecycle(.didBecomeActive))
    }

    /// Lets time pass.
    package func advance(by seconds: Double) {
        time += seconds
        endpoint.advance(to: time)
    }

    /// Whether the app said that it does not show itself in the window's orientation. iPads that share screens do not ask.
    package var refusesOrientation: Bool {
        guard let configuration, let allowedOrientations, configuration.device.idiom == .phone else { return false }
        let mask: UInt = configuration.orientation == .portrait ? 0b00010 : 0b11000
        return allowedOrientations & mask == 0
    }

    package func viewTree() -> String { endpoint.viewTree() }

    private func environment(of configuration: WindowConfiguration) -> WindowEnvironment {
        var environment: WindowEnvironment = configuration.environment
        environment.language = language
        return environment
    }

    private func take(_ message: AppMessage) {
        switch message {
        case .orientations(let mask): allowedOrientations = mask
        case .statusBar(let bar): statusBar = bar
        case .homeIndicator(let hidden): isHomeIndicatorHidden = hidden
        case .keyboardWanted(let wanted): wantsKeyboard = wanted
        case .frameWanted: break
        }
    }

    // MARK: Pictures

    /// Draws the window as it is now, and what the device shows over it unless `bare`. The pixels stay valid until the
    /// session draws again.
    package func draw(bare: Bool = false) -> FrameBuffer {
        guard let configuration, let chrome else { preconditionFailure("A session draws after its launch.") }
        let size: DeviceFamily.Pixels = configuration.pixelSize
        let buffer: FrameBuffer = pixels.buffer(width: size.width, height: size.height)
        _ = endpoint.draw(into: buffer)
        guard !bare else { return buffer }
        pixels.keep(chrome.regions)
        chrome.draw(into: buffer, statusBar: statusBar, isHomeIndicatorHidden: isHomeIndicatorHidden)
        return buffer
    }

    /// A picture of the window that stays as it is.
    package func picture(bare: Bool = false) -> Picture { Picture(copying: draw(bare: bare)) }

    // MARK: Touches and keys

    /// Puts a finger down and returns its number, for `moveTouch` and `endTouch`.
    package func beginTouch(x: Double, y: Double) -> Int {
        let identifier: Int = nextTouch
        nextTouch += 1
        send(identifier, .began, x, y)
        return identifier
    }

    package func moveTouch(_ identifier: Int, x: Double, y: Double) { send(identifier, .moved, x, y) }

    package func endTouch(_ identifier: Int, x: Double, y: Double) { send(identifier, .ended, x, y) }

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
        let steps: Int = max(1, Int((duration * 60).rounded()))
        for step in 1...steps {
            advance(by: duration / Double(steps))
            let part: Double = Double(step) / Double(steps)
            moveTouch(finger, x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        }
        endTouch(finger, x: end.x, y: end.y)
        advance(by: 0)
    }

    /// Presses and releases the keys that make `text`, one after another.
    package func type(_ text: String) {
        for character in text {
            endpoint.receive(.key(Key(characters: String(character), isDown: true)))
            endpoint.receive(.key(Key(characters: String(character), isDown: false)))
            advance(by: 1.0 / 60)
        }
    }

    private func send(_ identifier: Int, _ phase: Touch.Phase, _ x: Double, _ y: Double) {
        endpoint.receive(.touch(Touch(identifier: identifier, phase: phase, x: x, y: y, time: time)))
    }
}
