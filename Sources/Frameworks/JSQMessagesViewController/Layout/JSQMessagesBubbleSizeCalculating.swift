import UIKit

/// Decides on the sizes of bubbles.
@preconcurrency @MainActor public protocol JSQMessagesBubbleSizeCalculating: NSObjectProtocol {
    /// The size of a message's bubble, in points, without avatar and labels.
    func messageBubbleSize(
        for messageData: (any JSQMessageData)!, at indexPath: IndexPath!, with layout: JSQMessagesCollectionViewFlowLayout!
    ) -> CGSize
    /// Sizes that are kept no longer count.
    func prepare(forResetting layout: JSQMessagesCollectionViewFlowLayout!)
}
