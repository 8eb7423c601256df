import FoundationNetworking
import UIKit

public enum WKDownloadRedirectPolicy: Int, Sendable { case cancel = 0, allow }

/// Brings a file to where its delegate says. Files are copied; there is no network for others, so that they fail.
@preconcurrency @MainActor open class WKDownload: NSObject, ProgressReporting {
    public let originalRequest: URLRequest?
    open private(set) weak var webView: WKWebView?
    open weak var delegate: (any WKDownloadDelegate)?
    nonisolated public let progress = Progress(totalUnitCount: 1)
    private var isOver = false

    init(request: URLRequest?, webView: WKWebView?) {
        (originalRequest, self.webView) = (request, webView)
        super.init()
        ServiceReply.sendInSession { [self] in begin() }
    }

    /// Ends it. There is nothing with which it could be resumed.
    open func cancel(_ completionHandler: (@MainActor @Sendable (Data?) -> Void)? = nil) {
        isOver = true
        ServiceReply.sendInSession { completionHandler?(nil) }
    }
    open func cancel() async -> Data? {
        isOver = true
        return nil
    }

    private func begin() {
        guard !isOver else { return }
        guard let url = originalRequest?.url, url.isFileURL, FileManager.default.isReadableFile(atPath: url.path) else {
            return fail(URLError(originalRequest?.url?.isFileURL == true ? .fileDoesNotExist : .notConnectedToInternet))
        }
        let response = URLResponse(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
        delegate?.download(self, decideDestinationUsing: response, suggestedFilename: url.lastPathComponent) { [weak self] destination in
            self?.finish(url, destination)
        }
    }

    private func finish(_ url: URL, _ destination: URL?) {
        guard !isOver else { return }
        guard let destination else { return fail(URLError(.cancelled)) }
        do {
            try FileManager.default.copyItem(at: url, to: destination)
        } catch {
            return fail(error)
        }
        isOver = true
        progress.completedUnitCount = 1
        try? delegate?.downloadDidFinish(self)
    }

    private func fail(_ error: any Error) {
        isOver = true
        try? delegate?.download(self, didFailWithError: error, resumeData: nil)
    }
}

/// Hears of a download. All but the destination is optional.
@preconcurrency @MainActor public protocol WKDownloadDelegate: NSObjectProtocol {
    func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping @MainActor @Sendable (URL?) -> Void)
    func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String) async -> URL?
    func download(
        _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        decisionHandler: @escaping @MainActor @Sendable (WKDownloadRedirectPolicy) -> Void) throws(Unimplemented)
    func download(
        _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void) throws(Unimplemented)
    func downloadDidFinish(_ download: WKDownload) throws(Unimplemented)
    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) throws(Unimplemented)
}

extension WKDownloadDelegate {
    // Delegates have one of the two.
    public func download(
        _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
        completionHandler: @escaping @MainActor @Sendable (URL?) -> Void
    ) {
        Task { completionHandler(await self.download(download, decideDestinationUsing: response, suggestedFilename: suggestedFilename)) }
    }
    public func download(_ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String) async -> URL? { nil }
    public func download(
        _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        decisionHandler: @escaping @MainActor @Sendable (WKDownloadRedirectPolicy) -> Void
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional(
            "download:willPerformHTTPRedirection:newRequest:decisionHandler:", on: self, [download, response, request, decisionHandler])
    }
    public func download(
        _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("download:didReceive:completionHandler:", on: self, [download, challenge, completionHandler])
    }
    public func downloadDidFinish(_ download: WKDownload) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("downloadDidFinish:", on: self, [download])
    }
    public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("download:didFailWithError:resumeData:", on: self, [download, error, resumeData])
    }
}

extension WKWebView {
    public func startDownload(using request: URLRequest, completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void) {
        // Whoever asked for it becomes its delegate before it begins.
        completionHandler(WKDownload(request: request, webView: self))
    }
    public func startDownload(using request: URLRequest) async -> WKDownload { WKDownload(request: request, webView: self) }
    /// A download that fails: there is none that could be resumed.
    public func resumeDownload(fromResumeData resumeData: Data, completionHandler: @escaping @MainActor @Sendable (WKDownload) -> Void) {
        completionHandler(WKDownload(request: nil, webView: self))
    }
    public func resumeDownload(fromResumeData resumeData: Data) async -> WKDownload { WKDownload(request: nil, webView: self) }
}
