import UIKit

/// Who asks for a password: a website.
open class ASCredentialServiceIdentifier: NSObject, NSCopying, @unchecked Sendable {
    public enum IdentifierType: Int, Sendable { case domain = 0, URL }
    public let identifier: String
    public let type: IdentifierType
    public init(identifier: String, type: IdentifierType) { (self.identifier, self.type) = (identifier, type) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? ASCredentialServiceIdentifier).map { $0.identifier == identifier && $0.type == type } ?? false
    }
    open override var hash: Int { identifier.hashValue }
}

/// Names a password or a key that an app has.
public protocol ASCredentialIdentity: NSObjectProtocol {
    var serviceIdentifier: ASCredentialServiceIdentifier { get }
    var user: String { get }
    var recordIdentifier: String? { get }
    var rank: Int { get set }
}

open class ASPasswordCredentialIdentity: NSObject, ASCredentialIdentity, NSCopying, @unchecked Sendable {
    public let serviceIdentifier: ASCredentialServiceIdentifier
    public let user: String
    public let recordIdentifier: String?
    open var rank = 0
    public init(serviceIdentifier: ASCredentialServiceIdentifier, user: String, recordIdentifier: String?) {
        (self.serviceIdentifier, self.user, self.recordIdentifier) = (serviceIdentifier, user, recordIdentifier)
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class ASCredentialIdentityStoreState: NSObject, @unchecked Sendable {
    public let isEnabled: Bool
    public let supportsIncrementalUpdates: Bool
    init(isEnabled: Bool) { (self.isEnabled, supportsIncrementalUpdates) = (isEnabled, isEnabled) }
}

public let ASCredentialIdentityStoreErrorDomain = "ASCredentialIdentityStoreErrorDomain"
/// Why an app's passwords are not offered.
public struct ASCredentialIdentityStoreError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case internalError = 0, storeDisabled, storeBusy }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { ASCredentialIdentityStoreErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var internalError: Code { .internalError }
    public static var storeDisabled: Code { .storeDisabled }
    public static var storeBusy: Code { .storeBusy }
}

/// The passwords of an app that are offered above the keyboard. Its user has not turned that on: nothing is taken, `storeDisabled`.
open class ASCredentialIdentityStore: NSObject, @unchecked Sendable {
    open class var shared: ASCredentialIdentityStore { AppServices.object { ASCredentialIdentityStore() } }
    override init() {}

    open func getState(_ completion: @escaping @Sendable (ASCredentialIdentityStoreState) -> Void) {
        ServiceReply.send { completion(ASCredentialIdentityStoreState(isEnabled: false)) }
    }
    open func state() async -> ASCredentialIdentityStoreState { ASCredentialIdentityStoreState(isEnabled: false) }

    private func refuse(_ completion: (@Sendable (Bool, (any Error)?) -> Void)?) {
        ServiceReply.send { completion?(false, ASCredentialIdentityStoreError(.storeDisabled)) }
    }
    open func saveCredentialIdentities(
        _ credentialIdentities: [ASPasswordCredentialIdentity], completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        refuse(completion)
    }
    open func saveCredentialIdentities(_ credentialIdentities: [any ASCredentialIdentity]) async throws {
        throw ASCredentialIdentityStoreError(.storeDisabled)
    }
    open func removeCredentialIdentities(
        _ credentialIdentities: [ASPasswordCredentialIdentity], completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        refuse(completion)
    }
    open func removeCredentialIdentities(_ credentialIdentities: [any ASCredentialIdentity]) async throws {
        throw ASCredentialIdentityStoreError(.storeDisabled)
    }
    open func removeAllCredentialIdentities(_ completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil) { refuse(completion) }
    open func replaceCredentialIdentities(
        with newCredentialIdentities: [ASPasswordCredentialIdentity], completion: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) {
        refuse(completion)
    }
    open func replaceCredentialIdentities(_ newCredentialIdentities: [any ASCredentialIdentity]) async throws {
        throw ASCredentialIdentityStoreError(.storeDisabled)
    }
}
