import AppSession

/// A device with an app in one of its windows: what its user does goes in, time passes when asked to, pictures come out. It speaks with the
/// app through `AppSession`'s messages alone.
///
///     let simulator = Simulator(endpoint: app)
///     simulator.launch(in: try WindowConfiguration(parsing: "ipad-pro-11.landscape.split-half"))
///     simulator.tap(x: 40, y: 60)
///     simulator.advance(by: 0.5)
///     let pixels = simulator.draw()
@MainActor package final class Simulator {
    package let endpoint: any AppEndpoint
    /// Language of the interface, as a BCP 47 tag. Read at launch and whenever the window changes.
    package var language: String = "en"
    /// Watches over changes of the window that take too long; nil for no limit.
    package var resizeWatch: ResizeWatch?
    /// The choices that steps of a script had to make since the last picture, in sentences.
    package var remarks: [String] = []

    package var window = SimulatedWindow()
    package private(set) var clock = SimulatorClock()
    package internal(set) var sharing = ScreenSharing()
    package internal(set) var background = BackgroundVisit()
    /// The device's keyboard, whoever types on it.
    package var keyboard = DeviceKeyboard()
    package var displayPort = DisplayPort()
    var fingers = Fingers()
    let memory = ScreenMemory()

    // What the app said last.
    package private(set) var statusBar = StatusBar()
    package private(set) var isHomeIndicatorHidden: Bool = false

    /// Seconds that a turn or another arrangement takes on screen.
    package nonisolated static let changeDuration: Double = 0.4

    package init(endpoint: any AppEndpoint) {
        self.endpoint = endpoint
        endpoint.onMessage = { [weak self] in self?.receive($0) }
    }

    /// The window the device shows; nil before the first launch.
    package var configuration: WindowConfiguration? { window.configuration }
    /// How the app is shown in it.
    package var fit: AppFit? { window.fit }
    /// Seconds since launch, on the session's own clock.
    package var time: Double { clock.time }
    /// The size of the app's window in points; nil before the first launch.
    package var windowSize: WindowEnvironment.Size? { fit.map { $0.app.environment.size } }
    /// Whether the app does not show itself in the window's orientation. Pads that share screens do not ask.
    package var refusesOrientation: Bool { fit?.way == .turned }

    package func viewTree() -> String { endpoint.viewTree() }

    /// The remarks about a picture taken now.
    package var note: String? {
        let notes: [String] =
            [
                fit?.note, sharing.isDismissed ? "The app was sent away: the other app has the screen." : nil,
                background.difference.map { "Back from the background the app is not what it was: \($0)" },
            ].compactMap { $0 } + remarks
        return notes.isEmpty ? nil : notes.joined(separator: " ")
    }

    // MARK: Launch

    /// Starts the app afresh in a window. The clock starts at 0.
    /// - Parameter secondsAfterStart: by how much the date is past that of a first launch.
    package func launch(in configuration: WindowConfiguration, secondsAfterStart: Int = 0) {
        sharing = ScreenSharing()
        background = BackgroundVisit()
        remarks = []
        clock.begin(in: configuration.environment.timeZone, secondsAfterStart: secondsAfterStart)
        statusBar = StatusBar(content: configuration.traits.style == .dark ? .light : .dark)
        isHomeIndicatorHidden = false
        let hasHardwareKeys: Bool = keyboard.hasHardwareKeys
        keyboard = DeviceKeyboard()
        keyboard.hasHardwareKeys = hasHardwareKeys
        fingers.forgetKey()
        displayPort.forget()
        let fit: AppFit = window.launch(endpoint.declaration, in: configuration)
        memory.begin(fit.app)
        endpoint.receive(.launch(environment(of: fit.app), device: configuration.identity))
        reportDisplay()
    }

    /// Ends the app, as the system does that needs its memory, and starts it again in the same window. What it wrote to its files is still
    /// there, and what it keeps of its state is restored.
    /// - Parameter quickAction: the title of the quick action that starts it; nil for none.
    package func relaunch(quickAction: String? = nil) {
        guard let configuration else { return }
        end()
        if let quickAction { endpoint.receive(.quickAction(quickAction)) }
        launch(in: configuration, secondsAfterStart: clock.secondsSinceFirstLaunch)
    }

    /// Ends the app: first it leaves the screen.
    package func end() {
        enterBackground()
        endpoint.receive(.lifecycle(.willTerminate))
    }

    // MARK: The window

    /// Puts the running app into another window: a rotation, a move of the divider, a change of traits.
    ///
    /// - Parameter duration: Seconds the change takes on screen; its frames are drawn as time is advanced.
    package func change(to configuration: WindowConfiguration, duration: Double = 0) {
        let fit: AppFit = window.change(to: configuration, endpoint.declaration)
        sendEnvironment(of: fit.app, duration: duration)
    }

    /// Tells the app about the window it is in, and then where the keyboard stands now.
    private func sendEnvironment(of app: WindowConfiguration, duration: Double) {
        memory.change(to: app)
        receive(environmentOf: app, duration: duration)
        report(keyboard.follow(app, at: time, duration: duration))
        reportDisplay()
    }

    /// The app lays itself out in a window, under watch.
    func receive(environmentOf app: WindowConfiguration, duration: Double) {
        let environment: WindowEnvironment = environment(of: app)
        let send: () -> Void = { self.endpoint.receive(.environment(environment, duration: duration)) }
        if let resizeWatch { resizeWatch.run(app.name, send) } else { send() }
    }

    private func environment(of configuration: WindowConfiguration) -> WindowEnvironment {
        var environment: WindowEnvironment = configuration.environment
        environment.language = language
        return environment
    }

    /// Turns the device.
    /// - Throws: `WindowConfigurationError` when the window does not exist in that orientation.
    package func rotate(to orientation: Orientation, duration: Double = 0) throws {
        if let turned: WindowConfiguration = try window.turned(to: orientation) { change(to: turned, duration: duration) }
    }

    /// Gives the app another part of the screen.
    /// - Throws: `WindowConfigurationError` when the device has no such arrangement.
    package func arrange(_ arrangement: Arrangement, duration: Double = 0) throws {
        guard let next: WindowConfiguration = try window.arranged(arrangement) else { return }
        sharing.otherSlidesOver = false
        change(to: next, duration: duration)
    }

    /// Changes appearance, contrast, direction or text size.
    package func set(_ traits: WindowTraits) {
        if let configuration { change(to: configuration.with(traits: traits)) }
    }

    // MARK: Time

    /// Lets time pass.
    package func advance(by seconds: Double) {
        clock.catchUp()
        clock.pass(seconds)
        endpoint.advance(to: time)
        clock.catchUp()
    }

    /// The user sets the date and time of the device; the app hears of it.
    package func setDate(_ date: DateOnClock) {
        guard let zone: String = configuration?.environment.timeZone else { return }
        clock.setDate(date.seconds, in: zone)
        endpoint.receive(.dateChanged)
        advance(by: 0)
    }

    // MARK: What the app says

    private func receive(_ message: AppMessage) {
        switch message {
        case .orientations(let mask):
            guard let fit = window.allow(mask, endpoint.declaration) else { return }
            sendEnvironment(of: fit.app, duration: time > 0 ? Self.changeDuration : 0)
        case .statusBar(let bar): statusBar = bar
        case .homeIndicator(let hidden): isHomeIndicatorHidden = hidden
        case .keyboard(let request, let time): requestKeyboard(request, from: .app, at: time)
        case .frameWanted: break
        }
    }
}
