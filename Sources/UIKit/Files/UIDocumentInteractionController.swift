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
        presentMenu(animated, in: view.nearestController, isOpenIn: true) { popover in
            popover.sourceView = view
            popover.sourceRect = rect
        }
    }
    @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        presentMenu(animated, in: LegacyPresenter.front, isOpenIn: true) { $0.barButtonItem = item }
    }

    /// A page with the file's picture, text or name, over the controller that the delegate names. False without one.
    @discardableResult open func presentPreview(animated: Bool) -> Bool {
        guard let url, let delegate, let parent = try? delegate.documentInteractionControllerViewControllerForPreview(self) else { return false }
        try? delegate.documentInteractionControllerWillBeginPreview(self)
        let page = DocumentPreviewController(url: url, title: name ?? "") { [weak self] in
            guard let self else { return }
            try? self.delegate?.documentInteractionControllerDidEndPreview(self)
        }
        shown = page
        let navigation = UINavigationController(rootViewController: page)
        // The preview grows out of the view that the delegate names, or fades in over the screen.
        if let source = delegate.documentInteractionControllerViewForPreview(self), let window = source.window {
            let rect: CGRect = delegate.documentInteractionControllerRectForPreview(self)
            growth = PreviewGrowth(source.convert(rect.isEmpty ? source.bounds : rect, to: nil), in: window)
            navigation.modalPresentationStyle = .fullScreen
            navigation.transitioningDelegate = growth
        }
        parent.present(navigation, animated: animated)
        return true
    }
    private var growth: PreviewGrowth?

    /// A tap that shows the preview and a long press that shows the sheet, for the view that stands for the file.
    open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] = {
        let tap = UITapGestureRecognizer()
        tap.onAction = { [weak self] in self?.presentPreview(animated: true) }
        let press = UILongPressGestureRecognizer()
        press.onAction = { [weak self, unowned press] in
            guard press.state == .began, let view = press.view else { return }
            self?.presentOptionsMenu(from: view.bounds, in: view, animated: true)
        }
        return [tap, press]
    }()

    open func dismissPreview(animated: Bool) { shown?.presentingViewController?.dismiss(animated: animated) }
    open func dismissMenu(animated: Bool) { shown?.presentingViewController?.dismiss(animated: animated) }

    private func presentMenu(
        _ animated: Bool, in controller: UIViewController?, isOpenIn: Bool = false, _ place: (UIPopoverPresentationController) -> Void
    ) -> Bool {
        guard let url, let controller else { return false }
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        sheet.completionWithItemsHandler = { [weak self] activity, isDone, _, _ in
            guard let self else { return }
            if isDone, let activity {
                delegate?.documentInteractionController(self, willBeginSendingToApplication: activity.rawValue)
                delegate?.documentInteractionController(self, didEndSendingToApplication: activity.rawValue)
            }
            if isOpenIn {
                delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
            } else {
                delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
            }
        }
        if isOpenIn {
            delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
        } else {
            delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
        }
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
    /// The view that the preview grows out of. Default nil: it comes in like any screen.
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    /// The part of that view, in its coordinates. Default an empty one: the whole.
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
    /// A service of the sheet takes the file, and has taken it.
    func documentInteractionController(_ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
    func documentInteractionController(_ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? {
        let view: UIView?? = try? ObjCRuntime.invokeOptional("documentInteractionControllerViewForPreview:", on: self, [controller])
        return view ?? nil
    }
    public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
        (try? ObjCRuntime.invokeOptional("documentInteractionControllerRectForPreview:", on: self, [controller])) ?? .zero
    }
    public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
        try? ObjCRuntime.invokeOptional("documentInteractionControllerWillPresentOptionsMenu:", on: self, [controller])
    }
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
        try? ObjCRuntime.invokeOptional("documentInteractionControllerDidDismissOptionsMenu:", on: self, [controller])
    }
    public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {
        try? ObjCRuntime.invokeOptional("documentInteractionControllerWillPresentOpenInMenu:", on: self, [controller])
    }
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {
        try? ObjCRuntime.invokeOptional("documentInteractionControllerDidDismissOpenInMenu:", on: self, [controller])
    }
    public func documentInteractionController(_ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?) {
        try? ObjCRuntime.invokeOptional("documentInteractionController:willBeginSendingToApplication:", on: self, [controller, application])
    }
    public func documentInteractionController(_ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?) {
        try? ObjCRuntime.invokeOptional("documentInteractionController:didEndSendingToApplication:", on: self, [controller, application])
    }
}

/// Lets a preview grow out of a place in its window, and shrink back into it.
final class PreviewGrowth: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    private let place: CGRect
    private weak var window: UIWindow?
    private var shrinks = false

    init(_ place: CGRect, in window: UIWindow) {
        self.place = place
        self.window = window
        super.init()
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        shrinks = false
        return self
    }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        shrinks = true
        return self
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let controller = transitionContext.viewController(forKey: shrinks ? .from : .to) else { return }
        let view: UIView = transitionContext.view(forKey: shrinks ? .from : .to) ?? controller.view
        let whole: CGRect = shrinks ? view.frame : transitionContext.finalFrame(for: controller)
        if let under = transitionContext.view(forKey: .to), shrinks {
            transitionContext.containerView.insertSubview(under, belowSubview: view)
        }
        if !shrinks {
            view.frame = whole
            transitionContext.containerView.addSubview(view)
        }
        let small = CGAffineTransform(translationX: place.midX - whole.midX, y: place.midY - whole.midY).scaledBy(
            x: max(place.width, 1) / max(whole.width, 1), y: max(place.height, 1) / max(whole.height, 1))
        view.transform = shrinks ? .identity : small
        view.alpha = shrinks ? 1 : 0
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: { [shrinks] in
                view.transform = shrinks ? small : .identity
                view.alpha = shrinks ? 0 : 1
            },
            completion: { _ in
                view.transform = .identity
                view.alpha = 1
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
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

extension UIDocumentInteractionController: UIActionSheetDelegate {}
