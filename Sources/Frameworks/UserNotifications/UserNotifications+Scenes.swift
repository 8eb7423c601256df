import UIKit

extension UNNotificationResponse {
    /// The scene that shows what the notification is about: the one in front.
    @MainActor public var targetScene: UIScene? {
        let scenes: [UIScene] = UIApplication.shared.connectedScenes.filter { $0.activationState != .unattached }
        return scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
    }
}

extension UIScene.ConnectionOptions {
    /// The answer to a notification that connected the scene; nil: here they come while a scene is connected.
    public var notificationResponse: UNNotificationResponse? { nil }
}
