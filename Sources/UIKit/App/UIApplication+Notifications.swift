import Dispatch

extension UIApplication {
    /// Asks for a device token. There is no push service: the delegate hears of the error that a simulator without one gives.
    public func registerForRemoteNotifications() {
        DispatchQueue.main.async {
            let error = NSError(
                domain: NSCocoaErrorDomain, code: 3010,
                userInfo: [NSLocalizedDescriptionKey: "remote notifications are not supported in the simulator"])
            self.delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: error)
        }
    }

    public func unregisterForRemoteNotifications() {}
    public var isRegisteredForRemoteNotifications: Bool { false }

    /// The number on the app's icon; kept.
    @available(iOS, introduced: 2.0, deprecated: 17.0, message: "Use -[UNUserNotificationCenter setBadgeCount:withCompletionHandler:] instead.")
    public var applicationIconBadgeNumber: Int {
        get { settings.badgeNumber }
        set { settings.badgeNumber = newValue }
    }

    /// Grants all that the app asks for; the delegate hears so.
    @available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework instead")
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
        settings.notificationSettings = notificationSettings
        DispatchQueue.main.async { self.delegate?.application(self, didRegister: notificationSettings) }
    }

    @available(iOS, introduced: 8.0, deprecated: 10.0, message: "Use UserNotifications Framework instead")
    public var currentUserNotificationSettings: UIUserNotificationSettings? {
        settings.notificationSettings ?? UIUserNotificationSettings(types: [], categories: nil)
    }

    // MARK: Icons, remote control, interaction

    public var supportsAlternateIcons: Bool { !alternateIcons.isEmpty }
    /// The icon that the app chose; nil is its first.
    public var alternateIconName: String? { settings.alternateIconName }

    private var alternateIcons: [String: Any] {
        let icons: [String: Any] = Bundle.main.infoDictionary?["CFBundleIcons"] as? [String: Any] ?? [:]
        return icons["CFBundleAlternateIcons"] as? [String: Any] ?? [:]
    }

    /// Chooses an icon that Info.plist lists; another is an error.
    public func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
        let error: (any Error)? = chooseIcon(alternateIconName)
        guard let completionHandler else { return }
        DispatchQueue.main.async { completionHandler(error) }
    }

    public func setAlternateIconName(_ alternateIconName: String?) async throws {
        if let error = chooseIcon(alternateIconName) { throw error }
    }

    private func chooseIcon(_ name: String?) -> (any Error)? {
        guard name == nil || alternateIcons[name ?? ""] != nil else {
            return NSError(domain: NSCocoaErrorDomain, code: NSFileNoSuchFileError, userInfo: [NSLocalizedDescriptionKey: "The file doesn’t exist."])
        }
        settings.alternateIconName = name
        return nil
    }

    /// Kept; the machine has no remote control.
    public func beginReceivingRemoteControlEvents() { settings.receivesRemoteControl = true }
    public func endReceivingRemoteControlEvents() { settings.receivesRemoteControl = false }

    /// Whether a shake offers to undo. Default true; the device does not shake.
    public var applicationSupportsShakeToEdit: Bool {
        get { settings.supportsShakeToEdit }
        set { settings.supportsShakeToEdit = newValue }
    }

    /// Drops touches until as many calls of `endIgnoringInteractionEvents()`.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use UIView's userInteractionEnabled property instead")
    public func beginIgnoringInteractionEvents() { settings.ignoredInteractions += 1 }
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use UIView's userInteractionEnabled property instead")
    public func endIgnoringInteractionEvents() { settings.ignoredInteractions = max(0, settings.ignoredInteractions - 1) }
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use UIView's userInteractionEnabled property instead")
    public var isIgnoringInteractionEvents: Bool { settings.ignoredInteractions > 0 }
}
