import UIKit

/// The pictures of a message's bubble, which are stretched to its size.
@preconcurrency @MainActor public protocol JSQMessageBubbleImageDataSource: NSObjectProtocol {
    func messageBubbleImage() -> UIImage!
    /// Shown while the message is pressed or selected.
    func messageBubbleHighlightedImage() -> UIImage!
}
