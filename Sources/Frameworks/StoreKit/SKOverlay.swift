import UIKit

/// A sheet that recommends another app. The store is not reached: its delegate hears that it could not be loaded.
@preconcurrency @MainActor open class SKOverlay: NSObject {
    public enum Position: Int, Sendable { case bottom = 0, bottomRaised }

    @preconcurrency @MainActor open class Configuration: NSObject { nonisolated override init() { super.init() } }

    /// Recommends an app by its number.
    @preconcurrency @MainActor open class AppConfiguration: Configuration {
        open var appIdentifier: String
        open var position: Position
        open var campaignToken: String?
        open var providerToken: String?
        open var customProductPageIdentifier: String?
        open var latestReleaseID: String?
        open var userDismissible = true
        private var values: [String: Any] = [:]
        public init(appIdentifier: String, position: Position) {
            (self.appIdentifier, self.position) = (appIdentifier, position)
            super.init()
        }
        open func setAdditionalValue(_ value: Any?, forKey key: String) { values[key] = value }
        open func additionalValue(forKey key: String) -> Any? { values[key] }
    }

    /// Recommends the whole app to the user of its clip.
    @preconcurrency @MainActor open class AppClipConfiguration: Configuration {
        open var position: Position
        open var campaignToken: String?
        open var providerToken: String?
        public init(position: Position) {
            self.position = position
            super.init()
        }
    }

    @preconcurrency @MainActor open class TransitionContext: NSObject { open func addAnimation(_ block: @escaping () -> Void) { block() } }

    public let configuration: Configuration
    open weak var delegate: (any SKOverlayDelegate)?
    public init(configuration: Configuration) { self.configuration = configuration }

    open func present(in scene: UIWindowScene) { begin() }
    /// Fails later: nothing comes from the store.
    func begin() {
        ServiceReply.sendInSession { [self] in
            try? delegate?.storeOverlayDidFailToLoad(self, error: SKError(.overlayTimeout))
        }
    }
    open class func dismiss(in scene: UIWindowScene) {}
}

/// Hears of it. Every method is optional.
@preconcurrency @MainActor public protocol SKOverlayDelegate: NSObjectProtocol {
    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) throws(Unimplemented)
    func storeOverlayWillStartPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) throws(Unimplemented)
    func storeOverlayDidFinishPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) throws(Unimplemented)
    func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) throws(Unimplemented)
    func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) throws(Unimplemented)
}

extension SKOverlayDelegate {
    public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("storeOverlayDidFailToLoad:error:", on: self, [overlay, error])
    }
    public func storeOverlayWillStartPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("storeOverlayWillStartPresentation:transitionContext:", on: self, [overlay, transitionContext])
    }
    public func storeOverlayDidFinishPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("storeOverlayDidFinishPresentation:transitionContext:", on: self, [overlay, transitionContext])
    }
    public func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("storeOverlayWillStartDismissal:transitionContext:", on: self, [overlay, transitionContext])
    }
    public func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("storeOverlayDidFinishDismissal:transitionContext:", on: self, [overlay, transitionContext])
    }
}
