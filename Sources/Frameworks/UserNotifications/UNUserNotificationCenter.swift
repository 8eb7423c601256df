@_exported import ObjectRuntime
import Synchronization

public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
    public static let announcement = UNAuthorizationOptions(rawValue: 1 << 7)
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 1 << 8)
}

public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    @available(iOS, deprecated: 14.0)
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// An app's notifications.
///
/// The user allows them when first asked, and that is kept. Requests with a trigger stay pending: none is delivered by itself. One without is
/// delivered at once: the delegate is asked how to present it, and it is in the list of those delivered.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static var shared: UNUserNotificationCenter {
        AppServices.object { UNUserNotificationCenter(file: ContainerFile("Services/notifications.plist")).listening() }
    }

    /// Hears of what servers send from now on.
    private func listening() -> UNUserNotificationCenter {
        RemoteNotifications.current.receive = { [weak self] in self?.receive($0, isOpened: $1, isInFront: $2) }
        return self
    }

    /// The app's own.
    open class func current() -> UNUserNotificationCenter { shared }

    private struct State {
        var options: UNAuthorizationOptions?
        var pending: [UNNotificationRequest] = []
        var delivered: [UNNotification] = []
        var categories: Set<UNNotificationCategory> = []
        var badge = 0
    }
    private let state = Mutex(State())
    private let file: ContainerFile<UInt>?

    open weak var delegate: (any UNUserNotificationCenterDelegate)?

    /// - Parameter file: where the user's answer is kept; nil keeps it for the process.
    package init(file: ContainerFile<UInt>?) {
        self.file = file
        super.init()
        state.withLock { $0.options = file?.read().map(UNAuthorizationOptions.init(rawValue:)) }
    }

    open var supportsContentExtensions: Bool { true }

    // MARK: Authorisation

    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        allow(options)
        ServiceReply.send { completionHandler(true, nil) }
    }

    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        allow(options)
        return true
    }

    private func allow(_ options: UNAuthorizationOptions) {
        let all = state.withLock { state in
            let all = (state.options ?? []).union(options)
            state.options = all
            return all
        }
        try? file?.write(all.rawValue)
    }

    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        let settings = settings
        ServiceReply.send { completionHandler(settings) }
    }

    open func notificationSettings() async -> UNNotificationSettings { settings }

    private var settings: UNNotificationSettings { UNNotificationSettings(options: state.withLock { $0.options }) }

    // MARK: Categories

    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { state.withLock { $0.categories = categories } }

    open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        let categories = state.withLock { $0.categories }
        ServiceReply.send { completionHandler(categories) }
    }

    open func notificationCategories() async -> Set<UNNotificationCategory> { state.withLock { $0.categories } }

    // MARK: Requests

    /// Takes the place of a pending request with the same identifier.
    open func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        let problem = schedule(request)
        ServiceReply.send { completionHandler?(problem) }
    }

    open func add(_ request: UNNotificationRequest) async throws {
        if let problem = schedule(request) { throw problem }
    }

    private func schedule(_ request: UNNotificationRequest) -> UNError? {
        guard state.withLock({ $0.options }) != nil else { return UNError(.notificationsNotAllowed) }
        guard let trigger = request.trigger else {
            deliver(request)
            return nil
        }
        if let calendar = trigger as? UNCalendarNotificationTrigger, calendar.nextTriggerDate() == nil { return UNError(.notificationInvalidNoDate) }
        state.withLock { state in
            state.pending.removeAll { $0.identifier == request.identifier }
            state.pending.append(request)
        }
        return nil
    }

    open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
        let pending = state.withLock { $0.pending }
        ServiceReply.send { completionHandler(pending) }
    }

    open func pendingNotificationRequests() async -> [UNNotificationRequest] { state.withLock { $0.pending } }

    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        state.withLock { $0.pending.removeAll { identifiers.contains($0.identifier) } }
    }

    open func removeAllPendingNotificationRequests() { state.withLock { $0.pending = [] } }

    // MARK: Delivered

    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        let delivered = state.withLock { $0.delivered }
        ServiceReply.send { completionHandler(delivered) }
    }

    open func deliveredNotifications() async -> [UNNotification] { state.withLock { $0.delivered } }

    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        state.withLock { $0.delivered.removeAll { identifiers.contains($0.request.identifier) } }
    }

    open func removeAllDeliveredNotifications() { state.withLock { $0.delivered = [] } }

    open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        state.withLock { $0.badge = newBadgeCount }
        ServiceReply.send { completionHandler?(nil) }
    }

    open func setBadgeCount(_ newBadgeCount: Int) async throws { state.withLock { $0.badge = newBadgeCount } }

    /// Has a request arrive, as when its time has come or a server pushed it.
    package func deliver(_ request: UNNotificationRequest) {
        let notification = UNNotification(request: request, date: Date())
        state.withLock { $0.pending.removeAll { $0.identifier == request.identifier } }
        ServiceReply.send(on: .main) { [self] in
            let present: @Sendable (UNNotificationPresentationOptions) -> Void = { [self] options in
                guard !options.isDisjoint(with: [.list, .alert]) else { return }
                state.withLock { $0.delivered.append(notification) }
            }
            // In an app that does not answer, nothing is shown while it is in front.
            guard let delegate else { return }
            let asked: Void? = try? delegate.userNotificationCenter(self, willPresent: notification, withCompletionHandler: present)
            if asked != nil { return }
            // Runs at once, up to the first time that the delegate waits for something.
            nonisolated(unsafe) let listener = delegate
            Task.immediate { [self] in
                if let options = try? await listener.userNotificationCenter(self, willPresent: notification) { present(options) }
            }
        }
    }

    /// A server's notification arrives. An app in front is asked how to present it; else it lies in the list until the user opens it.
    @MainActor package func receive(_ userInfo: [AnyHashable: Any], isOpened: Bool, isInFront: Bool) {
        let alert = PushPayload.alert(of: userInfo)
        guard state.withLock({ $0.options }) != nil, !(alert.title + alert.body).isEmpty else { return }
        let content = UNMutableNotificationContent()
        (content.title, content.subtitle, content.body, content.userInfo) = (alert.title, alert.subtitle, alert.body, userInfo)
        let aps: [String: Any] = userInfo["aps"] as? [String: Any] ?? [:]
        content.categoryIdentifier = aps["category"] as? String ?? ""
        content.threadIdentifier = aps["thread-id"] as? String ?? ""
        content.badge = aps["badge"] as? NSNumber
        let request = UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: UNPushNotificationTrigger())
        if isOpened { return respond(to: UNNotification(request: request, date: Date())) }
        if isInFront { return deliver(request) }
        state.withLock { $0.delivered.append(UNNotification(request: request, date: Date())) }
    }

    /// Has the user choose an action of a notification.
    package func respond(to notification: UNNotification, action: String = UNNotificationDefaultActionIdentifier) {
        let response = UNNotificationResponse(notification: notification, actionIdentifier: action)
        removeDeliveredNotifications(withIdentifiers: [notification.request.identifier])
        ServiceReply.send(on: .main) { [self] in
            guard let delegate else { return }
            let told: Void? = try? delegate.userNotificationCenter(self, didReceive: response, withCompletionHandler: {})
            if told != nil { return }
            nonisolated(unsafe) let listener = delegate
            Task.immediate { [self] in try? await listener.userNotificationCenter(self, didReceive: response) }
        }
    }
}

