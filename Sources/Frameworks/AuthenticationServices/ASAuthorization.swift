import UIKit

public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"
public struct ASAuthorizationError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { ASAuthorizationErrorDomain }
    public static var canceled: Code { .canceled }
    public static var unknown: Code { .unknown }
    public static var failed: Code { .failed }
    public static var invalidResponse: Code { .invalidResponse }
    public static var notHandled: Code { .notHandled }
    public static var notInteractive: Code { .notInteractive }
    public var errorCode: Int { code.rawValue }
}

extension ASAuthorizationError.Code {
    /// For `catch ASAuthorizationError.canceled`.
    public static func ~= (code: ASAuthorizationError.Code, error: any Error) -> Bool { (error as? ASAuthorizationError)?.code == code }
}
public protocol ASAuthorizationProvider: NSObjectProtocol {}
public protocol ASAuthorizationCredential: NSObjectProtocol {}

open class ASAuthorization: NSObject, @unchecked Sendable {
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let fullName = Scope(rawValue: "full_name")
        public static let email = Scope(rawValue: "email")
    }
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let operationImplicit = OpenIDOperation(rawValue: "implicit")
        public static let operationLogin = OpenIDOperation(rawValue: "login")
        public static let operationRefresh = OpenIDOperation(rawValue: "refresh")
        public static let operationLogout = OpenIDOperation(rawValue: "logout")
    }
    public let provider: any ASAuthorizationProvider
    public let credential: any ASAuthorizationCredential
    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) { (self.provider, self.credential) = (provider, credential) }
}
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
    public let provider: any ASAuthorizationProvider
    init(provider: any ASAuthorizationProvider) { self.provider = provider }
}
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
    open var requestedScopes: [ASAuthorization.Scope]?
    open var state: String?
    open var nonce: String?
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable { open var user: String? }

/// Signs in with Apple. Nobody is signed in on this device: credentials are not found, requests fail with `unknown`.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    public enum CredentialState: Int, Sendable { case revoked = 0, authorized, notFound, transferred }
    public static let credentialRevokedNotification = NSNotification.Name("ASAuthorizationAppleIDCredentialRevokedNotification")
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }
    open func getCredentialState(forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void) {
        ServiceReply.send { completion(.notFound, nil) }
    }
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    open var user: String { "" }
    open var email: String? { nil }
    open var fullName: PersonNameComponents? { nil }
    open var identityToken: Data? { nil }
    open var authorizationCode: Data? { nil }
    open var state: String? { nil }
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    open var realUserStatus: ASUserDetectionStatus { .unsupported }
    open var userAgeRange: ASUserAgeRange { .unknown }
    override init() {}
}
public enum ASUserDetectionStatus: Int, Sendable { case unsupported = 0, unknown, likelyReal }
public enum ASUserAgeRange: Int, Sendable { case unknown = 0, child, notChild }

open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}
open class ASPasswordCredential: NSObject, ASAuthorizationCredential, @unchecked Sendable {
    public let user: String
    public let password: String
    public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

@preconcurrency @MainActor open class ASAuthorizationController: NSObject {
    public let authorizationRequests: [ASAuthorizationRequest]
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    /// Ways to sign in of the app's own, which would be offered beside others.
    open var customAuthorizationMethods: [ASAuthorizationCustomMethod] = []
    private var isAsking = false
    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }
    open func performRequests() {
        isAsking = true
        ServiceReply.sendInSession { [self] in finish(.unknown) }
    }
    /// Ends requests as where the user cancels.
    open func cancel() { ServiceReply.sendInSession { [self] in finish(.canceled) } }
    private func finish(_ code: ASAuthorizationError.Code) {
        guard isAsking else { return }
        isAsking = false
        try? delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(code))
    }
}

public struct ASAuthorizationCustomMethod: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let videoSubscriberAccount = ASAuthorizationCustomMethod(rawValue: "ASAuthorizationCustomMethodVideoSubscriberAccount")
    public static let restorePurchase = ASAuthorizationCustomMethod(rawValue: "ASAuthorizationCustomMethodRestorePurchase")
    public static let other = ASAuthorizationCustomMethod(rawValue: "ASAuthorizationCustomMethodOther")
}

@preconcurrency @MainActor public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    func authorizationController(controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization) throws(Unimplemented)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) throws(Unimplemented)
    func authorizationController(_ controller: ASAuthorizationController, didCompleteWithCustomMethod method: ASAuthorizationCustomMethod)
        throws(Unimplemented)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("authorizationControllerWithController:didCompleteWithAuthorization:", on: self, [controller, authorization])
    }
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("authorizationControllerWithController:didCompleteWithError:", on: self, [controller, error])
    }
    public func authorizationController(
        _ controller: ASAuthorizationController, didCompleteWithCustomMethod method: ASAuthorizationCustomMethod
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("authorizationController:didCompleteWithCustomMethod:", on: self, [controller, method])
    }
}
@preconcurrency @MainActor public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// The button that signs in with Apple.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case signIn = 0, `continue`, signUp
        public static var `default`: ButtonType { .signIn }
    }
    public enum Style: Int, Sendable { case white = 0, whiteOutline, black }
    open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }
    private let label = UILabel()
    public convenience init() { self.init(authorizationButtonType: .default, authorizationButtonStyle: .black) }
    public convenience init(type: ButtonType, style: Style) { self.init(authorizationButtonType: type, authorizationButtonStyle: style) }
    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        show(type, style)
    }
    /// Interface files keep neither type nor style that is read here: the button is the black one that signs in.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        show(.default, .black)
    }

    private func show(_ type: ButtonType, _ style: Style) {
        backgroundColor = style == .black ? .black : .white
        layer.cornerRadius = cornerRadius
        layer.borderWidth = style == .whiteOutline ? 1 : 0
        label.text = [ButtonType.signIn: "Sign in with Apple", .continue: "Continue with Apple", .signUp: "Sign up with Apple"][type].map {
            SystemText.localized($0)
        }
        label.textColor = style == .black ? .white : .black
        label.font = .systemFont(ofSize: 16, weight: .medium)
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = label.text
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }
}

/// Interface files name the class.
@section(".init_array") @used private let announceASAuthorizationAppleIDButton: @convention(c) () -> Void = {
    ObjCRuntime.addModule {
        ObjCRuntime.registration(of: ASAuthorizationAppleIDButton.self, named: "ASAuthorizationAppleIDButton").initializer("initWithCoder:") {
            ASAuthorizationAppleIDButton(coder: $0[0])
        }
    }
}
