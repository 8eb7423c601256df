@_exported import UIKit

/// How writing a mail ended.
public enum MFMailComposeResult: Int, Sendable {
    case cancelled = 0, saved = 1, sent = 2, failed = 3
}

public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// Why a mail could not be saved or sent.
public struct MFMailComposeError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable { case saveFailed = 0, sendFailed = 1 }
    public var code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { MFMailComposeErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// Lets the user write a mail. A simulator has no mail account: `canSendMail()` is false, and a controller that is made all the same
/// shows what it was given and can only be cancelled.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// False: there is no account.
    open class func canSendMail() -> Bool { false }

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
            // Whoever hears of it dismisses the controller.
            guard let delegate = mailComposeDelegate,
                (try? delegate.mailComposeController(self, didFinishWith: .cancelled, error: nil)) != nil
            else { presentingViewController?.dismiss(animated: true); return }
        }
        setViewControllers([draft], animated: false)
    }

    open func setSubject(_ subject: String) { draft.set(subject, for: "Subject:") }
    open func setToRecipients(_ toRecipients: [String]?) { draft.set(toRecipients?.joined(separator: ", "), for: "To:") }
    open func setCcRecipients(_ ccRecipients: [String]?) { draft.set(ccRecipients?.joined(separator: ", "), for: "Cc:") }
    open func setBccRecipients(_ bccRecipients: [String]?) { draft.set(bccRecipients?.joined(separator: ", "), for: "Bcc:") }
    open func setPreferredSendingEmailAddress(_ emailAddress: String) { draft.set(emailAddress, for: "From:") }
    open func setMessageBody(_ body: String, isHTML: Bool) { draft.body = body }
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) { draft.attachments.append(filename) }
}

/// Hears how writing a mail ended. The controller is dismissed by whoever hears it.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) throws(Unimplemented)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("mailComposeController:didFinishWith:error:", on: self, [controller, result, error])
    }
}

/// The draft of a message, in fields that can be edited, with a button to cancel; sending is disabled.
final class DraftController: UIViewController {
    private var fields: [(label: String, value: String)] = []
    var attachments: [String] = []
    var body = ""
    var onCancel: () -> Void = {}
    private let text = UITextView()

    func set(_ value: String?, for label: String) {
        fields.removeAll { $0.label == label }
        if let value, !value.isEmpty { fields.append((label, value)) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel() })
        let send = UIBarButtonItem(title: SystemText.localized("Send"), style: .done, target: nil, action: nil)
        send.isEnabled = false
        navigationItem.rightBarButtonItem = send
        text.font = .preferredFont(forTextStyle: .body)
        text.alwaysBounceVertical = true
        text.frame = view.bounds
        text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        text.textContainerInset = UIEdgeInsets(top: 16, left: 11, bottom: 16, right: 11)
        view.addSubview(text)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        let head = fields.map { "\($0.label) \($0.value)" } + attachments.map { "Attachment: \($0)" }
        text.text = (head + (head.isEmpty ? [] : [""]) + [body]).joined(separator: "\n")
    }
}
