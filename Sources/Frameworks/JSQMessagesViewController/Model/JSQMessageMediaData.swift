import UIKit

/// The picture, film, sound or place of a message.
@preconcurrency @MainActor public protocol JSQMessageMediaData: NSObjectProtocol {
    /// Shown in the bubble. Nil while it is not there yet: the placeholder is shown.
    func mediaView() -> UIView!
    /// The bubble's size, in points.
    func mediaViewDisplaySize() -> CGSize
    func mediaPlaceholderView() -> UIView!
    /// Another number for other content.
    func mediaHash() -> UInt
}
