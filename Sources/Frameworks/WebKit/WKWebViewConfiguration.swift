import FoundationNetworking
import UIKit

/// How a web view is set up. Copied when the view is made.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject, NSCopying {
    open var processPool = WKProcessPool()
    open var preferences = WKPreferences()
    open var userContentController = WKUserContentController()
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var applicationNameForUserAgent: String?
    open var suppressesIncrementalRendering = false
    open var allowsInlineMediaPlayback = false
    open var allowsAirPlayForMediaPlayback = true
    open var allowsPictureInPictureMediaPlayback = true
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    open var dataDetectorTypes: WKDataDetectorTypes = []
    open var selectionGranularity: WKSelectionGranularity = .dynamic
    open var ignoresViewportScaleLimits = false
    open var limitsNavigationsToAppBoundDomains = false
    open var upgradeKnownHostsToHTTPS = true
    open var allowsInlinePredictions = false
    private var handlers: [String: any WKURLSchemeHandler] = [:]
    /// Whether web views have a ground of their own. Default true. Only key-value coding reaches it.
    var drawsBackground = true
    /// Kept: pages of files load nothing. Only key-value coding reaches it.
    var allowUniversalAccessFromFileURLs = false

    nonisolated public override init() { super.init() }

    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) { handlers[urlScheme] = urlSchemeHandler }
    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? { handlers[urlScheme] }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated {
            let copy = WKWebViewConfiguration()
            copy.processPool = processPool
            copy.preferences = preferences
            copy.userContentController = userContentController
            copy.websiteDataStore = websiteDataStore
            copy.defaultWebpagePreferences = defaultWebpagePreferences
            copy.applicationNameForUserAgent = applicationNameForUserAgent
            copy.suppressesIncrementalRendering = suppressesIncrementalRendering
            copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
            copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
            copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
            copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
            copy.dataDetectorTypes = dataDetectorTypes
            copy.selectionGranularity = selectionGranularity
            copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
            copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
            copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
            copy.allowsInlinePredictions = allowsInlinePredictions
            copy.handlers = handlers
            copy.drawsBackground = drawsBackground
            copy.allowUniversalAccessFromFileURLs = allowUniversalAccessFromFileURLs
            return copy
        } as WKWebViewConfiguration
    }
}

public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}
public struct WKDataDetectorTypes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    public static let link = WKDataDetectorTypes(rawValue: 2)
    public static let address = WKDataDetectorTypes(rawValue: 4)
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
    public static let all = WKDataDetectorTypes(rawValue: .max)
}
public enum WKSelectionGranularity: Int, Sendable { case dynamic = 0, character }

@preconcurrency @MainActor open class WKProcessPool: NSObject { nonisolated public override init() { super.init() } }

@preconcurrency @MainActor open class WKPreferences: NSObject {
    open var minimumFontSize: CGFloat = 0
    open var javaScriptEnabled = true
    open var javaScriptCanOpenWindowsAutomatically = false
    open var isFraudulentWebsiteWarningEnabled = true
    open var isElementFullscreenEnabled = false
    open var isTextInteractionEnabled = true
    open var isSiteSpecificQuirksModeEnabled = true
    open var shouldPrintBackgrounds = false
    public enum InactiveSchedulingPolicy: Int, Sendable { case suspend = 0, throttle, none }
    open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend
    // Kept: pages of files load nothing, and there are no tools for developers. Only key-value coding reaches these.
    var allowFileAccessFromFileURLs = false
    var allowUniversalAccessFromFileURLs = false
    var developerExtrasEnabled = false
    nonisolated public override init() { super.init() }
}

@preconcurrency @MainActor open class WKWebpagePreferences: NSObject {
    public enum ContentMode: Int, Sendable { case recommended = 0, mobile, desktop }
    open var preferredContentMode: ContentMode = .recommended
    open var allowsContentJavaScript = true
    open var isLockdownModeEnabled = false
    nonisolated public override init() { super.init() }
}

public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart = 0, atDocumentEnd }

@preconcurrency @MainActor open class WKUserScript: NSObject {
    public let source: String
    public let injectionTime: WKUserScriptInjectionTime
    public let isForMainFrameOnly: Bool
    public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
        (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
        super.init()
    }
    public convenience init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld) {
        self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
    }
}

