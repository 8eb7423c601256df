public let MSStickersErrorDomain = "com.apple.messages.stickers-error"
public let MSMessagesErrorDomain = "com.apple.messages.messages-error"

public enum MSMessageErrorCode: Int, Sendable {
    case unknown = -1, fileNotFound = 1, fileUnreadable, improperFileType, improperFileURL, stickerFileImproperFileAttributes
    case stickerFileImproperFileSize, stickerFileImproperFileFormat, urlExceedsMaxSize, sendWithoutRecentInteraction, sendWhileNotVisible
    case apiUnavailableInPresentationContext

    var error: NSError { NSError(domain: MSMessagesErrorDomain, code: rawValue) }
}

/// A conversation. There is none, so that nothing can be put into one.
open class MSConversation: NSObject, @unchecked Sendable {
    public let localParticipantIdentifier = UUID()
    open var remoteParticipantIdentifiers: [UUID] { [] }
    open var selectedMessage: MSMessage? { nil }
    override init() {}

    private func refuse(_ completion: (@Sendable ((any Error)?) -> Void)?) {
        guard let completion else { return }
        ServiceReply.send { completion(MSMessageErrorCode.sendWhileNotVisible.error) }
    }
    @preconcurrency open func insert(_ message: MSMessage, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { refuse(completionHandler) }
    @preconcurrency open func insert(_ sticker: MSSticker, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { refuse(completionHandler) }
    @preconcurrency open func insertText(_ text: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { refuse(completionHandler) }
    @preconcurrency open func insertAttachment(
        _ URL: URL, withAlternateFilename filename: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        refuse(completionHandler)
    }
    @preconcurrency open func send(_ message: MSMessage, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { refuse(completionHandler) }
    @preconcurrency open func send(_ sticker: MSSticker, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { refuse(completionHandler) }
    @preconcurrency open func sendText(_ text: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) { refuse(completionHandler) }
    @preconcurrency open func sendAttachment(
        _ URL: URL, withAlternateFilename filename: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        refuse(completionHandler)
    }
}

/// Messages that belong together: a later one takes an earlier one's place.
open class MSSession: NSObject, NSSecureCoding, @unchecked Sendable {
    private let identifier: UUID
    public override init() { identifier = UUID() }
    public class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "identifier"), let identifier = UUID(uuidString: text as String) else { return nil }
        self.identifier = identifier
    }
    open func encode(with coder: NSCoder) { coder.encode(identifier.uuidString as NSString, forKey: "identifier") }
    open override func isEqual(_ object: Any?) -> Bool { (object as? MSSession)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// A message of an extension's.
open class MSMessage: NSObject, NSCopying, @unchecked Sendable {
    public let session: MSSession?
    public let senderParticipantIdentifier = UUID()
    open var isPending: Bool { true }
    open var layout: MSMessageLayout?
    /// The content, as an address with its query.
    open var url: URL?
    open var shouldExpire = false
    open var accessibilityLabelText: String?
    open var summaryText: String?
    open var error: (any Error)?
    public override init() { session = nil }
    public init(session: MSSession) { self.session = session }
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = session.map { MSMessage(session: $0) } ?? MSMessage()
        (copy.layout, copy.url, copy.shouldExpire) = (layout, url, shouldExpire)
        (copy.accessibilityLabelText, copy.summaryText, copy.error) = (accessibilityLabelText, summaryText, error)
        return copy
    }
}

/// The looks of a message.
open class MSMessageLayout: NSObject, NSCopying, @unchecked Sendable {
    override init() {}
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
/// A picture or film with texts on it and under it.
open class MSMessageTemplateLayout: MSMessageLayout, @unchecked Sendable {
    open var caption: String?
    open var subcaption: String?
    open var trailingCaption: String?
    open var trailingSubcaption: String?
    open var image: UIImage?
    open var mediaFileURL: URL?
    open var imageTitle: String?
    open var imageSubtitle: String?
    public override init() { super.init() }
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = MSMessageTemplateLayout()
        (copy.caption, copy.subcaption, copy.trailingCaption, copy.trailingSubcaption) = (caption, subcaption, trailingCaption, trailingSubcaption)
        (copy.image, copy.mediaFileURL, copy.imageTitle, copy.imageSubtitle) = (image, mediaFileURL, imageTitle, imageSubtitle)
        return copy
    }
}
/// The extension's own interface, or another looks where that is not there.
open class MSMessageLiveLayout: MSMessageLayout, @unchecked Sendable {
    public let alternateLayout: MSMessageTemplateLayout
    public init(alternateLayout: MSMessageTemplateLayout) { self.alternateLayout = alternateLayout }
}
