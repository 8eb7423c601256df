import UIKit

/// The pictures of a sender. A factory makes round ones.
@preconcurrency @MainActor open class JSQMessagesAvatarImage: NSObject, JSQMessageAvatarImageDataSource, @preconcurrency NSCopying {
    /// Nil shows the placeholder.
    open var avatarImage: UIImage!
    open var avatarHighlightedImage: UIImage!
    open var avatarPlaceholderImage: UIImage! { placeholder }

    private let placeholder: UIImage

    public init!(avatarImage: UIImage!, highlightedImage: UIImage!, placeholderImage: UIImage!) {
        guard let placeholderImage else { return nil }
        placeholder = placeholderImage
        super.init()
        self.avatarImage = avatarImage
        avatarHighlightedImage = highlightedImage
    }

    /// A sender with the placeholder alone, until the app sets the others.
    public convenience init!(placeholder placeholderImage: UIImage!) {
        self.init(avatarImage: nil, highlightedImage: nil, placeholderImage: placeholderImage)
    }

    /// A sender with one picture for all of them.
    open class func avatar(with image: UIImage!) -> JSQMessagesAvatarImage! {
        JSQMessagesAvatarImage(avatarImage: image, highlightedImage: image, placeholderImage: image)
    }

    @_implements(JSQMessageAvatarImageDataSource,avatarImage()) @_disfavoredOverload
    public final func __avatarImage() -> UIImage! { avatarImage }
    @_implements(JSQMessageAvatarImageDataSource,avatarHighlightedImage()) @_disfavoredOverload
    public final func __avatarHighlightedImage() -> UIImage! { avatarHighlightedImage }
    @_implements(JSQMessageAvatarImageDataSource,avatarPlaceholderImage()) @_disfavoredOverload
    public final func __avatarPlaceholderImage() -> UIImage! { avatarPlaceholderImage }

    open func copy(with zone: NSZone? = nil) -> Any {
        JSQMessagesAvatarImage(avatarImage: avatarImage, highlightedImage: avatarHighlightedImage, placeholderImage: placeholder) ?? self
    }
}
