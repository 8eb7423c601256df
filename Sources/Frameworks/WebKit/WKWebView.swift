@_exported import UIKit
import FoundationNetworking

/// Shows web pages. There is no web here yet: a quiet page names the address, while loading, history, progress and delegates go as for
/// a page that loads at once. Script has nothing to run in.
@preconcurrency @MainActor open class WKWebView: UIView {
    open private(set) var configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open private(set) var scrollView = UIScrollView()
    public let backForwardList = WKBackForwardList()

    open var title: String? { backForwardList.currentItem?.title }
    open var url: URL? { provisional ?? backForwardList.currentItem?.url }
    open private(set) var isLoading = false {
        willSet { willChangeValue(forKey: "loading") }
        didSet { didChangeValue(forKey: "loading") }
    }
    /// From 0 to 1.
    open private(set) var estimatedProgress = 0.0 {
        willSet { willChangeValue(forKey: "estimatedProgress") }
        didSet { didChangeValue(forKey: "estimatedProgress") }
    }
    open var hasOnlySecureContent: Bool { url?.scheme == "https" }
    open var canGoBack: Bool { backForwardList.backItem != nil }
    open var canGoForward: Bool { backForwardList.forwardItem != nil }
    open var allowsBackForwardNavigationGestures = false
    open var allowsLinkPreview = true
    open var customUserAgent: String?
    open var pageZoom: CGFloat = 1
    open var mediaType: String?
    open var isInspectable = false
    open var underPageBackgroundColor: UIColor! = .systemBackground
    open var themeColor: UIColor? { nil }
    open var interactionState: Any?
    open var isFindInteractionEnabled = false
    open class func handlesURLScheme(_ urlScheme: String) -> Bool { ["http", "https", "file", "about", "data", "blob"].contains(urlScheme.lowercased()) }

    private let note = ServicePageView(symbol: "globe")
    private let text = UILabel()
    private var provisional: URL?
    private var count = 0
    /// The words of the page that is shown.
    var words: String { text.text ?? "" }
    var found: NSRange?
    var isMediaSuspended = false
    var viewportInsets = (minimum: UIEdgeInsets.zero, maximum: UIEdgeInsets.zero)

