import AppSession
internal import InterfaceFiles

/// The app's end of its session: turns the device's messages into what happens to the application, its scene and windows.
@MainActor package final class ApplicationSession: AppEndpoint {
    package var onMessage: ((AppMessage) -> Void)?

    private let delegateClassName: String?
    private let principalClassName: String?
    private var frame = Frame()
    private var lastStatusBar: StatusBar?
    private var lastOrientations: UInt?
    private var lastHidesHomeIndicator = false
    /// Numbers of the places that views have in the tree; those of one run of the app.
    private var places = ViewPlaces()
    /// A mistake that an audit's test of itself put in.
    private var planter: FaultPlanter?
    private var previewStage: PreviewStage?

    package init(delegateClassName: String?, principalClassName: String? = nil) {
        self.delegateClassName = delegateClassName
        self.principalClassName = principalClassName
    }

    private var app: UIApplication { .shared }

    package lazy var declaration = AppDeclaration(InfoPlist.main)

    package func prepare(forWindows count: Int) { Preparation.run(forWindows: count) }

    package func receive(_ message: DeviceMessage) {
        switch message {
        case .launch(let environment, let device): launch(environment, device)
        case .stage(let environment, let device): stage(environment, device)
        case .environment(let environment, let duration): EnvironmentChange.apply(environment, duration: duration, frame: frame)
        case .lifecycle(let step): ApplicationLifecycle.perform(step)
        case .touch(let touch): frame.enqueue(touch)
        case .key(let key): frame.enqueue(key)
        case .keyboard(let change): KeyboardCenter.shared.keyboard(change)
        case .dismissKeyboard: KeyboardCenter.shared.dismissedByUser()
        case .display(let display): DisplayConnection.change(to: display)
        case .memoryWarning:
            app.delegate?.applicationDidReceiveMemoryWarning(app)
            NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: app)
        case .quickAction(let title):
            if app.applicationState == .active, let item = QuickActions.find(title) { QuickActions.perform(item) } else { startingAction = title }
        case .openURL(let text): if let url = URL(string: text) { OpenURLDelivery.deliver(url) }
        case .dateChanged: DateChange.notify(app)
        case .push(let payload, let isOpened): PushDelivery.deliver(payload, isOpened: isOpened)
        case .newContact(let name, let phone, let email): try? NewPeople.current.add(.init(name: name, phone: phone, email: email))
        case .shake: MotionDelivery.shake()
        }
        report()
    }

    package func advance(to time: Double) {
        frame.run(until: time)
        report()
    }

    package func draw(into buffer: FrameBuffer) -> [Rect] {
        frame.draw(into: buffer)
    }

    package func drawDisplay(into buffer: FrameBuffer) -> Bool {
        guard let screen = app.externalScreen, !screen.windows.isEmpty else { return false }
        frame.bringUpToDate()
        return screen.draw(into: buffer)
    }

    package func elements(named text: String) -> [ScreenElement] { ScreenLookup(windows: app.visibleWindows).elements(named: text) }

    package func visibleTexts() -> [String] { ScreenLookup(windows: app.visibleWindows).texts() }

    package func scrollAreas() -> [ScrollArea] { ScreenLookup(windows: app.visibleWindows).scrollAreas() }

    package var isTraced: Bool {
        get { CallTrace.isOn }
        set { if newValue { CallTrace.start() } else { CallTrace.stop() } }
    }

    package func consumeTrace() -> [String] { CallTrace.take() }

    package func viewTree() -> String {
        let window: UIWindow? = app.currentKeyWindow ?? app.visibleWindows.last
        return window?.recursiveDescription ?? ""
    }

    package func missingWindow() -> String? {
        let context: AppContext = .current
        context.launchStandIn?.isHidden = true
        context.launchStandIn = nil
        guard let missing = MissingWindow.current else { return nil }
        let scene: UIWindowScene? = app.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first { $0.screen === UIScreen.main }
        context.launchStandIn = LaunchStandIn(places: LeftOutLog.shared.reached).makeWindow(in: scene)
        return context.launchStandIn == nil ? missing.explanation : nil
    }

    package func accessibilityTree() -> String { AccessibilityTree.text(of: app.visibleWindows) }

    package func perform(_ action: AssistiveAction) -> AssistiveResult {
        defer { report() }
        return AssistiveUser.perform(action, in: app.visibleWindows)
    }

    package func layoutPicture() -> LayoutPicture {
        frame.bringUpToDate()
        let windows: [UIWindow] = app.visibleWindows
        func picture() -> LayoutPicture { LayoutInspection(windows: windows, places: places).picture() }
        let plain: LayoutPicture = picture()
        return planter?.look(windows, places, without: plain, picture) ?? plain
    }

    package func diagnosis() -> ScreenDiagnosis {
        frame.bringUpToDate()
        let windows: [UIWindow] = app.visibleWindows
        func diagnose() -> ScreenDiagnosis { ScreenAudit(LayoutInspection(windows: windows, places: places), root: app.rootLayer).diagnosis() }
        let plain: ScreenDiagnosis = diagnose()
        return planter?.look(windows, places, without: plain, diagnose) ?? plain
    }

    /// The issues that the accessibility audit of a test finds on what the app shows. Its text size is changed on the way and put back.
    package func accessibilityIssues(_ checks: Set<AccessibilityAudit.Check>) -> [AccessibilityAudit.Issue] {
        let audit = AccessibilityAudit(
            root: app.rootLayer,
            inspect: {
                self.frame.bringUpToDate()
                return LayoutInspection(windows: self.app.visibleWindows, places: self.places)
            },
            setTextSize: { size in
                var environment: WindowEnvironment = SessionEnvironment.window
                environment.textSize = size
                self.receive(.environment(environment, duration: 0))
            })
        return audit.issues(checks)
    }

    package func isSeen(_ check: VisibilityCheck) -> Bool? {
        frame.bringUpToDate()
        let inspection = LayoutInspection(windows: app.visibleWindows, places: places)
        let picture: LayoutPicture = inspection.picture()
        return VisibilityDrawing(root: app.rootLayer) { place in picture.elements.firstIndex { $0.place == place }.map { inspection.views[$0] } }.isSeen(check)
    }

    package func previews() -> [PreviewTitle] { PreviewStage().titles }

    package func showPreview(_ index: Int?) {
        previewStage?.close()
        previewStage = index == nil ? nil : PreviewStage()
        if let index { previewStage?.show(index) }
        report()
    }

    package func plant(_ fault: PlantedFault) -> Bool {
        planter?.end()
        planter = nil
        let inspection = LayoutInspection(windows: app.visibleWindows, places: places)
        let place: Int? = inspection.picture().elements.firstIndex { $0.place == fault.place }
        // What is not there now is looked at where it is.
        guard place.map({ FaultPlanter.isFit(inspection.views[$0], for: fault.kind) }) ?? true else { return false }
        planter = FaultPlanter(fault)
        planter?.begin(in: app.visibleWindows.first)
        return true
    }

    package func removeFault() -> Bool {
        planter?.end()
        defer { planter = nil }
        return planter?.wasAlwaysThere ?? true
    }

    /// Constraints that could not all hold, and what could not be presented, are warnings where somebody hears of those, else reported as ever.
    private func hearReports() {
        let print: (PresentationRefusal) -> Void = PresentationCheck.sink
        PresentationCheck.sink = { refusal in
            if WarningLog.shared.isHeard { refusal.warn() } else { print(refusal) }
        }
        let report: (String) -> Void = ConflictReport.sink
        ConflictReport.sink = { text in
            if WarningLog.shared.isHeard { ConflictReport.warn(text) } else { report(text) }
        }
    }

    // MARK: Launch

    /// There is a device, and no app on it.
    private func stage(_ environment: WindowEnvironment, _ device: DeviceIdentity) {
        begin(environment, device)
    }

    /// State of its own for the app that runs now.
    private func begin(_ environment: WindowEnvironment, _ device: DeviceIdentity) {
        AppContext.begin()
        FileURLProtocol.register()
        AppContext.current.session = self
        SessionEnvironment.window = environment
        SessionEnvironment.device = device
        SimulatorVariables.set(for: device)
        let kind: DeviceVariants.Device = Launch.device
        DeviceInfoDictionary.shared.setReading { DeviceVariants.resolve($0, on: kind) }
        UITraitCollection.current = UIScreen.main.traitCollection
        frame = Frame()
        frame.reset()
    }

    /// Starts the app afresh: whatever ran before is taken down first.
    private func launch(_ environment: WindowEnvironment, _ device: DeviceIdentity) {
        let shortcut: UIApplicationShortcutItem? = startingAction.flatMap { QuickActions.find($0) }
        startingAction = nil
        takeDown()
        DeviceRegion.set(
            locale: environment.locale, timeZone: environment.timeZone,
            pseudolocale: environment.pseudolocale.flatMap { Pseudolocale(rawValue: $0) })
        begin(environment, device)
        Launch.makeApplication(className: principalClassName)
        places = ViewPlaces()
        planter = nil
        hearReports()
        // Views may have been typed into before any app was launched here.
        KeyboardCenter.shared.reset()
        KeyboardCenter.shared.send = { [weak self] request in
            self?.onMessage?(.keyboard(request, time: CACurrentMediaTime()))
        }
        app.orientationsMayHaveChanged = { [weak self] in self?.reportOrientations() }
        Launch.makeDelegate(className: delegateClassName)
        Launch.finish(shortcut: shortcut)
    }

    /// The title of the quick action that is to start the app.
    private var startingAction: String?

    /// Ends what goes on in the app that ran before. Its state goes with its context.
    private func takeDown() {
        KeyboardCenter.shared.send = nil
        DisplayConnection.change(to: nil)
        lastStatusBar = nil
        lastOrientations = nil
        lastHidesHomeIndicator = false
        for window in app.visibleWindows { window.isHidden = true }
        for scene in app.connectedScenes {
            scene.delegate?.sceneDidDisconnect(scene)
            NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
            (scene as? UIWindowScene)?.windows = []
        }
        app.connectedScenes = []
        app.setKeyWindow(nil)
        app.delegate = nil
        app.ownedDelegate = nil
        app.mainNibObjects = []
        app.backgroundDidChange(isBackground: false)
        app.applicationState = .inactive
    }

    /// Tells the device what the front controller wants, when that changed.
    private func report() {
        let statusBar: StatusBar = StatusBarAppearance.current.message
        if statusBar != lastStatusBar {
            lastStatusBar = statusBar
            onMessage?(.statusBar(statusBar))
        }
        reportOrientations()
        let window: UIWindow? = app.currentKeyWindow
        let hidesHomeIndicator: Bool = window?.hidesHomeIndicator ?? false
        if hidesHomeIndicator != lastHidesHomeIndicator {
            lastHidesHomeIndicator = hidesHomeIndicator
            onMessage?(.homeIndicator(hidden: hidesHomeIndicator))
        }
    }

    private func reportOrientations() {
        let orientations: UInt = InterfaceOrientations.allowed(in: app.currentKeyWindow).rawValue
        if orientations != lastOrientations {
            lastOrientations = orientations
            onMessage?(.orientations(orientations))
        }
    }
}
