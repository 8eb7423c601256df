import UIKit

/// The height of the footer: 46 points.
public let kJSQMessagesTypingIndicatorFooterViewHeight: CGFloat = 46

/// The footer below the last message, with three dots in a bubble, while somebody writes.
@preconcurrency @MainActor open class JSQMessagesTypingIndicatorFooterView: UICollectionReusableView {
    private let bubble = UIImageView()
    private let dots = UIImageView()
    private var isOnLeft = true

    open class func nib() -> UINib! { BuiltNib { _ in [JSQMessagesTypingIndicatorFooterView(frame: CGRect(x: 0, y: 0, width: 320, height: 46))] } }
    open class func footerReuseIdentifier() -> String! { "JSQMessagesTypingIndicatorFooterView" }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    private func build() {
        backgroundColor = .clear
        isUserInteractionEnabled = false
        dots.contentMode = .scaleAspectFit
        addSubview(bubble)
        addSubview(dots)
    }

    open override var backgroundColor: UIColor? {
        didSet { bubble.backgroundColor = backgroundColor }
    }

    /// Gives dots and bubble their colours and their side.
    open func configure(
        withEllipsisColor ellipsisColor: UIColor!, messageBubbleColor: UIColor!, shouldDisplayOnLeft: Bool,
        for collectionView: UICollectionView!
    ) {
        isOnLeft = shouldDisplayOnLeft
        let factory: JSQMessagesBubbleImageFactory? = JSQMessagesBubbleImageFactory()
        let images: JSQMessagesBubbleImage? =
            shouldDisplayOnLeft
            ? factory?.incomingMessagesBubbleImage(with: messageBubbleColor) : factory?.outgoingMessagesBubbleImage(with: messageBubbleColor)
        bubble.image = images?.messageBubbleImage
        dots.image = UIImage.jsq_defaultTypingIndicator().jsq_imageMasked(with: ellipsisColor)
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // From the nearer edge, in points: 6 to the bubble of 68 by 34, 26 to the dots, which stand in the middle of its body.
        let y: CGFloat = bounds.height - 40
        bubble.frame = CGRect(x: isOnLeft ? 6 : bounds.width - 74, y: y, width: 68, height: 34)
        dots.frame = CGRect(x: isOnLeft ? 26 : bounds.width - 60, y: y, width: 34, height: 34)
    }
}
