import UIKit

/// The views of a cell that no nib gives any.
extension JSQMessagesCollectionViewCell {
    /// Makes the views of a cell and constrains them.
    func buildParts() {
        let (top, over, below) = (JSQMessagesLabel(), JSQMessagesLabel(), JSQMessagesLabel())
        let (bubble, avatar) = (UIView(), UIView())
        let (bubbleImage, avatarImage) = (UIImageView(), UIImageView())
        let text = JSQMessagesCellTextView(frame: .zero, textContainer: nil)
        for part in [top, over, bubble, avatar, below] { add(part, to: contentView) }
        add(bubbleImage, to: bubble)
        add(text, to: bubble)
        add(avatarImage, to: avatar)
        bubble.jsq_pinAllEdges(ofSubview: bubbleImage)
        avatar.jsq_pinAllEdges(ofSubview: avatarImage)
        (cellTopLabel, messageBubbleTopLabel, cellBottomLabel) = (top, over, below)
        (messageBubbleContainerView, avatarContainerView) = (bubble, avatar)
        (messageBubbleImageView, avatarImageView, textView) = (bubbleImage, avatarImage, text)
        constrainRows(top, over, bubble, avatar, below)
        constrainSides(bubble, avatar, text)
    }

    private func add(_ part: UIView, to view: UIView) {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
    }

    private func constrainRows(_ top: UIView, _ over: UIView, _ bubble: UIView, _ avatar: UIView, _ below: UIView) {
        sizes[.cellTop] = top.heightAnchor.constraint(equalToConstant: 0)
        sizes[.bubbleTop] = over.heightAnchor.constraint(equalToConstant: 0)
        sizes[.cellBottom] = below.heightAnchor.constraint(equalToConstant: 0)
        let bottom: NSLayoutConstraint = below.topAnchor.constraint(equalTo: bubble.bottomAnchor)
        // While a cell waits for its size the rows may have no room.
        bottom.priority = UILayoutPriority(rawValue: 999)
        var constraints: [NSLayoutConstraint] = [
            top.topAnchor.constraint(equalTo: contentView.topAnchor), over.topAnchor.constraint(equalTo: top.bottomAnchor),
            bubble.topAnchor.constraint(equalTo: over.bottomAnchor), bottom, below.topAnchor.constraint(equalTo: avatar.bottomAnchor),
            contentView.bottomAnchor.constraint(equalTo: below.bottomAnchor),
        ]
        for label in [top, over, below] {
            constraints.append(label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor))
            constraints.append(contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor))
        }
        NSLayoutConstraint.activate(constraints + [sizes[.cellTop], sizes[.bubbleTop], sizes[.cellBottom]].compactMap { $0 })
    }

    private func constrainSides(_ bubble: UIView, _ avatar: UIView, _ text: UIView) {
        sizes[.bubbleWidth] = bubble.widthAnchor.constraint(equalToConstant: 244)
        sizes[.avatarWidth] = avatar.widthAnchor.constraint(equalToConstant: 34)
        sizes[.avatarHeight] = avatar.heightAnchor.constraint(equalToConstant: 34)
        sizes[.textTop] = text.topAnchor.constraint(equalTo: bubble.topAnchor)
        sizes[.textBottom] = bubble.bottomAnchor.constraint(equalTo: text.bottomAnchor)
        if side == .left {
            sizes[.textAvatar] = text.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 6)
            sizes[.textMargin] = bubble.trailingAnchor.constraint(equalTo: text.trailingAnchor)
            avatar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
            bubble.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 2).isActive = true
        } else {
            sizes[.textAvatar] = bubble.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 6)
            sizes[.textMargin] = text.leadingAnchor.constraint(equalTo: bubble.leadingAnchor)
            contentView.trailingAnchor.constraint(equalTo: avatar.trailingAnchor).isActive = true
            avatar.leadingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: 2).isActive = true
        }
        let own: [MessageCellSize] = [.bubbleWidth, .avatarWidth, .avatarHeight, .textTop, .textBottom, .textAvatar, .textMargin]
        NSLayoutConstraint.activate(own.compactMap { sizes[$0] })
    }
}
