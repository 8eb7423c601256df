import UIKit

/// A word that posts are found by.
open class Hashtag: NSObject, @unchecked Sendable {
    public let stringRepresentation: String
    public init(_ string: String) {
        stringRepresentation = string
        super.init()
    }
    /// Whether it is a # and letters, digits and lines.
    open var isValid: Bool {
        stringRepresentation.hasPrefix("#") && stringRepresentation.count > 1
            && stringRepresentation.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    open override var description: String { isValid ? stringRepresentation : "Invalid hashtag '\(stringRepresentation)'" }
    open override func isEqual(_ object: Any?) -> Bool { (object as? Hashtag)?.stringRepresentation == stringRepresentation }
    open override var hash: Int { stringRepresentation.hashValue }
}

/// Whatever may be shared.
public protocol SharingContent: NSObjectProtocol {
    var contentURL: URL? { get set }
    var hashtag: Hashtag? { get set }
    var peopleIDs: [String] { get set }
    var placeID: String? { get set }
    var ref: String? { get set }
    var pageID: String? { get set }
    var shareUUID: String? { get }
}

/// The parts that all content has.
open class ShareContentBase: NSObject, SharingContent {
    open var contentURL: URL?
    open var hashtag: Hashtag?
    open var peopleIDs: [String] = []
    open var placeID: String?
    open var ref: String?
    open var pageID: String?
    public let shareUUID: String? = UUID().uuidString
    public override init() { super.init() }
}

open class ShareLinkContent: ShareContentBase {
    open var quote: String?
}

public protocol ShareMedia {}

open class SharePhoto: NSObject, ShareMedia {
    open var image: UIImage?
    open var imageURL: URL?
    open var isUserGenerated = false
    open var caption: String?
    public override init() { super.init() }
    public init(image: UIImage, isUserGenerated: Bool) {
        (self.image, self.isUserGenerated) = (image, isUserGenerated)
        super.init()
    }
    public init(image: UIImage, userGenerated: Bool) {
        (self.image, isUserGenerated) = (image, userGenerated)
        super.init()
    }
    public init(imageURL: URL, isUserGenerated: Bool) {
        (self.imageURL, self.isUserGenerated) = (imageURL, isUserGenerated)
        super.init()
    }
}

open class SharePhotoContent: ShareContentBase {
    open var photos: [SharePhoto] = []
}

open class ShareVideo: NSObject, ShareMedia {
    open var data: Data?
    open var videoURL: URL?
    open var previewPhoto: SharePhoto?
    public override init() { super.init() }
    public init(videoURL: URL, previewPhoto: SharePhoto? = nil) {
        (self.videoURL, self.previewPhoto) = (videoURL, previewPhoto)
        super.init()
    }
    public init(data: Data, previewPhoto: SharePhoto? = nil) {
        (self.data, self.previewPhoto) = (data, previewPhoto)
        super.init()
    }
}

open class ShareVideoContent: ShareContentBase {
    open var video = ShareVideo()
}

open class ShareMediaContent: ShareContentBase {
    open var media: [any ShareMedia] = []
}
