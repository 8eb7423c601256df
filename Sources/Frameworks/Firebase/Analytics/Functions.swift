import UIKit

public let FunctionsErrorDomain: String = "com.firebase.functions"
public let FunctionsErrorDetailsKey: String = "details"

/// The codes of errors of functions.
public enum FunctionsErrorCode: Int, _FirebaseErrorCode, Sendable {
    public typealias Code = FunctionsErrorCode
    public typealias _ObjectiveCType = NSError

    case OK = 0
    case cancelled = 1
    case unknown = 2
    case invalidArgument = 3
    case deadlineExceeded = 4
    case notFound = 5
    case alreadyExists = 6
    case permissionDenied = 7
    case resourceExhausted = 8
    case failedPrecondition = 9
    case aborted = 10
    case outOfRange = 11
    case unimplemented = 12
    case `internal` = 13
    case unavailable = 14
    case dataLoss = 15
    case unauthenticated = 16

    public static var errorDomain: String { FunctionsErrorDomain }
    // Firebase's texts are the names of the codes.
    public var errorDescription: String? { self == .unavailable ? "UNAVAILABLE" : "\(self)".uppercased() }
}

/// Functions that a project's server does. There is no server: every call fails with `unavailable`.
open class Functions: NSObject, @unchecked Sendable {
    open private(set) var emulatorOrigin: String?

    open class func functions() -> Functions { functions(app: .current) }
    open class func functions(app: FirebaseApp) -> Functions { functions(app: app, region: "us-central1") }
    open class func functions(region: String) -> Functions { functions(app: .current, region: region) }
    open class func functions(customDomain: String) -> Functions { functions(app: .current, customDomain: customDomain) }
    open class func functions(app: FirebaseApp, region: String) -> Functions { app.service("Functions/" + region) { Functions() } }
    open class func functions(app: FirebaseApp, customDomain: String) -> Functions { functions(app: app, region: customDomain) }

    open func httpsCallable(_ name: String) -> HTTPSCallable { HTTPSCallable() }
    open func httpsCallable(_ name: String, options: HTTPSCallableOptions) -> HTTPSCallable { HTTPSCallable() }
    open func httpsCallable(_ url: URL) -> HTTPSCallable { HTTPSCallable() }
    open func httpsCallable(_ url: URL, options: HTTPSCallableOptions) -> HTTPSCallable { HTTPSCallable() }

    open func httpsCallable<Request: Encodable, Response: Decodable>(
        _ name: String, requestAs: Request.Type = Request.self, responseAs: Response.Type = Response.self,
        encoder: FirebaseDataEncoder = FirebaseDataEncoder(), decoder: FirebaseDataDecoder = FirebaseDataDecoder()
    ) -> Callable<Request, Response> { Callable(encoder: encoder, decoder: decoder) }
    open func httpsCallable<Request: Encodable, Response: Decodable>(
        _ url: URL, requestAs: Request.Type = Request.self, responseAs: Response.Type = Response.self,
        encoder: FirebaseDataEncoder = FirebaseDataEncoder(), decoder: FirebaseDataDecoder = FirebaseDataDecoder()
    ) -> Callable<Request, Response> { Callable(encoder: encoder, decoder: decoder) }

    /// Is kept, and asked nothing.
    open func useEmulator(withHost host: String, port: Int) { emulatorOrigin = "http://\(host):\(port)" }
}

public final class HTTPSCallableOptions: NSObject, Sendable {
    public let requireLimitedUseAppCheckTokens: Bool
    public init(requireLimitedUseAppCheckTokens: Bool) {
        self.requireLimitedUseAppCheckTokens = requireLimitedUseAppCheckTokens
        super.init()
    }
}

open class HTTPSCallableResult: NSObject, @unchecked Sendable {
    public let data: Any
    init(_ data: Any) {
        self.data = data
        super.init()
    }
}

/// A function that is called by its name.
public final class HTTPSCallable: NSObject, @unchecked Sendable {
    public var timeoutInterval: TimeInterval = 70

    /// Fails with `unavailable`.
    public func call(_ data: Any? = nil, completion: @escaping (HTTPSCallableResult?, (any Error)?) -> Void) {
        ServiceReply.send(on: .main) { completion(nil, FunctionsErrorCode.unavailable.error()) }
    }
    @discardableResult
    public nonisolated(nonsending) func call(_ data: Any? = nil) async throws -> HTTPSCallableResult { try await answered { call(data, completion: $0) } }
}

/// A function with types of its own for what it gets and answers.
public struct Callable<Request: Encodable, Response: Decodable>: @unchecked Sendable {
    public var timeoutInterval: TimeInterval = 70
    private let encoder: FirebaseDataEncoder
    private let decoder: FirebaseDataDecoder

    init(encoder: FirebaseDataEncoder, decoder: FirebaseDataDecoder) { (self.encoder, self.decoder) = (encoder, decoder) }

    /// Fails with `unavailable`; with the coder's error for what cannot be encoded.
    public func call(_ data: Request, completion: @escaping (Result<Response, any Error>) -> Void) {
        let failure: any Error
        do {
            _ = try encoder.encode(data)
            failure = FunctionsErrorCode.unavailable.error()
        } catch { failure = error }
        ServiceReply.send(on: .main) { completion(.failure(failure)) }
    }
    public func callAsFunction(_ data: Request, completion: @escaping (Result<Response, any Error>) -> Void) { call(data, completion: completion) }
    public func call(_ data: Request) async throws -> Response {
        _ = try encoder.encode(data)
        throw FunctionsErrorCode.unavailable.error()
    }
    public func callAsFunction(_ data: Request) async throws -> Response { try await call(data) }
}
