import FoundationNetworking
import QuinceWebKit
import Testing

@Suite(.serialized) @MainActor struct WebTests {
    private final class Listener: NSObject, WKNavigationDelegate {
        var told: [String] = []
        var refused: Set<String> = []
        func webView(
            _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
        ) {
            told.append("asked")
            decisionHandler(refused.contains(navigationAction.request.url?.host ?? "") ? .cancel : .allow)
        }
        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { told.append("started") }
        func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) { told.append("committed") }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { told.append("finished") }
        func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {
            told.append("failed \((error as NSError).code)")
        }
    }

    private func load(_ address: String, in web: WKWebView) throws { web.load(URLRequest(url: try #require(URL(string: address)))) }

    @Test("pages are asked for, begin, come and are done; history goes back and forward") func navigation() throws {
        let root = UIViewController()
        let stage = try FrameworkStage(root: root)
        defer { stage.close() }
        let (web, listener) = (WKWebView(frame: root.view.bounds), Listener())
        root.view.addSubview(web)
        web.navigationDelegate = listener
        try load("https://example.com/one", in: web)
        #expect(web.isLoading && web.url?.path == "/one" && listener.told.isEmpty)
        try stage.play("wait 0.2")
        #expect(listener.told == ["asked", "started", "committed", "finished"] && web.estimatedProgress == 1 && !web.canGoBack)
        try load("https://example.org/two", in: web)
        try stage.play("wait 0.2\npicture web")
        #expect(web.canGoBack && web.title == "example.org")
        web.goBack()
        try stage.play("wait 0.2")
        #expect(web.url?.path == "/one" && web.canGoForward && !web.canGoBack)
    }

    @Test("configurations are set up by names that are not declared, and a web view without a ground shows what is behind it") func keys() {
        let configuration = WKWebViewConfiguration()
        let preferences: WKPreferences = configuration.preferences
        let names = ["allowFileAccessFromFileURLs", "developerExtrasEnabled", "javaScriptCanOpenWindowsAutomatically", "allowUniversalAccessFromFileURLs"]
        for name in names {
            #expect(preferences.value(forKey: name) as? Bool == false)
            preferences.setValue(true, forKey: name)
            #expect(preferences.value(forKey: name) as? Bool == true, "\(name)")
        }
        #expect(preferences.javaScriptCanOpenWindowsAutomatically)
        #expect(WKWebView(frame: .zero, configuration: configuration).isOpaque)
        configuration.setValue(true, forKey: "allowUniversalAccessFromFileURLs")
        configuration.setValue(NSNumber(value: false), forKey: "drawsBackground")
        let web = WKWebView(frame: .zero, configuration: configuration)
        #expect(!web.isOpaque && web.backgroundColor == .clear)
        #expect(web.configuration.value(forKey: "allowUniversalAccessFromFileURLs") as? Bool == true)
    }

    @Test("a page that the delegate refuses fails") func refusal() throws {
        let root = UIViewController()
        let stage = try FrameworkStage(root: root)
        defer { stage.close() }
        let (web, listener) = (WKWebView(), Listener())
        listener.refused = ["example.com"]
        web.navigationDelegate = listener
        try load("https://example.com/one", in: web)
        try stage.play("wait 0.2")
        #expect(listener.told == ["asked", "failed 102"] && web.url == nil && !web.isLoading)
    }

    @Test("of a text in HTML the words are shown") func html() throws {
        let root = UIViewController()
        let stage = try FrameworkStage(root: root)
        defer { stage.close() }
        let web = WKWebView(frame: root.view.bounds)
        root.view.addSubview(web)
        web.loadHTMLString(
            "<html><head><title>A &amp; B</title><style>p{}</style></head><body><p>Dear <b>reader</b>,</p><p>hello.</p></body></html>", baseURL: nil)
        var answer: (any Error)?
        web.evaluateJavaScript("1 + 1") { answer = $1 }
        try stage.play("wait 0.2\npicture html")
        #expect(web.title == "A & B" && (answer as? WKError)?.code == .javaScriptExceptionOccurred)
    }

    @Test("a page becomes a document of its size") func document() async throws {
        let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.loadHTMLString("<p>Words</p>", baseURL: nil)
        let data = try await view.pdf()
        #expect(data.starts(with: Data("%PDF".utf8)))
    }
}
