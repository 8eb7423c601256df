import AppSession

/// Runs the phases of a frame. Each phase visits only what is marked dirty; an idle frame does nothing.
@MainActor package final class Frame {
    package init() {}

    var deferred: DeferredWork { .shared }
    private var input: [InputPhase.Item] = []
    private let inputPhase = InputPhase()
    private var time: Double = 0
    private lazy var compositor = CompositePhase(root: UIApplication.shared.rootLayer)

    /// Length of a frame on the session's clock, in seconds.
    package static let interval: Double = 1.0 / 60

    func enqueue(_ touch: Touch) { input.append(.touch(touch)) }
    func enqueue(_ key: Key) { input.append(.key(key)) }

    /// Back to a clock of zero with nothing waiting.
    package func reset() {
        input = []
        TouchDelivery.shared.removeAll()
        deferred.removeAll()
        time = 0
        MediaClock.start(MediaClock())
        let size: WindowEnvironment.Size = SessionEnvironment.window.size
        UIApplication.shared.rootLayer.anchorPoint = .zero
        UIApplication.shared.rootLayer.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        compositor.forget()
    }

    /// Runs every frame due until `end`, seconds since launch.
    package func run(until end: Double) {
        repeat {
            let next: Double = min(time + Frame.interval, end)
            RunLoopPhase.run(until: next)
            // Later than that where the app slept on its main thread.
            time = SessionTime.isOn ? max(next, SessionTime.now) : next
            MediaClock.current.advance(to: time)
            runOnce()
        } while time < end
        // Time stands while there is work: what the last frame asked for is done before anybody looks.
        RunLoopPhase.run(until: time)
    }

    /// One frame, phase by phase.
    private func runOnce() {
        inputPhase.run(input)
        input = []
        GesturePhase.run(at: time)
        if SessionTime.isOn { RunLoopPhase.run(until: time) } else { RunLoopPhase.run() }
        deferred.run(at: time)
        AnimationPhase.run()
        let windows: [UIWindow] = UIApplication.shared.windowsOfAllScreens
        TraitPhase.run(in: windows)
        for window in windows { LayoutPass.run(in: window) }
        DisplayPhase.run(in: windows)
        deferred.runAfterCommit()
        AssociatedObjects.shared.releaseLost()
    }

    /// The next picture is drawn whole, whatever the buffer holds.
    func forgetPicture() {
        compositor.forget()
    }

    func draw(into buffer: FrameBuffer) -> [Rect] {
        bringUpToDate()
        return compositor.draw(into: buffer)
    }

    /// Layout and display without time passing.
    func bringUpToDate() {
        let windows: [UIWindow] = UIApplication.shared.windowsOfAllScreens
        TraitPhase.run(in: windows)
        for window in windows { LayoutPass.run(in: window) }
        DisplayPhase.run(in: windows)
    }
}
