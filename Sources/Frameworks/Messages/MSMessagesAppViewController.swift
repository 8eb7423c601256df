@_exported import UIKit

public enum MSMessagesAppPresentationStyle: UInt, Sendable { case compact = 0, expanded, transcript }
public enum MSMessagesAppPresentationContext: Int, Sendable { case messages = 0, media }

/// An extension that stands among the messages.
@preconcurrency @MainActor public protocol MSMessagesAppTranscriptPresentation {
    func contentSizeThatFits(_ size: CGSize) -> CGSize
}

/// The interface of an extension of Messages. The app of Messages is not here: it never becomes active in a conversation.
@preconcurrency @MainActor open class MSMessagesAppViewController: UIViewController, MSMessagesAppTranscriptPresentation {
    /// Nil: there is no conversation.
    open private(set) var activeConversation: MSConversation?
    /// Compact at first; what was requested since then.
    open private(set) var presentationStyle: MSMessagesAppPresentationStyle = .compact
    open var presentationContext: MSMessagesAppPresentationContext { .messages }

    /// The style changes soon after, which is told before and after.
    open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {
        guard presentationStyle != self.presentationStyle, presentationStyle != .transcript else { return }
        ServiceReply.sendOnMain { [self] in
            willTransition(to: presentationStyle)
            self.presentationStyle = presentationStyle
            didTransition(to: presentationStyle)
        }
    }
    open func dismiss() {}
    open func contentSizeThatFits(_ size: CGSize) -> CGSize { size }

    // For extensions to override.
    open func willBecomeActive(with conversation: MSConversation) {}
    open func didBecomeActive(with conversation: MSConversation) {}
    open func willResignActive(with conversation: MSConversation) {}
    open func didResignActive(with conversation: MSConversation) {}
    open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
    open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
    open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
    open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
    open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}
    open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
    open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
}
