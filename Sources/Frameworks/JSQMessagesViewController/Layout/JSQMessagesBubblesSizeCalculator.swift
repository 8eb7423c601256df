import UIKit

/// Sizes bubbles by their text, font and insets, at most as wide as the layout leaves room beside avatar and margin. Sizes are kept by the messages' hashes.
@preconcurrency @MainActor open class JSQMessagesBubblesSizeCalculator: NSObject, JSQMessagesBubbleSizeCalculating {
    private let cache: NSCache<AnyObject, AnyObject>
    private let minimumBubbleWidth: UInt
    private let usesFixedWidthBubbles: Bool
    private var fixedWidth: CGFloat = 0
    private var measuredWidth: CGFloat = 0

    /// Points that text measured is too small for text shown.
    private static let reserve: CGFloat = 2
    /// Points between avatar and bubble.
    private static let avatarSpacing: CGFloat = 2

    /// - Parameters:
    ///   - cache: keeps the sizes.
    ///   - minimumBubbleWidth: in points.
    ///   - usesFixedWidthBubbles: whether bubbles are as wide at most in landscape as in portrait.
    public init!(cache: NSCache<AnyObject, AnyObject>!, minimumBubbleWidth: UInt, usesFixedWidthBubbles: Bool) {
        guard let cache else { return nil }
        self.cache = cache
        self.minimumBubbleWidth = minimumBubbleWidth
        self.usesFixedWidthBubbles = usesFixedWidthBubbles
        super.init()
    }

    /// Bubbles as wide as a compact one at least, of which 200 sizes are kept.
    public convenience override init() {
        let cache = NSCache<AnyObject, AnyObject>()
        cache.name = "JSQMessagesBubblesSizeCalculator.cache"
        cache.countLimit = 200
        self.init(cache: cache, minimumBubbleWidth: 48, usesFixedWidthBubbles: false)
    }

    open func prepare(forResetting layout: JSQMessagesCollectionViewFlowLayout!) { cache.removeAllObjects() }

    open func messageBubbleSize(
        for messageData: (any JSQMessageData)!, at indexPath: IndexPath!, with layout: JSQMessagesCollectionViewFlowLayout!
    ) -> CGSize {
        guard let messageData, let layout else { return .zero }
        if layout.itemWidth != measuredWidth {
            measuredWidth = layout.itemWidth
            cache.removeAllObjects()
        }
        let key = NSNumber(value: messageData.messageHash())
        if let kept = cache.object(forKey: key) as? NSValue { return kept.cgSizeValue }
        let size: CGSize
        if messageData.isMediaMessage() {
            size = messageData.media()?.mediaViewDisplaySize() ?? .zero
        } else {
            size = textSize(of: messageData, layout)
        }
        cache.setObject(NSValue(cgSize: size), forKey: key)
        return size
    }

    private func textSize(of message: any JSQMessageData, _ layout: JSQMessagesCollectionViewFlowLayout) -> CGSize {
        let isOutgoing: Bool = message.senderId() == layout.collectionView?.messageSource?.senderId()
        let avatar: CGSize = isOutgoing ? layout.outgoingAvatarViewSize : layout.incomingAvatarViewSize
        let (container, frame) = (layout.messageBubbleTextViewTextContainerInsets, layout.messageBubbleTextViewFrameInsets)
        let sides: CGFloat = container.left + container.right + frame.left + frame.right + Self.avatarSpacing
        let room: CGFloat = widestBubble(layout) - avatar.width - layout.messageBubbleLeftRightMargin - sides
        let text = NSAttributedString(string: message.text() ?? "", attributes: [.font: layout.messageBubbleFont as Any])
        let box: CGRect = text.boundingRect(
            with: CGSize(width: max(1, room), height: .greatestFiniteMagnitude), options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil
        ).integral
        return CGSize(
            width: max(box.width + sides, CGFloat(minimumBubbleWidth)) + Self.reserve,
            height: box.height + container.top + container.bottom + frame.top + frame.bottom + Self.reserve)
    }

    private func widestBubble(_ layout: JSQMessagesCollectionViewFlowLayout) -> CGFloat {
        guard usesFixedWidthBubbles, let bounds = layout.collectionView?.bounds else { return layout.itemWidth }
        if fixedWidth <= 0 { fixedWidth = min(bounds.width, bounds.height) - layout.sectionInset.left - layout.sectionInset.right - Self.reserve }
        return fixedWidth
    }
}
