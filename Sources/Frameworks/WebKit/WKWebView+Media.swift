import FoundationNetworking
import UIKit

public enum WKMediaPlaybackState: UInt, Sendable { case none = 0, playing, paused, suspended }
public enum WKMediaCaptureState: Int, Sendable { case none = 0, active, muted }

extension WKWebView {
    public enum FullscreenState: Int, Sendable { case notInFullscreen = 0, enteringFullscreen, inFullscreen, exitingFullscreen }

    /// Pages have no elements here that would take the whole screen.
    public var fullscreenState: FullscreenState { .notInFullscreen }

    // MARK: Films and sounds, of which pages have none here

    public func requestMediaPlaybackState(completionHandler: @escaping @MainActor @Sendable (WKMediaPlaybackState) -> Void) {
        ServiceReply.sendInSession { [state = mediaState] in completionHandler(state) }
    }
    public func requestMediaPlaybackState() async -> WKMediaPlaybackState { mediaState }
    private var mediaState: WKMediaPlaybackState { isMediaSuspended ? .suspended : .none }
    public func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        isMediaSuspended = suspended
        ServiceReply.sendInSession { completionHandler?() }
    }
    public func setAllMediaPlaybackSuspended(_ suspended: Bool) async { isMediaSuspended = suspended }
    public func pauseAllMediaPlayback(completionHandler: (@MainActor @Sendable () -> Void)? = nil) { ServiceReply.sendInSession { completionHandler?() } }
    public func pauseAllMediaPlayback() async {}
    public func closeAllMediaPresentations(completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        ServiceReply.sendInSession { completionHandler?() }
    }
    public func closeAllMediaPresentations() async {}

    /// Pages neither hear nor see here.
    public var cameraCaptureState: WKMediaCaptureState { .none }
    public var microphoneCaptureState: WKMediaCaptureState { .none }
    public func setCameraCaptureState(_ state: WKMediaCaptureState, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        ServiceReply.sendInSession { completionHandler?() }
    }
    public func setCameraCaptureState(_ state: WKMediaCaptureState) async {}
    public func setMicrophoneCaptureState(_ state: WKMediaCaptureState, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        ServiceReply.sendInSession { completionHandler?() }
    }
    public func setMicrophoneCaptureState(_ state: WKMediaCaptureState) async {}

    // MARK: Script, which fails

    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        ServiceReply.sendInSession { completionHandler?(.failure(WKError(.javaScriptExceptionOccurred))) }
    }
    public func evaluateJavaScript(_ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld) async throws -> Any? {
        throw WKError(.javaScriptExceptionOccurred)
    }
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        ServiceReply.sendInSession { completionHandler?(.failure(WKError(.javaScriptExceptionOccurred))) }
    }
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? {
        throw WKError(.javaScriptExceptionOccurred)
    }

    // MARK: Loading

    @discardableResult public func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation {
        guard let url = request.url, url.isFileURL else { return WKNavigation() }
        return loadFileURL(url, allowingReadAccessTo: readAccessURL) ?? WKNavigation()
    }
    @discardableResult public func loadSimulatedRequest(_ request: URLRequest, response: URLResponse, responseData data: Data) -> WKNavigation {
        guard let url = request.url else { return WKNavigation() }
        return load(data, mimeType: response.mimeType ?? "text/html", characterEncodingName: response.textEncodingName ?? "utf-8", baseURL: url)
            ?? WKNavigation()
    }

    /// Nothing smaller or larger than the view is laid out here.
    public func setMinimumViewportInset(_ minimumViewportInset: UIEdgeInsets, maximumViewportInset: UIEdgeInsets) {
        viewportInsets = (minimumViewportInset, maximumViewportInset)
    }
    public var minimumViewportInset: UIEdgeInsets { viewportInsets.minimum }
    public var maximumViewportInset: UIEdgeInsets { viewportInsets.maximum }

    /// Fails: a page of words is no archive.
    public func createWebArchiveData(completionHandler: @escaping @MainActor @Sendable (Result<Data, any Error>) -> Void) {
        ServiceReply.sendInSession { completionHandler(.failure(WKError(.unknown))) }
    }

    public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage { picture(configuration) }

    /// The part that is asked for, in the width that is asked for.
    func picture(_ configuration: WKSnapshotConfiguration?) -> UIImage {
        let part = PagePicture.part(configuration?.rect ?? .null, of: bounds), width = configuration?.snapshotWidth.map { CGFloat($0.doubleValue) }
        let size = PagePicture.size(of: part, width: width)
        return UIGraphicsImageRenderer(size: size).image { [layer] in
            $0.cgContext.scaleBy(x: size.width / max(part.width, 1), y: size.height / max(part.height, 1))
            $0.cgContext.translateBy(x: -part.minX, y: -part.minY)
            layer.render(in: $0.cgContext)
        }
    }
}

/// Pictures of pages.
enum PagePicture {
    /// All of the view where nothing is asked for.
    static func part(_ wanted: CGRect, of bounds: CGRect) -> CGRect { wanted.isNull ? bounds : wanted }
    static func size(of part: CGRect, width: CGFloat?) -> CGSize {
        guard let width, width > 0, part.width > 0 else { return part.size }
        return CGSize(width: width, height: (part.height * width / part.width).rounded())
    }
}
