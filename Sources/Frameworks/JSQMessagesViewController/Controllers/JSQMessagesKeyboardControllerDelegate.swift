import UIKit

/// Posted inside the animation in which the keyboard moves, by a keyboard controller.
public let JSQMessagesKeyboardControllerNotificationKeyboardDidChangeFrame: String! =
    "JSQMessagesKeyboardControllerNotificationKeyboardDidChangeFrame"
/// The keyboard's frame, an `NSValue`, in the user info of that notification.
public let JSQMessagesKeyboardControllerUserInfoKeyKeyboardDidChangeFrame: String! =
    "JSQMessagesKeyboardControllerUserInfoKeyKeyboardDidChangeFrame"

/// Hears of the keyboard's frame. A messages view controller is its keyboard controller's.
@preconcurrency @MainActor public protocol JSQMessagesKeyboardControllerDelegate: NSObjectProtocol {
    /// Called inside the animation in which the keyboard moves.
    ///
    /// - Parameter keyboardFrame: in the coordinates of the context view.
    func keyboardController(_ keyboardController: JSQMessagesKeyboardController!, keyboardDidChangeFrame keyboardFrame: CGRect)
}
