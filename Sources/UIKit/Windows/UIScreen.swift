import AppSession

/// The display the app's windows are on. In Split View it stays the whole screen (facts/rules.md 8.3).
@preconcurrency @MainActor open class UIScreen: NSObject, UITraitEnvironment {
    public static let main = UIScreen()
    open class var screens: [UIScreen] { [main] }

    /// The screen in points, in the interface's orientation.
    open var bounds: CGRect {
        let size: WindowEnvironment.Size = SessionEnvironment.window.screenSize
        return CGRect(x: 0, y: 0, width: size.width, height: size.height)
    }

    /// The screen in pixels, portrait side up.
    open var nativeBounds: CGRect {
        let size: CGSize = bounds.size
        return CGRect(
            x: 0, y: 0, width: min(size.width, size.height) * nativeScale, height: max(size.width, size.height) * nativeScale)
    }

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
