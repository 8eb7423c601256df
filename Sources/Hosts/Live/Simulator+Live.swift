import AppSession
import Device

extension Simulator {
    /// Whether the device itself moves something: the keyboard, or the picture of an app that comes back.
    var isDeviceMoving: Bool { background.isFading || keyboard.isMoving(at: time) }

    /// The picture that a live host shows: the window where the app has the whole screen or a free window, else the screen with the app beside it.
    /// Nil where the app drew nothing and `unlessUnchanged`.
    func drawLive(unlessUnchanged: Bool) -> FrameBuffer? {
        guard showsWholeScreen else { return draw(unlessUnchanged: unlessUnchanged) }
        if unlessUnchanged, draw(unlessUnchanged: true) == nil { return nil }
        return drawScreen()
    }

    private var showsWholeScreen: Bool {
        guard let configuration, fit?.way == .direct else { return false }
        if case .window = configuration.arrangement { return false }
        return configuration.arrangement != .full || sharing.otherSlidesOver
    }

    /// The window's point under a point of the picture that `drawLive` makes.
    func windowPoint(ofPicture x: Double, _ y: Double) -> (x: Double, y: Double) {
        guard let configuration, let fit else { return (x, y) }
        if showsWholeScreen {
            let window: Rect = configuration.frameOnScreen
            return (x - window.x, y - window.y)
        }
        return fit.point(ofWindow: x, y, in: configuration)
    }
}

extension AppFit {
    /// The app's point under a point of the window that was asked for.
    package func point(ofWindow x: Double, _ y: Double, in asked: WindowConfiguration) -> (x: Double, y: Double) {
        let window: Rect = asked.frameOnScreen
        if way == .turned {
            return asked.orientation == .landscape ? (window.height - y, x) : (y, window.width - x)
        }
        let place = place(in: asked)
        return ((x - place.frame.x) / place.scale, (y - place.frame.y) / place.scale)
    }
}
