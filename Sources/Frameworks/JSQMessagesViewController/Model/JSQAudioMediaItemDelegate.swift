import QuinceAVFoundation
import UIKit

/// Hears that a sound changed the session's category, as it began to play.
@preconcurrency @MainActor public protocol JSQAudioMediaItemDelegate: NSObjectProtocol {
    /// - Parameters:
    ///   - category: the one before.
    ///   - options: those before.
    ///   - error: why it could not be changed; nil where it was.
    func audioMediaItem(
        _ audioMediaItem: JSQAudioMediaItem, didChangeAudioCategory category: String, options: AVAudioSession.CategoryOptions, error: (any Error)?)
}
