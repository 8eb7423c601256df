@_exported import UIKit

/// A row under what is written.
@preconcurrency @MainActor open class SLComposeSheetConfigurationItem: NSObject {
    open var title: String! = ""
    open var value: String! = ""
    open var valuePending = false
    open var tapHandler: (() -> Void)!
    nonisolated public override init() { super.init() }
}

/// The sheet of a sharing extension: a text, and buttons to cancel and to post.
@preconcurrency @MainActor open class SLComposeServiceViewController: UIViewController, UITextViewDelegate {
    public let textView: UITextView! = UITextView()
    open var contentText: String! { textView.text }
    open var placeholder: String! = ""
    open var charactersRemaining: NSNumber!
    private let bar = UINavigationBar()
    private let item = UINavigationItem(title: "")

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        item.title = title
        item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.didSelectCancel() })
        item.rightBarButtonItem = UIBarButtonItem(title: SystemText.localized("Post"), primaryAction: UIAction { [weak self] _ in self?.didSelectPost() })
        bar.items = [item]
        textView.delegate = self
        for part in [textView, bar] as [UIView] { view.addSubview(part) }
        validateContent()
    }
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        bar.frame = CGRect(x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: bar.sizeThatFits(view.bounds.size).height)
        textView.frame = CGRect(x: 0, y: bar.frame.maxY, width: view.bounds.width, height: max(0, view.bounds.height - bar.frame.maxY))
    }
    open func presentationAnimationDidFinish() {}
    open func didSelectPost() { cancel() }
    open func didSelectCancel() { cancel() }
    open func cancel() { presentingViewController?.dismiss(animated: true) }
    open func isContentValid() -> Bool { true }
    open func validateContent() { item.rightBarButtonItem?.isEnabled = isContentValid() }
    open func configurationItems() -> [Any]! { [] }
    open func reloadConfigurationItems() {}
    open func pushConfigurationViewController(_ viewController: UIViewController!) {}
    open func popConfigurationViewController() {}
    open func loadPreviewView() -> UIView! { nil }
    public func textViewDidChange(_ textView: UITextView) { validateContent() }
}