/// Scripts and their handlers. Kept; none runs.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
    open private(set) var userScripts: [WKUserScript] = []
    /// By their worlds, of which nil is the page's.
    private var handlers: [ObjectIdentifier?: [String: any NSObjectProtocol]] = [:]
    private var ruleLists: [WKContentRuleList] = []
    nonisolated public override init() { super.init() }

    open func add(_ contentRuleList: WKContentRuleList) { if !ruleLists.contains(contentRuleList) { ruleLists.append(contentRuleList) } }
    open func remove(_ contentRuleList: WKContentRuleList) { ruleLists.removeAll { $0 === contentRuleList } }
    open func removeAllContentRuleLists() { ruleLists = [] }
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    open func removeAllUserScripts() { userScripts = [] }
    /// Two handlers of one name stop the program, as in WebKit.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        keep(scriptMessageHandler, nil, name)
    }
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {
        keep(scriptMessageHandler, world, name)
    }
    open func addScriptMessageHandler(
        _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
    ) {
        keep(scriptMessageHandlerWithReply, contentWorld, name)
    }
    open func removeScriptMessageHandler(forName name: String) { handlers[nil]?[name] = nil }
    open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) { handlers[key(contentWorld)]?[name] = nil }
    open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) { handlers[key(contentWorld)] = nil }
    open func removeAllScriptMessageHandlers() { handlers = [:] }

    private func key(_ world: WKContentWorld?) -> ObjectIdentifier? { world.flatMap { $0 === WKContentWorld.page ? nil : ObjectIdentifier($0) } }
    private func keep(_ handler: any NSObjectProtocol, _ world: WKContentWorld?, _ name: String) {
        let key = key(world)
        precondition(handlers[key]?[name] == nil, "Attempt to add script message handler with name '\(name)' when one already exists.")
        handlers[key, default: [:]][name] = handler
    }
}

@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
    open var body: Any { NSNull() }
    open var name: String { "" }
    open var webView: WKWebView? { nil }
    open var frameInfo: WKFrameInfo { preconditionFailure("no script runs") }
    open var world: WKContentWorld { .page }
    override init() {}
}

@preconcurrency @MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}
@preconcurrency @MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
    var request: URLRequest { get }
    func didReceive(_ response: URLResponse)
    func didReceive(_ data: Data)
    func didFinish()
    func didFailWithError(_ error: any Error)
}

@preconcurrency @MainActor open class WKWindowFeatures: NSObject {
    open var width: NSNumber? { nil }
    open var height: NSNumber? { nil }
    open var x: NSNumber? { nil }
    open var y: NSNumber? { nil }
    open var menuBarVisibility: NSNumber? { nil }
    open var statusBarVisibility: NSNumber? { nil }
    open var toolbarsVisibility: NSNumber? { nil }
    open var allowsResizing: NSNumber? { nil }
}

@preconcurrency @MainActor open class WKSnapshotConfiguration: NSObject {
    open var rect = CGRect.null
    open var snapshotWidth: NSNumber?
    open var afterScreenUpdates = true
}

public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
public let WKWebsiteDataTypeFileSystem = "WKWebsiteDataTypeFileSystem"
public let WKWebsiteDataTypeHashSalt = "WKWebsiteDataTypeHashSalt"
public let WKWebsiteDataTypeMediaKeys = "WKWebsiteDataTypeMediaKeys"
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
public let WKWebsiteDataTypeSearchFieldRecentSearches = "WKWebsiteDataTypeSearchFieldRecentSearches"
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"

