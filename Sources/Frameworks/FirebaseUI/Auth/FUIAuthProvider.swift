import QuinceFirebase
import UIKit

public typealias FUIAuthProviderSignInCompletionBlock = (AuthCredential?, (any Error)?, AuthResultCallback?, [String: Any]?) -> Void

public enum FUIButtonAlignment: Int, Sendable { case leading, center }

/// A way to sign in, with the looks of its button.
@preconcurrency @MainActor public protocol FUIAuthProvider: NSObjectProtocol {
    var providerID: String? { get }
    var shortName: String { get }
    var signInLabel: String { get }
    var icon: UIImage { get }
    var buttonBackgroundColor: UIColor { get }
    var buttonTextColor: UIColor { get }
    var accessToken: String? { get }
    var idToken: String? { get }
    /// - Parameter completion: called with what to sign in with, with neither for somebody without a name, or with an error.
    func signIn(
        withDefaultValue defaultValue: String?, presenting presentingViewController: UIViewController?, completion: FUIAuthProviderSignInCompletionBlock?)
    func signOut()
    func handleOpen(_ url: URL, sourceApplication: String?) -> Bool
}

extension FUIAuthProvider {
    public var accessToken: String? { nil }
    public var idToken: String? { nil }
    public func signOut() {}
    public func handleOpen(_ url: URL, sourceApplication: String?) -> Bool { false }
}

/// A provider whose page is somebody else's. Whoever uses a device without a network gives up there.
@preconcurrency @MainActor open class FUIPageProvider: NSObject, FUIAuthProvider {
    public let providerID: String?
    public let shortName: String
    public let signInLabel: String
    public let icon: UIImage
    public let buttonBackgroundColor: UIColor
    public let buttonTextColor: UIColor
    /// Default `leading`.
    open var buttonAlignment: FUIButtonAlignment = .leading

    init(_ id: String, _ name: String, _ label: String, symbol: String, _ background: UIColor, _ text: UIColor = .white, icon: UIImage? = nil) {
        (providerID, shortName, signInLabel, buttonBackgroundColor, buttonTextColor) = (id, name, label, background, text)
        self.icon = icon ?? UIImage(systemName: symbol) ?? UIImage()
        super.init()
    }

    open func signIn(
        withDefaultValue defaultValue: String?, presenting presentingViewController: UIViewController?, completion: FUIAuthProviderSignInCompletionBlock?
    ) { ServiceReply.sendOnMain { completion?(nil, FUIAuthErrorCode.userCancelledSignIn.error, nil, nil) } }
}

open class FUIGoogleAuth: FUIPageProvider {
    public let scopes: [String]

    private init(wishing scopes: [String]) {
        self.scopes = scopes
        super.init("google.com", "Google", SystemText.localized("Sign in with Google"), symbol: "g.circle.fill", .white, UIColor(white: 0, alpha: 0.54))
    }
    public convenience init(authUI: FUIAuth) { self.init(wishing: ["https://www.googleapis.com/auth/userinfo.email"]) }
    public convenience init(authUI: FUIAuth, scopes: [String]) { self.init(wishing: scopes) }
    public convenience init() { self.init(wishing: ["https://www.googleapis.com/auth/userinfo.email"]) }
    public convenience init(scopes: [String]) { self.init(wishing: scopes) }
}

open class FUIFacebookAuth: FUIPageProvider {
    public let scopes: [String]
    /// Kept. Default false.
    open var useLimitedLogin = false

    private init(wishing scopes: [String]) {
        self.scopes = scopes
        super.init(
            "facebook.com", "Facebook", SystemText.localized("Sign in with %@", "Facebook"), symbol: "f.circle.fill",
            UIColor(red: 59 / 255, green: 89 / 255, blue: 152 / 255, alpha: 1))
    }
    public convenience init(authUI: FUIAuth) { self.init(wishing: ["email"]) }
    public convenience init(authUI: FUIAuth, permissions: [String]) { self.init(wishing: permissions) }
    public convenience init() { self.init(wishing: ["email"]) }
    public convenience init(permissions: [String]) { self.init(wishing: permissions) }
}

/// As versions before 8 have it.
open class FUITwitterAuth: FUIPageProvider {
    public init() { super.init("twitter.com", "Twitter", SystemText.localized("Sign in with %@", "Twitter"), symbol: "t.circle.fill", FUIOAuth.twitterBlue) }
}

/// Without a network no message with a code comes: as if it was given up.
open class FUIPhoneAuth: FUIPageProvider {
    /// Kept.
    open var defaultCountryCode = ""

