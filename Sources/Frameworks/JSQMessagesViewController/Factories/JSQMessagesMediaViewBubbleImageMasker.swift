import UIKit

/// Gives views of media the shape of a bubble.
@preconcurrency @MainActor open class JSQMessagesMediaViewBubbleImageMasker: NSObject {
    open var bubbleImageFactory: JSQMessagesBubbleImageFactory! { factory }
    private let factory: JSQMessagesBubbleImageFactory

    /// A masker with compact bubbles.
    @_nonoverride public convenience init!() { self.init(bubbleImageFactory: JSQMessagesBubbleImageFactory()) }

    public init!(bubbleImageFactory: JSQMessagesBubbleImageFactory!) {
        guard let bubbleImageFactory else { return nil }
        factory = bubbleImageFactory
        super.init()
    }

    open func applyOutgoingBubbleImageMask(toMediaView mediaView: UIView!) {
        mask(mediaView, factory.outgoingMessagesBubbleImage(with: .white)?.messageBubbleImage)
    }

    open func applyIncomingBubbleImageMask(toMediaView mediaView: UIView!) {
        mask(mediaView, factory.incomingMessagesBubbleImage(with: .white)?.messageBubbleImage)
    }

    /// Gives a view the shape of a compact bubble of the view's present size.
    open class func applyBubbleImageMask(toMediaView mediaView: UIView!, isOutgoing: Bool) {
        guard let masker = JSQMessagesMediaViewBubbleImageMasker() else { return }
        if isOutgoing {
            masker.applyOutgoingBubbleImageMask(toMediaView: mediaView)
        } else {
            masker.applyIncomingBubbleImageMask(toMediaView: mediaView)
        }
    }

    private func mask(_ view: UIView?, _ image: UIImage?) {
        guard let view, let image else { return }
        let shape = UIImageView(image: image)
        shape.frame = view.bounds.insetBy(dx: 2, dy: 2)
        view.mask = shape
    }
}
