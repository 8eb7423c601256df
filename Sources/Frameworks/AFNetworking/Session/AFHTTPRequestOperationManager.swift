import FoundationNetworking
import UIKit

/// A request of version 2, and its answer when it has come.
open class AFHTTPRequestOperation: NSObject, @unchecked Sendable {
    public internal(set) var request: URLRequest?
    public internal(set) var response: HTTPURLResponse?
    public internal(set) var responseObject: Any?
    public internal(set) var error: (any Error)?
    var task: URLSessionDataTask?

    open var responseData: Data? {
        (error as NSError?)?.userInfo[AFNetworkingOperationFailingURLResponseDataErrorKey] as? Data ?? data
    }
    var data: Data?
    open var responseString: String? { responseData.map { String(decoding: $0, as: UTF8.self) } }
    open func cancel() { task?.cancel() }
}

/// The requests of version 2, by the sessions of later ones.
open class AFHTTPRequestOperationManager: NSObject, AFRequestSerializing, NSSecureCoding, @unchecked Sendable {
    package let manager: AFHTTPSessionManager

    open class func manager() -> AFHTTPRequestOperationManager { AFHTTPRequestOperationManager(baseURL: nil) }

    public init(baseURL url: URL?) {
        manager = AFHTTPSessionManager(baseURL: url)
        super.init()
    }
    public override convenience init() { self.init(baseURL: nil) }

    public class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let decoded = AFHTTPSessionManager(coder: coder) else { return nil }
        manager = decoded
        super.init()
    }
    open func encode(with coder: NSCoder) { manager.encode(with: coder) }

    open var baseURL: URL? { manager.baseURL }
    open var operationQueue: OperationQueue { manager.operationQueue }
    open var responseSerializer: AFHTTPResponseSerializer {
        get { manager.responseSerializer }
        set { manager.responseSerializer = newValue }
    }
    open var securityPolicy: AFSecurityPolicy {
        get { manager.securityPolicy }
        set { manager.securityPolicy = newValue }
    }
    open var reachabilityManager: AFNetworkReachabilityManager {
        get { manager.reachabilityManager }
        set { manager.reachabilityManager = newValue }
    }

    public typealias Success = (AFHTTPRequestOperation, Any?) -> Void
    public typealias Failure = (AFHTTPRequestOperation?, any Error) -> Void

    @discardableResult
    open func get(_ URLString: String, parameters: Any?, success: Success?, failure: Failure?) -> AFHTTPRequestOperation? {
        send(success, failure) { manager.get(URLString, parameters: parameters, success: $0, failure: $1) }
    }
    @discardableResult
    open func post(_ URLString: String, parameters: Any?, success: Success?, failure: Failure?) -> AFHTTPRequestOperation? {
        send(success, failure) { manager.post(URLString, parameters: parameters, success: $0, failure: $1) }
    }
    @discardableResult
    open func post(
        _ URLString: String, parameters: Any?, constructingBodyWith block: ((any AFMultipartFormData) -> Void)?, success: Success?, failure: Failure?
    ) -> AFHTTPRequestOperation? {
        send(success, failure) { manager.post(URLString, parameters: parameters, constructingBodyWith: block, success: $0, failure: $1) }
    }
    @discardableResult
    open func put(_ URLString: String, parameters: Any?, success: Success?, failure: Failure?) -> AFHTTPRequestOperation? {
        send(success, failure) { manager.put(URLString, parameters: parameters, success: $0, failure: $1) }
    }
    @discardableResult
    open func patch(_ URLString: String, parameters: Any?, success: Success?, failure: Failure?) -> AFHTTPRequestOperation? {
        send(success, failure) { manager.patch(URLString, parameters: parameters, success: $0, failure: $1) }
    }
    @discardableResult
    open func delete(_ URLString: String, parameters: Any?, success: Success?, failure: Failure?) -> AFHTTPRequestOperation? {
        send(success, failure) { manager.delete(URLString, parameters: parameters, success: $0, failure: $1) }
    }

    private func send(
        _ success: Success?, _ failure: Failure?,
        _ body: (@escaping (URLSessionDataTask, Any?) -> Void, @escaping (URLSessionDataTask?, any Error) -> Void) -> URLSessionDataTask?
    ) -> AFHTTPRequestOperation? {
        let operation = AFHTTPRequestOperation()
        let task = body(
            { task, object in
                operation.response = task.response as? HTTPURLResponse
                operation.responseObject = object
                operation.data = object as? Data
                success?(operation, object)
            },
            { task, error in
                operation.response = task?.response as? HTTPURLResponse
                operation.error = error
                failure?(task == nil ? nil : operation, error)
            })
        guard let task else { return nil }
        operation.request = task.originalRequest
        operation.task = task
        return operation
    }
}

extension AFRequestSerializing where Self: AFHTTPRequestOperationManager {
    /// Default one of forms.
    public var requestSerializer: AFHTTPRequestSerializer {
        get { manager.serializerOfRequests }
        set { manager.serializerOfRequests = newValue }
    }
}
