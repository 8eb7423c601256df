import UIKit
import FoundationNetworking

/// A page that was asked for.
struct Visit {
    var url: URL
    var title: String
    var text = ""
    var request: URLRequest
}

/// The words of a page.
enum HTMLText {
    static func title(of html: String) -> String {
        guard let range = html.range(of: "(?is)<title[^>]*>(.*?)</title>", options: .regularExpression) else { return "" }
        return words(of: String(html[range]).replacingOccurrences(of: "title", with: "b"))
    }

    static func words(of html: String) -> String {
        var text = html.replacingOccurrences(of: "(?is)<(script|style|head|title)[^>]*>.*?</\\1>", with: "", options: .regularExpression)
        text = text.replacingOccurrences(of: "\\s+", with: " ", options: .regularExpression)
        text = text.replacingOccurrences(of: "(?i)<(br|/p|/div|/h[1-6]|/li|/tr)[^>]*>", with: "\n", options: .regularExpression)
        text = text.replacingOccurrences(of: "<[^>]+>", with: "", options: .regularExpression)
        for (name, letter) in [("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")] {
            text = text.replacingOccurrences(of: name, with: letter)
        }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
            .joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

/// One load of a page.
@preconcurrency @MainActor open class WKNavigation: NSObject {
    open var effectiveContentMode: WKWebpagePreferences.ContentMode { .recommended }
}

public enum WKNavigationType: Int, Sendable { case linkActivated = 0, formSubmitted, backForward, reload, formResubmitted, other = -1 }
public enum WKNavigationActionPolicy: Int, Sendable { case cancel = 0, allow = 1, download = 2 }
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel = 0, allow = 1, download = 2 }

/// A page that may be loaded, if the delegate allows.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
    public let request: URLRequest
    public let navigationType: WKNavigationType
    public let sourceFrame: WKFrameInfo
    open var targetFrame: WKFrameInfo? { sourceFrame }
    open var shouldPerformDownload: Bool { false }

    init(request: URLRequest, type: WKNavigationType, frame: WKFrameInfo) {
        self.request = request
        navigationType = type
        sourceFrame = frame
    }
}

@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
    public let response: URLResponse
    open var isForMainFrame: Bool { true }
    open var canShowMIMEType: Bool { true }
    init(url: URL) {
        response =
            HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: ["Content-Type": "text/html"])
            ?? URLResponse(url: url, mimeType: "text/html", expectedContentLength: -1, textEncodingName: nil)
    }
}

@preconcurrency @MainActor open class WKFrameInfo: NSObject {
    public let request: URLRequest
    open var isMainFrame: Bool { true }
    open private(set) weak var webView: WKWebView?
    open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(request.url) }
    init(request: URLRequest, webView: WKWebView?) {
        self.request = request
        self.webView = webView
    }
}

@preconcurrency @MainActor open class WKSecurityOrigin: NSObject {
    public let `protocol`: String
    public let host: String
    public let port: Int
    init(_ url: URL?) { (`protocol`, host, port) = (url?.scheme ?? "", url?.host ?? "", url?.port ?? 0) }
}

/// The pages before and after this one.
@preconcurrency @MainActor open class WKBackForwardList: NSObject {
    private var items: [WKBackForwardListItem] = []
    private var place = -1
    open var currentItem: WKBackForwardListItem? { item(at: 0) }
    open var backItem: WKBackForwardListItem? { item(at: -1) }
    open var forwardItem: WKBackForwardListItem? { item(at: 1) }
    open func item(at index: Int) -> WKBackForwardListItem? { items.indices.contains(place + index) ? items[place + index] : nil }
    open var backList: [WKBackForwardListItem] { Array(items.prefix(max(0, place))) }
    open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(place + 1)) }

    func add(_ item: WKBackForwardListItem) {
        items = Array(items.prefix(place + 1)) + [item]
        place = items.count - 1
    }
    func move(to item: WKBackForwardListItem) { place = items.firstIndex { $0 === item } ?? place }
}

@preconcurrency @MainActor open class WKBackForwardListItem: NSObject {
    let visit: Visit
    init(_ visit: Visit) { self.visit = visit }
    open var url: URL { visit.url }
    open var title: String? { visit.title }
    open var initialURL: URL { visit.url }
}

public let WKErrorDomain = "WKErrorDomain"
/// Why a web view did not do something.
public struct WKError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred, javaScriptResultTypeIsUnsupported
        case contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed, contentRuleListStoreRemoveFailed
        case contentRuleListStoreVersionMismatch, attributedStringContentFailedToLoad, attributedStringContentLoadTimedOut
        case javaScriptInvalidFrameTarget, navigationAppBoundDomain, javaScriptAppBoundDomain
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { WKErrorDomain }
    public var errorCode: Int { code.rawValue }
}

extension WKError.Code {
    /// For `catch WKError.unknown`.
    public static func ~= (code: WKError.Code, error: any Error) -> Bool { (error as? WKError)?.code == code }
}