    public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration.copy() as? WKWebViewConfiguration ?? configuration
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        backgroundColor = configuration.drawsBackground ? .systemBackground : .clear
        isOpaque = configuration.drawsBackground
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scrollView)
        text.numberOfLines = 0
        text.font = .systemFont(ofSize: 16)
        for view in [note, text] as [UIView] {
            view.isHidden = true
            scrollView.addSubview(view)
        }
    }

    // MARK: Loading

    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
        request.url.flatMap { begin(Visit(url: $0, title: $0.host ?? $0.lastPathComponent, request: request)) }
    }

    /// Shows the words of the page, without its tags.
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        let url = baseURL ?? URL(string: "about:blank")!
        return begin(Visit(url: url, title: HTMLText.title(of: string), text: HTMLText.words(of: string), request: URLRequest(url: url)))
    }

    @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        let html = (try? String(contentsOf: URL, encoding: .utf8)) ?? ""
        return begin(Visit(url: URL, title: HTMLText.title(of: html), text: HTMLText.words(of: html), request: URLRequest(url: URL)))
    }

    @discardableResult open func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        guard MIMEType.hasPrefix("text/") else { return begin(Visit(url: baseURL, title: "", request: URLRequest(url: baseURL))) }
        return loadHTMLString(String(decoding: data, as: UTF8.self), baseURL: baseURL)
    }

    @discardableResult open func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
        loadHTMLString(string, baseURL: request.url) ?? WKNavigation()
    }

    @discardableResult open func reload() -> WKNavigation? {
        backForwardList.currentItem.flatMap { begin($0.visit, type: .reload, move: .stay) }
    }
    @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }
    @discardableResult open func goBack() -> WKNavigation? { backForwardList.backItem.flatMap(go) }
    @discardableResult open func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap(go) }
    @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { begin(item.visit, type: .backForward, move: .to(item)) }

    open func stopLoading() {
        guard isLoading else { return }
        count += 1
        finishLoading()
    }

    private enum Move {
        case append, stay
        case to(WKBackForwardListItem)
    }

    /// The order in which WebKit tells of a page: asked, begun, answered, come, done.
    private func begin(_ visit: Visit, type: WKNavigationType = .other, move: Move = .append) -> WKNavigation? {
        count += 1
        let (number, navigation) = (count, WKNavigation())
        provisional = visit.url
        isLoading = true
        estimatedProgress = 0.1
        let action = WKNavigationAction(request: visit.request, type: type, frame: WKFrameInfo(request: visit.request, webView: self))
        ServiceReply.sendInSession { [weak self] in
            guard let self, count == number else { return }
            decide(action) { [weak self] policy in
                guard let self, count == number else { return }
                guard policy == .allow else {
                    cancel(navigation)
                    if policy == .download { try? navigationDelegate?.webView(self, navigationAction: action, didBecome: download(of: visit)) }
                    return
                }
                arrive(visit, move, navigation, number)
            }
        }
        return navigation
    }

    private func download(of visit: Visit) -> WKDownload { WKDownload(request: visit.request, webView: self) }

    private func decide(_ action: WKNavigationAction, _ answer: @escaping @MainActor (WKNavigationActionPolicy) -> Void) {
        guard let delegate = navigationDelegate else { return answer(.allow) }
        let asked: Void? = try? delegate.webView(
            self, decidePolicyFor: action,
            decisionHandler: { policy in
                MainActor.assumeIsolated { answer(policy) }
            })
        if asked != nil { return }
        let preferences = configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
        let askedAnew: Void? = try? delegate.webView(
            self, decidePolicyFor: action, preferences: preferences,
            decisionHandler: { policy, _ in
                MainActor.assumeIsolated { answer(policy) }
            })
        if askedAnew != nil { return }
        // Runs at once: whoever has none of these answers without waiting.
        Task.immediate { [self] in
            if let policy = try? await delegate.webView(self, decidePolicyFor: action) { return answer(policy) }
            if let both = try? await delegate.webView(self, decidePolicyFor: action, preferences: preferences) { return answer(both.0) }
            answer(.allow)
        }
    }

    private func cancel(_ navigation: WKNavigation) {
        finishLoading()
        let error = NSError(domain: "WebKitErrorDomain", code: 102, userInfo: [NSLocalizedDescriptionKey: "Frame load interrupted"])
        try? navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
    }

    private func arrive(_ visit: Visit, _ move: Move, _ navigation: WKNavigation, _ number: Int) {
        try? navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        let response = WKNavigationResponse(url: visit.url)
        let finish: @MainActor (WKNavigationResponsePolicy) -> Void = { [weak self] policy in
            guard let self, count == number else { return }
            guard policy == .allow else {
                cancel(navigation)
                if policy == .download { try? navigationDelegate?.webView(self, navigationResponse: response, didBecome: download(of: visit)) }
                return
            }
            for key in Self.pageKeys { willChangeValue(forKey: key) }
            switch move {
            case .append: backForwardList.add(WKBackForwardListItem(visit))
            case .stay: break
            case .to(let item): backForwardList.move(to: item)
            }
            provisional = nil
            show(visit)
            for key in Self.pageKeys { didChangeValue(forKey: key) }
            try? navigationDelegate?.webView(self, didCommit: navigation)
            finishLoading()
            try? navigationDelegate?.webView(self, didFinish: navigation)
        }
        let asked: Void? = try? navigationDelegate?.webView(
            self, decidePolicyFor: response,
            decisionHandler: { policy in
                MainActor.assumeIsolated { finish(policy) }
            })
        if asked != nil { return }
        guard let delegate = navigationDelegate else { return finish(.allow) }
        Task.immediate { [self] in finish((try? await delegate.webView(self, decidePolicyFor: response)) ?? .allow) }
    }

    private static let pageKeys = ["URL", "title", "canGoBack", "canGoForward"]

    private func finishLoading() {
        provisional = nil
        estimatedProgress = 1
        isLoading = false
    }

    private func show(_ visit: Visit) {
        text.text = visit.text
        found = nil
        text.isHidden = visit.text.isEmpty
        note.isHidden = !visit.text.isEmpty
        note.show(title: visit.title, detail: visit.url.absoluteString)
        scrollView.contentOffset = .zero
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        note.frame = CGRect(origin: .zero, size: bounds.size)
        let width: CGFloat = max(0, bounds.width - 16)
        let height: CGFloat = text.isHidden ? 0 : text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        text.frame = CGRect(x: 8, y: 8, width: width, height: height)
        scrollView.contentSize = CGSize(width: bounds.width, height: text.isHidden ? bounds.height : height + 16)
    }

    // MARK: Script

    /// Fails: there is no page that script could run in. `WKError.javaScriptExceptionOccurred`.
    open func evaluateJavaScript(_ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil) {
        ServiceReply.sendInSession { completionHandler?(nil, WKError(.javaScriptExceptionOccurred)) }
    }
    @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { throw WKError(.javaScriptExceptionOccurred) }

    open func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?, completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
    ) {
        let image = picture(snapshotConfiguration)
        ServiceReply.sendInSession { completionHandler(image, nil) }
    }
    open func viewPrintFormatter() -> Any? { nil }
}

