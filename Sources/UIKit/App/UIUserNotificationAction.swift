/// How an app is started by a notification's action, before UserNotifications.
public enum UIUserNotificationActivationMode: UInt, Sendable {
    case foreground = 0, background = 1
}

/// The user's answer to a notification's action: a touch, or words.
public enum UIUserNotificationActionBehavior: UInt, Sendable {
    case `default` = 0, textInput = 1
}

/// How much room a notification has for actions.
public enum UIUserNotificationActionContext: UInt, Sendable {
    case `default` = 0, minimal = 1
}

public let UIUserNotificationTextInputActionButtonTitleKey = "UIUserNotificationTextInputActionButtonTitleKey"
public let UIUserNotificationActionResponseTypedTextKey = "UIUserNotificationActionResponseTypedTextKey"

/// A button of a notification, before UserNotifications.
@preconcurrency @MainActor open class UIUserNotificationAction: NSObject {
    open var identifier: String? { own.identifier }
    open var title: String? { own.title }
    open var behavior: UIUserNotificationActionBehavior { own.behavior }
    open var parameters: [AnyHashable: Any] { own.parameters }
    open var activationMode: UIUserNotificationActivationMode { own.activationMode }
    open var isAuthenticationRequired: Bool { own.isAuthenticationRequired }
    open var isDestructive: Bool { own.isDestructive }

    struct Values {
        var identifier: String?
        var title: String?
        var behavior: UIUserNotificationActionBehavior = .default
        var parameters: [AnyHashable: Any] = [:]
        var activationMode: UIUserNotificationActivationMode = .foreground
        var isAuthenticationRequired = false
        var isDestructive = false
    }
    fileprivate var own = Values()
}

/// An action that is still to be filled in.
@preconcurrency @MainActor open class UIMutableUserNotificationAction: UIUserNotificationAction {
    open override var identifier: String? {
        get { own.identifier }
        set { own.identifier = newValue }
    }
    open override var title: String? {
        get { own.title }
        set { own.title = newValue }
    }
    open override var behavior: UIUserNotificationActionBehavior {
        get { own.behavior }
        set { own.behavior = newValue }
    }
    open override var parameters: [AnyHashable: Any] {
        get { own.parameters }
        set { own.parameters = newValue }
    }
    open override var activationMode: UIUserNotificationActivationMode {
        get { own.activationMode }
        set { own.activationMode = newValue }
    }
    open override var isAuthenticationRequired: Bool {
        get { own.isAuthenticationRequired }
        set { own.isAuthenticationRequired = newValue }
    }
    open override var isDestructive: Bool {
        get { own.isDestructive }
        set { own.isDestructive = newValue }
    }
}

/// Kinds of notifications with actions, before UserNotifications.
@preconcurrency @MainActor open class UIUserNotificationCategory: NSObject {
    public override init() { super.init() }
    /// Not kept in archives: the category is an empty one.
    public required init?(coder: NSCoder) { super.init() }

    open var identifier: String? { name }
    /// The actions for as much room as there is; nil where none were set.
    open func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? { actions[context.rawValue] }

    fileprivate var name: String?
    fileprivate var actions: [UInt: [UIUserNotificationAction]] = [:]
}

/// A category that is still to be filled in.
@preconcurrency @MainActor open class UIMutableUserNotificationCategory: UIUserNotificationCategory {
    open override var identifier: String? {
        get { name }
        set { name = newValue }
    }
    open func setActions(_ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext) {
        self.actions[context.rawValue] = actions
    }
}
