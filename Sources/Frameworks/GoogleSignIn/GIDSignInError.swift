import ObjectRuntime
import UIKit

public let kGIDSignInErrorDomain: String = "com.google.GIDSignIn"

/// The codes of the library's errors. The errors are `NSError`s, and a cast to this type gives the code.
public enum GIDSignInError: Int, LocalizedError, _ObjectiveCBridgeable, Sendable {
    public typealias Code = GIDSignInError
    public typealias _ObjectiveCType = NSError

    case unknown = -1
    case keychain = -2
    case hasNoAuthInKeychain = -4
    case canceled = -5
    case EMM = -6
    /// In versions since 9 the number of ambiguous claims.
    case noCurrentUser = -7
    case scopesAlreadyGranted = -8
    case mismatchWithCurrentUser = -9
    case jsonSerializationFailure = -10
    case refreshTokenExpired = -11

    public static let errorDomain: String = kGIDSignInErrorDomain
    public var code: GIDSignInError { self }

    public var errorDescription: String? {
        switch self {
        case .hasNoAuthInKeychain: "Nobody has signed in with Google, or whoever did has signed out."
        case .canceled: "The user canceled the sign-in flow."
        default: "Signing in with Google ended with the code \(rawValue)."
        }
    }

    private static func code(of error: NSError) -> GIDSignInError? {
        error.domain == errorDomain ? GIDSignInError(rawValue: error.code) : nil
    }

    public func _bridgeToObjectiveC() -> NSError {
        NSError(domain: Self.errorDomain, code: rawValue, userInfo: errorDescription.map { [NSLocalizedDescriptionKey: $0] })
    }
    public static func _forceBridgeFromObjectiveC(_ source: NSError, result: inout GIDSignInError?) { result = code(of: source) }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSError, result: inout GIDSignInError?) -> Bool {
        result = code(of: source)
        return result != nil
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSError?) -> GIDSignInError { source.flatMap { code(of: $0) } ?? .unknown }
}

public typealias GIDSignInErrorCode = GIDSignInError
