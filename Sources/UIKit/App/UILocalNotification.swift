/// A notification that an app schedules for a time, before UserNotifications.
@preconcurrency @MainActor open class UILocalNotification: NSObject, NSCopying, @preconcurrency NSCoding {
    /// When it is due; nil for at once.
    open var fireDate: Date?
    /// In whose clock `fireDate` is meant; nil for an absolute time.
    open var timeZone: TimeZone?
    /// How often it comes again; 0 for once.
    open var repeatInterval: NSCalendar.Unit = []
    open var repeatCalendar: Calendar?
    open var alertBody: String?
    /// Whether the alert has a button for an action. Default true.
    open var hasAction = true
    open var alertAction: String?
    open var alertLaunchImage: String?
    open var alertTitle: String?
    open var soundName: String?
    /// 0 for no change.
    open var applicationIconBadgeNumber = 0
    open var userInfo: [AnyHashable: Any]?
    open var category: String?
    /// Whether it comes once where it is due at a place. Default true.
    open var regionTriggersOnce = true

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        fireDate = coder.archived(NSDate.self, "UIFireDate") as Date?
        timeZone = coder.archivedText("UITimeZone").flatMap { TimeZone(identifier: $0) }
        repeatInterval = NSCalendar.Unit(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "UIRepeatInterval")))
        alertBody = coder.archivedText("UIAlertBody")
        hasAction = coder.decodeBool(forKey: "UIHasAction")
        alertAction = coder.archivedText("UIAlertAction")
        alertLaunchImage = coder.archivedText("UIAlertLaunchImage")
        alertTitle = coder.archivedText("UIAlertTitle")
        soundName = coder.archivedText("UISoundName")
        applicationIconBadgeNumber = coder.decodeInteger(forKey: "UIBadgeNumber")
        category = coder.archivedText("UICategory")
        regionTriggersOnce = coder.decodeBool(forKey: "UIRegionTriggersOnce")
        if coder.containsValue(forKey: "UIUserInfo") { userInfo = coder.decodeObject(forKey: "UIUserInfo") as? [AnyHashable: Any] }
    }

    /// Archives all but the calendar.
    open func encode(with coder: NSCoder) {
        coder.encode(fireDate as NSDate?, forKey: "UIFireDate")
        coder.encode(timeZone?.identifier as NSString?, forKey: "UITimeZone")
        coder.encode(Int(bitPattern: repeatInterval.rawValue), forKey: "UIRepeatInterval")
        coder.encode(alertBody as NSString?, forKey: "UIAlertBody")
        coder.encode(hasAction, forKey: "UIHasAction")
        coder.encode(alertAction as NSString?, forKey: "UIAlertAction")
        coder.encode(alertLaunchImage as NSString?, forKey: "UIAlertLaunchImage")
        coder.encode(alertTitle as NSString?, forKey: "UIAlertTitle")
        coder.encode(soundName as NSString?, forKey: "UISoundName")
        coder.encode(applicationIconBadgeNumber, forKey: "UIBadgeNumber")
        coder.encode(category as NSString?, forKey: "UICategory")
        coder.encode(regionTriggersOnce, forKey: "UIRegionTriggersOnce")
        if let userInfo { coder.encode(userInfo as NSDictionary, forKey: "UIUserInfo") }
    }

    public nonisolated func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { UncheckedNotification(value: duplicate()) }.value
    }

    private func duplicate() -> UILocalNotification {
        let copy = UILocalNotification()
        copy.fireDate = fireDate
        copy.timeZone = timeZone
        copy.repeatInterval = repeatInterval
        copy.repeatCalendar = repeatCalendar
        copy.alertBody = alertBody
        copy.hasAction = hasAction
        copy.alertAction = alertAction
        copy.alertLaunchImage = alertLaunchImage
        copy.alertTitle = alertTitle
        copy.soundName = soundName
        copy.applicationIconBadgeNumber = applicationIconBadgeNumber
        copy.userInfo = userInfo
        copy.category = category
        copy.regionTriggersOnce = regionTriggersOnce
        return copy
    }
}

