import AppSession

/// The display the app's windows are on. In Split View it stays the whole screen (behaviour/rules.md 8.3).
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
    open class var main: UIScreen { AppContext.current.mainScreen }

    /// As bright as a simulator's screen.
    var brightnessValue: CGFloat = 0.5
    /// The device's own screen, and the display attached to it, if this app may use it.
    open class var screens: [UIScreen] { [main] + (UIApplication.shared.externalScreen.map { [$0] } ?? []) }

    /// The screen this one shows the picture of; nil where it shows windows of its own.
    open var mirrored: UIScreen? { nil }

    /// Posted with the screen when a display is attached, and when it is gone.
    public nonisolated static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
    public nonisolated static let didDisconnectNotification = NSNotification.Name("UIScreenDidDisconnectNotification")

    /// The screen in points, in the interface's orientation.
    open var bounds: CGRect {
        let size: WindowEnvironment.Size = SessionEnvironment.window.screenSize
        return CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// The screen's coordinates, turned with the interface: the keyboard's frames are in them.
    open var coordinateSpace: any UICoordinateSpace { turningSpace }
    /// The screen's coordinates with the portrait side up, however the interface is turned (behaviour/rules.md 8.3).
    open var fixedCoordinateSpace: any UICoordinateSpace { uprightSpace }
    private let turningSpace = ScreenCoordinateSpace(isFixed: false)
    private let uprightSpace = ScreenCoordinateSpace(isFixed: true)

    /// The part of the screen the app has, without the status bar (behaviour/rules.md 8.3).
    @available(iOS, introduced: 2.0, deprecated: 9.0, message: "Use -[UIWindow bounds]")
    open var applicationFrame: CGRect {
        let environment: WindowEnvironment = SessionEnvironment.window
        let bar: Double = StatusBarAppearance.current.isHidden ? 0 : environment.statusBarHeight
        return CGRect(
            x: environment.origin.x, y: environment.origin.y + bar, width: environment.size.width,
            height: environment.size.height - bar)
    }

    /// The screen in pixels, portrait side up.
    open var nativeBounds: CGRect {
        let size: CGSize = bounds.size
        return CGRect(
            x: 0, y: 0, width: min(size.width, size.height) * nativeScale, height: max(size.width, size.height) * nativeScale)
    }

    /// Whether the screen may look darker than its brightness says. Default false.
    open var wantsSoftwareDimming = false
    /// The seconds between a frame and its light. 0: as a simulator's screen.
    open var calibratedLatency: CFTimeInterval { 0 }
    /// How much brighter than white the screen gets: not at all.
    open var potentialEDRHeadroom: CGFloat { 1 }
    open var currentEDRHeadroom: CGFloat { 1 }
    /// Nothing has the focus of a remote control.
    open var focusedItem: (any UIFocusItem)? { nil }
    open var focusedView: UIView? { nil }
    open var supportsFocus: Bool { false }

    /// A picture of the app's front window, as it is now or after what has changed.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        UIApplication.shared.currentKeyWindow?.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView(frame: bounds)
    }

    /// Whether the screen shows colours as masters of films are mastered: a simulator's cannot. Since iOS 16.
    open var referenceDisplayModeStatus: UIScreen.ReferenceDisplayModeStatus { .notSupported }
    public nonisolated static let referenceDisplayModeStatusDidChangeNotification =
        NSNotification.Name("UIScreenReferenceDisplayModeStatusDidChangeNotification")

    /// Pixels a point.
    open var scale: CGFloat { SessionEnvironment.window.scale }
    open var nativeScale: CGFloat { SessionEnvironment.window.scale }
    open var maximumFramesPerSecond: Int { 60 }

    open var traitCollection: UITraitCollection {
        let values = TraitValues(SessionEnvironment.window)
        if traits.values != values { traits = UITraitCollection(values) }
        return traits
    }
    private var traits = UITraitCollection()

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
