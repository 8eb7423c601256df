import Foundation
import ObjectRuntime
import UIKit

/// A push that an app sends to others. None can be sent.
open class PFPush: NSObject, NSCopying, @unchecked Sendable {
    private var channels: [String] = []
    private var content: [AnyHashable: Any] = [:]
    private var audience: PFQuery<PFObject>?
    private var expiration: Date?
    open var pushDate: Date?

    public override init() { super.init() }

    open func setChannel(_ channel: String?) { channels = channel.map { [$0] } ?? [] }
    open func setChannels(_ channels: [String]?) { self.channels = channels ?? [] }
    open func setQuery(_ query: PFQuery<PFObject>?) { audience = query }
    open func setMessage(_ message: String?) { content = message.map { ["alert": $0] } ?? [:] }
    open func setData(_ data: [AnyHashable: Any]?) { content = data ?? [:] }
    open func expire(at date: Date?) { expiration = date }
    open func expire(afterTimeInterval timeInterval: TimeInterval) { expiration = Date(timeIntervalSinceNow: timeInterval) }
    open func clearExpiration() { expiration = nil }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PFPush()
        (copy.channels, copy.content, copy.audience, copy.expiration, copy.pushDate) = (channels, content, audience, expiration, pushDate)
        return copy
    }

    // MARK: - Sending

    private class func refuse(_ block: PFBooleanResultBlock? = nil) -> BFTask<NSNumber> { ParseReply.flag(ParseErrors.noConnection, block) }

    @discardableResult
    open func sendInBackground() -> BFTask<NSNumber> { Self.refuse() }
    open func sendInBackground(block: PFBooleanResultBlock?) { _ = Self.refuse(block) }
    @discardableResult
    open func sendPushInBackground() -> BFTask<NSNumber> { Self.refuse() }
    open func sendPushInBackground(block: PFBooleanResultBlock?) { _ = Self.refuse(block) }
    open class func sendMessageToChannel(inBackground channel: String, withMessage message: String, block: PFBooleanResultBlock?) { _ = refuse(block) }
    open class func sendMessage(toQueryInBackground query: PFQuery<PFObject>, withMessage message: String, block: PFBooleanResultBlock?) {
        _ = refuse(block)
    }
    open class func sendDataToChannel(inBackground channel: String, withData data: [AnyHashable: Any], block: PFBooleanResultBlock?) { _ = refuse(block) }
    open class func sendData(toQueryInBackground query: PFQuery<PFObject>, withData data: [AnyHashable: Any], block: PFBooleanResultBlock?) {
        _ = refuse(block)
    }

    /// Shows the message of a push that came while the app runs.
    open class func handle(_ userInfo: [AnyHashable: Any]?) {
        let aps = userInfo?["aps"] as? [AnyHashable: Any]
        guard let message = aps?["alert"] as? String ?? (aps?["alert"] as? [AnyHashable: Any])?["body"] as? String else { return }
        ServiceReply.sendOnMain {
            let alert = UIAlertController(title: Bundle.main.infoDictionary?["CFBundleName"] as? String, message: message, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: SystemText.localized("Close"), style: .default))
            var top: UIViewController? = UIApplication.shared.windows.first { $0.isKeyWindow }?.rootViewController
            while let next = top?.presentedViewController { top = next }
            top?.present(alert, animated: true)
        }
    }

    // MARK: - Channels

    open class func storeDeviceToken(_ deviceToken: Any) {
        let installation: PFInstallation = ParseState.current.currentInstallation
        if let data = deviceToken as? Data { installation.setDeviceTokenFrom(data) } else { installation.deviceToken = deviceToken as? String }
    }
    open class func getSubscribedChannelsInBackground(block: @escaping PFSetResultBlock) { ParseReply.send { block(nil, ParseErrors.noConnection) } }
    @discardableResult
    open class func subscribeToChannel(inBackground channel: String) -> BFTask<NSNumber> { refuse() }
    open class func subscribeToChannel(inBackground channel: String, block: PFBooleanResultBlock?) { _ = refuse(block) }
    @discardableResult
    open class func unsubscribeFromChannel(inBackground channel: String) -> BFTask<NSNumber> { refuse() }
    open class func unsubscribeFromChannel(inBackground channel: String, block: PFBooleanResultBlock?) { _ = refuse(block) }
}
