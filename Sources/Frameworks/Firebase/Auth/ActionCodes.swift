import UIKit

public enum ActionCodeOperation: Int, Sendable {
    case unknown = 0
    case passwordReset = 1
    case verifyEmail = 2
    case recoverEmail = 3
    case emailLink = 4
    case verifyAndChangeEmail = 5
    case revertSecondFactorAddition = 6

    private static let modes: [(ActionCodeOperation, String)] = [
        (.passwordReset, "resetPassword"), (.verifyEmail, "verifyEmail"), (.recoverEmail, "recoverEmail"), (.emailLink, "signIn"),
        (.verifyAndChangeEmail, "verifyAndChangeEmail"), (.revertSecondFactorAddition, "revertSecondFactorAddition"),
    ]
    var mode: String { Self.modes.first { $0.0 == self }?.1 ?? "" }
    init(mode: String?) { self = Self.modes.first { $0.1 == mode }?.0 ?? .unknown }
}

/// The purpose of a code that was sent by mail.
open class ActionCodeInfo: NSObject, @unchecked Sendable {
    public let operation: ActionCodeOperation
    public let email: String!
    public let previousEmail: String?

    init(_ record: ActionCodeRecord) {
        operation = ActionCodeOperation(rawValue: record.operation) ?? .unknown
        email = record.newEmail ?? record.email
        previousEmail = record.newEmail == nil ? nil : record.email
        super.init()
    }
}

/// The parts of a link that was sent by mail.
open class ActionCodeURL: NSObject, @unchecked Sendable {
    public let apiKey: String?
    public let operation: ActionCodeOperation
    public let code: String?
    public let continueURL: URL?
    public let languageCode: String?

    /// A link may hold the code itself, or another link that does under `link` or `deep_link_id`. Fails where there are no parts.
    public init?(link: String) {
        var items: [String: String] = Self.items(of: link)
        if let inner = items["link"] ?? items["deep_link_id"] { items = Self.items(of: inner) }
        guard !items.isEmpty else { return nil }
        apiKey = items["apiKey"]
        operation = ActionCodeOperation(mode: items["mode"])
        code = items["oobCode"]
        continueURL = items["continueUrl"].flatMap { URL(string: $0) }
        languageCode = items["lang"] ?? items["languageCode"]
        super.init()
    }

    private static func items(of link: String) -> [String: String] {
        let items: [URLQueryItem] = URLComponents(string: link)?.queryItems ?? []
        return Dictionary(items.compactMap { item in item.value.map { (item.name, $0) } }) { first, _ in first }
    }
}

/// How a link that is sent by mail goes on.
open class ActionCodeSettings: NSObject, @unchecked Sendable {
    open var url: URL?
    open var handleCodeInApp: Bool = false
    open var iOSBundleID: String?
    open var androidPackageName: String?
    open var androidMinimumVersion: String?
    open var androidInstallIfNotAvailable: Bool = false
    open var dynamicLinkDomain: String?
    open var linkDomain: String?

    public override init() { super.init() }

    open func setAndroidPackageName(_ androidPackageName: String, installIfNotAvailable: Bool, minimumVersion: String?) {
        (self.androidPackageName, androidInstallIfNotAvailable, androidMinimumVersion) = (androidPackageName, installIfNotAvailable, minimumVersion)
    }
    open func setIOSBundleID(_ iOSBundleID: String) { self.iOSBundleID = iOSBundleID }
}
