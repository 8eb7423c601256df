import Foundation
import Testing

@testable import QuinceYouTubeiOSPlayerHelper

@Suite("YouTube's player", .serialized) @MainActor struct YTPlayerViewTests {
    private final class Delegate: NSObject, YTPlayerViewDelegate {
        var events: [String] = []
        let cover = UIView()
        func playerViewDidBecomeReady(_ playerView: YTPlayerView) { events.append("ready") }
        func playerViewPreferredInitialLoading(_ playerView: YTPlayerView) -> UIView? { cover }
        func playerViewPreferredWebViewBackgroundColor(_ playerView: YTPlayerView) -> UIColor { .black }
        func playerViewIframeAPIDidFailed(toLoad playerView: YTPlayerView) { events.append("failed") }
    }

    private func turn() async { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }

    @Test("its page cannot be loaded, which the delegate hears; the view for it is there meanwhile, with a cover") func failure() async {
        let view = YTPlayerView(frame: CGRect(x: 0, y: 0, width: 320, height: 180))
        let delegate = Delegate()
        view.delegate = delegate
        #expect(view.load(withVideoId: "M7lc1UVf-VE", playerVars: ["playsinline": 1]))
        #expect(view.webView?.frame == view.bounds && view.webView?.backgroundColor == .black && delegate.cover.superview === view)
        #expect(delegate.events.isEmpty)
        await turn()
        #expect(delegate.events == ["failed"] && delegate.cover.superview == nil)
        #expect(!view.load(withPlayerParams: ["playerVars": ["origin": Date()]]))
        view.removeWebView()
        #expect(view.webView == nil && view.subviews.isEmpty)
    }

    @Test("nothing plays, and the film that was asked for is known by its address") func answers() async {
        let view = YTPlayerView()
        view.loadVideo(byURL: "https://www.youtube.com/watch?v=abc&t=3", startSeconds: 0)
        view.playVideo()
        let state: YTPlayerState = await withCheckedContinuation { done in view.playerState { state, _ in done.resume(returning: state) } }
        let address: URL? = await withCheckedContinuation { done in view.videoUrl { url, _ in done.resume(returning: url) } }
        #expect(state == .unstarted && address == URL(string: "https://www.youtube.com/watch?v=abc"))
    }
}
