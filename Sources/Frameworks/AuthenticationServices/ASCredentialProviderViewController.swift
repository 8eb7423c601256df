import UIKit

public let ASExtensionErrorDomain = "ASExtensionErrorDomain"
/// Why an extension did not give a password.
public struct ASExtensionError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case failed = 0, userCanceled = 1, userInteractionRequired = 100, credentialIdentityNotFound = 101, matchedExcludedCredential = 102
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { ASExtensionErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var failed: Code { .failed }
    public static var userCanceled: Code { .userCanceled }
    public static var userInteractionRequired: Code { .userInteractionRequired }
    public static var credentialIdentityNotFound: Code { .credentialIdentityNotFound }
    public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
}

/// How an extension gives the password that was asked for. Nobody asks here.
open class ASCredentialProviderExtensionContext: NSExtensionContext, @unchecked Sendable {
    open func completeRequest(withSelectedCredential credential: ASPasswordCredential, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        ServiceReply.send { completionHandler?(false) }
    }
    open func completeExtensionConfigurationRequest() {}
}

/// The first page of an extension that has passwords. Its methods do nothing unless overridden.
@preconcurrency @MainActor open class ASCredentialProviderViewController: UIViewController {
    open func prepareCredentialList(for serviceIdentifiers: [ASCredentialServiceIdentifier]) {}
    open func provideCredentialWithoutUserInteraction(for credentialIdentity: ASPasswordCredentialIdentity) {}
    open func prepareInterfaceToProvideCredential(for credentialIdentity: ASPasswordCredentialIdentity) {}
    open func prepareInterfaceForExtensionConfiguration() {}
}
