import UIKit

extension NSNotification.Name {
    public static let AppCheckTokenDidChange = NSNotification.Name("FIRAppCheckAppCheckTokenDidChangeNotification")
}
public let AppCheckTokenNotificationKey: String = "FIRAppCheckTokenNotificationKey"
public let AppCheckAppNameNotificationKey: String = "FIRAppCheckAppNameNotificationKey"
public let AppCheckErrorDomain: String = "com.firebase.appCheck"

/// The codes of errors of proofs that an app is the one that it says.
public enum AppCheckErrorCode: Int, _FirebaseErrorCode, Sendable {
    public typealias Code = AppCheckErrorCode
    public typealias _ObjectiveCType = NSError
    case unknown = 0
    case serverUnreachable = 1
    case invalidConfiguration = 2
    case keychain = 3
    case unsupported = 4

    public static var errorDomain: String { AppCheckErrorDomain }
    public var errorDescription: String? {
        switch self {
        case .serverUnreachable: "The server that gives out tokens cannot be reached."
        case .invalidConfiguration: "No provider of tokens is configured."
        case .unsupported: "The provider of tokens is not supported on this device."
        default: "The check of the app ended with the code \(rawValue)."
        }
    }
}

open class AppCheckToken: NSObject, @unchecked Sendable {
    public let token: String
    public let expirationDate: Date
    public init(token: String, expirationDate: Date) {
        (self.token, self.expirationDate) = (token, expirationDate)
        super.init()
    }
}

public protocol AppCheckProvider: NSObjectProtocol {
    func getToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void)
    func getLimitedUseToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void)
}

extension AppCheckProvider {
    public func getLimitedUseToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void) { getToken(completion: handler) }
}

public protocol AppCheckProviderFactory: NSObjectProtocol {
    func createProvider(with app: FirebaseApp) -> (any AppCheckProvider)?
}

/// Gives out proofs that an app is the one that it says, as far as a provider of the app's own makes them.
open class AppCheck: NSObject, @unchecked Sendable {
    private final class Factory { var factory: (any AppCheckProviderFactory)? }

    private let provider: (any AppCheckProvider)?
    open var isTokenAutoRefreshEnabled: Bool = true

    init(_ provider: (any AppCheckProvider)?) {
        self.provider = provider
        super.init()
    }

    open class func setAppCheckProviderFactory(_ factory: (any AppCheckProviderFactory)?) { AppServices.object { Factory() }.factory = factory }
    open class func appCheck() -> AppCheck { appCheck(app: .current)! }
    open class func appCheck(app firebaseApp: FirebaseApp) -> AppCheck? {
        firebaseApp.service("AppCheck") { AppCheck(AppServices.object { Factory() }.factory?.createProvider(with: firebaseApp)) }
    }

    /// Asks the app's provider. Fails with `invalidConfiguration` where there is none.
    open func token(forcingRefresh: Bool, completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void) {
        ServiceReply.send(on: .main) { [self] in
            guard let provider else { return handler(nil, AppCheckErrorCode.invalidConfiguration.error()) }
            provider.getToken { token, error in ServiceReply.send(on: .main) { handler(token, error) } }
        }
    }
    open func token(forcingRefresh: Bool) async throws -> AppCheckToken { try await answered { token(forcingRefresh: forcingRefresh, completion: $0) } }
    open func limitedUseToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void) { token(forcingRefresh: true, completion: handler) }
    open func limitedUseToken() async throws -> AppCheckToken { try await token(forcingRefresh: true) }
}

/// Fails with `unsupported`, as in the Simulator.
open class DeviceCheckProvider: NSObject, AppCheckProvider, @unchecked Sendable {
    public init?(app: FirebaseApp) { super.init() }
    open func getToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void) {
        ServiceReply.send(on: .main) { handler(nil, AppCheckErrorCode.unsupported.error()) }
    }
}

open class DeviceCheckProviderFactory: NSObject, AppCheckProviderFactory {
    public override init() { super.init() }
    open func createProvider(with app: FirebaseApp) -> (any AppCheckProvider)? { DeviceCheckProvider(app: app) }
}

/// Fails with `unsupported`, as in the Simulator.
open class AppAttestProvider: NSObject, AppCheckProvider, @unchecked Sendable {
    public init?(app: FirebaseApp) { super.init() }
    open func getToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void) {
        ServiceReply.send(on: .main) { handler(nil, AppCheckErrorCode.unsupported.error()) }
    }
}

/// Fails with `serverUnreachable`: its token is exchanged by a server.
open class AppCheckDebugProvider: NSObject, AppCheckProvider, @unchecked Sendable {
    private let text = UUID().uuidString
    public init?(app: FirebaseApp) { super.init() }
    open func localDebugToken() -> String { text }
    open func currentDebugToken() -> String { text }
    open func getToken(completion handler: @escaping (AppCheckToken?, (any Error)?) -> Void) {
        ServiceReply.send(on: .main) { handler(nil, AppCheckErrorCode.serverUnreachable.error()) }
    }
}

open class AppCheckDebugProviderFactory: NSObject, AppCheckProviderFactory {
    public override init() { super.init() }
    open func createProvider(with app: FirebaseApp) -> (any AppCheckProvider)? { AppCheckDebugProvider(app: app) }
}
