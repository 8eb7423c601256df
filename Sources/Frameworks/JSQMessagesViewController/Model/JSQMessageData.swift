import UIKit

/// One message of a chat, as the views ask for it. Of `text()` and `media()` a message has one.
public protocol JSQMessageData: NSObjectProtocol {
    /// Whose message it is. Those of the controller's own sender stand on the right.
    func senderId() -> String!
    func senderDisplayName() -> String!
    func date() -> Date!
    /// Whether `media()` is shown, in place of `text()`.
    func isMediaMessage() -> Bool
    /// Another number for messages of other content: the size of a bubble is kept by it.
    func messageHash() -> UInt
    /// Default nil.
    func text() -> String!
    /// Default nil.
    func media() -> (any JSQMessageMediaData)!
}

extension JSQMessageData {
    @_disfavoredOverload public func text() -> String! { nil }
    @_disfavoredOverload public func media() -> (any JSQMessageMediaData)! { nil }
}
