import UIKit

/// Hears of what is done with a message. A messages collection view is its cells'.
@preconcurrency @MainActor public protocol JSQMessagesCollectionViewCellDelegate: NSObjectProtocol {
    func messagesCollectionViewCellDidTapAvatar(_ cell: JSQMessagesCollectionViewCell!)
    func messagesCollectionViewCellDidTapMessageBubble(_ cell: JSQMessagesCollectionViewCell!)
    /// A tap beside avatar and bubble.
    ///
    /// - Parameter position: in the cell's coordinates.
    func messagesCollectionViewCellDidTap(_ cell: JSQMessagesCollectionViewCell!, atPosition position: CGPoint)
    /// An action of the message's menu that is none of the system's.
    func messagesCollectionViewCell(_ cell: JSQMessagesCollectionViewCell!, didPerformAction action: Selector!, withSender sender: Any!)
}
