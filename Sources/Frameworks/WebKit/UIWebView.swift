import FoundationNetworking
import UIKit

@preconcurrency @MainActor public protocol UIWebViewDelegate: NSObjectProtocol {
    func webView(_ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType) -> Bool
    func webViewDidStartLoad(_ webView: UIWebView)
    func webViewDidFinishLoad(_ webView: UIWebView)
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
    public func webView(_ webView: UIWebView, shouldStartLoadWith request: URLRequest, navigationType: UIWebView.NavigationType) -> Bool {
        (try? ObjCRuntime.invokeOptional("webView:shouldStartLoadWithRequest:navigationType:", on: self, [webView, request, navigationType])) ?? true
    }
    public func webViewDidStartLoad(_ webView: UIWebView) { _ = try? ObjCRuntime.invokeOptional("webViewDidStartLoad:", on: self, [webView]) }
    public func webViewDidFinishLoad(_ webView: UIWebView) { _ = try? ObjCRuntime.invokeOptional("webViewDidFinishLoad:", on: self, [webView]) }
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {
        _ = try? ObjCRuntime.invokeOptional("webView:didFailLoadWithError:", on: self, [webView, error])
    }
}

/// The web view of before iOS 8, which Apple's SDK still has: a ``WKWebView`` that tells its delegate in the older order.
@preconcurrency @MainActor open class UIWebView: UIView {
    public enum NavigationType: Int, Sendable { case linkClicked, formSubmitted, backForward, reload, formResubmitted, other }

    open weak var delegate: (any UIWebViewDelegate)?
    private let web = WKWebView(frame: .zero)
    open private(set) var request: URLRequest?
    open var scrollView: UIScrollView { web.scrollView }
    open var isLoading: Bool { web.isLoading }
    open var canGoBack: Bool { web.canGoBack }
    open var canGoForward: Bool { web.canGoForward }
    open var scalesPageToFit = false
    open var allowsInlineMediaPlayback = false
    open var mediaPlaybackRequiresUserAction = true
    open var mediaPlaybackAllowsAirPlay = true
    open var suppressesIncrementalRendering = false
    open var keyboardDisplayRequiresUserAction = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        web.frame = bounds
        web.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        web.navigationDelegate = self
        addSubview(web)
    }

    open func loadRequest(_ request: URLRequest) { begin(request, .other) { $0.load(request) } }

    open func loadHTMLString(_ string: String, baseURL: URL?) {
        begin(baseURL.map { URLRequest(url: $0) }, .other) { $0.loadHTMLString(string, baseURL: baseURL) }
    }

    open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
        begin(URLRequest(url: baseURL), .other) { $0.load(data, mimeType: MIMEType, characterEncodingName: textEncodingName, baseURL: baseURL) }
    }

    open func reload() { begin(request, .reload) { $0.reload() } }
    open func goBack() { begin(nil, .backForward) { $0.goBack() } }
    open func goForward() { begin(nil, .backForward) { $0.goForward() } }
    open func stopLoading() { web.stopLoading() }

    /// Nil: script has nothing to run in.
    @discardableResult open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }

    private func begin(_ request: URLRequest?, _ type: NavigationType, _ load: (WKWebView) -> WKNavigation?) {
        if let request, delegate?.webView(self, shouldStartLoadWith: request, navigationType: type) == false { return }
        self.request = request ?? self.request
        _ = load(web)
    }
}

extension UIWebView: WKNavigationDelegate {
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { delegate?.webViewDidStartLoad(self) }
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { delegate?.webViewDidFinishLoad(self) }
}

/// Interface files name the class.
@section(".init_array") @used private let announceUIWebView: @convention(c) () -> Void = {
    ObjCRuntime.addModule { ObjCRuntime.registration(of: UIWebView.self, named: "UIWebView").initializer("initWithCoder:") { UIWebView(coder: $0[0]) } }
}
