import UIKit

/// Makes the pictures of bubbles: in a colour, stretchable, with the tail on the right for outgoing messages and on the left for incoming ones.
@preconcurrency @MainActor open class JSQMessagesBubbleImageFactory: NSObject {
    private let bubbleImage: UIImage
    private let capInsets: UIEdgeInsets

    /// - Parameters:
    ///   - bubbleImage: a bubble with its tail on the right. Its colours do not count.
    ///   - capInsets: the edges that do not stretch, in points. Zero stretches the middle alone.
    public init!(bubble bubbleImage: UIImage!, capInsets: UIEdgeInsets) {
        guard let bubbleImage else { return nil }
        self.bubbleImage = bubbleImage
        self.capInsets = capInsets == .zero ? Self.middle(of: bubbleImage.size) : capInsets
        super.init()
    }

    /// The insets that leave one point in the middle.
    private static func middle(of size: CGSize) -> UIEdgeInsets {
        let (left, top): (CGFloat, CGFloat) = ((size.width / 2).rounded(.down), (size.height / 2).rounded(.down))
        return UIEdgeInsets(top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1))
    }

    /// A factory of compact bubbles.
    @_nonoverride public convenience init!() { self.init(bubble: .jsq_bubbleCompact(), capInsets: .zero) }

    open func outgoingMessagesBubbleImage(with color: UIColor!) -> JSQMessagesBubbleImage! { made(color, isMirrored: false) }
    open func incomingMessagesBubbleImage(with color: UIColor!) -> JSQMessagesBubbleImage! { made(color, isMirrored: true) }

    private func made(_ color: UIColor?, isMirrored: Bool) -> JSQMessagesBubbleImage? {
        guard let color else { return nil }
        let images: [UIImage] = [color, color.jsq_colorByDarkeningColor(withValue: 0.12)].map { color in
            let tinted: UIImage = bubbleImage.jsq_imageMasked(with: color)
            return (isMirrored ? MessageDrawing.mirrored(tinted) : tinted).resizableImage(withCapInsets: capInsets, resizingMode: .stretch)
        }
        return JSQMessagesBubbleImage(messageBubble: images[0], highlightedImage: images[1])
    }
}