    public init(authUI: FUIAuth) {
        super.init(
            "phone", "Phone", SystemText.localized("Sign in with phone"), symbol: "phone.fill",
            UIColor(red: 67 / 255, green: 197 / 255, blue: 165 / 255, alpha: 1))
    }
    public convenience init(authUI: FUIAuth, whitelistedCountries countries: Set<String>) { self.init(authUI: authUI) }
    public convenience init(authUI: FUIAuth, blacklistedCountries countries: Set<String>) { self.init(authUI: authUI) }
    /// Shows no page: as if it was given up.
    open func signIn(withPresenting presentingViewController: UIViewController, phoneNumber: String?) {}
}

open class FUIOAuth: FUIPageProvider {
    static let twitterBlue = UIColor(red: 85 / 255, green: 172 / 255, blue: 238 / 255, alpha: 1)

    public init(
        authUI: FUIAuth, providerID: String, buttonLabelText: String, shortName: String, buttonColor: UIColor, iconImage: UIImage, scopes: [String]?,
        customParameters: [String: String]?, loginHintKey: String?
    ) { super.init(providerID, shortName, buttonLabelText, symbol: "globe", buttonColor, icon: iconImage) }

    private init(_ id: String, _ name: String, symbol: String, _ color: UIColor, _ text: UIColor = .white, label: String? = nil) {
        super.init(id, name, label ?? SystemText.localized("Sign in with %@", name), symbol: symbol, color, text)
    }

    open class func appleAuthProvider() -> FUIOAuth {
        FUIOAuth("apple.com", "Apple", symbol: "applelogo", .black, label: SystemText.localized("Sign in with Apple"))
    }
    open class func appleAuthProvider(withAuthUI authUI: FUIAuth) -> FUIOAuth { appleAuthProvider() }
    open class func appleAuthProvider(with userInterfaceStyle: UIUserInterfaceStyle) -> FUIOAuth {
        guard userInterfaceStyle == .dark else { return appleAuthProvider() }
        return FUIOAuth("apple.com", "Apple", symbol: "applelogo", .white, .black, label: SystemText.localized("Sign in with Apple"))
    }
    open class func twitterAuthProvider() -> FUIOAuth { FUIOAuth("twitter.com", "Twitter", symbol: "t.circle.fill", twitterBlue) }
    open class func twitterAuthProvider(withAuthUI authUI: FUIAuth) -> FUIOAuth { twitterAuthProvider() }
    open class func githubAuthProvider() -> FUIOAuth {
        FUIOAuth("github.com", "GitHub", symbol: "chevron.left.slash.chevron.right", UIColor(white: 0.2, alpha: 1))
    }
    open class func githubAuthProvider(withAuthUI authUI: FUIAuth) -> FUIOAuth { githubAuthProvider() }
    open class func microsoftAuthProvider() -> FUIOAuth {
        FUIOAuth("microsoft.com", "Microsoft", symbol: "square.grid.2x2.fill", UIColor(red: 47 / 255, green: 47 / 255, blue: 47 / 255, alpha: 1))
    }
    open class func microsoftAuthProvider(withAuthUI authUI: FUIAuth) -> FUIOAuth { microsoftAuthProvider() }
    open class func yahooAuthProvider() -> FUIOAuth {
        FUIOAuth("yahoo.com", "Yahoo", symbol: "y.circle.fill", UIColor(red: 114 / 255, green: 14 / 255, blue: 158 / 255, alpha: 1))
    }
    open class func yahooAuthProvider(withAuthUI authUI: FUIAuth) -> FUIOAuth { yahooAuthProvider() }
}

/// Signs in somebody without a name.
@preconcurrency @MainActor open class FUIAnonymousAuth: NSObject, FUIAuthProvider {
    open var buttonAlignment: FUIButtonAlignment = .leading
    public override init() { super.init() }
    public init(authUI: FUIAuth) { super.init() }

    open var providerID: String? { "anonymous" }
    open var shortName: String { "Anonymous" }
    open var signInLabel: String { SystemText.localized("Continue as guest") }
    open var icon: UIImage { UIImage(systemName: "person.fill") ?? UIImage() }
    open var buttonBackgroundColor: UIColor { UIColor(red: 244 / 255, green: 180 / 255, blue: 0, alpha: 1) }
    open var buttonTextColor: UIColor { .white }

    open func signIn(
        withDefaultValue defaultValue: String?, presenting presentingViewController: UIViewController?, completion: FUIAuthProviderSignInCompletionBlock?
    ) { completion?(nil, nil, nil, nil) }
}
