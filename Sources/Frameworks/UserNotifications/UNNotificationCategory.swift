import ObjectRuntime

public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
    public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
    public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
    public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 1 << 4)
}

/// The picture beside an action.
open class UNNotificationActionIcon: NSObject, NSCopying, @unchecked Sendable {
    private let name: String
    private init(_ name: String) { self.name = name }
    public convenience init(templateImageName: String) { self.init(templateImageName) }
    public convenience init(systemImageName: String) { self.init(systemImageName) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An answer that a user may give to a notification.
open class UNNotificationAction: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    public let title: String
    public let options: UNNotificationActionOptions
    public let icon: UNNotificationActionIcon?

    public convenience init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.init(identifier: identifier, title: title, options: options, icon: nil)
    }

    public init(identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon?) {
        self.identifier = identifier
        self.title = title
        self.options = options
        self.icon = icon
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationAction)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// An action for which the user writes something.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
    public let textInputButtonTitle: String
    public let textInputPlaceholder: String

    public init(
        identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String, textInputPlaceholder: String
    ) {
        self.textInputButtonTitle = textInputButtonTitle
        self.textInputPlaceholder = textInputPlaceholder
        super.init(identifier: identifier, title: title, options: options, icon: nil)
    }
}

/// A kind of notification, with its actions.
open class UNNotificationCategory: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    public let actions: [UNNotificationAction]
    public let intentIdentifiers: [String]
    public let options: UNNotificationCategoryOptions
    public let hiddenPreviewsBodyPlaceholder: String
    public let categorySummaryFormat: String

    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, hiddenPreviewsBodyPlaceholder: nil,
            categorySummaryFormat: nil, options: options)
    }

    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String,
        options: UNNotificationCategoryOptions = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
            hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder, categorySummaryFormat: nil, options: options)
    }

    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String], hiddenPreviewsBodyPlaceholder: String?,
        categorySummaryFormat: String?, options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
        self.categorySummaryFormat = categorySummaryFormat ?? ""
        self.options = options
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationCategory)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

public enum UNAuthorizationStatus: Int, Sendable { case notDetermined = 0, denied, authorized, provisional, ephemeral }
public enum UNNotificationSetting: Int, Sendable { case notSupported = 0, disabled, enabled }
public enum UNAlertStyle: Int, Sendable { case none = 0, banner, alert }
public enum UNShowPreviewsSetting: Int, Sendable { case always = 0, whenAuthenticated, never }

/// The permissions that the user gave the app.
open class UNNotificationSettings: NSObject, NSCopying, @unchecked Sendable {
    private let options: UNAuthorizationOptions?
    init(options: UNAuthorizationOptions?) { self.options = options }

    private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
        options.map { $0.contains(option) ? .enabled : .notSupported } ?? .notSupported
    }

    open var authorizationStatus: UNAuthorizationStatus {
        guard let options else { return .notDetermined }
        return options.contains(.provisional) ? .provisional : .authorized
    }
    open var soundSetting: UNNotificationSetting { setting(.sound) }
    open var badgeSetting: UNNotificationSetting { setting(.badge) }
    open var alertSetting: UNNotificationSetting { setting(.alert) }
    open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
    open var lockScreenSetting: UNNotificationSetting { setting(.alert) }
    open var carPlaySetting: UNNotificationSetting { setting(.carPlay) }
    open var alertStyle: UNAlertStyle { alertSetting == .enabled ? .banner : .none }
    open var showPreviewsSetting: UNShowPreviewsSetting { .always }
    open var criticalAlertSetting: UNNotificationSetting { .notSupported }
    open var providesAppNotificationSettings: Bool { options?.contains(.providesAppNotificationSettings) == true }
    open var announcementSetting: UNNotificationSetting { .notSupported }
    open var timeSensitiveSetting: UNNotificationSetting { .notSupported }
    open var scheduledDeliverySetting: UNNotificationSetting { .disabled }
    open var directMessagesSetting: UNNotificationSetting { .notSupported }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