/// The keys that configurations are set up by, those among them that WebKit's interface does not declare.
private func announceSetupKeys() {
    let preferences = ObjCRuntime.registration(of: WKPreferences.self, named: "WKPreferences")
    let flags: [(String, @MainActor @Sendable (WKPreferences) -> Bool, @MainActor @Sendable (WKPreferences, Bool) -> Void)] = [
        ("allowFileAccessFromFileURLs", { $0.allowFileAccessFromFileURLs }, { $0.allowFileAccessFromFileURLs = $1 }),
        ("allowUniversalAccessFromFileURLs", { $0.allowUniversalAccessFromFileURLs }, { $0.allowUniversalAccessFromFileURLs = $1 }),
        ("developerExtrasEnabled", { $0.developerExtrasEnabled }, { $0.developerExtrasEnabled = $1 }),
        ("javaScriptEnabled", { $0.javaScriptEnabled }, { $0.javaScriptEnabled = $1 }),
        ("javaScriptCanOpenWindowsAutomatically", { $0.javaScriptCanOpenWindowsAutomatically }, { $0.javaScriptCanOpenWindowsAutomatically = $1 }),
    ]
    for (name, get, set) in flags {
        preferences.key(name, get: { get($0) }, set: { set($0, $1[0]) })
        preferences.key("_\(name)", get: { get($0) }, set: { set($0, $1[0]) })
    }
    preferences.key("minimumFontSize", get: { $0.minimumFontSize }, set: { $0.minimumFontSize = $1[0] })
    let configuration = ObjCRuntime.registration(of: WKWebViewConfiguration.self, named: "WKWebViewConfiguration")
    for name in ["drawsBackground", "_drawsBackground"] {
        configuration.key(name, get: { $0.drawsBackground }, set: { $0.drawsBackground = $1[0] })
    }
    for name in ["allowUniversalAccessFromFileURLs", "_allowUniversalAccessFromFileURLs"] {
        configuration.key(name, get: { $0.allowUniversalAccessFromFileURLs }, set: { $0.allowUniversalAccessFromFileURLs = $1[0] })
    }
}

/// The keys that apps observe.
@section(".init_array") @used private let announceWebKeys: @convention(c) () -> Void = {
    ObjCRuntime.addModule {
        let view = ObjCRuntime.registration(of: WKWebView.self, named: "WKWebView")
        view.initializer("initWithCoder:") { WKWebView(coder: $0[0]) }
        view.key("estimatedProgress", get: { $0.estimatedProgress })
        view.key("title", get: { $0.title })
        view.key("URL", get: { $0.url })
        view.key("loading", get: { $0.isLoading })
        view.key("canGoBack", get: { $0.canGoBack })
        view.key("canGoForward", get: { $0.canGoForward })
        view.key(
            "navigationDelegate", get: { $0.navigationDelegate },
            set: { web, value in web.navigationDelegate = (value[0] as AnyObject?) as? any WKNavigationDelegate })
        announceSetupKeys()
        view.key("UIDelegate", get: { $0.uiDelegate }, set: { web, value in web.uiDelegate = (value[0] as AnyObject?) as? any WKUIDelegate })
    }
}
