@_exported import UIKit

public let ADErrorDomain = "ADErrorDomain"
public enum ADAdType: Int, Sendable { case banner = 0, mediumRectangle }

/// Why there is no advertisement.
public struct ADError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 0, serverFailure, loadingThrottled, inventoryUnavailable, configurationError, bannerVisibleWithoutContent, applicationInactive
        case adUnloaded, assetLoadFailure
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { ADErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// Hears of a banner. Without an implementation of its own each of them does nothing.
@preconcurrency @MainActor public protocol ADBannerViewDelegate: NSObjectProtocol {
    func bannerViewWillLoadAd(_ banner: ADBannerView!)
    func bannerViewDidLoadAd(_ banner: ADBannerView!)
    func bannerView(_ banner: ADBannerView!, didFailToReceiveAdWithError error: (any Error)!)
    func bannerViewActionShouldBegin(_ banner: ADBannerView!, willLeaveApplication willLeave: Bool) -> Bool
    func bannerViewActionDidFinish(_ banner: ADBannerView!)
}
extension ADBannerViewDelegate {
    public func bannerViewWillLoadAd(_ banner: ADBannerView!) {}
    public func bannerViewDidLoadAd(_ banner: ADBannerView!) {}
    public func bannerView(_ banner: ADBannerView!, didFailToReceiveAdWithError error: (any Error)!) {}
    public func bannerViewActionShouldBegin(_ banner: ADBannerView!, willLeaveApplication willLeave: Bool) -> Bool { true }
    public func bannerViewActionDidFinish(_ banner: ADBannerView!) {}
}

/// A banner of Apple's advertisements, which ended in 2016: none is loaded.
@preconcurrency @MainActor open class ADBannerView: UIView {
    public init!(adType type: ADAdType) {
        adType = type
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: type)))
        ask()
    }
    public override init(frame: CGRect) {
        adType = .banner
        super.init(frame: frame)
        ask()
    }
    public required init?(coder: NSCoder) {
        adType = .banner
        super.init(coder: coder)
        ask()
    }
    public let adType: ADAdType
    /// Hears of `ADError.inventoryUnavailable` soon after the banner is made.
    open weak var delegate: (any ADBannerViewDelegate)!
    /// False.
    open var isBannerLoaded: Bool { false }
    open var isBannerViewActionInProgress: Bool { false }
    open func cancelBannerViewAction() {}
    open var advertisingSection: String!

    private static func size(of type: ADAdType) -> CGSize {
        switch type {
        case .banner: CGSize(width: UIScreen.main.bounds.width, height: UIDevice.current.userInterfaceIdiom == .pad ? 66 : 50)
        case .mediumRectangle: CGSize(width: 300, height: 250)
        }
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        adType == .banner ? CGSize(width: size.width > 0 ? size.width : bounds.width, height: Self.size(of: .banner).height) : Self.size(of: adType)
    }
    open override var intrinsicContentSize: CGSize { Self.size(of: adType) }

    private func ask() {
        ServiceReply.sendOnMain { [weak self] in
            guard let self, let delegate else { return }
            delegate.bannerView(self, didFailToReceiveAdWithError: ADError(.inventoryUnavailable))
        }
    }
}
