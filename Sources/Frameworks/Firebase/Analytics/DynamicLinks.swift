import UIKit

public typealias DynamicLinkResolverHandler = (URL?, (any Error)?) -> Void
public typealias DynamicLinkUniversalLinkHandler = (DynamicLink?, (any Error)?) -> Void
public typealias DynamicLinkShortenerCompletion = (URL?, [String]?, (any Error)?) -> Void

public enum DLMatchType: UInt, Sendable { case none, weak, `default`, unique }
public enum ShortDynamicLinkPathLength: Int, Sendable { case `default`, short, unguessable }

/// A link into the app, and its campaign.
open class DynamicLink: NSObject, @unchecked Sendable {
    public let url: URL?
    public let matchType: DLMatchType
    public let utmParametersDictionary: [String: Any]
    public let minimumAppVersion: String?

    /// The link within an address under `link` or `deep_link_id`; nil for an address without one.
    init?(_ address: URL) {
        let items: [URLQueryItem] = URLComponents(url: address, resolvingAgainstBaseURL: false)?.queryItems ?? []
        guard let text = items.first(where: { $0.name == "link" || $0.name == "deep_link_id" })?.value, let url = URL(string: text) else { return nil }
        self.url = url
        matchType = .unique
        let campaign: [(String, Any)] = items.filter { $0.name.hasPrefix("utm_") }.compactMap { item in item.value.map { (item.name, $0) } }
        utmParametersDictionary = Dictionary(campaign) { first, _ in first }
        minimumAppVersion = items.first { $0.name == "imv" }?.value
        super.init()
    }
}

/// Links that lead into an app. Long ones are read; short ones cannot be asked for: there is no server.
open class DynamicLinks: NSObject, @unchecked Sendable {
    open class func dynamicLinks() -> DynamicLinks { AppServices.object { DynamicLinks() } }

    static var unavailable: NSError {
        NSError(
            domain: "com.firebase.dynamicLinks", code: NSURLErrorNotConnectedToInternet,
            userInfo: [NSLocalizedDescriptionKey: "The Internet connection appears to be offline."])
    }

    open func shouldHandleDynamicLink(fromCustomSchemeURL url: URL) -> Bool { url.host == "google" && url.path == "/link" }
    open func dynamicLink(fromCustomSchemeURL url: URL) -> DynamicLink? { shouldHandleDynamicLink(fromCustomSchemeURL: url) ? DynamicLink(url) : nil }

    private func isLink(_ url: URL) -> Bool {
        guard let host = url.host else { return false }
        return host.hasSuffix(".page.link") || host.hasSuffix(".app.goo.gl")
    }

    @discardableResult
    open func dynamicLink(fromUniversalLink url: URL, completion: @escaping (DynamicLink?, (any Error)?) -> Void) -> Bool {
        handleUniversalLink(url, completion: completion)
    }
    open func dynamicLink(fromUniversalLink url: URL) -> DynamicLink? { isLink(url) ? DynamicLink(url) : nil }

    /// Whether an address is a link of this kind. For one that is short the completion handler gets an error.
    @discardableResult
    open func handleUniversalLink(_ url: URL, completion: @escaping (DynamicLink?, (any Error)?) -> Void) -> Bool {
        guard isLink(url) else { return false }
        let link: DynamicLink? = DynamicLink(url)
        ServiceReply.send(on: .main) { completion(link, link == nil ? Self.unavailable : nil) }
        return true
    }

    /// Fails: there is no server that knows where it leads.
    open func resolveShortLink(_ url: URL, completion: @escaping (URL?, (any Error)?) -> Void) {
        ServiceReply.send(on: .main) { completion(nil, Self.unavailable) }
    }
    open func resolveShortLink(_ url: URL) async throws -> URL { throw Self.unavailable }
    open func matchesShortLinkFormat(_ url: URL) -> Bool { isLink(url) && url.query == nil && url.pathComponents.count == 2 }
    open class func performDiagnostics(completion completionHandler: ((String, Bool) -> Void)?) {
        ServiceReply.send(on: .main) { completionHandler?("There is no server here.", true) }
    }
}

/// The parts that a link is made of.
open class DynamicLinkComponents: NSObject, @unchecked Sendable {
    open var analyticsParameters: DynamicLinkGoogleAnalyticsParameters?
    open var socialMetaTagParameters: DynamicLinkSocialMetaTagParameters?
    open var iOSParameters: DynamicLinkIOSParameters?
    open var iTunesConnectParameters: DynamicLinkItunesConnectAnalyticsParameters?
    open var androidParameters: DynamicLinkAndroidParameters?
    open var navigationInfoParameters: DynamicLinkNavigationInfoParameters?
    open var otherPlatformParameters: DynamicLinkOtherPlatformParameters?
    open var options: DynamicLinkComponentsOptions?
    open var link: URL
    open var domain: String?

