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
}

/// Scripts and their handlers. Kept; none runs.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
    open private(set) var userScripts: [WKUserScript] = []
    private var handlers: [String: any WKScriptMessageHandler] = [:]
    nonisolated public override init() { super.init() }
    open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
    open func removeAllUserScripts() { userScripts = [] }
    /// Two handlers of one name stop the program, as in WebKit.
    open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
        precondition(handlers[name] == nil, "Attempt to add script message handler with name '\(name)' when one already exists.")
        handlers[name] = scriptMessageHandler
    }
    open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
    open func removeAllScriptMessageHandlers() { handlers = [:] }
}

@preconcurrency @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
    func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
    open var body: Any { NSNull() }
    open var name: String { "" }
    open var webView: WKWebView? { nil }
    open var frameInfo: WKFrameInfo { preconditionFailure("no script runs") }
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

/// The data that pages left on the device: none.
@preconcurrency @MainActor open class WKWebsiteDataStore: NSObject {
    nonisolated private static let shared = WKWebsiteDataStore(isPersistent: true)
    nonisolated open class func `default`() -> WKWebsiteDataStore { shared }
    nonisolated open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore(isPersistent: false) }
    nonisolated public let isPersistent: Bool
    nonisolated init(isPersistent: Bool) { self.isPersistent = isPersistent }
    open class func allWebsiteDataTypes() -> Set<String> {
        [
            WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache, WKWebsiteDataTypeLocalStorage,
            WKWebsiteDataTypeSessionStorage, WKWebsiteDataTypeIndexedDBDatabases,
        ]
    }
    public let httpCookieStore = WKHTTPCookieStore()
    open func fetchDataRecords(ofTypes dataTypes: Set<String>, completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void) {
        ServiceReply.sendInSession { completionHandler([]) }
    }
    open func removeData(ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping @MainActor @Sendable () -> Void) {
        ServiceReply.sendInSession { completionHandler() }
    }
    open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping @MainActor @Sendable () -> Void) {
        ServiceReply.sendInSession { completionHandler() }
    }
}

@preconcurrency @MainActor open class WKWebsiteDataRecord: NSObject {
    open var displayName: String { "" }
    open var dataTypes: Set<String> { [] }
}

/// The cookies of a store.
@preconcurrency @MainActor open class WKHTTPCookieStore: NSObject {
    private var cookies: [HTTPCookie] = []
    nonisolated override init() { super.init() }
    open func getAllCookies(_ completionHandler: @escaping @MainActor @Sendable ([HTTPCookie]) -> Void) {
        let cookies = cookies
        ServiceReply.sendInSession { completionHandler(cookies) }
    }
    open func allCookies() async -> [HTTPCookie] { cookies }
    open func setCookie(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
        cookies.append(cookie)
        ServiceReply.sendInSession { completionHandler?() }
    }
    open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
        ServiceReply.sendInSession { completionHandler?() }
    }
}
