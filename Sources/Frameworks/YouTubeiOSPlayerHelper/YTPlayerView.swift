import QuinceWebKit
@_exported import UIKit

public enum YTPlayerState: Int, Sendable {
    case unstarted = 0, ended, playing, paused, buffering, cued, unknown
}

public enum YTPlaybackQuality: Int, Sendable {
    case small = 0, medium, large, HD720, HD1080, highRes, auto, `default`, unknown
}

public enum YTPlayerError: Int, Sendable {
    case invalidParam = 0, html5Error, videoNotFound, notEmbeddable, unknown
}

/// Hears of the player. Without a network it never becomes ready.
@preconcurrency @MainActor public protocol YTPlayerViewDelegate: NSObjectProtocol {
    func playerViewDidBecomeReady(_ playerView: YTPlayerView)
    func playerView(_ playerView: YTPlayerView, didChangeTo state: YTPlayerState)
    func playerView(_ playerView: YTPlayerView, didChangeTo quality: YTPlaybackQuality)
    func playerView(_ playerView: YTPlayerView, receivedError error: YTPlayerError)
    func playerView(_ playerView: YTPlayerView, didPlayTime playTime: Float)
    /// The colour behind the player until it is there. Default: clear.
    func playerViewPreferredWebViewBackgroundColor(_ playerView: YTPlayerView) -> UIColor
    /// A view that covers the player until it is there.
    func playerViewPreferredInitialLoading(_ playerView: YTPlayerView) -> UIView?
    /// The player's page cannot be loaded.
    func playerViewIframeAPIDidFailed(toLoad playerView: YTPlayerView)
}

extension YTPlayerViewDelegate {
    public func playerViewDidBecomeReady(_ playerView: YTPlayerView) {}
    public func playerView(_ playerView: YTPlayerView, didChangeTo state: YTPlayerState) {}
    public func playerView(_ playerView: YTPlayerView, didChangeTo quality: YTPlaybackQuality) {}
    public func playerView(_ playerView: YTPlayerView, receivedError error: YTPlayerError) {}
    public func playerView(_ playerView: YTPlayerView, didPlayTime playTime: Float) {}
    public func playerViewPreferredWebViewBackgroundColor(_ playerView: YTPlayerView) -> UIColor { .clear }
    public func playerViewPreferredInitialLoading(_ playerView: YTPlayerView) -> UIView? { nil }
    public func playerViewIframeAPIDidFailed(toLoad playerView: YTPlayerView) {}
}

/// A view for a film of YouTube's, in a web view.
///
/// Answers only: the page that plays films is the service's and cannot be reached, which the delegate hears a turn of the main queue after a film was asked
/// for, as the library tells it. What plays nothing is in the state `unstarted`; commands to it are for nothing.
@preconcurrency @MainActor open class YTPlayerView: UIView {
    /// The view that the page would be shown in, once a film was asked for.
    open private(set) var webView: WKWebView?
    open weak var delegate: (any YTPlayerViewDelegate)?
    private weak var loadingView: UIView?
    /// The films that were asked for, the first of which would play.
    private var films: [String] = []
    private var attempt = 0

    // MARK: - Loading

    @discardableResult open func load(withVideoId videoId: String) -> Bool { load(withVideoId: videoId, playerVars: nil) }

    @discardableResult open func load(withVideoId videoId: String, playerVars: [AnyHashable: Any]?) -> Bool {
        load(withPlayerParams: ["videoId": videoId, "playerVars": playerVars ?? [:]])
    }

    @discardableResult open func load(withPlaylistId playlistId: String) -> Bool { load(withPlaylistId: playlistId, playerVars: nil) }

    @discardableResult open func load(withPlaylistId playlistId: String, playerVars: [AnyHashable: Any]?) -> Bool {
        let list: [AnyHashable: Any] = ["listType": "playlist", "list": playlistId]
        return load(withPlayerParams: ["playerVars": list.merging(playerVars ?? [:]) { old, _ in old }])
    }

    /// Begins to load the player. Returns whether the parameters can be given to it, which is so for those that JSON has.
    @discardableResult open func load(withPlayerParams params: [AnyHashable: Any]?) -> Bool {
        guard JSONSerialization.isValidJSONObject(params ?? [:]) else { return false }
        films = (params?["videoId"] as? String).map { [$0] } ?? []
        showPage()
        return true
    }

