@_exported import ObjectRuntime

public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication = 2
}

public enum LABiometryType: Int, Sendable {
    case none = 0, touchID = 1, faceID = 2, opticID = 4
    @available(iOS, deprecated: 11.2, renamed: "none") public static var LABiometryNone: LABiometryType { .none }
}

public enum LACredentialType: Int, Sendable { case applicationPassword = 0, smartCardPIN = -3 }
public enum LAAccessControlOperation: Int, Sendable { case createItem = 0, useItem, createKey, useKeySign, useKeyDecrypt, useKeyKeyExchange }

public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why the user was not recognised.
public struct LAError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5
        case biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9, invalidContext = -10
        case biometryDisconnected = -13, biometryNotPaired = -12, notInteractive = -1004

        @available(iOS, deprecated: 11.0, renamed: "biometryNotAvailable") public static var touchIDNotAvailable: Code { .biometryNotAvailable }
        @available(iOS, deprecated: 11.0, renamed: "biometryNotEnrolled") public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
        @available(iOS, deprecated: 11.0, renamed: "biometryLockout") public static var touchIDLockout: Code { .biometryLockout }
    }

    public let code: Code
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

    public static var errorDomain: String { LAErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }

    private var text: String {
        switch code {
        case .biometryNotEnrolled: "No identities are enrolled."
        case .passcodeNotSet: "Passcode not set."
        case .appCancel: "Authentication canceled by application."
        case .invalidContext: "Invalid context."
        default: "Authentication failed."
        }
    }

    public static var authenticationFailed: Code { .authenticationFailed }
    public static var userCancel: Code { .userCancel }
    public static var userFallback: Code { .userFallback }
    public static var systemCancel: Code { .systemCancel }
    public static var passcodeNotSet: Code { .passcodeNotSet }
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    public static var biometryLockout: Code { .biometryLockout }
    @available(iOS, deprecated: 11.0, renamed: "biometryNotAvailable") public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    @available(iOS, deprecated: 11.0, renamed: "biometryNotEnrolled") public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    @available(iOS, deprecated: 11.0, renamed: "biometryLockout") public static var touchIDLockout: Code { .biometryLockout }
    public static var appCancel: Code { .appCancel }
    public static var invalidContext: Code { .invalidContext }
    public static var notInteractive: Code { .notInteractive }
}

/// Asks the user who they are. On this device, as in a new simulator, nobody is enrolled and no passcode is set: biometry fails with
/// `biometryNotEnrolled`, the owner's authentication with `passcodeNotSet`.
open class LAContext: NSObject, @unchecked Sendable {
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    open var localizedReason = ""
    open var interactionNotAllowed = false
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    open var maxBiometryFailures: NSNumber?
    open private(set) var evaluatedPolicyDomainState: Data?
    private var isInvalid = false

    /// The kind that this device has, known once a policy was asked about: Face ID.
    open private(set) var biometryType: LABiometryType = .none

    private func refusal(_ policy: LAPolicy) -> LAError {
        biometryType = .faceID
        if isInvalid { return LAError(.invalidContext) }
        return LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotEnrolled)
    }

    /// False; the error says why.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
        error?.pointee = refusal(policy) as NSError
        return false
    }

    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        precondition(!localizedReason.isEmpty, "Non-empty localizedReason must be provided.")
        let error = refusal(policy)
        ServiceReply.send { reply(false, error) }
    }

    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw refusal(policy) }

    open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool { false }
    open func isCredentialSet(_ type: LACredentialType) -> Bool { false }
    /// Lets every later request fail with `invalidContext`.
    open func invalidate() { isInvalid = true }
}

extension LAError.Code {
    /// For `catch LAError.userCancel`.
    public static func ~= (code: LAError.Code, error: any Error) -> Bool { (error as? LAError)?.code == code }
}
