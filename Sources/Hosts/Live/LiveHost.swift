import AppSession
import Device
import DeviceLink
import Foundation
import ObjectRuntime

/// The device of an app that is shown live by another process: plays what its user does, by the machine's clock, and puts pictures into
/// the memory that both share.
@MainActor final class LiveHost {
    private let session: Simulator
    private let channel: LinkChannel<HostEvent, AppEvent>
    private let publisher: PicturePublisher
    private var fingers: [Int: Int] = [:]
    private var isInBackground = false
    private var notifiedWindow: LiveWindow?
    private var last = ContinuousClock.now
    private var isEnding = false
    private let container: URL?

    /// Seconds between frames.
    private static let interval: Double = 1.0 / 60
    private static let framesBetweenTrims = 600
    /// A process that was stopped for longer does not make up for it: animations go on where they were.
    private static let longestStep: Double = 0.1

    /// - Parameter container: the app's home, where it is noted which window it is in.
    init(endpoint: any AppEndpoint, descriptors: LinkDescriptors, container: URL? = nil) {
        self.container = container
        session = Simulator(endpoint: endpoint)
        channel = LinkChannel(descriptor: descriptors.socket)
        publisher = PicturePublisher(memory: PictureMemory(descriptor: descriptors.memory))
    }

    /// Shows the app to the process that asked for it in the environment, until that is closed; then the process ends. Returns where none did.
    static func runIfRequested(_ endpoint: any AppEndpoint) {
        let environment: [String: String] = ProcessInfo.processInfo.environment
        guard let descriptors = environment[LinkDescriptors.environmentVariable].flatMap(LinkDescriptors.init(text:)) else { return }
        let name: String = environment[LinkDescriptors.windowVariable] ?? ""
        guard let window = try? WindowConfiguration(parsing: name) else {
            FileHandle.standardError.write(Data("There is no window \"\(name)\".\n".utf8))
            _exit(64)
        }
        let container: URL? = environment[LinkDescriptors.containerVariable].map { URL(fileURLWithPath: $0) }
        if let container { try? AppContainer(folder: container).enter() }
        WarningLog.shared.listen { warning in
            let told: RuntimeWarning = warning.withSuggestion
            FileHandle.standardError.write(Data("warning: \(told.details ?? told.message)\n".utf8))
        }
        LiveHost(endpoint: endpoint, descriptors: descriptors, container: container).run(in: window)
        fflush(nil)
        _exit(0)
    }

    /// Shows the app until the host is closed.
    func run(in window: WindowConfiguration) {
        launch(in: window)
        var heap = HeapTrimmer()
        var frames = 0
        while !channel.isClosed, !isEnding {
            let start = ContinuousClock.now
            runFrame()
            frames += 1
            if frames % Self.framesBetweenTrims == 0 { heap.trimIfGrown() }
            let left: Double = Self.interval - Self.seconds(from: start, to: .now)
            if left > 0 { channel.wait(left) }
        }
        session.endpoint.receive(.lifecycle(.willTerminate))
    }

    func launch(in window: WindowConfiguration) {
        session.launch(in: window)
        last = .now
    }

    /// Plays what came, lets the time pass that has passed, and tells the host what it led to.
    func runFrame() {
        channel.receive().forEach(take)
        step()
        notifyWindow()
        if let picture = publisher.publish(session) { channel.send(.picture(picture)) }
    }

    private func step() {
        let now = ContinuousClock.now
        let elapsed: Double = min(Self.seconds(from: last, to: now), Self.longestStep)
        last = now
        session.advance(by: elapsed)
    }

    private static func seconds(from start: ContinuousClock.Instant, to end: ContinuousClock.Instant) -> Double {
        (end - start) / .seconds(1)
    }

    // MARK: What the user does

    private func take(_ event: HostEvent) {
        switch event {
        case .touch(let finger, let phase, let x, let y): touch(finger, phase, x, y)
        case .key(let characters, let modifiers, let isDown):
            session.endpoint.receive(.key(Key(characters: characters, modifiers: modifiers, isDown: isDown)))
        case .turn: turn()
        case .arrange(let name): arrange(name)
        case .traits(let names): setTraits(names)
        case .home: toggleBackground()
        case .shown(let number): publisher.recordShown(number)
        case .quit: isEnding = true
        }
    }

    private func touch(_ finger: Int, _ phase: HostEvent.Phase, _ x: Double, _ y: Double) {
        let point = session.windowPoint(ofPicture: x, y)
        switch phase {
        case .began:
            if isInBackground { return toggleBackground() }
            fingers[finger] = session.beginTouch(x: point.x, y: point.y)
        case .moved:
            if let touch = fingers[finger] { session.moveTouch(touch, x: point.x, y: point.y) }
        case .ended:
            if let touch = fingers.removeValue(forKey: finger) { session.endTouch(touch, x: point.x, y: point.y) }
        }
    }

    private func turn() {
        guard let configuration = session.configuration else { return }
        attempt { try session.rotate(to: configuration.orientation.other, duration: Simulator.changeDuration) }
    }

    private func arrange(_ name: String) {
        guard let arrangement = Arrangement(name: name) else {
            channel.send(.refusal("There is no arrangement \"\(name)\"."))
            return
        }
        attempt { try session.arrange(arrangement, duration: Simulator.changeDuration) }
    }

    private func setTraits(_ names: [String]) {
        guard let configuration = session.configuration else { return }
        let name = ([configuration.with(traits: WindowTraits()).name] + names).joined(separator: ".")
        attempt {
            let traits: WindowTraits = try WindowConfiguration(parsing: name).traits
            session.set(traits)
            // An app follows another language or region only when it starts, as on a device.
            if traits.needsRelaunch(from: configuration.traits) { session.relaunch() }
        }
    }

    private func toggleBackground() {
        isInBackground.toggle()
        if isInBackground { session.enterBackground() } else { session.enterForeground() }
        publisher.isAway = isInBackground
    }

    private func attempt(_ change: () throws -> Void) {
        do {
            try change()
        } catch {
            channel.send(.refusal("\(error)"))
        }
    }

    // MARK: What the host is told

    private func notifyWindow() {
        guard let configuration = session.configuration else { return }
        let arrangements: [Arrangement] = configuration.device.arrangements(configuration.orientation)
        let window = LiveWindow(
            name: configuration.name, app: session.endpoint.declaration.name, device: configuration.identity.name,
            arrangements: arrangements.map(\.name), arrangement: configuration.arrangement.name, traits: configuration.traits.names,
            isInBackground: isInBackground)
        guard window != notifiedWindow else { return }
        notifiedWindow = window
        if let container { LastWindow.keep(configuration.name, in: container) }
        channel.send(.window(window))
    }
}
