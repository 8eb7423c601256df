import UIKit

/// Shows messages, the header for earlier ones and the footer of somebody who writes.
@preconcurrency @MainActor
open class JSQMessagesCollectionView: UICollectionView, JSQMessagesCollectionViewCellDelegate,
    JSQMessagesLoadEarlierHeaderViewDelegate
{
    /// Set as a collection view's is.
    @_nonoverride open var dataSource: (any JSQMessagesCollectionViewDataSource)! { messageSource }
    /// Set as a collection view's is.
    @_nonoverride open var delegate: (any JSQMessagesCollectionViewDelegateFlowLayout)! { messageDelegate }
    /// Set as a collection view's is.
    @_nonoverride open var collectionViewLayout: JSQMessagesCollectionViewFlowLayout {
        guard let layout = (self as UICollectionView).collectionViewLayout as? JSQMessagesCollectionViewFlowLayout else {
            fatalError("The layout of a messages collection view is a JSQMessagesCollectionViewFlowLayout")
        }
        return layout
    }

    // Under names that no superclass has for another type.
    var messageSource: (any JSQMessagesCollectionViewDataSource)? { (self as UICollectionView).dataSource as? any JSQMessagesCollectionViewDataSource }
    var messageDelegate: (any JSQMessagesCollectionViewDelegateFlowLayout)? {
        (self as UICollectionView).delegate as? any JSQMessagesCollectionViewDelegateFlowLayout
    }

    /// The side of the bubble with dots. Default true.
    open var typingIndicatorDisplaysOnLeft = true
    /// Default the light grey of bubbles.
    open var typingIndicatorMessageBubbleColor: UIColor! = .jsq_messageBubbleLightGray()
    /// The colour of the dots. Default the same grey, darker.
    open var typingIndicatorEllipsisColor: UIColor! = UIColor.jsq_messageBubbleLightGray().jsq_colorByDarkeningColor(withValue: 0.3)
    /// Default the blue of bubbles.
    open var loadEarlierMessagesHeaderTextColor: UIColor! = .jsq_messageBubbleBlue()

    public override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
        configure()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        configure()
    }

    private func configure() {
        translatesAutoresizingMaskIntoConstraints = false
        backgroundColor = .white
        // The keyboard goes along with a finger that drags it down.
        keyboardDismissMode = .interactive
        alwaysBounceVertical = true
        bounces = true
        for type in [JSQMessagesCollectionViewCellIncoming.self, JSQMessagesCollectionViewCellOutgoing.self] as [JSQMessagesCollectionViewCell.Type] {
            register(type.nib(), forCellWithReuseIdentifier: type.cellReuseIdentifier())
            register(type.nib(), forCellWithReuseIdentifier: type.mediaCellReuseIdentifier())
        }
        register(
            JSQMessagesTypingIndicatorFooterView.nib(), forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
            withReuseIdentifier: JSQMessagesTypingIndicatorFooterView.footerReuseIdentifier())
        register(
            JSQMessagesLoadEarlierHeaderView.nib(), forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: JSQMessagesLoadEarlierHeaderView.headerReuseIdentifier())
    }

    // MARK: - Header and footer

    open func dequeueTypingIndicatorFooterView(for indexPath: IndexPath!) -> JSQMessagesTypingIndicatorFooterView! {
        let view =
            dequeueReusableSupplementaryView(
                ofKind: UICollectionView.elementKindSectionFooter,
                withReuseIdentifier: JSQMessagesTypingIndicatorFooterView.footerReuseIdentifier(), for: indexPath) as? JSQMessagesTypingIndicatorFooterView
        view?.configure(
            withEllipsisColor: typingIndicatorEllipsisColor, messageBubbleColor: typingIndicatorMessageBubbleColor,
            shouldDisplayOnLeft: typingIndicatorDisplaysOnLeft, for: self)
        return view
    }

    open func dequeueLoadEarlierMessagesViewHeader(for indexPath: IndexPath!) -> JSQMessagesLoadEarlierHeaderView! {
        let view =
            dequeueReusableSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: JSQMessagesLoadEarlierHeaderView.headerReuseIdentifier(), for: indexPath) as? JSQMessagesLoadEarlierHeaderView
        view?.loadButton.tintColor = loadEarlierMessagesHeaderTextColor
        view?.delegate = self
        return view
    }

    open func headerView(_ headerView: JSQMessagesLoadEarlierHeaderView!, didPressLoad sender: UIButton!) {
        messageDelegate?.collectionView(self, header: headerView, didTapLoadEarlierMessagesButton: sender)
    }

    // MARK: - Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let layout: JSQMessagesCollectionViewFlowLayout = collectionViewLayout
        guard layout.attributesChanged else { return }
        layout.attributesChanged = false
        // A message may have other parts though its place is the same.
        for case let cell as JSQMessagesCollectionViewCell in visibleCells {
            guard let path = indexPath(for: cell), let attributes = layout.layoutAttributesForItem(at: path) else { continue }
            if attributes != cell.shownAttributes { cell.apply(attributes) }
        }
    }

    // MARK: - Cells

    open func messagesCollectionViewCellDidTapAvatar(_ cell: JSQMessagesCollectionViewCell!) {
        guard let cell, let path = indexPath(for: cell) else { return }
        messageDelegate?.collectionView(self, didTapAvatarImageView: cell.avatarImageView, at: path)
    }

    open func messagesCollectionViewCellDidTapMessageBubble(_ cell: JSQMessagesCollectionViewCell!) {
        guard let cell, let path = indexPath(for: cell) else { return }
        messageDelegate?.collectionView(self, didTapMessageBubbleAt: path)
    }

    open func messagesCollectionViewCellDidTap(_ cell: JSQMessagesCollectionViewCell!, atPosition position: CGPoint) {
        guard let cell, let path = indexPath(for: cell) else { return }
        messageDelegate?.collectionView(self, didTapCellAt: path, touchLocation: position)
    }

    open func messagesCollectionViewCell(_ cell: JSQMessagesCollectionViewCell!, didPerformAction action: Selector!, withSender sender: Any!) {
        guard let cell, let action, let path = indexPath(for: cell) else { return }
        messageDelegate?.collectionView(self, performAction: action, forItemAt: path, withSender: sender)
    }
}
