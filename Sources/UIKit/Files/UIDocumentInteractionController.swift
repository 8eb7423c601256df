/// Shows what can be done with a file: a preview of it, or the sheet of services.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    open var url: URL? { didSet { name = url?.lastPathComponent } }
    /// The type's identifier; nil: by the file's name.
    open var uti: String?
    /// Default: that of the file.
    open var name: String?
    open var annotation: Any?
    open var icons: [UIImage] { UIImage(systemName: "doc").map { [$0] } ?? [] }
    private weak var shown: UIViewController?

    public override init() { super.init() }
    public convenience init(url: URL) {
        self.init()
        self.url = url
        name = url.lastPathComponent
    }

    /// The sheet of services, of a popover's form where there is room. False where there is nothing to show it in.
    @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        presentMenu(animated, in: view.nearestController) { popover in
            popover.sourceView = view
            popover.sourceRect = rect
        }
    }
    @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        presentMenu(animated, in: LegacyPresenter.front) { $0.barButtonItem = item }
    }
    @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        presentOptionsMenu(from: rect, in: view, animated: animated)
    }
    @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { presentOptionsMenu(from: item, animated: animated) }

    /// A page with the file's picture, text or name, over the controller that the delegate names. False without one.
    @discardableResult open func presentPreview(animated: Bool) -> Bool {
        guard let url, let delegate, let parent = try? delegate.documentInteractionControllerViewControllerForPreview(self) else { return false }
        try? delegate.documentInteractionControllerWillBeginPreview(self)
        let page = DocumentPreviewController(url: url, title: name ?? "") { [weak self] in
            guard let self else { return }
            try? self.delegate?.documentInteractionControllerDidEndPreview(self)
        }
        shown = page
        parent.present(UINavigationController(rootViewController: page), animated: animated)
        return true
    }

    open func dismissPreview(animated: Bool) { shown?.presentingViewController?.dismiss(animated: animated) }
    open func dismissMenu(animated: Bool) { shown?.presentingViewController?.dismiss(animated: animated) }

    private func presentMenu(_ animated: Bool, in controller: UIViewController?, _ place: (UIPopoverPresentationController) -> Void) -> Bool {
        guard let url, let controller else { return false }
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        if let popover = sheet.popoverPresentationController { place(popover) }
        shown = sheet
        controller.present(sheet, animated: animated)
        return true
    }
}

@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) throws(Unimplemented) -> UIViewController
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) throws(Unimplemented)
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) throws(Unimplemented)
}

extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) throws(Unimplemented) -> UIViewController {
        try ObjCRuntime.invokeOptional("documentInteractionControllerViewControllerForPreview:", on: self, [controller])
    }
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("documentInteractionControllerWillBeginPreview:", on: self, [controller])
    }
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("documentInteractionControllerDidEndPreview:", on: self, [controller])
    }
}

/// A file as far as it can be shown: a picture, a text, or its name.
final class DocumentPreviewController: UIViewController {
    private let url: URL
    private let onEnd: () -> Void

    init(url: URL, title: String, onEnd: @escaping () -> Void) {
        self.url = url
        self.onEnd = onEnd
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in
                self?.presentingViewController?.dismiss(animated: true)
            })
        let content = content
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onEnd()
    }

    private var content: UIView {
        if let image = UIImage(contentsOfFile: url.path) {
            let view = UIImageView(image: image)
            view.contentMode = .scaleAspectFit
            return view
        }
        if DocumentTypes.conforms(url, to: ["public.text"]), let text = try? String(contentsOf: url, encoding: .utf8) {
            let view = UITextView()
            view.isEditable = false
            view.text = text
            return view
        }
        return ServicePageView(symbol: "doc", title: url.lastPathComponent)
    }
}