/// Carries a copy over from the main actor, where it was made and is used.
private struct UncheckedNotification: @unchecked Sendable {
    let value: UILocalNotification
}

/// The name of the system's sound.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// The forms of pushed notifications, before iOS 8.
public struct UIRemoteNotificationType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UIRemoteNotificationType(rawValue: 1 << 0)
    public static let sound = UIRemoteNotificationType(rawValue: 1 << 1)
    public static let alert = UIRemoteNotificationType(rawValue: 1 << 2)
    public static let newsstandContentAvailability = UIRemoteNotificationType(rawValue: 1 << 3)
}

extension UIApplication {
    /// Keeps a copy of the notification until its time, as the system would. It is not shown: see UserNotifications.
    @available(
        iOS, introduced: 4.0, deprecated: 10.0,
        message: "Use UserNotifications Framework's -[UNUserNotificationCenter addNotificationRequest:withCompletionHandler:]"
    )
    public func scheduleLocalNotification(_ notification: UILocalNotification) {
        guard let copy = notification.copy() as? UILocalNotification else { return }
        settings.localNotifications.append(copy)
    }

    /// Nothing is shown here; the number on the icon is taken over.
    @available(
        iOS, introduced: 4.0, deprecated: 10.0,
        message: "Use UserNotifications Framework's -[UNUserNotificationCenter addNotificationRequest:withCompletionHandler:]"
    )
    public func presentLocalNotificationNow(_ notification: UILocalNotification) {
        if notification.applicationIconBadgeNumber > 0 { applicationIconBadgeNumber = notification.applicationIconBadgeNumber }
    }

    /// Removes what was scheduled with the same contents.
    @available(
        iOS, introduced: 4.0, deprecated: 10.0,
        message: "Use UserNotifications Framework's -[UNUserNotificationCenter removePendingNotificationRequestsWithIdentifiers:]"
    )
    public func cancelLocalNotification(_ notification: UILocalNotification) {
        settings.localNotifications.removeAll { known in
            known === notification
                || (known.fireDate == notification.fireDate && known.alertBody == notification.alertBody
                    && known.userInfo as NSDictionary? == notification.userInfo as NSDictionary?)
        }
    }

    @available(
        iOS, introduced: 4.0, deprecated: 10.0, message: "Use UserNotifications Framework's -[UNUserNotificationCenter removeAllPendingNotificationRequests]"
    )
    public func cancelAllLocalNotifications() { settings.localNotifications.removeAll() }

    /// The notifications still to come: those whose time is over and that do not repeat have gone.
    @available(
        iOS, introduced: 4.0, deprecated: 10.0,
        message: "Use UserNotifications Framework's -[UNUserNotificationCenter getPendingNotificationRequestsWithCompletionHandler:]"
    )
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get {
            let now = Date()
            settings.localNotifications.removeAll { $0.repeatInterval.isEmpty && ($0.fireDate ?? .distantPast) <= now }
            return settings.localNotifications
        }
        set { settings.localNotifications = newValue ?? [] }
    }

    /// As `registerForRemoteNotifications()`.
    @available(
        iOS, introduced: 3.0, deprecated: 8.0,
        message:
            "Use -[UIApplication registerForRemoteNotifications] and UserNotifications Framework's -[UNUserNotificationCenter requestAuthorizationWithOptions:completionHandler:]"
    )
    public func registerForRemoteNotifications(matching types: UIRemoteNotificationType) { registerForRemoteNotifications() }

    /// None: there is no push service.
    @available(
        iOS, introduced: 3.0, deprecated: 8.0,
        message:
            "Use -[UIApplication isRegisteredForRemoteNotifications] and UserNotifications Framework's -[UNUserNotificationCenter getNotificationSettingsWithCompletionHandler:] to retrieve user-enabled remote notification and user notification settings"
    )
    public func enabledRemoteNotificationTypes() -> UIRemoteNotificationType { [] }
}
