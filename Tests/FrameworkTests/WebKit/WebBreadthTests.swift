import FoundationNetworking
@testable import QuinceWebKit
import Testing

@Suite(.serialized) @MainActor struct WebBreadthTests {
    @Test("rules are lists of triggers and actions") func rules() {
        #expect(ContentRules.areValid(#"[{"trigger": {"url-filter": ".*"}, "action": {"type": "block"}}]"#))
        #expect(!ContentRules.areValid("[]") && !ContentRules.areValid("{") && !ContentRules.areValid(#"[{"trigger": {}, "action": {"type": "block"}}]"#))
        #expect(!ContentRules.areValid(#"[{"trigger": {"url-filter": "a"}, "action": {"type": "dance"}}]"#))
        #expect(!ContentRules.areValid(#"[{"trigger": {"url-filter": "a"}, "action": {"type": "css-display-none"}}]"#))
    }

    @Test("a store compiles lists of rules, finds them and forgets them") func ruleStore() async throws {
        let store = try #require(WKContentRuleListStore(url: URL(fileURLWithPath: "/tmp")))
        let text = #"[{"trigger": {"url-filter": "ads"}, "action": {"type": "block"}}]"#
        let list = try #require(try await store.compileContentRuleList(forIdentifier: "ads", encodedContentRuleList: text))
        #expect(list.identifier == "ads")
        let found = try await store.contentRuleList(forIdentifier: "ads")
        #expect(found === list)
        await #expect(throws: WKError(.contentRuleListStoreCompileFailed)) {
            _ = try await store.compileContentRuleList(forIdentifier: "bad", encodedContentRuleList: "bad")
        }
        try await store.removeContentRuleList(forIdentifier: "ads")
        await #expect(throws: WKError(.contentRuleListStoreLookUpFailed)) { _ = try await store.contentRuleList(forIdentifier: "ads") }
    }

    @Test("worlds go by their names, and handlers by worlds") func worlds() {
        #expect(WKContentWorld.world(name: "a") === WKContentWorld.world(name: "a") && WKContentWorld.world(name: "a") !== WKContentWorld.world(name: "b"))
        #expect(WKContentWorld.page === WKContentWorld.page && WKContentWorld.page !== WKContentWorld.defaultClient)
        final class Handler: NSObject, WKScriptMessageHandler {
            func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage) {}
        }
        let controller = WKUserContentController()
        controller.add(Handler(), name: "a")
        controller.add(Handler(), contentWorld: .defaultClient, name: "a")
        controller.removeScriptMessageHandler(forName: "a", contentWorld: .page)
        // There is none of the page's any more, or this would stop the program.
        controller.add(Handler(), name: "a")
    }

    @Test("texts are found in pages, one after the other") func finding() throws {
        func place(_ last: Int?, backwards: Bool = false, wraps: Bool = true) -> Int? {
            PageSearch.place(
                of: "ab", in: "ab AB ab", after: last.map { NSRange(location: $0, length: 2) }, backwards: backwards, caseSensitive: false, wraps: wraps)?
                .location
        }
        #expect(place(nil) == 0 && place(0) == 3 && place(3) == 6 && place(6) == 0 && place(6, wraps: false) == nil)
        #expect(place(nil, backwards: true) == 6 && place(0, backwards: true) == 6)
        #expect(PageSearch.place(of: "ab", in: "AB", after: nil, backwards: false, caseSensitive: true, wraps: true) == nil)
    }

    private final class Decider: NSObject, WKNavigationDelegate, WKDownloadDelegate {
        var told: [String] = []
        var folder: URL?
        func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy {
            told.append("asked")
            return navigationAction.request.url?.isFileURL == true ? .download : .cancel
        }
        func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {
            told.append("download")
            download.delegate = self
        }
        func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) { told.append("failed") }
        func download(
            _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
            completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
        ) {
            told.append(suggestedFilename)
            completionHandler(folder?.appendingPathComponent("copy.txt"))
        }
        func downloadDidFinish(_ download: WKDownload) { told.append("finished") }
        func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) { told.append("no download") }
    }

    @Test("a delegate decides without a handler too, and turns a page into a download") func downloads() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let (scratch, web, decider) = (try ScratchFolder(), WKWebView(), Decider())
        decider.folder = scratch.url
        web.navigationDelegate = decider
        let file = scratch.url.appendingPathComponent("words.txt")
        try Data("words".utf8).write(to: file)
        web.loadFileURL(file, allowingReadAccessTo: scratch.url)
        try stage.play("wait 0.3")
        #expect(decider.told == ["asked", "failed", "download", "words.txt", "finished"])
        #expect(try String(contentsOf: scratch.url.appendingPathComponent("copy.txt"), encoding: .utf8) == "words")
        decider.told = []
        web.startDownload(using: URLRequest(url: try #require(URL(string: "https://example.com/a.zip")))) { $0.delegate = decider }
        try stage.play("wait 0.3")
        #expect(decider.told == ["no download"])
    }

    private final class Watcher: NSObject, WKHTTPCookieStoreObserver {
        var changes = 0
        func cookiesDidChange(in cookieStore: WKHTTPCookieStore) { changes += 1 }
    }

    @Test("observers hear of cookies as they change") func cookies() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let (store, watcher) = (WKWebsiteDataStore.nonPersistent().httpCookieStore, Watcher())
        store.add(watcher)
        let cookie = try #require(HTTPCookie(properties: [.name: "a", .value: "1", .domain: "example.com", .path: "/"]))
        store.setCookie(cookie)
        try stage.play("wait 0.2")
        #expect(watcher.changes == 1)
        store.remove(watcher)
        store.delete(cookie)
        try stage.play("wait 0.2")
        #expect(watcher.changes == 1)
    }

    @Test("pictures are of the part that is asked for, in its width") func pictures() {
        let bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
        #expect(PagePicture.part(.null, of: bounds) == bounds && PagePicture.size(of: bounds, width: nil) == bounds.size)
        #expect(PagePicture.size(of: CGRect(x: 0, y: 0, width: 50, height: 20), width: 100) == CGSize(width: 100, height: 40))
    }
}
