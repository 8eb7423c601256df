import UIKit

/// The pictures of a bubble. A factory makes them.
@preconcurrency @MainActor open class JSQMessagesBubbleImage: NSObject, JSQMessageBubbleImageDataSource, @preconcurrency NSCopying {
    open var messageBubbleImage: UIImage! { images.normal }
    open var messageBubbleHighlightedImage: UIImage! { images.highlighted }

    private let images: (normal: UIImage, highlighted: UIImage)

    public init!(messageBubble image: UIImage!, highlightedImage: UIImage!) {
        guard let image, let highlightedImage else { return nil }
        images = (image, highlightedImage)
        super.init()
    }

    @_implements(JSQMessageBubbleImageDataSource,messageBubbleImage()) @_disfavoredOverload
    public final func __messageBubbleImage() -> UIImage! { messageBubbleImage }
    @_implements(JSQMessageBubbleImageDataSource,messageBubbleHighlightedImage()) @_disfavoredOverload
    public final func __messageBubbleHighlightedImage() -> UIImage! { messageBubbleHighlightedImage }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
