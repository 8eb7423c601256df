import UIKit

/// The message of somebody else: its bubble is on the left.
@preconcurrency @MainActor open class JSQMessagesCollectionViewCellIncoming: JSQMessagesCollectionViewCell {
    override class func made() -> JSQMessagesCollectionViewCell { JSQMessagesCollectionViewCellIncoming(frame: MessageCellSize.frame) }
    override var side: NSTextAlignment { .left }
}