/// Hears of an app's notifications. Every method is optional.
@preconcurrency public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) throws(Unimplemented)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void)
        throws(Unimplemented)
    func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?) throws(Unimplemented)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async throws(Unimplemented) -> UNNotificationPresentationOptions
    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async throws(Unimplemented)
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("userNotificationCenter:willPresent:withCompletionHandler:", on: self, [center, notification, completionHandler])
    }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("userNotificationCenter:didReceive:withCompletionHandler:", on: self, [center, response, completionHandler])
    }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("userNotificationCenter:openSettingsFor:", on: self, [center, notification])
    }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async throws(Unimplemented) -> UNNotificationPresentationOptions {
        throw Unimplemented()
    }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async throws(Unimplemented) {
        throw Unimplemented()
    }
}

public let UNErrorDomain = "UNErrorDomain"

/// Why a notification cannot be scheduled.
public struct UNError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case notificationsNotAllowed = 1, attachmentInvalidURL = 100, attachmentUnrecognizedType, attachmentInvalidFileSize
        case attachmentNotInDataStore, attachmentMoveIntoDataStoreFailed, attachmentCorrupt
        case notificationInvalidNoDate = 1400, notificationInvalidNoContent, contentProvidingObjectNotAllowed = 1500, contentProvidingInvalid
        case badgeInputInvalid = 1600
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { UNErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
    public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
    public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
    public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
    public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
    public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
    public static var attachmentCorrupt: Code { .attachmentCorrupt }
    public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
    public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
    public static var contentProvidingObjectNotAllowed: Code { .contentProvidingObjectNotAllowed }
    public static var contentProvidingInvalid: Code { .contentProvidingInvalid }
    public static var badgeInputInvalid: Code { .badgeInputInvalid }
}

extension UNError.Code {
    /// For `catch UNError.notificationsNotAllowed`.
    public static func ~= (code: UNError.Code, error: any Error) -> Bool { (error as? UNError)?.code == code }
}