extension WKError {
    public static var unknown: Code { .unknown }
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    public static var webViewInvalidated: Code { .webViewInvalidated }
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
    public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
    public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
    public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
    public static var contentRuleListStoreVersionMismatch: Code { .contentRuleListStoreVersionMismatch }
    public static var navigationAppBoundDomain: Code { .navigationAppBoundDomain }
}

/// Hears how pages load. Every method is optional.
@preconcurrency @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
        throws(Unimplemented)
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void) throws(Unimplemented)
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse, decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
        throws(Unimplemented)
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) throws(Unimplemented)
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) throws(Unimplemented)
    func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) throws(Unimplemented)
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) throws(Unimplemented)
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) throws(Unimplemented)
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) throws(Unimplemented)
    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void) throws(Unimplemented)
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) throws(Unimplemented)
    func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) throws(Unimplemented)
    func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) throws(Unimplemented)
    func webView(
        _ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge,
        shouldAllowDeprecatedTLS decisionHandler: @escaping @MainActor @Sendable (Bool) -> Void) throws(Unimplemented)
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async throws(Unimplemented) -> WKNavigationActionPolicy
    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences) async throws(Unimplemented) -> (
        WKNavigationActionPolicy, WKWebpagePreferences
    )
    func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async throws(Unimplemented) -> WKNavigationResponsePolicy
    func webView(_ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge) async throws(Unimplemented) -> (
        URLSession.AuthChallengeDisposition, URLCredential?
    )
}

extension WKNavigationDelegate {
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("webView:decidePolicyFor:decisionHandler:", on: self, [webView, navigationAction, decisionHandler])
    }
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional(
            "webView:decidePolicyFor:preferences:decisionHandler:", on: self, [webView, navigationAction, preferences, decisionHandler])
    }
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse, decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional(
            "webView:decidePolicyForNavigationResponse:decisionHandler:", on: self, [webView, navigationResponse, decisionHandler])
    }
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("webView:didStartProvisionalNavigation:", on: self, [webView, navigation])
    }
    public func webView(
        _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("webView:didReceiveServerRedirectForProvisionalNavigation:", on: self, [webView, navigation])
    }
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("webView:didFailProvisionalNavigation:withError:", on: self, [webView, navigation, error])
    }
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("webView:didCommit:", on: self, [webView, navigation])
    }
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("webView:didFinish:", on: self, [webView, navigation])
    }
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("webView:didFail:withError:", on: self, [webView, navigation, error])
    }
    public func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("webView:didReceive:completionHandler:", on: self, [webView, challenge, completionHandler])
    }
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("webViewWebContentProcessDidTerminate:", on: self, [webView])
    }
    public func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("webView:navigationAction:didBecome:", on: self, [webView, navigationAction, download])
    }
    public func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("webView:navigationResponse:didBecome:", on: self, [webView, navigationResponse, download])
    }
    public func webView(
        _ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge,
        shouldAllowDeprecatedTLS decisionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("webView:authenticationChallenge:shouldAllowDeprecatedTLS:", on: self, [webView, challenge, decisionHandler])
    }
    public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async throws(Unimplemented) -> WKNavigationActionPolicy {
        throw Unimplemented()
    }
    public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences)
        async throws(Unimplemented) -> (WKNavigationActionPolicy, WKWebpagePreferences)
    {
        throw Unimplemented()
    }
    public func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse) async throws(Unimplemented)
        -> WKNavigationResponsePolicy
    {
        throw Unimplemented()
    }
    public func webView(_ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge) async throws(Unimplemented) -> (
        URLSession.AuthChallengeDisposition, URLCredential?
    ) {
        throw Unimplemented()
    }
}

/// Shows what pages ask the user. There is no script that would.
@preconcurrency @MainActor public protocol WKUIDelegate: NSObjectProtocol {
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) throws(Unimplemented) -> WKWebView?
    func webViewDidClose(_ webView: WKWebView) throws(Unimplemented)
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void)
        throws(Unimplemented)
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (Bool) -> Void) throws(Unimplemented)
    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (String?) -> Void) throws(Unimplemented)
    func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
        decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void) throws(Unimplemented)
    func webView(
        _ webView: WKWebView, requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo,
        decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void) throws(Unimplemented)
    func webView(
        _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
        completionHandler: @escaping @MainActor @Sendable (UIContextMenuConfiguration?) -> Void) throws(Unimplemented)
    func webView(_ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo) throws(Unimplemented)
    func webView(
        _ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo,
        willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating) throws(Unimplemented)
    func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo) throws(Unimplemented)
    func webView(
        _ webView: WKWebView, showLockdownModeFirstUseMessage message: String, completionHandler: @escaping @MainActor @Sendable (WKDialogResult) -> Void)
        throws(Unimplemented)
    func webView(_ webView: WKWebView, willPresentEditMenuWithAnimator animator: any UIEditMenuInteractionAnimating) throws(Unimplemented)
    func webView(_ webView: WKWebView, willDismissEditMenuWithAnimator animator: any UIEditMenuInteractionAnimating) throws(Unimplemented)
    func webView(_ webView: WKWebView, shouldPreviewElement elementInfo: WKPreviewElementInfo) throws(Unimplemented) -> Bool
    func webView(
        _ webView: WKWebView, previewingViewControllerForElement elementInfo: WKPreviewElementInfo, defaultActions previewActions: [any WKPreviewActionItem]
    ) throws(Unimplemented) -> UIViewController?
    func webView(_ webView: WKWebView, commitPreviewingViewController previewingViewController: UIViewController) throws(Unimplemented)
    func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo) async throws(Unimplemented)
    func webView(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo) async throws(Unimplemented)
        -> Bool
    func webView(_ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo)
        async throws(Unimplemented) -> String?
}

