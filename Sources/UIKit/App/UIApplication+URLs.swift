import Dispatch

extension UIApplication {
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Opens the URL only where an app has it as a universal link.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
        public static let eventAttribution = OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
    }

    /// Opens Settings at the app's own page.
    public nonisolated static let openSettingsURLString = "app-settings:"
    /// Opens Settings at the app's notifications.
    public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
    public nonisolated static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"

    /// Whether some app would open `url`: this one, or one that every simulator has (Safari, Settings, Maps). There is no telephone and
    /// no mail account.
    public func canOpenURL(_ url: URL) -> Bool {
        URLDestination(url, info: Bundle.main.infoDictionary ?? [:]) != .nobody
    }

    /// Opens `url`; `completion` hears on the main queue whether somebody did. The app's own schemes come back to its delegate. Other
    /// apps are not shown: this one stays in front, and `--trace` writes the URL down.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let isOpened: Bool = hand(url, options: options)
        guard let completion else { return }
        DispatchQueue.main.async { completion(isOpened) }
    }

    @discardableResult
    public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        hand(url, options: options)
    }

    @available(iOS, introduced: 2.0, deprecated: 10.0, message: "Use -[UIApplication openURL:options:completionHandler:] instead")
    @discardableResult
    public func openURL(_ url: URL) -> Bool { hand(url, options: [:]) }

    private func hand(_ url: URL, options: [OpenExternalURLOptionsKey: Any]) -> Bool {
        if options[.universalLinksOnly] as? Bool == true { return false }
        CallTrace.record(self, "open(\(url.absoluteString))")
        switch URLDestination(url, info: Bundle.main.infoDictionary ?? [:]) {
        case .nobody: return false
        case .systemApp: return true
        case .ownApp:
            DispatchQueue.main.async { OpenURLDelivery.deliver(url) }
            return true
        }
    }
}
