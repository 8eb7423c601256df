import ObjectRuntime
@_exported import UIKit

/// A chat: messages in bubbles, and a bar in which the next one is written. Subclasses give the messages, as data source and delegate of their
/// `collectionView`, and send what is written.
@preconcurrency @MainActor
open class JSQMessagesViewController: UIViewController, JSQMessagesCollectionViewDataSource,
    JSQMessagesCollectionViewDelegateFlowLayout, UITextViewDelegate, JSQMessagesInputToolbarDelegate, JSQMessagesKeyboardControllerDelegate
{
    open internal(set) weak var collectionView: JSQMessagesCollectionView!
    open internal(set) weak var inputToolbar: JSQMessagesInputToolbar!
    open var keyboardController: JSQMessagesKeyboardController!

    /// The name of whoever uses the app. To be set before the view appears.
    open var senderDisplayName: String!
    /// Whoever uses the app: messages of this sender stand on the right. To be set before the view appears.
    open var senderId: String!
    /// Whether the last message comes into sight when the view appears, when a message comes or is sent, and when writing begins. Default true.
    open var automaticallyScrollsToMostRecentMessage = true
    open var outgoingCellIdentifier: String! = JSQMessagesCollectionViewCellOutgoing.cellReuseIdentifier()
    open var outgoingMediaCellIdentifier: String! = JSQMessagesCollectionViewCellOutgoing.mediaCellReuseIdentifier()
    open var incomingCellIdentifier: String! = JSQMessagesCollectionViewCellIncoming.cellReuseIdentifier()
    open var incomingMediaCellIdentifier: String! = JSQMessagesCollectionViewCellIncoming.mediaCellReuseIdentifier()
    /// Whether a bubble with three dots stands below the last message. Default false.
    open var showTypingIndicator = false {
        didSet { if showTypingIndicator != oldValue { collectionView?.collectionViewLayout.invalidateLayout() } }
    }
    /// Whether a button for earlier messages stands over the first one. Default false.
    open var showLoadEarlierMessagesHeader = false {
        didSet {
            guard showLoadEarlierMessagesHeader != oldValue else { return }
            collectionView?.collectionViewLayout.invalidateLayout()
            collectionView?.reloadData()
        }
    }
    /// Points at the top that messages and toolbar leave free. Default 0.
    open var topContentAdditionalInset: CGFloat = 0 {
        didSet { updateInsets() }
    }

    /// The toolbar's height, and its distance from the view's lower edge.
    var toolbarHeightConstraint: NSLayoutConstraint?
    var toolbarBottomLayoutGuide: NSLayoutConstraint?
    /// The part of the messages' insets that is the controller's.
    var ownInsets = UIEdgeInsets.zero
    /// The message whose menu is shown.
    var menuPath: IndexPath?
    private var watches: [NotificationWatch] = []

    // MARK: - Making

    /// A nib that gives a controller its views. Subclasses with a nib of their own name it here.
    open class func nib() -> UINib! {
        BuiltNib { owner in
            (owner as? JSQMessagesViewController)?.buildViews()
            return []
        }
    }

    /// A controller of this class, made without a storyboard.
    open class func messagesViewController() -> Self! { ObjCRuntime.make(self) }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: - The view

    /// Call super.
    open override func viewDidLoad() {
        super.viewDidLoad()
        _ = type(of: self).nib().instantiate(withOwner: self, options: nil)
        configure()
        watchMenus()
    }

    private func configure() {
        guard let collectionView, let inputToolbar else { return }
        view.backgroundColor = .white
        toolbarHeightConstraint?.constant = inputToolbar.preferredDefaultHeight
        collectionView.dataSource = self
        collectionView.delegate = self
        inputToolbar.delegate = self
        updateInsets()
        guard let text = inputToolbar.contentView?.textView else { return }
        text.placeHolder = Bundle.jsq_localizedString(forKey: "new_message")
        text.accessibilityLabel = text.placeHolder
        text.delegate = self
        text.onSizeChange = { [weak self] in self?.fitToolbar(animatesScroll: false) }
        keyboardController = JSQMessagesKeyboardController(
            textView: text, contextView: view, panGestureRecognizer: collectionView.panGestureRecognizer, delegate: self)
    }

    private func watchMenus() {
        watches = [
            NotificationWatch(UIMenuController.willShowMenuNotification) { [weak self] in self?.didReceiveMenuWillShow($0) },
            NotificationWatch(UIMenuController.willHideMenuNotification) { [weak self] in self?.didReceiveMenuWillHide($0) },
        ]
    }

    /// Call super.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        fitToolbar(animatesScroll: false)
        view.layoutIfNeeded()
        collectionView?.collectionViewLayout.invalidateLayout()
        keyboardController?.keyboardTriggerPoint = CGPoint(x: 0, y: inputToolbar?.bounds.height ?? 0)
        guard automaticallyScrollsToMostRecentMessage else { return }
        // The view has its size after this turn.
        DispatchQueue.main.async { [weak self] in self?.scrollToBottom(animated: false) }
    }

    /// Call super.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        keyboardController?.beginListeningForKeyboard()
    }

    /// Call super.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        collectionView?.collectionViewLayout.springinessEnabled = false
    }

    /// Call super.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        keyboardController?.endListeningForKeyboard()
        if toolbarBottomLayoutGuide?.constant != 0 { setToolbarBottom(0) }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        updateInsets()
    }

    open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        forgetSizes()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        forgetSizes()
    }

    open override var shouldAutorotate: Bool { true }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .phone ? .allButUpsideDown : .all
    }

    // MARK: - For subclasses

    /// Somebody sends what is written. Subclasses override it, and call `finishSendingMessage()` when the message is among theirs.
    ///
    /// - Parameter text: without blanks before and behind.
    open func didPressSend(_ button: UIButton!, withMessageText text: String!, senderId: String!, senderDisplayName: String!, date: Date!) {
        assertionFailure("didPressSend(_:withMessageText:senderId:senderDisplayName:date:) is to be overridden")
    }

    /// Somebody wants to add media. Subclasses override it.
    open func didPressAccessoryButton(_ sender: UIButton!) { assertionFailure("didPressAccessoryButton(_:) is to be overridden") }

    /// The same, animated.
    open func finishSendingMessage() { finishSendingMessage(animated: true) }

    /// Empties the text that is written, and shows the messages that there are now.
    open func finishSendingMessage(animated: Bool) {
        if let text = inputToolbar?.contentView?.textView {
            text.text = nil
            text.undoManager?.removeAllActions()
            inputToolbar.toggleSendButtonEnabled()
            NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: text)
            fitToolbar(animatesScroll: false)
        }
        reloadMessages()
        if automaticallyScrollsToMostRecentMessage { scrollToBottom(animated: animated) }
    }

    /// The same, animated.
    open func finishReceivingMessage() { finishReceivingMessage(animated: true) }

    /// Shows the messages that there are now, without the typing indicator.
    open func finishReceivingMessage(animated: Bool) {
        showTypingIndicator = false
        reloadMessages()
        if automaticallyScrollsToMostRecentMessage, menuPath == nil { scrollToBottom(animated: animated) }
        let words: String = Bundle.jsq_localizedString(forKey: "new_message_received_accessibility_announcement")
        UIAccessibility.post(notification: .announcement, argument: words)
    }

    /// Brings the last message into sight.
    open func scrollToBottom(animated: Bool) {
        guard let collectionView, collectionView.numberOfSections > 0 else { return }
        scroll(to: IndexPath(item: collectionView.numberOfItems(inSection: 0) - 1, section: 0), animated: animated)
    }

    /// Brings a message into sight: its beginning, or the end of one that is higher than the room for it.
    open func scroll(to indexPath: IndexPath!, animated: Bool) {
        guard let indexPath, let collectionView, collectionView.numberOfSections > indexPath.section else { return }
        let count: Int = collectionView.numberOfItems(inSection: indexPath.section)
        guard count > 0 else { return }
        let layout: JSQMessagesCollectionViewFlowLayout = collectionView.collectionViewLayout
        view.layoutIfNeeded()
        collectionView.layoutIfNeeded()
        let content: CGFloat = layout.collectionViewContentSize.height
        guard content >= collectionView.bounds.height else {
            return collectionView.scrollRectToVisible(CGRect(x: 0, y: content - 1, width: 1, height: 1), animated: animated)
        }
        let path = IndexPath(item: max(0, min(indexPath.item, count - 1)), section: indexPath.section)
        let insets: UIEdgeInsets = collectionView.contentInset
        let room: CGFloat = collectionView.bounds.height - insets.top - insets.bottom - (inputToolbar?.bounds.height ?? 0)
        let isTooHigh: Bool = layout.sizeForItem(at: path).height > room
        collectionView.scrollToItem(at: path, at: isTooHigh ? .bottom : .top, animated: animated)
    }

    /// Whether a message is of whoever uses the app.
    open func isOutgoingMessage(_ messageItem: (any JSQMessageData)!) -> Bool { messageItem?.senderId() == senderId }

    /// The menu of a message comes: it stands at the bubble. Call super.
    open func didReceiveMenuWillShow(_ notification: Notification!) {
        guard let menuPath, let menu = notification?.object as? UIMenuController,
            let cell = collectionView?.cellForItem(at: menuPath) as? JSQMessagesCollectionViewCell, let bubble = cell.messageBubbleContainerView
        else { return }
        menu.setTargetRect(cell.convert(bubble.bounds, from: bubble), in: cell)
    }

    /// The menu of a message goes. Call super.
    open func didReceiveMenuWillHide(_ notification: Notification!) {
        guard let path = menuPath else { return }
        (collectionView?.cellForItem(at: path) as? JSQMessagesCollectionViewCell)?.textView?.isSelectable = true
        menuPath = nil
    }

    // MARK: - Messages

    @_implements(JSQMessagesCollectionViewDataSource,senderId()) @_disfavoredOverload public final func __senderId() -> String! { senderId }
    @_implements(JSQMessagesCollectionViewDataSource,senderDisplayName()) @_disfavoredOverload
    public final func __senderDisplayName() -> String! { senderDisplayName }

    /// Subclasses override it.
    open func collectionView(_ collectionView: JSQMessagesCollectionView!, messageDataForItemAt indexPath: IndexPath!) -> (any JSQMessageData)! {
        fatalError("collectionView(_:messageDataForItemAt:) is to be overridden")
    }
    /// Subclasses whose messages can be deleted override it.
    open func collectionView(_ collectionView: JSQMessagesCollectionView!, didDeleteMessageAt indexPath: IndexPath!) {
        assertionFailure("collectionView(_:didDeleteMessageAt:) is to be overridden")
    }
    /// Subclasses override it.
    open func collectionView(
        _ collectionView: JSQMessagesCollectionView!, messageBubbleImageDataForItemAt indexPath: IndexPath!
    ) -> (any JSQMessageBubbleImageDataSource)! {
        assertionFailure("collectionView(_:messageBubbleImageDataForItemAt:) is to be overridden")
        return nil
    }
    /// Subclasses override it.
    open func collectionView(
        _ collectionView: JSQMessagesCollectionView!, avatarImageDataForItemAt indexPath: IndexPath!
    ) -> (any JSQMessageAvatarImageDataSource)! {
        assertionFailure("collectionView(_:avatarImageDataForItemAt:) is to be overridden")
        return nil
    }
    open func collectionView(
        _ collectionView: JSQMessagesCollectionView!, attributedTextForCellTopLabelAt indexPath: IndexPath!
    ) -> NSAttributedString! { nil }
    open func collectionView(
        _ collectionView: JSQMessagesCollectionView!, attributedTextForMessageBubbleTopLabelAt indexPath: IndexPath!
    ) -> NSAttributedString! { nil }
    open func collectionView(
        _ collectionView: JSQMessagesCollectionView!, attributedTextForCellBottomLabelAt indexPath: IndexPath!
    ) -> NSAttributedString! { nil }

    // MARK: - Data source

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// A cell with all that data source and delegate say of a message.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        messageCell(in: collectionView, at: indexPath)
    }

    /// The typing indicator and the header for earlier messages.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let messages = collectionView as? JSQMessagesCollectionView else { return UICollectionReusableView() }
        if showTypingIndicator, kind == UICollectionView.elementKindSectionFooter { return messages.dequeueTypingIndicatorFooterView(for: indexPath) }
        return messages.dequeueLoadEarlierMessagesViewHeader(for: indexPath)
    }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        IndexPath(item: 0, section: index)
    }

    // MARK: - Menus

    /// Whether a press on a message shows its menu. Default: messages with text have one.
    open func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        guard let messages = collectionView as? JSQMessagesCollectionView,
            messages.messageSource?.collectionView(messages, messageDataForItemAt: indexPath)?.isMediaMessage() == false
        else { return false }
        menuPath = indexPath
        (collectionView.cellForItem(at: indexPath) as? JSQMessagesCollectionViewCell)?.textView?.isSelectable = false
        return true
    }

    /// Default: a message can be copied, and deleted where `registerMenuAction(_:)` was told so.
    open func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) -> Bool { action == "copy:" || action == "delete:" && MessageMenuActions.shared.names.contains("delete:") }

    open func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) {
        guard let messages = collectionView as? JSQMessagesCollectionView, let source = messages.messageSource else { return }
        if action == "copy:" {
            UIPasteboard.general.string = source.collectionView(messages, messageDataForItemAt: indexPath)?.text()
        } else if action == "delete:" {
            source.collectionView(messages, didDeleteMessageAt: indexPath)
            collectionView.deleteItems(at: [indexPath])
            messages.collectionViewLayout.invalidateLayout()
        }
    }

    // MARK: - Sizes

    open func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { (collectionViewLayout as? JSQMessagesCollectionViewFlowLayout)?.sizeForItem(at: indexPath) ?? .zero }
    open func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
    ) -> CGSize { showTypingIndicator ? wide(kJSQMessagesTypingIndicatorFooterViewHeight, collectionViewLayout) : .zero }
    open func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
    ) -> CGSize { showLoadEarlierMessagesHeader ? wide(kJSQMessagesLoadEarlierHeaderViewHeight, collectionViewLayout) : .zero }
    open func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
    open func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
    open func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
    open func collectionView(
        _ collectionView: JSQMessagesCollectionView!, layout collectionViewLayout: JSQMessagesCollectionViewFlowLayout!,
        heightForCellTopLabelAt indexPath: IndexPath!
    ) -> CGFloat { 0 }
    open func collectionView(
        _ collectionView: JSQMessagesCollectionView!, layout collectionViewLayout: JSQMessagesCollectionViewFlowLayout!,
        heightForMessageBubbleTopLabelAt indexPath: IndexPath!
    ) -> CGFloat { 0 }
    open func collectionView(
        _ collectionView: JSQMessagesCollectionView!, layout collectionViewLayout: JSQMessagesCollectionViewFlowLayout!,
        heightForCellBottomLabelAt indexPath: IndexPath!
    ) -> CGFloat { 0 }

    private func wide(_ height: CGFloat, _ layout: UICollectionViewLayout) -> CGSize {
        CGSize(width: (layout as? JSQMessagesCollectionViewFlowLayout)?.itemWidth ?? 0, height: height)
    }

    // MARK: - Taps

    open func collectionView(
        _ collectionView: JSQMessagesCollectionView!, didTapAvatarImageView avatarImageView: UIImageView!, at indexPath: IndexPath!
    ) {}
    open func collectionView(_ collectionView: JSQMessagesCollectionView!, didTapMessageBubbleAt indexPath: IndexPath!) {}
    open func collectionView(_ collectionView: JSQMessagesCollectionView!, didTapCellAt indexPath: IndexPath!, touchLocation: CGPoint) {}
    open func collectionView(
        _ collectionView: JSQMessagesCollectionView!, header headerView: JSQMessagesLoadEarlierHeaderView!,
        didTapLoadEarlierMessagesButton sender: UIButton!
    ) {}

    // MARK: - Items

    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
    open func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
    open func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
        at indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {}
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    // MARK: - Scrolling

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

    // MARK: - The toolbar

    open func messagesInputToolbar(_ toolbar: JSQMessagesInputToolbar!, didPressLeftBarButton sender: UIButton!) {
        if toolbar.sendButtonOnRight { didPressAccessoryButton(sender) } else { send(sender) }
    }

    open func messagesInputToolbar(_ toolbar: JSQMessagesInputToolbar!, didPressRightBarButton sender: UIButton!) {
        if toolbar.sendButtonOnRight { send(sender) } else { didPressAccessoryButton(sender) }
    }

    private func send(_ button: UIButton?) {
        let text: String = (inputToolbar?.contentView?.textView?.text ?? "").jsq_stringByTrimingWhitespace()
        didPressSend(button, withMessageText: text, senderId: senderId, senderDisplayName: senderDisplayName, date: Date())
    }

    // MARK: - Writing

    open func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    open func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    open func textViewDidBeginEditing(_ textView: UITextView) {
        guard textView === inputToolbar?.contentView?.textView else { return }
        if automaticallyScrollsToMostRecentMessage { scrollToBottom(animated: true) }
    }
    open func textViewDidChange(_ textView: UITextView) {
        guard textView === inputToolbar?.contentView?.textView else { return }
        inputToolbar.toggleSendButtonEnabled()
        fitToolbar(animatesScroll: false)
    }
    open func textViewDidEndEditing(_ textView: UITextView) {}
    open func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    open func textViewDidChangeSelection(_ textView: UITextView) {}
    open func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
    open func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool { true }

    // MARK: - The keyboard

    /// Puts the toolbar on the keyboard while the text there is edited.
    open func keyboardController(_ keyboardController: JSQMessagesKeyboardController!, keyboardDidChangeFrame keyboardFrame: CGRect) {
        let isEditing: Bool = inputToolbar?.contentView?.textView?.isFirstResponder ?? false
        guard let collectionView, isEditing || toolbarBottomLayoutGuide?.constant != 0 else { return }
        setToolbarBottom(max(0, collectionView.frame.maxY - keyboardFrame.minY))
    }
}