    private func showPage() {
        webView?.removeFromSuperview()
        let web = WKWebView(frame: bounds)
        web.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        web.isOpaque = false
        web.backgroundColor = delegate?.playerViewPreferredWebViewBackgroundColor(self) ?? .clear
        addSubview(web)
        webView = web
        loadingView?.removeFromSuperview()
        if let cover = delegate?.playerViewPreferredInitialLoading(self) {
            cover.frame = bounds
            cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(cover)
            loadingView = cover
        }
        attempt += 1
        let mine: Int = attempt
        DispatchQueue.main.async { [weak self] in
            guard let self, self.attempt == mine else { return }
            self.loadingView?.removeFromSuperview()
            self.delegate?.playerViewIframeAPIDidFailed(toLoad: self)
        }
    }

    open func removeWebView() {
        webView?.removeFromSuperview()
        webView = nil
    }

    // MARK: - Playing

    open func playVideo() {}
    open func pauseVideo() {}
    open func stopVideo() {}
    open func seek(toSeconds seekToSeconds: Float, allowSeekAhead: Bool) {}
    open func nextVideo() {}
    open func previousVideo() {}
    open func playVideo(at index: Int32) {}
    open func setLoop(_ loop: Bool) {}
    open func setShuffle(_ shuffle: Bool) {}
    open func setPlaybackRate(_ suggestedRate: Float) {}

    // MARK: - Other films

    open func cueVideo(byId videoId: String, startSeconds: Float) { films = [videoId] }
    open func cueVideo(byId videoId: String, startSeconds: Float, endSeconds: Float) { films = [videoId] }
    open func loadVideo(byId videoId: String, startSeconds: Float) { films = [videoId] }
    open func loadVideo(byId videoId: String, startSeconds: Float, endSeconds: Float) { films = [videoId] }
    open func cueVideo(byURL videoURL: String, startSeconds: Float) { films = [Self.identifier(in: videoURL)] }
    open func loadVideo(byURL videoURL: String, startSeconds: Float) { films = [Self.identifier(in: videoURL)] }
    open func cuePlaylist(byPlaylistId playlistId: String, index: Int32, startSeconds: Float) { films = [] }
    open func loadPlaylist(byPlaylistId playlistId: String, index: Int32, startSeconds: Float) { films = [] }
    open func cuePlaylist(byVideos videoIds: [Any], index: Int32, startSeconds: Float) { films = videoIds.compactMap { $0 as? String } }
    open func loadPlaylist(byVideos videoIds: [Any], index: Int32, startSeconds: Float) { films = videoIds.compactMap { $0 as? String } }

    private static func identifier(in address: String) -> String {
        let parts = URLComponents(string: address)
        return parts?.queryItems?.first { $0.name == "v" }?.value ?? parts?.path.split(separator: "/").last.map(String.init) ?? ""
    }

    // MARK: - The player's answers

    /// Answers as the page would, a turn of the main queue later.
    private func answer<Value: Sendable>(_ value: Value, to completion: (@MainActor (Value, (any Error)?) -> Void)?) {
        guard let completion else { return }
        DispatchQueue.main.async { completion(value, nil) }
    }

    open func playerState(_ completionHandler: (@MainActor (YTPlayerState, (any Error)?) -> Void)?) { answer(.unstarted, to: completionHandler) }
    open func currentTime(_ completionHandler: (@MainActor (Float, (any Error)?) -> Void)?) { answer(0, to: completionHandler) }
    open func duration(_ completionHandler: (@MainActor (Double, (any Error)?) -> Void)?) { answer(0, to: completionHandler) }
    open func playbackRate(_ completionHandler: (@MainActor (Float, (any Error)?) -> Void)?) { answer(1, to: completionHandler) }
    open func videoLoadedFraction(_ completionHandler: (@MainActor (Float, (any Error)?) -> Void)?) { answer(0, to: completionHandler) }
    open func playlistIndex(_ completionHandler: (@MainActor (Int32, (any Error)?) -> Void)?) { answer(-1, to: completionHandler) }

    /// The address of the film that was asked for.
    open func videoUrl(_ completionHandler: (@MainActor (URL?, (any Error)?) -> Void)?) {
        answer(films.first.flatMap { URL(string: "https://www.youtube.com/watch?v=\($0)") }, to: completionHandler)
    }
}
