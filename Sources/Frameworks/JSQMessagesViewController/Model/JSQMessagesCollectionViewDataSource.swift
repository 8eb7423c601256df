import UIKit

/// Gives the messages, their bubbles and senders. A messages view controller is its own.
@preconcurrency @MainActor public protocol JSQMessagesCollectionViewDataSource: UICollectionViewDataSource {
    /// The name of whoever uses the app.
    func senderDisplayName() -> String!
    /// Whoever uses the app. Messages of this sender are outgoing ones.
    func senderId() -> String!
    func collectionView(_ collectionView: JSQMessagesCollectionView!, messageDataForItemAt indexPath: IndexPath!) -> (any JSQMessageData)!
    /// A message was deleted by its menu: the data source takes it away.
    func collectionView(_ collectionView: JSQMessagesCollectionView!, didDeleteMessageAt indexPath: IndexPath!)
    /// Nil for no bubble.
    func collectionView(
        _ collectionView: JSQMessagesCollectionView!, messageBubbleImageDataForItemAt indexPath: IndexPath!
    ) -> (any JSQMessageBubbleImageDataSource)!
    /// Nil for no picture. Not asked where the layout's avatars are of size zero.
    func collectionView(
        _ collectionView: JSQMessagesCollectionView!, avatarImageDataForItemAt indexPath: IndexPath!
    ) -> (any JSQMessageAvatarImageDataSource)!
    /// The line over the whole message, often its date. Default nil.
    func collectionView(_ collectionView: JSQMessagesCollectionView!, attributedTextForCellTopLabelAt indexPath: IndexPath!) -> NSAttributedString!
    /// The line over the bubble, often its sender. Default nil.
    func collectionView(
        _ collectionView: JSQMessagesCollectionView!, attributedTextForMessageBubbleTopLabelAt indexPath: IndexPath!
    ) -> NSAttributedString!
    /// The line below the message. Default nil.
    func collectionView(_ collectionView: JSQMessagesCollectionView!, attributedTextForCellBottomLabelAt indexPath: IndexPath!) -> NSAttributedString!
}

extension JSQMessagesCollectionViewDataSource {
    public func collectionView(
        _ collectionView: JSQMessagesCollectionView!, attributedTextForCellTopLabelAt indexPath: IndexPath!
    ) -> NSAttributedString! { nil }
    public func collectionView(
        _ collectionView: JSQMessagesCollectionView!, attributedTextForMessageBubbleTopLabelAt indexPath: IndexPath!
    ) -> NSAttributedString! { nil }
    public func collectionView(
        _ collectionView: JSQMessagesCollectionView!, attributedTextForCellBottomLabelAt indexPath: IndexPath!
    ) -> NSAttributedString! { nil }
}
