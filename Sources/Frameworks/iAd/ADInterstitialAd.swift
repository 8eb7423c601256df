public enum ADInterstitialPresentationPolicy: Int, Sendable { case none = 0, automatic, manual }

/// Hears of an advertisement that fills the screen. Without an implementation of its own each of them does nothing.
@preconcurrency @MainActor public protocol ADInterstitialAdDelegate: NSObjectProtocol {
    func interstitialAdDidUnload(_ interstitialAd: ADInterstitialAd!)
    func interstitialAd(_ interstitialAd: ADInterstitialAd!, didFailWithError error: (any Error)!)
    func interstitialAdWillLoad(_ interstitialAd: ADInterstitialAd!)
    func interstitialAdDidLoad(_ interstitialAd: ADInterstitialAd!)
    func interstitialAdActionShouldBegin(_ interstitialAd: ADInterstitialAd!, willLeaveApplication willLeave: Bool) -> Bool
    func interstitialAdActionDidFinish(_ interstitialAd: ADInterstitialAd!)
}
extension ADInterstitialAdDelegate {
    public func interstitialAdDidUnload(_ interstitialAd: ADInterstitialAd!) {}
    public func interstitialAd(_ interstitialAd: ADInterstitialAd!, didFailWithError error: (any Error)!) {}
    public func interstitialAdWillLoad(_ interstitialAd: ADInterstitialAd!) {}
    public func interstitialAdDidLoad(_ interstitialAd: ADInterstitialAd!) {}
    public func interstitialAdActionShouldBegin(_ interstitialAd: ADInterstitialAd!, willLeaveApplication willLeave: Bool) -> Bool { true }
    public func interstitialAdActionDidFinish(_ interstitialAd: ADInterstitialAd!) {}
}

/// An advertisement that fills the screen. None is loaded.
@preconcurrency @MainActor open class ADInterstitialAd: NSObject {
    public override init() {
        super.init()
        ServiceReply.sendOnMain { [weak self] in
            guard let self, let delegate else { return }
            delegate.interstitialAd(self, didFailWithError: ADError(.inventoryUnavailable))
        }
    }
    /// Hears of `ADError.inventoryUnavailable` soon after the advertisement is made.
    open weak var delegate: (any ADInterstitialAdDelegate)!
    /// False.
    open var isLoaded: Bool { false }
    open var isActionInProgress: Bool { false }
    open func cancelAction() {}
    /// False: there is nothing to show.
    @discardableResult open func present(in containerView: UIView!) -> Bool { false }
}

extension UIViewController {
    // Addresses that nothing else has: types' own.
    private static var bannerKey: UnsafeRawPointer { UnsafeRawPointer(bitPattern: Int(bitPattern: ObjectIdentifier(ADBannerView.self)))! }
    private static var policyKey: UnsafeRawPointer { UnsafeRawPointer(bitPattern: Int(bitPattern: ObjectIdentifier(ADInterstitialAd.self)))! }

    /// Whether a banner may stand below the view. None is loaded, so that the view stays as it is.
    public var canDisplayBannerAds: Bool {
        get { objc_getAssociatedObject(self, Self.bannerKey) as? Bool ?? false }
        set { objc_setAssociatedObject(self, Self.bannerKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
    /// The view without its banner.
    public var originalContentView: UIView! { view }
    public var isDisplayingBannerAd: Bool { false }
    public var isPresentingFullScreenAd: Bool { false }
    /// Default `none`.
    public var interstitialPresentationPolicy: ADInterstitialPresentationPolicy {
        get { objc_getAssociatedObject(self, Self.policyKey) as? ADInterstitialPresentationPolicy ?? .none }
        set { objc_setAssociatedObject(self, Self.policyKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
    public class func prepareInterstitialAds() {}
    @discardableResult public func requestInterstitialAdPresentation() -> Bool { false }
    public var shouldPresentInterstitialAd: Bool { false }
}
