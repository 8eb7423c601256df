@_exported import QuinceUserNotifications
@_exported import UIKit

/// How an extension's media are played.
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable { case none = 0, `default`, overlay }

/// An extension's answer to an action of a notification.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable { case doNotDismiss = 0, dismiss, dismissAndForwardAction }

/// The controller by which an extension shows a notification. Notifications are not opened up here: nobody asks it.
@preconcurrency @MainActor public protocol UNNotificationContentExtension: NSObjectProtocol {
    func didReceive(_ notification: UNNotification)
    func didReceive(
        _ response: UNNotificationResponse, completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) throws(Unimplemented)
    var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
    var mediaPlayPauseButtonFrame: CGRect { get }
    var mediaPlayPauseButtonTintColor: UIColor { get }
    func mediaPlay() throws(Unimplemented)
    func mediaPause() throws(Unimplemented)
}

extension UNNotificationContentExtension {
    public func didReceive(
        _ response: UNNotificationResponse, completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("didReceive:completionHandler:", on: self, [response, completion])
    }
    public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType {
        ObjCRuntime.optionalProperty("mediaPlayPauseButtonType", of: self) ?? .none
    }
    public var mediaPlayPauseButtonFrame: CGRect { ObjCRuntime.optionalProperty("mediaPlayPauseButtonFrame", of: self) ?? .zero }
    public var mediaPlayPauseButtonTintColor: UIColor { ObjCRuntime.optionalProperty("mediaPlayPauseButtonTintColor", of: self) ?? .systemBlue }
    public func mediaPlay() throws(Unimplemented) { try ObjCRuntime.invokeOptional("mediaPlay", on: self, []) }
    public func mediaPause() throws(Unimplemented) { try ObjCRuntime.invokeOptional("mediaPause", on: self, []) }
}

/// Requests to the host, which there is none of.
extension NSExtensionContext {
    public func performNotificationDefaultAction() {}
    public func dismissNotificationContentExtension() {}
    public func mediaPlayingStarted() {}
    public func mediaPlayingPaused() {}
}