extension WKUIDelegate {
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
        windowFeatures: WKWindowFeatures
    ) throws(Unimplemented) -> WKWebView? {
        try ObjCRuntime.invokeOptional("webView:createWebViewWith:for:windowFeatures:", on: self, [webView, configuration, navigationAction, windowFeatures])
    }
    public func webViewDidClose(_ webView: WKWebView) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("webViewDidClose:", on: self, [webView])
    }
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional(
            "webView:runJavaScriptAlertPanelWithMessage:initiatedByFrame:completionHandler:", on: self, [webView, message, frame, completionHandler])
    }
    public func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (Bool) -> Void
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional(
            "webView:runJavaScriptConfirmPanelWithMessage:initiatedByFrame:completionHandler:", on: self, [webView, message, frame, completionHandler])
    }
    public func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping (String?) -> Void
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional(
            "webView:runJavaScriptTextInputPanelWithPrompt:defaultText:initiatedByFrame:completionHandler:", on: self,
            [webView, prompt, defaultText, frame, completionHandler])
    }
    public func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
        decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional(
            "webView:requestMediaCapturePermissionFor:initiatedByFrame:type:decisionHandler:", on: self, [webView, origin, frame, type, decisionHandler])
    }
    public func webView(
        _ webView: WKWebView, requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo,
        decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional(
            "webView:requestDeviceOrientationAndMotionPermissionFor:initiatedByFrame:decisionHandler:", on: self, [webView, origin, frame, decisionHandler])
    }
    public func webView(
        _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
        completionHandler: @escaping @MainActor @Sendable (UIContextMenuConfiguration?) -> Void
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("webView:contextMenuConfigurationForElement:completionHandler:", on: self, [webView, elementInfo, completionHandler])
    }
    public func webView(_ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("webView:contextMenuWillPresentForElement:", on: self, [webView, elementInfo])
    }
    public func webView(
        _ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo,
        willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("webView:contextMenuForElement:willCommitWithAnimator:", on: self, [webView, elementInfo, animator])
    }
    public func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("webView:contextMenuDidEndForElement:", on: self, [webView, elementInfo])
    }
    public func webView(
        _ webView: WKWebView, showLockdownModeFirstUseMessage message: String, completionHandler: @escaping @MainActor @Sendable (WKDialogResult) -> Void
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("webView:showLockdownModeFirstUseMessage:completionHandler:", on: self, [webView, message, completionHandler])
    }
    public func webView(_ webView: WKWebView, willPresentEditMenuWithAnimator animator: any UIEditMenuInteractionAnimating) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("webView:willPresentEditMenuWithAnimator:", on: self, [webView, animator])
    }
    public func webView(_ webView: WKWebView, willDismissEditMenuWithAnimator animator: any UIEditMenuInteractionAnimating) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("webView:willDismissEditMenuWithAnimator:", on: self, [webView, animator])
    }
    public func webView(_ webView: WKWebView, shouldPreviewElement elementInfo: WKPreviewElementInfo) throws(Unimplemented) -> Bool {
        try ObjCRuntime.invokeOptional("webView:shouldPreviewElement:", on: self, [webView, elementInfo])
    }
    public func webView(
        _ webView: WKWebView, previewingViewControllerForElement elementInfo: WKPreviewElementInfo, defaultActions previewActions: [any WKPreviewActionItem]
    ) throws(Unimplemented) -> UIViewController? {
        try ObjCRuntime.invokeOptional("webView:previewingViewControllerForElement:defaultActions:", on: self, [webView, elementInfo, previewActions])
    }
    public func webView(_ webView: WKWebView, commitPreviewingViewController previewingViewController: UIViewController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("webView:commitPreviewingViewController:", on: self, [webView, previewingViewController])
    }
    public func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo)
        async throws(Unimplemented)
    {
        throw Unimplemented()
    }
    public func webView(_ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo)
        async throws(Unimplemented) -> Bool
    {
        throw Unimplemented()
    }
    public func webView(_ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo)
        async throws(Unimplemented) -> String?
    {
        throw Unimplemented()
    }
}
