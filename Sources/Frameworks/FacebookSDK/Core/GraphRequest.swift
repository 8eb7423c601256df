import FoundationNetworking
import ObjectRuntime
import UIKit

public typealias GraphRequestCompletion = ((any GraphRequestConnecting)?, Any?, (any Error)?) -> Void
public typealias GraphRequestBlock = GraphRequestCompletion

public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let get = HTTPMethod(rawValue: "GET")
    public static let post = HTTPMethod(rawValue: "POST")
    public static let delete = HTTPMethod(rawValue: "DELETE")
}

public struct GraphRequestFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let skipClientToken = GraphRequestFlags(rawValue: 2)
    public static let doNotInvalidateTokenOnError = GraphRequestFlags(rawValue: 4)
    public static let disableErrorRecovery = GraphRequestFlags(rawValue: 8)
}

/// A request of Facebook's Graph API. Without a network it fails with `errorNetwork`.
open class GraphRequest: NSObject, @unchecked Sendable {
    public let graphPath: String
    open var parameters: [String: Any]
    public let tokenString: String?
    public let version: String
    public let httpMethod: HTTPMethod

    /// - Parameter tokenString: default the current token's.
    public init(graphPath: String, parameters: [String: Any], tokenString: String?, version: String?, httpMethod: HTTPMethod) {
        (self.graphPath, self.parameters, self.httpMethod) = (graphPath, parameters, httpMethod)
        (self.tokenString, self.version) = (tokenString, version ?? Settings.shared.graphAPIVersion)
        super.init()
    }

    public convenience init(graphPath: String) { self.init(graphPath: graphPath, parameters: [:]) }
    public convenience init(graphPath: String, httpMethod: HTTPMethod) { self.init(graphPath: graphPath, parameters: [:], httpMethod: httpMethod) }
    public convenience init(graphPath: String, parameters: [String: Any]?) {
        self.init(graphPath: graphPath, parameters: parameters ?? [:], httpMethod: .get)
    }
    public convenience init(graphPath: String, parameters: [String: Any], httpMethod: HTTPMethod) {
        self.init(
            graphPath: graphPath, parameters: parameters, tokenString: AccessToken.current?.tokenString, version: nil, httpMethod: httpMethod)
    }
    public convenience init(graphPath: String, parameters: [String: Any]?, flags: GraphRequestFlags) {
        self.init(graphPath: graphPath, parameters: parameters)
    }
    /// As versions before 5 write the method.
    public convenience init!(graphPath: String!, parameters: [String: Any]!, httpMethod: String) {
        self.init(graphPath: graphPath ?? "", parameters: parameters ?? [:], httpMethod: HTTPMethod(rawValue: httpMethod))
    }

    open func setGraphErrorRecovery(disabled: Bool) {}

    @discardableResult
    open func start(completion: GraphRequestCompletion? = nil) -> any GraphRequestConnecting {
        let connection = GraphRequestConnection()
        connection.add(self) { completion?($0, $1, $2) }
        connection.start()
        return connection
    }

    /// The name of versions before 9.
    @_disfavoredOverload @discardableResult
    open func start(completionHandler: ((GraphRequestConnection?, Any?, (any Error)?) -> Void)?) -> GraphRequestConnection {
        let connection = GraphRequestConnection()
        connection.add(self) { completionHandler?($0 as? GraphRequestConnection, $1, $2) }
        connection.start()
        return connection
    }
}

public protocol GraphRequestConnecting: AnyObject {
    var timeout: TimeInterval { get set }
    func add(_ request: GraphRequest, completion: @escaping GraphRequestCompletion)
    func start()
    func cancel()
}

/// Several requests that go together.
open class GraphRequestConnection: NSObject, GraphRequestConnecting, @unchecked Sendable {
    /// Seconds. Default 60.
    open var timeout: TimeInterval = 60
    open var urlResponse: HTTPURLResponse? { nil }
    private var completions: [GraphRequestCompletion] = []

    public override init() { super.init() }

    open func add(_ request: GraphRequest, completion: @escaping GraphRequestCompletion) { completions.append(completion) }
    open func add(_ request: GraphRequest, name: String, completion: @escaping GraphRequestCompletion) { completions.append(completion) }
    open func add(_ request: GraphRequest, parameters: [String: Any]?, completion: @escaping GraphRequestCompletion) { completions.append(completion) }
    @_disfavoredOverload
    open func add(_ request: GraphRequest, completionHandler: @escaping (GraphRequestConnection?, Any?, (any Error)?) -> Void) {
        completions.append { completionHandler($0 as? GraphRequestConnection, $1, $2) }
    }

    /// Every request fails with `errorNetwork`.
    open func start() {
        reply { [self] in
            let all: [GraphRequestCompletion] = completions
            completions = []
            for completion in all { completion(self, nil, CoreError.errorNetwork.asError) }
        }
    }

    /// Nothing is heard any more of requests that are under way.
    open func cancel() { completions = [] }
    open func overrideGraphAPIVersion(_ version: String) {}
}
