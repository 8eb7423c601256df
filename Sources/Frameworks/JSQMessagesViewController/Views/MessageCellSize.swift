import UIKit

/// The sizes in a message's cell that the layout says. The names are those of outlets in nibs.
enum MessageCellSize: String, CaseIterable {
    case bubbleWidth = "messageBubbleContainerWidthConstraint"
    case textTop = "textViewTopVerticalSpaceConstraint"
    case textBottom = "textViewBottomVerticalSpaceConstraint"
    case textAvatar = "textViewAvatarHorizontalSpaceConstraint"
    case textMargin = "textViewMarginHorizontalSpaceConstraint"
    case cellTop = "cellTopLabelHeightConstraint"
    case bubbleTop = "messageBubbleTopLabelHeightConstraint"
    case cellBottom = "cellBottomLabelHeightConstraint"
    case avatarWidth = "avatarContainerViewWidthConstraint"
    case avatarHeight = "avatarContainerViewHeightConstraint"

    /// The frame that a cell is made with.
    static let frame = CGRect(x: 0, y: 0, width: 320, height: 154)
}
