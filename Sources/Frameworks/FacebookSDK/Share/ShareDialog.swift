import ObjectRuntime
import UIKit

@preconcurrency @MainActor public protocol SharingDelegate: AnyObject {
    func sharer(_ sharer: any Sharing, didCompleteWithResults results: [String: Any])
    func sharer(_ sharer: any Sharing, didFailWithError error: any Error)
    func sharerDidCancel(_ sharer: any Sharing)
}

@preconcurrency @MainActor public protocol Sharing: AnyObject {
    var delegate: (any SharingDelegate)? { get set }
    var shareContent: (any SharingContent)? { get set }
    var shouldFailOnDataError: Bool { get set }
    /// Throws `errorInvalidArgument` where the content is missing or empty.
    func validate() throws
}

@preconcurrency @MainActor public protocol SharingDialog: Sharing {
    var canShow: Bool { get }
    @discardableResult func show() -> Bool
}

extension Sharing {
    public func validate() throws {
        let isWhole: Bool =
            switch shareContent {
            case nil: false
            case let content as SharePhotoContent: !content.photos.isEmpty
            case let content as ShareVideoContent: content.video.data != nil || content.video.videoURL != nil
            case let content as ShareMediaContent: !content.media.isEmpty
            default: true
            }
        if !isWhole { throw CoreError.errorInvalidArgument.asError }
    }

    func tell(_ error: NSError) { reply { MainActor.assumeIsolated { self.delegate?.sharer(self, didFailWithError: error) } } }
    func tellOfCancelling() { reply { MainActor.assumeIsolated { self.delegate?.sharerDidCancel(self) } } }
}

/// Shares by a page on the web, which whoever uses a device without a network gives up. Photos and films need the Facebook app, which is not there.
@preconcurrency @MainActor open class ShareDialog: NSObject, SharingDialog {
    public enum Mode: UInt, Sendable, CustomStringConvertible {
        case automatic, native, shareSheet, browser, web, feedBrowser, feedWeb

        public var description: String {
            let name: String = String(reflecting: self).split(separator: ".").last.map(String.init) ?? ""
            return name.prefix(1).uppercased() + name.dropFirst()
        }
    }

    open weak var fromViewController: UIViewController?
    open weak var delegate: (any SharingDelegate)?
    open var shareContent: (any SharingContent)?
    open var mode: Mode = .automatic
    open var shouldFailOnDataError = false

    public override nonisolated init() { super.init() }
    public convenience init(viewController: UIViewController?, content: (any SharingContent)?, delegate: (any SharingDelegate)?) {
        self.init()
        (fromViewController, shareContent, self.delegate) = (viewController, content, delegate)
    }
    public convenience init(fromViewController viewController: UIViewController?, content: (any SharingContent)?, delegate: (any SharingDelegate)?) {
        self.init(viewController: viewController, content: content, delegate: delegate)
    }

    open class func dialog(viewController: UIViewController?, content: (any SharingContent)?, delegate: (any SharingDelegate)?) -> ShareDialog {
        ShareDialog(viewController: viewController, content: content, delegate: delegate)
    }
    @discardableResult
    open class func show(viewController: UIViewController?, content: (any SharingContent)?, delegate: (any SharingDelegate)?) -> ShareDialog {
        let dialog = ShareDialog(viewController: viewController, content: content, delegate: delegate)
        dialog.show()
        return dialog
    }
    @discardableResult
    open class func show(from viewController: UIViewController?, with content: (any SharingContent)?, delegate: (any SharingDelegate)?) -> ShareDialog {
        show(viewController: viewController, content: content, delegate: delegate)
    }

    open var canShow: Bool { mode != .native && mode != .shareSheet && !(shareContent is SharePhotoContent || shareContent is ShareVideoContent) }

    /// True where a page is shown: the delegate then hears that it was cancelled. Else it hears of an error.
    @discardableResult
    open func show() -> Bool {
        do { try validate() } catch {
            tell(error as NSError)
            return false
        }
        guard canShow else {
            tell(CoreError.errorDialogUnavailable.asError)
            return false
        }
        tellOfCancelling()
        return true
    }
}

/// Shares by Messenger, which is not there.
@preconcurrency @MainActor open class MessageDialog: NSObject, SharingDialog {
    open weak var delegate: (any SharingDelegate)?
    open var shareContent: (any SharingContent)?
    open var shouldFailOnDataError = false

    public override nonisolated init() { super.init() }
    public convenience init(content: (any SharingContent)?, delegate: (any SharingDelegate)?) {
        self.init()
        (shareContent, self.delegate) = (content, delegate)
    }

    @discardableResult
    open class func show(content: (any SharingContent)?, delegate: (any SharingDelegate)?) -> MessageDialog {
        let dialog = MessageDialog(content: content, delegate: delegate)
        dialog.show()
        return dialog
    }

    open var canShow: Bool { false }

    /// The delegate hears of an error.
    @discardableResult
    open func show() -> Bool {
        tell(CoreError.errorDialogUnavailable.asError)
        return false
    }
}

/// Opens a dialog for its content; without content it is disabled.
@preconcurrency @MainActor open class FBShareButton: FBButton {
    open var shareContent: (any SharingContent)? {
        didSet { isEnabled = shareContent != nil }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
        if frame.size == .zero { bounds.size = intrinsicContentSize }
    }

    public convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        setTitle(SystemText.localized("Share"), for: .normal)
        isEnabled = false
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                ShareDialog(viewController: window?.rootViewController, content: shareContent, delegate: nil).show()
            }, for: .touchUpInside)
    }
}
