import UIKit

/// The pictures of a sender.
@preconcurrency @MainActor public protocol JSQMessageAvatarImageDataSource: NSObjectProtocol {
    /// Nil while it is not there yet: the placeholder is shown.
    func avatarImage() -> UIImage!
    /// Shown while the message is pressed or selected.
    func avatarHighlightedImage() -> UIImage!
    func avatarPlaceholderImage() -> UIImage!
}
