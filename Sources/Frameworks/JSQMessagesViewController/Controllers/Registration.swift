import ObjectRuntime
import UIKit

// The names by which storyboards, nibs and messages reach what is here.

extension JSQMessagesViewController: ObjCSelfRegistering {
    public nonisolated static func __registerMembers() {
        let name = "JSQMessagesViewController"
        let controller = ObjCRuntime.registration(of: JSQMessagesViewController.self, named: "\(name).\(name)", name)
        controller.initializer("init") { _ in JSQMessagesViewController(nibName: nil, bundle: nil) }
        controller.initializer("initWithNibName:bundle:") { JSQMessagesViewController(nibName: $0[0], bundle: $0[1]) }
        controller.initializer("initWithCoder:") { JSQMessagesViewController(coder: $0[0]) }
        controller.method("finishSendingMessage") { controller, _ in controller.finishSendingMessage() }
        controller.method("finishReceivingMessage") { controller, _ in controller.finishReceivingMessage() }
        controller.method("didPressAccessoryButton:") { $0.didPressAccessoryButton($1[0] as UIButton?) }
        controller.key("collectionView", get: { $0.collectionView }, set: { $0.collectionView = $1[0] as JSQMessagesCollectionView? })
        controller.key("inputToolbar", get: { $0.inputToolbar }, set: { $0.inputToolbar = $1[0] as JSQMessagesInputToolbar? })
        controller.key(
            "toolbarHeightConstraint", get: { $0.toolbarHeightConstraint }, set: { $0.toolbarHeightConstraint = $1[0] as NSLayoutConstraint? })
        controller.key(
            "toolbarBottomLayoutGuide", get: { $0.toolbarBottomLayoutGuide }, set: { $0.toolbarBottomLayoutGuide = $1[0] as NSLayoutConstraint? })
        controller.key("senderId", get: { $0.senderId }, set: { $0.senderId = $1[0] as String? })
        controller.key("senderDisplayName", get: { $0.senderDisplayName }, set: { $0.senderDisplayName = $1[0] as String? })
    }
}

extension JSQMessagesCollectionView: ObjCSelfRegistering {
    public nonisolated static func __registerMembers() {
        let name = "JSQMessagesCollectionView"
        ObjCRuntime.registration(of: JSQMessagesCollectionView.self, named: "JSQMessagesViewController.\(name)", name)
            .initializer("initWithCoder:") { JSQMessagesCollectionView(coder: $0[0]) }
    }
}

extension JSQMessagesCollectionViewFlowLayout: ObjCSelfRegistering {
    public nonisolated static func __registerMembers() {
        let name = "JSQMessagesCollectionViewFlowLayout"
        let layout = ObjCRuntime.registration(of: JSQMessagesCollectionViewFlowLayout.self, named: "JSQMessagesViewController.\(name)", name)
        layout.initializer("initWithCoder:") { JSQMessagesCollectionViewFlowLayout(coder: $0[0]) }
        layout.initializer("init") { _ in JSQMessagesCollectionViewFlowLayout() }
    }
}

extension JSQMessagesCollectionViewFlowLayoutInvalidationContext: ObjCSelfRegistering {
    public nonisolated static func __registerMembers() {
        let name = "JSQMessagesCollectionViewFlowLayoutInvalidationContext"
        ObjCRuntime.registration(
            of: JSQMessagesCollectionViewFlowLayoutInvalidationContext.self, named: "JSQMessagesViewController.\(name)", name
        )
        .initializer("init") { _ in JSQMessagesCollectionViewFlowLayoutInvalidationContext() }
    }
}

extension JSQMessagesCollectionViewCell: ObjCSelfRegistering {
    public nonisolated static func __registerMembers() {
        let name = "JSQMessagesCollectionViewCell"
        let cell = ObjCRuntime.registration(of: JSQMessagesCollectionViewCell.self, named: "JSQMessagesViewController.\(name)", name)
        cell.initializer("initWithFrame:") { JSQMessagesCollectionViewCell(frame: $0[0]) }
        cell.initializer("initWithCoder:") { JSQMessagesCollectionViewCell(coder: $0[0]) }
        cell.method("jsq_handleTapGesture:") { $0.jsq_handleTapGesture($1[0]) }
        cell.key("cellTopLabel", get: { $0.cellTopLabel }, set: { $0.cellTopLabel = $1[0] as JSQMessagesLabel? })
        cell.key("messageBubbleTopLabel", get: { $0.messageBubbleTopLabel }, set: { $0.messageBubbleTopLabel = $1[0] as JSQMessagesLabel? })
        cell.key("cellBottomLabel", get: { $0.cellBottomLabel }, set: { $0.cellBottomLabel = $1[0] as JSQMessagesLabel? })
        cell.key("textView", get: { $0.textView }, set: { $0.textView = $1[0] as JSQMessagesCellTextView? })
        cell.key("messageBubbleImageView", get: { $0.messageBubbleImageView }, set: { $0.messageBubbleImageView = $1[0] as UIImageView? })
        cell.key("messageBubbleContainerView", get: { $0.messageBubbleContainerView }, set: { $0.messageBubbleContainerView = $1[0] as UIView? })
        cell.key("avatarImageView", get: { $0.avatarImageView }, set: { $0.avatarImageView = $1[0] as UIImageView? })
        cell.key("avatarContainerView", get: { $0.avatarContainerView }, set: { $0.avatarContainerView = $1[0] as UIView? })
        for size in MessageCellSize.allCases {
            cell.key(size.rawValue, get: { $0.sizes[size] }, set: { $0.sizes[size] = $1[0] as NSLayoutConstraint? })
        }
        registerSides()
    }

