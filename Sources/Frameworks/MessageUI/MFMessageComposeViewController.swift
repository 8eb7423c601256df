import UIKit

/// How writing a message ended.
public enum MessageComposeResult: Int, Sendable {
    case cancelled = 0, sent = 1, failed = 2
}

/// Lets the user write a text message. A simulator cannot send any.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?

    /// False, as on a device without a telephone.
    open class func canSendText() -> Bool { false }
    open class func canSendSubject() -> Bool { false }
    open class func canSendAttachments() -> Bool { false }
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

    open var recipients: [String]? { didSet { draft.set(recipients?.joined(separator: ", "), for: "To:") } }
    open var body: String? { didSet { draft.body = body ?? "" } }
    open var subject: String? { didSet { draft.set(subject, for: "Subject:") } }
    open private(set) var attachments: [[AnyHashable: Any]]?

    private let draft = DraftController()

    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        begin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        draft.title = SystemText.localized("New Message")
        draft.onCancel = { [weak self] in
            guard let self else { return }
            guard let delegate = messageComposeDelegate else { presentingViewController?.dismiss(animated: true); return }
            delegate.messageComposeViewController(self, didFinishWith: .cancelled)
        }
        setViewControllers([draft], animated: false)
    }

    open func disableUserAttachments() {}
    /// Adds nothing: attachments cannot be sent.
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
}

/// Hears how writing a text message ended.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