    /// Fails for a prefix that is no address.
    public init?(link: URL, domainURIPrefix: String) {
        guard URL(string: domainURIPrefix)?.scheme?.hasPrefix("http") == true else { return nil }
        (self.link, domain) = (link, domainURIPrefix)
        super.init()
    }

    /// The long link.
    open var url: URL? {
        guard let domain, var parts = URLComponents(string: domain + "/") else { return nil }
        var values: [(String, String?)] = [("link", link.absoluteString)]
        if let ios = iOSParameters {
            values += [("ibi", ios.bundleID), ("isi", ios.appStoreID), ("ifl", ios.fallbackURL?.absoluteString), ("ius", ios.customScheme)]
            values += [("ipbi", ios.iPadBundleID), ("ipfl", ios.iPadFallbackURL?.absoluteString), ("imv", ios.minimumAppVersion)]
        }
        if let android = androidParameters {
            values += [("apn", android.packageName), ("afl", android.fallbackURL?.absoluteString)]
            values.append(("amv", android.minimumVersion > 0 ? "\(android.minimumVersion)" : nil))
        }
        if let social = socialMetaTagParameters {
            values += [("st", social.title), ("sd", social.descriptionText), ("si", social.imageURL?.absoluteString)]
        }
        if let campaign = analyticsParameters {
            values += [("utm_source", campaign.source), ("utm_medium", campaign.medium), ("utm_campaign", campaign.campaign)]
            values += [("utm_term", campaign.term), ("utm_content", campaign.content)]
        }
        if let store = iTunesConnectParameters { values += [("at", store.affiliateToken), ("ct", store.campaignToken), ("pt", store.providerToken)] }
        if navigationInfoParameters?.isForcedRedirectEnabled == true { values.append(("efr", "1")) }
        values.append(("ofl", otherPlatformParameters?.fallbackUrl?.absoluteString))
        parts.queryItems = values.compactMap { name, value in value.map { URLQueryItem(name: name, value: $0) } }
        return parts.url
    }

    /// Fails: there is no server that gives out short links.
    open func shorten(completion: @escaping (URL?, [String]?, (any Error)?) -> Void) {
        ServiceReply.send(on: .main) { completion(nil, nil, DynamicLinks.unavailable) }
    }
    open func shorten() async throws -> (URL, [String]) { throw DynamicLinks.unavailable }
    open class func shortenURL(
        _ url: URL, options: DynamicLinkComponentsOptions?, completion: @escaping (URL?, [String]?, (any Error)?) -> Void
    ) { ServiceReply.send(on: .main) { completion(nil, nil, DynamicLinks.unavailable) } }
}

open class DynamicLinkGoogleAnalyticsParameters: NSObject, @unchecked Sendable {
    open var source: String?
    open var medium: String?
    open var campaign: String?
    open var term: String?
    open var content: String?
    public override init() { super.init() }
    public init(source: String, medium: String, campaign: String) {
        (self.source, self.medium, self.campaign) = (source, medium, campaign)
        super.init()
    }
}

open class DynamicLinkIOSParameters: NSObject, @unchecked Sendable {
    public let bundleID: String?
    open var appStoreID: String?
    open var fallbackURL: URL?
    open var customScheme: String?
    open var iPadBundleID: String?
    open var iPadFallbackURL: URL?
    open var minimumAppVersion: String?
    public init(bundleID: String) {
        self.bundleID = bundleID
        super.init()
    }
}

open class DynamicLinkItunesConnectAnalyticsParameters: NSObject, @unchecked Sendable {
    open var affiliateToken: String?
    open var campaignToken: String?
    open var providerToken: String?
    public override init() { super.init() }
}

open class DynamicLinkAndroidParameters: NSObject, @unchecked Sendable {
    public let packageName: String?
    open var fallbackURL: URL?
    open var minimumVersion: Int = 0
    public init(packageName: String) {
        self.packageName = packageName
        super.init()
    }
}

open class DynamicLinkSocialMetaTagParameters: NSObject, @unchecked Sendable {
    open var title: String?
    open var descriptionText: String?
    open var imageURL: URL?
    public override init() { super.init() }
}

open class DynamicLinkNavigationInfoParameters: NSObject, @unchecked Sendable {
    open var isForcedRedirectEnabled: Bool = false
    public override init() { super.init() }
}

open class DynamicLinkOtherPlatformParameters: NSObject, @unchecked Sendable {
    open var fallbackUrl: URL?
    public override init() { super.init() }
}

open class DynamicLinkComponentsOptions: NSObject, @unchecked Sendable {
    open var pathLength: ShortDynamicLinkPathLength = .default
    public override init() { super.init() }
}
