import UIKit

/// Fills the cells of messages.
extension JSQMessagesViewController {
    func messageCell(in collectionView: UICollectionView, at path: IndexPath) -> UICollectionViewCell {
        guard let messages = collectionView as? JSQMessagesCollectionView, let source = messages.messageSource,
            let message = source.collectionView(messages, messageDataForItemAt: path)
        else { fatalError("A messages collection view has a message at \(path)") }
        let isOutgoing: Bool = isOutgoingMessage(message)
        let isMedia: Bool = message.isMediaMessage()
        let identifier: String =
            isMedia
            ? (isOutgoing ? outgoingMediaCellIdentifier : incomingMediaCellIdentifier) : (isOutgoing ? outgoingCellIdentifier : incomingCellIdentifier)
        let dequeued: UICollectionViewCell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
        guard let cell = dequeued as? JSQMessagesCollectionViewCell else { return dequeued }
        cell.delegate = messages
        if isMedia {
            cell.mediaView = message.media()?.mediaView() ?? message.media()?.mediaPlaceholderView()
        } else {
            cell.textView?.text = message.text()
            let bubble: (any JSQMessageBubbleImageDataSource)? = source.collectionView(messages, messageBubbleImageDataForItemAt: path)
            cell.messageBubbleImageView?.image = bubble?.messageBubbleImage()
            cell.messageBubbleImageView?.highlightedImage = bubble?.messageBubbleHighlightedImage()
        }
        let hasAvatar: Bool = fillAvatar(of: cell, in: messages, source, at: path, isOutgoing: isOutgoing)
        fillLabels(of: cell, in: messages, source, at: path)
        // The line over the bubble begins over its text.
        let inset: CGFloat = hasAvatar ? 60 : 15
        cell.messageBubbleTopLabel?.textInsets = UIEdgeInsets(top: 0, left: isOutgoing ? 0 : inset, bottom: 0, right: isOutgoing ? inset : 0)
        cell.textView?.dataDetectorTypes = .all
        cell.backgroundColor = .clear
        describe(cell, message)
        return cell
    }

    /// Whether the message has an avatar.
    private func fillAvatar(
        of cell: JSQMessagesCollectionViewCell, in messages: JSQMessagesCollectionView, _ source: any JSQMessagesCollectionViewDataSource,
        at path: IndexPath, isOutgoing: Bool
    ) -> Bool {
        let layout: JSQMessagesCollectionViewFlowLayout = messages.collectionViewLayout
        guard (isOutgoing ? layout.outgoingAvatarViewSize : layout.incomingAvatarViewSize) != .zero,
            let avatar = source.collectionView(messages, avatarImageDataForItemAt: path)
        else { return false }
        let image: UIImage? = avatar.avatarImage()
        cell.avatarImageView?.image = image ?? avatar.avatarPlaceholderImage()
        cell.avatarImageView?.highlightedImage = image == nil ? nil : avatar.avatarHighlightedImage()
        return true
    }

    private func fillLabels(
        of cell: JSQMessagesCollectionViewCell, in messages: JSQMessagesCollectionView, _ source: any JSQMessagesCollectionViewDataSource,
        at path: IndexPath
    ) {
        cell.cellTopLabel?.attributedText = source.collectionView(messages, attributedTextForCellTopLabelAt: path)
        cell.messageBubbleTopLabel?.attributedText = source.collectionView(messages, attributedTextForMessageBubbleTopLabelAt: path)
        cell.cellBottomLabel?.attributedText = source.collectionView(messages, attributedTextForCellBottomLabelAt: path)
    }

    private func describe(_ cell: JSQMessagesCollectionViewCell, _ message: any JSQMessageData) {
        let key: String = message.isMediaMessage() ? "media_message_accessibility_label" : "text_message_accessibility_label"
        var words: String = Bundle.jsq_localizedString(forKey: key)
        for part in [message.senderDisplayName(), message.text()] {
            if let place = words.range(of: "%@") { words.replaceSubrange(place, with: part ?? "") }
        }
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = words
    }
}
