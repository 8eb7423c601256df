@_exported import UIKit

public let DCErrorDomain = "com.apple.devicecheck.error"

/// Why a device could not vouch for itself.
public struct DCError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case unknownSystemFailure = 0, featureUnsupported, invalidInput, invalidKey, serverUnavailable }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { DCErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var unknownSystemFailure: Code { .unknownSystemFailure }
    public static var featureUnsupported: Code { .featureUnsupported }
    public static var invalidInput: Code { .invalidInput }
    public static var invalidKey: Code { .invalidKey }
    public static var serverUnavailable: Code { .serverUnavailable }
}

extension DCError.Code {
    /// Whether an error is a `DCError` of this code.
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? DCError)?.code == code }
}

/// Vouches for the device. A simulator, like this device, cannot.
open class DCDevice: NSObject, @unchecked Sendable {
    open class var current: DCDevice { AppServices.object { DCDevice() } }
    override init() {}
    open var isSupported: Bool { false }
    /// Hears of `DCError.featureUnsupported`.
    @preconcurrency open func generateToken(completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void) {
        ServiceReply.send { completion(nil, DCError(.featureUnsupported)) }
    }
    /// - Throws: `DCError.featureUnsupported`.
    open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}

/// Vouches for the app. A simulator, like this device, cannot.
open class DCAppAttestService: NSObject, @unchecked Sendable {
    open class var shared: DCAppAttestService { AppServices.object { DCAppAttestService() } }
    override init() {}
    open var isSupported: Bool { false }

    /// Hears of `DCError.featureUnsupported`.
    @preconcurrency open func generateKey(completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void) {
        ServiceReply.send { completionHandler(nil, DCError(.featureUnsupported)) }
    }
    /// - Throws: `DCError.featureUnsupported`.
    open func generateKey() async throws -> String { throw DCError(.featureUnsupported) }
    /// Hears of `DCError.featureUnsupported`.
    @preconcurrency open func attestKey(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) {
        ServiceReply.send { completionHandler(nil, DCError(.featureUnsupported)) }
    }
    /// - Throws: `DCError.featureUnsupported`.
    open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data { throw DCError(.featureUnsupported) }
    /// Hears of `DCError.featureUnsupported`.
    @preconcurrency open func generateAssertion(
        _ keyId: String, clientDataHash: Data, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) {
        ServiceReply.send { completionHandler(nil, DCError(.featureUnsupported)) }
    }
    /// - Throws: `DCError.featureUnsupported`.
    open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data { throw DCError(.featureUnsupported) }
}