    /// Subclasses have the conformance of this class, which answers for them.
    private nonisolated static func registerSides() {
        let module = "JSQMessagesViewController"
        let (incoming, outgoing) = ("JSQMessagesCollectionViewCellIncoming", "JSQMessagesCollectionViewCellOutgoing")
        let left = ObjCRuntime.registration(of: JSQMessagesCollectionViewCellIncoming.self, named: "\(module).\(incoming)", incoming)
        left.initializer("initWithFrame:") { JSQMessagesCollectionViewCellIncoming(frame: $0[0]) }
        left.initializer("initWithCoder:") { JSQMessagesCollectionViewCellIncoming(coder: $0[0]) }
        let right = ObjCRuntime.registration(of: JSQMessagesCollectionViewCellOutgoing.self, named: "\(module).\(outgoing)", outgoing)
        right.initializer("initWithFrame:") { JSQMessagesCollectionViewCellOutgoing(frame: $0[0]) }
        right.initializer("initWithCoder:") { JSQMessagesCollectionViewCellOutgoing(coder: $0[0]) }
    }
}

extension JSQMessagesLabel: ObjCSelfRegistering {
    public nonisolated static func __registerMembers() {
        ObjCRuntime.registration(of: JSQMessagesLabel.self, named: "JSQMessagesViewController.JSQMessagesLabel", "JSQMessagesLabel")
            .initializer("initWithCoder:") { JSQMessagesLabel(coder: $0[0]) }
    }
}

extension JSQMessagesCellTextView: ObjCSelfRegistering {
    public nonisolated static func __registerMembers() {
        ObjCRuntime.registration(of: JSQMessagesCellTextView.self, named: "JSQMessagesViewController.JSQMessagesCellTextView", "JSQMessagesCellTextView")
            .initializer("initWithCoder:") { JSQMessagesCellTextView(coder: $0[0]) }
    }
}

extension JSQMessagesComposerTextView: ObjCSelfRegistering {
    public nonisolated static func __registerMembers() {
        let name = "JSQMessagesComposerTextView"
        ObjCRuntime.registration(of: JSQMessagesComposerTextView.self, named: "JSQMessagesViewController.\(name)", name)
            .initializer("initWithCoder:") { JSQMessagesComposerTextView(coder: $0[0]) }
    }
}

extension JSQMessagesToolbarContentView: ObjCSelfRegistering {
    public nonisolated static func __registerMembers() {
        let name = "JSQMessagesToolbarContentView"
        let content = ObjCRuntime.registration(of: JSQMessagesToolbarContentView.self, named: "JSQMessagesViewController.\(name)", name)
        content.initializer("initWithCoder:") { JSQMessagesToolbarContentView(coder: $0[0]) }
        content.key("textView", get: { $0.textView }, set: { $0.takeTextView($1[0]) })
        content.key("leftBarButtonContainerView", get: { $0.leftBarButtonContainerView }, set: { $0.takeContainer($1[0], isLeft: true) })
        content.key("rightBarButtonContainerView", get: { $0.rightBarButtonContainerView }, set: { $0.takeContainer($1[0], isLeft: false) })
        content.key("leftBarButtonContainerViewWidthConstraint", get: { _ in nil }, set: { $0.takeWidth($1[0], isLeft: true) })
        content.key("rightBarButtonContainerViewWidthConstraint", get: { _ in nil }, set: { $0.takeWidth($1[0], isLeft: false) })
        content.key("leftHorizontalSpacingConstraint", get: { _ in nil }, set: { $0.takePadding($1[0], isLeft: true) })
        content.key("rightHorizontalSpacingConstraint", get: { _ in nil }, set: { $0.takePadding($1[0], isLeft: false) })
    }
}

extension JSQMessagesInputToolbar: ObjCSelfRegistering {
    public nonisolated static func __registerMembers() {
        let name = "JSQMessagesInputToolbar"
        let toolbar = ObjCRuntime.registration(of: JSQMessagesInputToolbar.self, named: "JSQMessagesViewController.\(name)", name)
        toolbar.initializer("initWithCoder:") { JSQMessagesInputToolbar(coder: $0[0]) }
        toolbar.method("jsq_leftBarButtonPressed:") { $0.jsq_leftBarButtonPressed($1[0]) }
        toolbar.method("jsq_rightBarButtonPressed:") { $0.jsq_rightBarButtonPressed($1[0]) }
    }
}

extension JSQMessagesLoadEarlierHeaderView: ObjCSelfRegistering {
    public nonisolated static func __registerMembers() {
        let name = "JSQMessagesLoadEarlierHeaderView"
        ObjCRuntime.registration(of: JSQMessagesLoadEarlierHeaderView.self, named: "JSQMessagesViewController.\(name)", name)
            .method("jsq_loadButtonPressed:") { $0.jsq_loadButtonPressed($1[0]) }
    }
}

extension JSQAudioMediaItem: ObjCSelfRegistering {
    public nonisolated static func __registerMembers() {
        ObjCRuntime.registration(of: JSQAudioMediaItem.self, named: "JSQMessagesViewController.JSQAudioMediaItem", "JSQAudioMediaItem")
            .method("jsq_playPressed:") { $0.jsq_playPressed($1[0]) }
    }
}

extension MessageSprings: ObjCSelfRegistering {
    nonisolated static func __registerMembers() {
        ObjCRuntime.registration(of: MessageSprings.self, named: "JSQMessagesViewController.MessageSprings").method("jsq_step:") { $0.jsq_step($1[0]) }
    }
}
