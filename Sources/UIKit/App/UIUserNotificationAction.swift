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
@preconcurrency @MainActor open class UIUserNotificationAction: NSObject, NSCopying, NSMutableCopying, @preconcurrency NSSecureCoding {
    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        own.identifier = coder.archivedText("UIIdentifier")
        own.title = coder.archivedText("UITitle")
        own.behavior = UIUserNotificationActionBehavior(rawValue: UInt(coder.decodeInteger(forKey: "UIBehavior"))) ?? .default
        own.activationMode = UIUserNotificationActivationMode(rawValue: UInt(coder.decodeInteger(forKey: "UIActivationMode"))) ?? .foreground
        own.isAuthenticationRequired = coder.decodeBool(forKey: "UIAuthenticationRequired")
        own.isDestructive = coder.decodeBool(forKey: "UIDestructive")
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(own.identifier as NSString?, forKey: "UIIdentifier")
        coder.encode(own.title as NSString?, forKey: "UITitle")
        coder.encode(Int(own.behavior.rawValue), forKey: "UIBehavior")
        coder.encode(Int(own.activationMode.rawValue), forKey: "UIActivationMode")
        coder.encode(own.isAuthenticationRequired, forKey: "UIAuthenticationRequired")
        coder.encode(own.isDestructive, forKey: "UIDestructive")
    }

    /// An action that does not change any more.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { filled(UIUserNotificationAction()) } }
    public nonisolated func mutableCopy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { filled(UIMutableUserNotificationAction()) }
    }

    private func filled(_ copy: UIUserNotificationAction) -> UIUserNotificationAction {
        copy.own = own
        return copy
    }

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
@preconcurrency @MainActor open class UIUserNotificationCategory: NSObject, NSCopying, NSMutableCopying, @preconcurrency NSSecureCoding {
    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init()
        name = coder.archivedText("UIIdentifier")
        for context in [UIUserNotificationActionContext.default, .minimal] {
            actions[context.rawValue] = coder.archivedList(UIUserNotificationAction.self, "UIActions\(context.rawValue)")
        }
    }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        coder.encode(name as NSString?, forKey: "UIIdentifier")
        for (context, list) in actions { coder.encode(list as NSArray, forKey: "UIActions\(context)") }
    }

    /// A category that does not change any more.
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { filled(UIUserNotificationCategory()) } }
    public nonisolated func mutableCopy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { filled(UIMutableUserNotificationCategory()) }
    }

    private func filled(_ copy: UIUserNotificationCategory) -> UIUserNotificationCategory {
        copy.name = name
        copy.actions = actions
        return copy
    }

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
