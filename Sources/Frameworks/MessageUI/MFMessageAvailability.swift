import UIKit

public let MFMessageComposeViewControllerAttachmentURL = "MFMessageComposeViewControllerAttachmentURL"
public let MFMessageComposeViewControllerAttachmentAlternateFilename = "MFMessageComposeViewControllerAttachmentAlternateFilename"
public let MFMessageComposeViewControllerTextMessageAvailabilityKey = "MFMessageComposeViewControllerTextMessageAvailabilityKey"

extension NSNotification.Name {
    /// Nobody posts it: text messages are never sent here.
    public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange = NSNotification.Name(
        "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
}

extension MFMessageComposeViewController {
    /// False: no message goes out by which a bank could know the user.
    @discardableResult public func setUPIVerificationCodeSendCompletion(_ completion: @escaping @MainActor @Sendable (Bool) -> Void) -> Bool {
        ServiceReply.sendInSession { completion(false) }
        return false
    }
    /// Adds nothing, as for every attachment.
    @discardableResult public func insertCollaborationItemProvider(_ itemProvider: NSItemProvider) -> Bool { false }
}

extension MFMailComposeViewController {
    /// Passed over: a draft has no attachments that could be worked on together.
    public func insertCollaborationItemProvider(_ itemProvider: NSItemProvider, completionHandler: @escaping @MainActor @Sendable (Bool) -> Void) {
        ServiceReply.sendInSession { completionHandler(false) }
    }
}
