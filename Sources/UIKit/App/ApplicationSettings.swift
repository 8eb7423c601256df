/// The settings that an app makes on `UIApplication` and that are kept there alone.
struct ApplicationSettings {
    var statusBar: StatusBarAppearance?
    var isNetworkActivityIndicatorVisible = false
    var badgeNumber = 0
    var alternateIconName: String?
    var supportsShakeToEdit = true
    /// How often interaction was switched off and not yet on again.
    var ignoredInteractions = 0
    var backgroundTasks: [Int: (name: String?, expire: (() -> Void)?)] = [:]
    var lastBackgroundTask = 0
    /// When the app went into the background, on the session's clock.
    var backgroundSince: TimeInterval?
    var fetchInterval: TimeInterval = UIApplication.backgroundFetchIntervalNever
    var notificationSettings: UIUserNotificationSettings?
    var receivesRemoteControl = false
    /// Kept for their times, before UserNotifications.
    var localNotifications: [UILocalNotification] = []
}
