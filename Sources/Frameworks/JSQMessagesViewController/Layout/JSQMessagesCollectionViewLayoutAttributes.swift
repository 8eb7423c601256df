import UIKit

/// The place of a message, and the sizes of its parts, in points. Sizes are rounded up to whole points.
@preconcurrency @MainActor open class JSQMessagesCollectionViewLayoutAttributes: UICollectionViewLayoutAttributes {
    /// Default the body's font.
    open var messageBubbleFont: UIFont! = .preferredFont(forTextStyle: .body)
    /// Default 320.
    open var messageBubbleContainerViewWidth: CGFloat {
        get { parts.width }
        set { parts.width = newValue.rounded(.up) }
    }
    /// Around the text, in its view.
    open var textViewTextContainerInsets: UIEdgeInsets {
        get { parts.containerInsets }
        set { parts.containerInsets = newValue }
    }
    /// Around the text's view, in the bubble; the right one is the tail's, on whichever side that is.
    open var textViewFrameInsets: UIEdgeInsets {
        get { parts.frameInsets }
        set { parts.frameInsets = newValue }
    }
    open var incomingAvatarViewSize: CGSize {
        get { parts.incomingAvatar }
        set { parts.incomingAvatar = CGSize(width: newValue.width.rounded(.up), height: newValue.height.rounded(.up)) }
    }
    open var outgoingAvatarViewSize: CGSize {
        get { parts.outgoingAvatar }
        set { parts.outgoingAvatar = CGSize(width: newValue.width.rounded(.up), height: newValue.height.rounded(.up)) }
    }
    open var cellTopLabelHeight: CGFloat {
        get { parts.cellTop }
        set { parts.cellTop = newValue.rounded(.up) }
    }
    open var messageBubbleTopLabelHeight: CGFloat {
        get { parts.bubbleTop }
        set { parts.bubbleTop = newValue.rounded(.up) }
    }
    open var cellBottomLabelHeight: CGFloat {
        get { parts.cellBottom }
        set { parts.cellBottom = newValue.rounded(.up) }
    }

    private struct Parts: Equatable {
        var width: CGFloat = 320
        var containerInsets = UIEdgeInsets.zero
        var frameInsets = UIEdgeInsets.zero
        var incomingAvatar = CGSize.zero
        var outgoingAvatar = CGSize.zero
        var cellTop: CGFloat = 0
        var bubbleTop: CGFloat = 0
        var cellBottom: CGFloat = 0
    }
    private var parts = Parts()

    public required init() { super.init() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy: Any = super.copy(with: zone)
        if let copy = copy as? JSQMessagesCollectionViewLayoutAttributes {
            copy.messageBubbleFont = messageBubbleFont
            copy.parts = parts
        }
        return copy
    }

    // Attributes are compared on the main thread, as the others are.
    open override nonisolated func isEqual(_ object: Any?) -> Bool {
        guard super.isEqual(object), let other = object as? JSQMessagesCollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated {
            representedElementCategory != .cell || parts == other.parts && messageBubbleFont == other.messageBubbleFont
        }
    }
}
