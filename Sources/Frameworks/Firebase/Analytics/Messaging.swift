import UIKit

extension NSNotification.Name {
    /// Is not posted: there are no tokens.
    public static let MessagingRegistrationTokenRefreshed = NSNotification.Name("com.firebase.messaging.notif.fcm-token-refreshed")
}

public let MessagingErrorDomain: String = "com.google.fcm"

/// The codes of errors of messages.
public enum MessagingError: Int, _FirebaseErrorCode, Sendable {
    public typealias Code = MessagingError
    public typealias _ObjectiveCType = NSError

    case unknown = 0
    case authentication = 1
    case noAccess = 2
    case timeout = 3
    case network = 4
    case operationInProgress = 5
    case invalidRequest = 7
    case invalidTopicName = 8

    public static var errorDomain: String { MessagingErrorDomain }
    public var errorDescription: String? { "The operation on messages ended with the code \(rawValue)." }
}

public enum MessagingMessageStatus: Int, Sendable { case unknown, new }
public enum MessagingAPNSTokenType: Int, Sendable { case unknown, sandbox, prod }

open class MessagingMessageInfo: NSObject, @unchecked Sendable {
    public let status: MessagingMessageStatus
    init(_ status: MessagingMessageStatus) {
        self.status = status
        super.init()
    }
}

/// Hears of the token by which messages reach the app.
public protocol MessagingDelegate: NSObjectProtocol {
    /// Is not called: there are no tokens.
    func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
}

extension MessagingDelegate { public func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {} }

/// Messages of a server's. As in the Simulator there is no token for them.
open class Messaging: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var deviceToken: Data?
    private var isAutomatic = true
    open weak var delegate: (any MessagingDelegate)?

    open class func messaging() -> Messaging { AppServices.object { Messaging() } }
    open class func serviceExtension() -> MessagingExtensionHelper { MessagingExtensionHelper() }

    open var apnsToken: Data? {
        get { lock.withLock { deviceToken } }
        set { lock.withLock { deviceToken = newValue } }
    }
    open func setAPNSToken(_ apnsToken: Data, type: MessagingAPNSTokenType) { self.apnsToken = apnsToken }
    open var isAutoInitEnabled: Bool {
        get { lock.withLock { isAutomatic } }
        set { lock.withLock { isAutomatic = newValue } }
    }

    private var absent: NSError {
        NSError(domain: MessagingErrorDomain, code: 505, userInfo: [NSLocalizedDescriptionKey: "No APNS token specified before fetching FCM Token"])
    }

    private func fail(_ completion: (((any Error)?) -> Void)?) {
        let error: NSError = absent
        if let completion { ServiceReply.send(on: .main) { completion(error) } }
    }

    /// nil.
    open var fcmToken: String? { nil }

    /// Fails with the code 505: the app has no token for push notifications.
    open func token(completion: @escaping (String?, (any Error)?) -> Void) { fail { completion(nil, $0) } }
    open func token() async throws -> String { throw absent }
    open func retrieveFCMToken(forSenderID senderID: String, completion: @escaping (String?, (any Error)?) -> Void) { fail { completion(nil, $0) } }
    open func retrieveFCMToken(forSenderID senderID: String) async throws -> String { throw absent }

    /// There is none to be deleted.
    open func deleteToken(completion: @escaping ((any Error)?) -> Void) { ServiceReply.send(on: .main) { completion(nil) } }
    open func deleteToken() async throws {}
    open func deleteFCMToken(forSenderID senderID: String, completion: @escaping ((any Error)?) -> Void) { deleteToken(completion: completion) }
    open func deleteFCMToken(forSenderID senderID: String) async throws {}
    open func deleteData(completion: @escaping ((any Error)?) -> Void) { deleteToken(completion: completion) }
    open func deleteData() async throws {}

    /// Fails with the code 505, as `token(completion:)`.
    open func subscribe(toTopic topic: String, completion: (((any Error)?) -> Void)? = nil) { fail(completion) }
    open func subscribe(toTopic topic: String) async throws { throw absent }
    open func unsubscribe(fromTopic topic: String, completion: (((any Error)?) -> Void)? = nil) { fail(completion) }
    open func unsubscribe(fromTopic topic: String) async throws { throw absent }

    @discardableResult
    open func appDidReceiveMessage(_ message: [AnyHashable: Any]) -> MessagingMessageInfo { MessagingMessageInfo(.unknown) }
}

/// Changes notifications before they are shown, in extensions, of which none run here.
open class MessagingExtensionHelper: NSObject {
    open func exportDeliveryMetricsToBigQuery(withMessageInfo info: [AnyHashable: Any]) {}
}

/// The identifier by which apps of 2018 had messages. As in the Simulator there is none.
open class InstanceID: NSObject, @unchecked Sendable {
    open class func instanceID() -> InstanceID { AppServices.object { InstanceID() } }

    /// Fails with the code 505, as `Messaging.token(completion:)`.
    open func instanceID(handler: @escaping (InstanceIDResult?, (any Error)?) -> Void) { Messaging.messaging().token { _, error in handler(nil, error) } }
    open func token() -> String? { nil }
    open func deleteID(handler: @escaping ((any Error)?) -> Void) { ServiceReply.send(on: .main) { handler(nil) } }
}

open class InstanceIDResult: NSObject, @unchecked Sendable {
    public let instanceID: String
    public let token: String
    init(instanceID: String, token: String) {
        (self.instanceID, self.token) = (instanceID, token)
        super.init()
    }
}
