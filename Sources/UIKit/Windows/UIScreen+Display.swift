extension UIScreen {
    public enum OverscanCompensation: Int, Sendable {
        case scale = 0, insetBounds = 1, none = 2
        /// The name of before iOS 9.
        public static var insetApplicationFrame: OverscanCompensation { .none }
    }

    /// From 0 to 1. Setting it is kept and announced; pictures are as bright as ever.
    public var brightness: CGFloat {
        get { brightnessValue }
        set {
            let value: CGFloat = min(max(newValue, 0), 1)
            guard value != brightnessValue else { return }
            brightnessValue = value
            NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
        }
    }

    /// Whether the picture is recorded or mirrored elsewhere. Never.
    public var isCaptured: Bool { false }

    /// The one mode that the display has, in pixels.
    public var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
    public var preferredMode: UIScreenMode? { currentMode }
    public var availableModes: [UIScreenMode] { currentMode.map { [$0] } ?? [] }
    public var overscanCompensation: OverscanCompensation { .none }
    public var overscanCompensationInsets: UIEdgeInsets { .zero }

    /// A display link in the screen's rhythm.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? { CADisplayLink(target: target, selector: sel) }

    public nonisolated static let brightnessDidChangeNotification = NSNotification.Name("UIScreenBrightnessDidChangeNotification")
    public nonisolated static let capturedDidChangeNotification = NSNotification.Name("UIScreenCapturedDidChangeNotification")
    public nonisolated static let modeDidChangeNotification = NSNotification.Name("UIScreenModeDidChangeNotification")
}

/// A size that a display can show.
@preconcurrency @MainActor open class UIScreenMode: NSObject {
    /// In pixels.
    public let size: CGSize
    open var pixelAspectRatio: CGFloat { 1 }

    init(size: CGSize) { self.size = size }
}
