import UIKit

/// A message with text or with media. It does not change.
open class JSQMessage: NSObject, JSQMessageData, NSCoding, NSCopying, @unchecked Sendable {
    open var senderId: String! { contents.senderId }
    open var senderDisplayName: String! { contents.name }
    open var date: Date! { contents.date }
    open var isMediaMessage: Bool { contents.isMedia }
    /// Nil of a message with media.
    open var text: String! { contents.text }
    /// Nil of a message with text.
    open var media: (any JSQMessageMediaData)! { contents.media }

    private struct Contents {
        var senderId: String
        var name: String
        var date: Date
        var isMedia: Bool
        var text: String?
        var media: (any JSQMessageMediaData)?
    }
    private let contents: Contents

    /// A message of this moment.
    public convenience init!(senderId: String!, displayName: String!, text: String!) {
        self.init(senderId: senderId, senderDisplayName: displayName, date: Date(), text: text)
    }

    public init!(senderId: String!, senderDisplayName: String!, date: Date!, text: String!) {
        guard let senderId, let senderDisplayName, let date, let text else { return nil }
        contents = Contents(senderId: senderId, name: senderDisplayName, date: date, isMedia: false, text: text)
        super.init()
    }

    /// A message of this moment.
    public convenience init!(senderId: String!, displayName: String!, media: (any JSQMessageMediaData)!) {
        self.init(senderId: senderId, senderDisplayName: displayName, date: Date(), media: media)
    }

    public init!(senderId: String!, senderDisplayName: String!, date: Date!, media: (any JSQMessageMediaData)!) {
        guard let senderId, let senderDisplayName, let date, let media else { return nil }
        contents = Contents(senderId: senderId, name: senderDisplayName, date: date, isMedia: true, media: media)
        super.init()
    }

    /// The same as `hash`.
    open func messageHash() -> UInt { UInt(bitPattern: hash) }

    // MARK: - The protocol's methods, which go by the names of the properties

    @_implements(JSQMessageData,senderId()) @_disfavoredOverload public final func __senderId() -> String! { senderId }
    @_implements(JSQMessageData,senderDisplayName()) @_disfavoredOverload public final func __senderDisplayName() -> String! { senderDisplayName }
    @_implements(JSQMessageData,date()) @_disfavoredOverload public final func __date() -> Date! { date }
    @_implements(JSQMessageData,isMediaMessage()) @_disfavoredOverload public final func __isMediaMessage() -> Bool { isMediaMessage }
    @_implements(JSQMessageData,text()) @_disfavoredOverload public final func __text() -> String! { text }
    @_implements(JSQMessageData,media()) @_disfavoredOverload public final func __media() -> (any JSQMessageMediaData)! { media }

    // MARK: - Values

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? JSQMessage else { return false }
        if other === self { return true }
        guard isMediaMessage == other.isMediaMessage, senderId == other.senderId, senderDisplayName == other.senderDisplayName, date == other.date else {
            return false
        }
        return isMediaMessage ? media?.isEqual(other.media) ?? false : text == other.text
    }

    /// Never below zero, as apps make an unsigned number of it.
    open override var hash: Int {
        let content: Int = isMediaMessage ? media?.hash ?? 0 : text?.hashValue ?? 0
        return ((senderId?.hashValue ?? 0) ^ (date?.hashValue ?? 0) ^ content) & Int.max
    }

    open override var description: String {
        let sender = "senderId=\(senderId ?? ""), senderDisplayName=\(senderDisplayName ?? ""), date=\(date.map { "\($0)" } ?? "")"
        return "<JSQMessage: \(sender), isMediaMessage=\(isMediaMessage), text=\(text ?? "(null)"), media=\(media.map { "\($0)" } ?? "(null)")>"
    }

    // MARK: - Coding and copying

    public required init?(coder: NSCoder) {
        guard let senderId = coder.decodeObject(forKey: "senderId") as? String, let name = coder.decodeObject(forKey: "senderDisplayName") as? String,
            let date = coder.decodeObject(forKey: "date") as? Date
        else { return nil }
        let media = coder.decodeObject(forKey: "media") as? any JSQMessageMediaData
        contents = Contents(
            senderId: senderId, name: name, date: date, isMedia: coder.decodeBool(forKey: "isMediaMessage"),
            text: coder.decodeObject(forKey: "text") as? String, media: media)
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(senderId, forKey: "senderId")
        coder.encode(senderDisplayName, forKey: "senderDisplayName")
        coder.encode(date, forKey: "date")
        coder.encode(isMediaMessage, forKey: "isMediaMessage")
        coder.encode(text, forKey: "text")
        if media is any NSCoding { coder.encode(media, forKey: "media") }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
