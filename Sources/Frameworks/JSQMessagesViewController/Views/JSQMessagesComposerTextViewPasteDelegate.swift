import UIKit

/// Decides on what is pasted into the text that is written.
@preconcurrency @MainActor public protocol JSQMessagesComposerTextViewPasteDelegate: NSObjectProtocol {
    /// False where the app has taken what is on the pasteboard itself.
    func composerTextView(_ textView: JSQMessagesComposerTextView!, shouldPasteWithSender sender: Any!) -> Bool
}
