import UIKit

/// A message: a line over it, a line over its bubble, bubble and avatar side by side, a line below. Incoming and outgoing ones are subclasses.
@preconcurrency @MainActor open class JSQMessagesCollectionViewCell: UICollectionViewCell {
    open weak var delegate: (any JSQMessagesCollectionViewCellDelegate)!
    /// Bold, of 12 points, light grey, centred.
    open internal(set) weak var cellTopLabel: JSQMessagesLabel!
    /// Of 12 points, light grey, on the bubble's side.
    open internal(set) weak var messageBubbleTopLabel: JSQMessagesLabel!
    /// Of 11 points, light grey, on the bubble's side.
    open internal(set) weak var cellBottomLabel: JSQMessagesLabel!
    /// Nil of a message with media.
    open internal(set) weak var textView: JSQMessagesCellTextView!
    /// Nil of a message with media.
    open internal(set) weak var messageBubbleImageView: UIImageView!
    open internal(set) weak var messageBubbleContainerView: UIView!
    open internal(set) weak var avatarImageView: UIImageView!
    open internal(set) weak var avatarContainerView: UIView!
    open private(set) weak var tapGestureRecognizer: UITapGestureRecognizer!

    /// The view of a message with media, which fills the bubble in place of picture and text.
    open weak var mediaView: UIView! {
        didSet { if let mediaView { show(mediaView) } }
    }

    /// The constraints that follow the layout's attributes, by the names of outlets.
    var sizes: [MessageCellSize: NSLayoutConstraint] = [:]
    /// The attributes that the cell has.
    private(set) var shownAttributes: JSQMessagesCollectionViewLayoutAttributes?

    // MARK: - Kinds

    /// A nib whose one view is a cell of this class. Subclasses with a nib of their own name it here.
    open class func nib() -> UINib! {
        let type: JSQMessagesCollectionViewCell.Type = self
        return BuiltNib { _ in [type.made()] }
    }

    class func made() -> JSQMessagesCollectionViewCell { JSQMessagesCollectionViewCell(frame: MessageCellSize.frame) }

    /// The class's name.
    open class func cellReuseIdentifier() -> String! { String(describing: self) }
    open class func mediaCellReuseIdentifier() -> String! { String(describing: self) + "_JSQMedia" }

    /// Lets menus of messages have an action of the app's, or that of deleting.
    open class func registerMenuAction(_ action: Selector!) { if let action { MessageMenuActions.shared.names.insert(action.description) } }

    // MARK: - Making

    public override init(frame: CGRect) {
        super.init(frame: frame)
        buildParts()
        configure()
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Takes the views of an app's own nib, or makes those that there are none of.
    open override func awakeFromNib() {
        super.awakeFromNib()
        if messageBubbleContainerView == nil { buildParts() }
        configure()
    }

    /// The side of bubble and lines. Subclasses say it.
    var side: NSTextAlignment { .left }

    private func configure() {
        backgroundColor = .white
        for (label, font) in [
            (cellTopLabel, UIFont.boldSystemFont(ofSize: 12)), (messageBubbleTopLabel, .systemFont(ofSize: 12)), (cellBottomLabel, .systemFont(ofSize: 11)),
        ] {
            label?.font = font
            label?.textColor = .lightGray
            label?.textAlignment = label === cellTopLabel ? .center : side
        }
        let tap = UITapGestureRecognizer(target: self, action: "jsq_handleTapGesture:")
        addGestureRecognizer(tap)
        tapGestureRecognizer = tap
    }

    // MARK: - Reuse and attributes

    open override func prepareForReuse() {
        super.prepareForReuse()
        for label in [cellTopLabel, messageBubbleTopLabel, cellBottomLabel] { label?.text = nil }
        textView?.dataDetectorTypes = []
        textView?.text = nil
        avatarImageView?.image = nil
        avatarImageView?.highlightedImage = nil
    }

    open override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        layoutAttributes
    }

    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        guard let attributes = layoutAttributes as? JSQMessagesCollectionViewLayoutAttributes else { return }
        shownAttributes = attributes
        if let textView {
            if textView.font != attributes.messageBubbleFont { textView.font = attributes.messageBubbleFont }
            if textView.textContainerInset != attributes.textViewTextContainerInsets {
                textView.textContainerInset = attributes.textViewTextContainerInsets
            }
        }
        let frame: UIEdgeInsets = attributes.textViewFrameInsets
        let avatar: CGSize = side == .left ? attributes.incomingAvatarViewSize : attributes.outgoingAvatarViewSize
        let constants: [MessageCellSize: CGFloat] = [
            .bubbleWidth: attributes.messageBubbleContainerViewWidth, .cellTop: attributes.cellTopLabelHeight,
            .bubbleTop: attributes.messageBubbleTopLabelHeight, .cellBottom: attributes.cellBottomLabelHeight, .textTop: frame.top,
            .textBottom: frame.bottom, .textAvatar: frame.right, .textMargin: frame.left, .avatarWidth: avatar.width, .avatarHeight: avatar.height,
        ]
        for (size, constant) in constants where sizes[size]?.constant != constant { sizes[size]?.constant = constant }
    }

    open override var isHighlighted: Bool {
        didSet { highlight(isHighlighted) }
    }
    open override var isSelected: Bool {
        didSet { highlight(isSelected) }
    }

    private func highlight(_ isHighlighted: Bool) {
        avatarImageView?.isHighlighted = isHighlighted
        messageBubbleImageView?.isHighlighted = isHighlighted
    }

    open override var backgroundColor: UIColor? {
        didSet {
            let parts: [UIView?] = [
                cellTopLabel, messageBubbleTopLabel, cellBottomLabel, messageBubbleImageView, avatarImageView, messageBubbleContainerView,
                avatarContainerView,
            ]
            for part in parts { part?.backgroundColor = backgroundColor }
        }
    }

    // MARK: - Media

    private func show(_ view: UIView) {
        guard let container = messageBubbleContainerView else { return }
        messageBubbleImageView?.removeFromSuperview()
        textView?.removeFromSuperview()
        // A cell that is used again has the view of the message before it.
        for other in container.subviews where other !== view { other.removeFromSuperview() }
        guard view.superview !== container else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        view.frame = container.bounds
        container.addSubview(view)
        container.jsq_pinAllEdges(ofSubview: view)
    }

    // MARK: - Touches

    func jsq_handleTapGesture(_ tap: UITapGestureRecognizer) {
        let point: CGPoint = tap.location(in: self)
        if let avatarContainerView, avatarContainerView.frame.contains(point) {
            delegate?.messagesCollectionViewCellDidTapAvatar(self)
        } else if let messageBubbleContainerView, messageBubbleContainerView.frame.contains(point) {
            delegate?.messagesCollectionViewCellDidTapMessageBubble(self)
        } else {
            delegate?.messagesCollectionViewCellDidTap(self, atPosition: point)
        }
    }
}
