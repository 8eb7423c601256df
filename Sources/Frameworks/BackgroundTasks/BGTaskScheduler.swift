@_exported import ObjectRuntime
import Synchronization

/// Work for later that an app asks for.
open class BGTaskRequest: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    open var earliestBeginDate: Date?
    init(identifier: String) { self.identifier = identifier }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable { public override init(identifier: String) { super.init(identifier: identifier) } }
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    open var requiresNetworkConnectivity = false
    open var requiresExternalPower = false
    public override init(identifier: String) { super.init(identifier: identifier) }
}
open class BGTask: NSObject, @unchecked Sendable {
    public let identifier: String
    open var expirationHandler: (() -> Void)?
    init(identifier: String) { self.identifier = identifier }
    open func setTaskCompleted(success: Bool) {}
}
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// Begins work while the app is away. A simulator never does: requests are refused with `unavailable`.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    public static let errorDomain = "BGTaskSchedulerErrorDomain"
    public struct Error: CustomNSError, Hashable, Sendable {
        public enum Code: Int, Sendable { case unavailable = 1, tooManyPendingTaskRequests, notPermitted, immediateRunIneligible }
        public let code: Code
        public init(_ code: Code) { self.code = code }
        public static var errorDomain: String { BGTaskScheduler.errorDomain }
        public var errorCode: Int { code.rawValue }
    }
    private static var instance: BGTaskScheduler { AppServices.object { BGTaskScheduler() } }
    open class var shared: BGTaskScheduler { instance }
    private let identifiers = Mutex<Set<String>>([])

    /// False where the app's Info.plist does not permit the identifier, or it is registered already.
    @discardableResult
    open func register(forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void) -> Bool {
        let permitted = Bundle.main.infoDictionary?["BGTaskSchedulerPermittedIdentifiers"] as? [String] ?? []
        return permitted.contains(identifier) && identifiers.withLock { $0.insert(identifier).inserted }
    }
    open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
    open func cancel(taskRequestWithIdentifier identifier: String) {}
    open func cancelAllTaskRequests() {}
    open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) { ServiceReply.send { completionHandler([]) } }
    open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
