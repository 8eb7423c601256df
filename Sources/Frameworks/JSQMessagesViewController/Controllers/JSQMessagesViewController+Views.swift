import UIKit

/// The controller's views, and the room that they leave each other.
extension JSQMessagesViewController {
    /// Makes messages and toolbar, in a view that takes the place of the one that the controller has.
    func buildViews() {
        let root = UIView(frame: view.frame)
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.backgroundColor = .white
        let messages = JSQMessagesCollectionView(frame: root.bounds, collectionViewLayout: JSQMessagesCollectionViewFlowLayout())
        let toolbar = JSQMessagesInputToolbar(frame: CGRect(x: 0, y: root.bounds.height - 44, width: root.bounds.width, height: 44))
        root.addSubview(messages)
        root.addSubview(toolbar)
        let height: NSLayoutConstraint = toolbar.heightAnchor.constraint(equalToConstant: toolbar.preferredDefaultHeight)
        let bottom: NSLayoutConstraint = root.bottomAnchor.constraint(equalTo: toolbar.bottomAnchor)
        // Apps constrain the toolbar to the safe area themselves, which goes before.
        bottom.priority = UILayoutPriority(rawValue: 999)
        NSLayoutConstraint.activate([
            messages.topAnchor.constraint(equalTo: root.topAnchor), messages.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            root.trailingAnchor.constraint(equalTo: messages.trailingAnchor), root.bottomAnchor.constraint(equalTo: messages.bottomAnchor),
            toolbar.leadingAnchor.constraint(equalTo: root.leadingAnchor), root.trailingAnchor.constraint(equalTo: toolbar.trailingAnchor),
            height, bottom,
        ])
        (collectionView, inputToolbar) = (messages, toolbar)
        (toolbarHeightConstraint, toolbarBottomLayoutGuide) = (height, bottom)
        view = root
    }

    /// Keeps content and indicators clear of the toolbar and of the room that the app wants free at the top. The safe area comes in addition, and
    /// so does an inset that the app itself has set.
    func updateInsets() {
        guard let collectionView, let inputToolbar else { return }
        let covered: CGFloat = collectionView.frame.maxY - inputToolbar.frame.minY - collectionView.safeAreaInsets.bottom
        let insets = UIEdgeInsets(top: topContentAdditionalInset, left: 0, bottom: max(0, covered), right: 0)
        guard insets != ownInsets else { return }
        var content: UIEdgeInsets = collectionView.contentInset
        content.top += insets.top - ownInsets.top
        content.bottom += insets.bottom - ownInsets.bottom
        ownInsets = insets
        collectionView.contentInset = content
        collectionView.scrollIndicatorInsets = content
    }

    func setToolbarBottom(_ distance: CGFloat) {
        toolbarBottomLayoutGuide?.constant = distance
        view.layoutIfNeeded()
        updateInsets()
        if distance > 0, automaticallyScrollsToMostRecentMessage { scrollToBottom(animated: false) }
    }

    /// Gives the toolbar the height that its text asks for, as far as there is room.
    func fitToolbar(animatesScroll: Bool) {
        guard let inputToolbar, let text = inputToolbar.contentView?.textView, let height = toolbarHeightConstraint, text.bounds.width > 0 else { return }
        let heights: (text: CGFloat, line: CGFloat) = text.heights
        let top: CGFloat = view.safeAreaInsets.top + topContentAdditionalInset
        var wished: CGFloat = inputToolbar.preferredDefaultHeight + max(0, heights.text - heights.line)
        if inputToolbar.maximumHeight != UInt(NSNotFound) { wished = min(wished, CGFloat(inputToolbar.maximumHeight)) }
        if inputToolbar.frame.maxY > top { wished = min(wished, inputToolbar.frame.maxY - top) }
        guard height.constant != wished else { return }
        height.constant = wished
        view.layoutIfNeeded()
        keyboardController?.keyboardTriggerPoint = CGPoint(x: 0, y: inputToolbar.bounds.height)
        updateInsets()
        showLastLine(of: text)
        if automaticallyScrollsToMostRecentMessage { scrollToBottom(animated: animatesScroll) }
    }

    private func showLastLine(of text: UITextView) {
        let last: CGFloat = text.contentSize.height + text.contentInset.bottom - text.bounds.height
        text.contentOffset = CGPoint(x: 0, y: max(-text.contentInset.top, last))
    }

    func reloadMessages() {
        collectionView?.collectionViewLayout.invalidateLayout(with: JSQMessagesCollectionViewFlowLayoutInvalidationContext())
        collectionView?.reloadData()
    }

    /// Bubbles are measured anew: there is another width or another size of text.
    func forgetSizes() {
        let context = JSQMessagesCollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutMessagesCache = true
        collectionView?.collectionViewLayout.invalidateLayout(with: context)
    }
}
