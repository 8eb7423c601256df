import UIKit

/// A message of whoever uses the app: its bubble is on the right.
@preconcurrency @MainActor open class JSQMessagesCollectionViewCellOutgoing: JSQMessagesCollectionViewCell {
    override class func made() -> JSQMessagesCollectionViewCell { JSQMessagesCollectionViewCellOutgoing(frame: MessageCellSize.frame) }
    override var side: NSTextAlignment { .right }
}