/// The data that pages left on the device: none.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
    nonisolated private static let shared = WKWebsiteDataStore(isPersistent: true)
    nonisolated open class func `default`() -> WKWebsiteDataStore { shared }
    nonisolated open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
    nonisolated public let isPersistent: Bool
    nonisolated init(isPersistent: Bool, identifier: UUID? = nil) { (self.isPersistent, self.identifier) = (isPersistent, identifier) }
    open class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeLocalStorage,
            WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeIndexedDBDatabases, WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeFileSystem,
            WKWebsiteDataTypeHashSalt, WKWebsiteDataTypeMediaKeys, WKWebsiteDataTypeOfflineWebApplicationCache,
            WKWebsiteDataTypeSearchFieldRecentSearches, WKWebsiteDataTypeServiceWorkerRegistrations, WKWebsiteDataTypeWebSQLDatabases,
        ]
    }
    public let httpCookieStore = WKHTTPCookieStore()
    /// Nil for the one that apps have by default.
    nonisolated public let identifier: UUID?
    /// A store of a name.
    public convenience init(forIdentifier identifier: UUID) {
        self.init(isPersistent: true, identifier: identifier)
        DataStoreNames.shared.names.insert(identifier)
    }
    open class func remove(forIdentifier identifier: UUID, completionHandler: @escaping @MainActor @Sendable ((any Error)?) -> Void) {
        DataStoreNames.shared.names.remove(identifier)
        ServiceReply.sendInSession { completionHandler(nil) }
    }
    open class func remove(forIdentifier identifier: UUID) async throws { DataStoreNames.shared.names.remove(identifier) }
    open class func fetchAllDataStoreIdentifiers(_ completionHandler: @escaping @MainActor @Sendable ([UUID]) -> Void) {
        let names = Array(DataStoreNames.shared.names)
        ServiceReply.sendInSession { completionHandler(names) }
    }
    open class var allDataStoreIdentifiers: [UUID] {
        get async { Array(DataStoreNames.shared.names) }
    }
    open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]) async {}
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
        if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll() }
    }
    open func fetchDataRecords(ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void) {
        ServiceReply.sendInSession { completionHandler([]) }
    }
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping @MainActor @Sendable () -> Void) {
        ServiceReply.sendInSession { completionHandler() }
    }
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor @Sendable () -> Void) {
        if dataTypes.contains(WKWebsiteDataTypeCookies) { httpCookieStore.removeAll() }
        ServiceReply.sendInSession { completionHandler() }
    }
}

/// The named stores of the running app.
@MainActor final class DataStoreNames {
    static var shared: DataStoreNames { AppServices.object { MainActor.assumeIsolated { DataStoreNames() } } }
    var names: Set<UUID> = []
}

@preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject {
    open var displayName: String { "" }
    open var dataTypes: Set<String> { [] }
}

/// The cookies of a store.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = [] { didSet { tell() } }
    private var observers: [Observer] = []
    private struct Observer { weak var object: (any WKHTTPCookieStoreObserver)? }
    public enum CookiePolicy: Int, Sendable { case allow = 0, disallow }
    private var policy = CookiePolicy.allow

    /// Hears of changes as long as it lives.
    open func add(_ observer: any WKHTTPCookieStoreObserver) { observers = observers.filter { $0.object != nil } + [Observer(object: observer)] }
    open func remove(_ observer: any WKHTTPCookieStoreObserver) { observers.removeAll { $0.object == nil || $0.object === observer } }
    private func tell() { ServiceReply.sendInSession { [weak self] in if let self { for one in observers { try? one.object?.cookiesDidChange(in: self) } } } }
    func removeAll() { if !cookies.isEmpty { cookies = [] } }

    open func setCookiePolicy(_ policy: CookiePolicy, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        self.policy = policy
        ServiceReply.sendInSession { completionHandler?() }
    }
    open func setCookiePolicy(_ policy: CookiePolicy) async { self.policy = policy }
    open func getCookiePolicy(_ completionHandler: @escaping @MainActor @Sendable (CookiePolicy) -> Void) {
        ServiceReply.sendInSession { [policy] in completionHandler(policy) }
    }
    open var cookiePolicy: CookiePolicy {
        get async { policy }
    }
    open func setCookie(_ cookie: HTTPCookie) async { put(cookie, isGone: false) }
    open func deleteCookie(_ cookie: HTTPCookie) async { put(cookie, isGone: true) }
    private func put(_ cookie: HTTPCookie, isGone: Bool) {
        let others = cookies.filter { !($0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path) }
        cookies = isGone ? others : others + [cookie]
    }
    nonisolated override init() { super.init() }
    open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
        let cookies = cookies
        ServiceReply.sendInSession { completionHandler(cookies) }
    }
    open func allCookies() async -> [HTTPCookie] { cookies }
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        put(cookie, isGone: false)
        ServiceReply.sendInSession { completionHandler?() }
    }
    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        put(cookie, isGone: true)
        ServiceReply.sendInSession { completionHandler?() }
    }
}

/// Hears of changes of cookies.
@preconcurrency @MainActor public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
    func cookiesDidChange(in cookieStore: WKHTTPCookieStore) throws(Unimplemented)
}

extension WKHTTPCookieStoreObserver {
    public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("cookiesDidChangeIn:", on: self, [cookieStore])
    }
}
