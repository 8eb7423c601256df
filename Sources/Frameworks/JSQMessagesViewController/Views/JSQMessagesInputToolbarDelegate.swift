import UIKit

/// Hears of the input toolbar's buttons. A messages view controller is its toolbar's.
@preconcurrency @MainActor public protocol JSQMessagesInputToolbarDelegate: UIToolbarDelegate {
    func messagesInputToolbar(_ toolbar: JSQMessagesInputToolbar!, didPressRightBarButton sender: UIButton!)
    func messagesInputToolbar(_ toolbar: JSQMessagesInputToolbar!, didPressLeftBarButton sender: UIButton!)
}
