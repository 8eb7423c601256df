import QuinceiAd
import Testing
import UIKit

/// As apps of their time show Apple's advertisements.
@MainActor @Suite struct ADBannerViewTests {
    private final class Listener: NSObject, ADBannerViewDelegate {
        let end: @Sendable (any Error) -> Void
        init(_ end: @escaping @Sendable (any Error) -> Void) { self.end = end }
        func bannerView(_ banner: ADBannerView!, didFailToReceiveAdWithError error: (any Error)!) { end(error) }
    }

    @Test("a banner has its size and hears that there is nothing to show") func banners() async throws {
        let (errors, signal) = AsyncStream<any Error>.makeStream()
        let listener = Listener { signal.yield($0) }
        let banner: ADBannerView = try #require(ADBannerView(adType: .mediumRectangle))
        banner.delegate = listener
        #expect(banner.bounds.size == CGSize(width: 300, height: 250) && !banner.isBannerLoaded)
        var heard: (any Error)?
        for await error in errors {
            heard = error
            break
        }
        #expect((heard as? ADError)?.code == .inventoryUnavailable)
        withExtendedLifetime((listener, banner)) {}
    }

    @Test("a controller keeps what it was told, and shows none") func controllers() {
        let controller = UIViewController()
        #expect(!controller.canDisplayBannerAds && controller.interstitialPresentationPolicy == .none)
        controller.canDisplayBannerAds = true
        controller.interstitialPresentationPolicy = .manual
        #expect(controller.canDisplayBannerAds && controller.interstitialPresentationPolicy == .manual && !controller.isDisplayingBannerAd)
        #expect(!controller.requestInterstitialAdPresentation() && controller.originalContentView === controller.view)
    }
}
