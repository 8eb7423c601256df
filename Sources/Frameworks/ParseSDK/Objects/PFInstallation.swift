import Foundation
import ObjectRuntime
import UIKit

/// This device with this app, as it gets pushes. None come without a network.
open class PFInstallation: PFObject, PFSubclassing, @unchecked Sendable {
    open class func parseClassName() -> String { "_Installation" }

    /// The app's one.
    open class func current() -> Self! { ParseState.current.currentInstallation as? Self }
    @discardableResult
    open class func getCurrentInstallationInBackground() -> BFTask<PFInstallation> { ParseReply.task(.success(ParseState.current.currentInstallation)) }

    /// The values that every installation has. Its identifier is kept in the app's container.
    func fill() {
        let file = ContainerFile<String>("Private Documents/Parse/installation.plist")
        let identifier: String = file.read() ?? UUID().uuidString.lowercased()
        try? file.write(identifier)
        let info: [String: Any] = Bundle.main.infoDictionary ?? [:]
        self["installationId"] = identifier
        self["deviceType"] = "ios"
        self["timeZone"] = TimeZone.current.identifier
        self["localeIdentifier"] = Locale.current.identifier.replacingOccurrences(of: "_", with: "-")
        self["appIdentifier"] = Bundle.main.bundleIdentifier
        self["appName"] = info["CFBundleDisplayName"] ?? info["CFBundleName"]
        self["appVersion"] = info["CFBundleVersion"]
    }

    open var deviceType: String { self["deviceType"] as? String ?? "ios" }
    open var installationId: String { self["installationId"] as? String ?? "" }
    open var deviceToken: String? {
        get { self["deviceToken"] as? String }
        set { self["deviceToken"] = newValue }
    }
    open var timeZone: String? { self["timeZone"] as? String }
    open var channels: [String]? {
        get { self["channels"] as? [String] }
        set { self["channels"] = newValue }
    }

    /// The number at the app's icon.
    open var badge: Int {
        get { ServiceReply.onMain { UIApplication.shared.applicationIconBadgeNumber } }
        set {
            self["badge"] = newValue
            ServiceReply.onMain { UIApplication.shared.applicationIconBadgeNumber = newValue }
        }
    }

    open func setDeviceTokenFrom(_ deviceTokenData: Data?) {
        guard let deviceTokenData else { return }
        deviceToken = deviceTokenData.map { String(format: "%02x", $0) }.joined()
    }
}
