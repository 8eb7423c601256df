import UIKit

/// Hears that earlier messages are asked for. A messages collection view is its header's.
@preconcurrency @MainActor public protocol JSQMessagesLoadEarlierHeaderViewDelegate: NSObjectProtocol {
    func headerView(_ headerView: JSQMessagesLoadEarlierHeaderView!, didPressLoad sender: UIButton!)
}
