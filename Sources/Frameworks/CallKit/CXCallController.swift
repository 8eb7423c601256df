@_exported import ObjectRuntime

// There is no telephone to show calls: what an app asks for fails, as in a simulator.

public let CXErrorDomain = "com.apple.CallKit.error"
public let CXErrorDomainIncomingCall = "com.apple.CallKit.error.incomingcall"
public let CXErrorDomainRequestTransaction = "com.apple.CallKit.error.requesttransaction"

public struct CXErrorCodeRequestTransactionError: Error, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 0, unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID, callUUIDAlreadyExists, invalidAction
        case maximumCallGroupsReached
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}

open class CXHandle: NSObject, NSCopying, @unchecked Sendable {
    public enum HandleType: Int, Sendable { case generic = 1, phoneNumber, emailAddress }
    public let type: HandleType
    public let value: String
    public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CXHandle).map { $0.type == type && $0.value == value } ?? false }
    open override var hash: Int { value.hashValue }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class CXCall: NSObject, @unchecked Sendable {
    public let uuid: UUID
    open var isOutgoing: Bool { false }
    open var isOnHold: Bool { false }
    open var hasConnected: Bool { false }
    open var hasEnded: Bool { false }
    init(uuid: UUID) { self.uuid = uuid }
}

open class CXCallObserver: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var calls: [CXCall] { [] }
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) {}
}

@preconcurrency public protocol CXCallObserverDelegate: NSObjectProtocol {
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

open class CXTransaction: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open private(set) var actions: [CXAction]
    open var isComplete: Bool { actions.allSatisfy(\.isComplete) }
    public override init() { actions = [] }
    public init(actions: [CXAction]) { self.actions = actions }
    public convenience init(action: CXAction) { self.init(actions: [action]) }
    open func addAction(_ action: CXAction) { actions.append(action) }
}

open class CXCallController: NSObject, @unchecked Sendable {
    public let callObserver = CXCallObserver()
    private let queue: DispatchQueue
    public convenience override init() { self.init(queue: .main) }
    public init(queue: DispatchQueue) { self.queue = queue }
    open func request(_ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void) {
        let code = transaction.actions.isEmpty ? CXErrorCodeRequestTransactionError.Code.emptyTransaction : .unentitled
        ServiceReply.send(on: queue) { completion(NSError(domain: CXErrorDomainRequestTransaction, code: code.rawValue)) }
    }
    open func requestTransaction(with actions: [CXAction], completion: @escaping @Sendable ((any Error)?) -> Void) {
        request(CXTransaction(actions: actions), completion: completion)
    }
    open func requestTransaction(with action: CXAction, completion: @escaping @Sendable ((any Error)?) -> Void) {
        request(CXTransaction(action: action), completion: completion)
    }
}
