import UIKit

/// Gives the heights of messages' labels, in points, and hears of taps. A messages view controller is its own.
@preconcurrency @MainActor public protocol JSQMessagesCollectionViewDelegateFlowLayout: UICollectionViewDelegateFlowLayout {
    /// Default 0.
    func collectionView(
        _ collectionView: JSQMessagesCollectionView!, layout collectionViewLayout: JSQMessagesCollectionViewFlowLayout!,
        heightForCellTopLabelAt indexPath: IndexPath!
    ) -> CGFloat
    /// Default 0.
    func collectionView(
        _ collectionView: JSQMessagesCollectionView!, layout collectionViewLayout: JSQMessagesCollectionViewFlowLayout!,
        heightForMessageBubbleTopLabelAt indexPath: IndexPath!
    ) -> CGFloat
    /// Default 0.
    func collectionView(
        _ collectionView: JSQMessagesCollectionView!, layout collectionViewLayout: JSQMessagesCollectionViewFlowLayout!,
        heightForCellBottomLabelAt indexPath: IndexPath!
    ) -> CGFloat
    func collectionView(_ collectionView: JSQMessagesCollectionView!, didTapAvatarImageView avatarImageView: UIImageView!, at indexPath: IndexPath!)
    func collectionView(_ collectionView: JSQMessagesCollectionView!, didTapMessageBubbleAt indexPath: IndexPath!)
    /// A tap beside avatar and bubble.
    ///
    /// - Parameter touchLocation: in the cell's coordinates.
    func collectionView(_ collectionView: JSQMessagesCollectionView!, didTapCellAt indexPath: IndexPath!, touchLocation: CGPoint)
    func collectionView(
        _ collectionView: JSQMessagesCollectionView!, header headerView: JSQMessagesLoadEarlierHeaderView!,
        didTapLoadEarlierMessagesButton sender: UIButton!)
}

extension JSQMessagesCollectionViewDelegateFlowLayout {
    public func collectionView(
        _ collectionView: JSQMessagesCollectionView!, layout collectionViewLayout: JSQMessagesCollectionViewFlowLayout!,
        heightForCellTopLabelAt indexPath: IndexPath!
    ) -> CGFloat { 0 }
    public func collectionView(
        _ collectionView: JSQMessagesCollectionView!, layout collectionViewLayout: JSQMessagesCollectionViewFlowLayout!,
        heightForMessageBubbleTopLabelAt indexPath: IndexPath!
    ) -> CGFloat { 0 }
    public func collectionView(
        _ collectionView: JSQMessagesCollectionView!, layout collectionViewLayout: JSQMessagesCollectionViewFlowLayout!,
        heightForCellBottomLabelAt indexPath: IndexPath!
    ) -> CGFloat { 0 }
    public func collectionView(
        _ collectionView: JSQMessagesCollectionView!, didTapAvatarImageView avatarImageView: UIImageView!, at indexPath: IndexPath!
    ) {}
    public func collectionView(_ collectionView: JSQMessagesCollectionView!, didTapMessageBubbleAt indexPath: IndexPath!) {}
    public func collectionView(_ collectionView: JSQMessagesCollectionView!, didTapCellAt indexPath: IndexPath!, touchLocation: CGPoint) {}
    public func collectionView(
        _ collectionView: JSQMessagesCollectionView!, header headerView: JSQMessagesLoadEarlierHeaderView!,
        didTapLoadEarlierMessagesButton sender: UIButton!
    ) {}
}
