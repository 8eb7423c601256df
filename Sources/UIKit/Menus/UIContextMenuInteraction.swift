/// Shows a menu when a finger stays on a view, with the view lifted out of its surroundings.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// How much of a context menu is shown.
    public enum Appearance: Int, Sendable {
        case unknown = 0
        /// With a preview.
        case rich = 1
        /// The menu alone.
        case compact = 2
    }

    /// The name of the press that opens the menu.
    static let pressName = "com.apple.UIKit.clickPresentationExclusion"

    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    open private(set) weak var view: UIView?
    private let press = ContextMenuPressGestureRecognizer()
    private weak var shown: MenuPresentation?
    private var pressLocation = CGPoint.zero

    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
        press.interaction = self
        press.name = Self.pressName
        press.onAction = { [weak self] in self?.follow() }
    }

    open func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(press)
        if view == nil { dismissMenu() }
    }

    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(press)
    }

    /// The place of the finger that asked for the menu, in `view`'s coordinates.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(pressLocation, from: nil) ?? pressLocation
    }

    open var menuAppearance: Appearance {
        guard shown != nil else { return .unknown }
        return view is UIControl ? .compact : .rich
    }

    /// Takes the menu that is shown away.
    open func dismissMenu() { shown?.dismiss(animated: true) }

    /// Changes the menu while it is shown.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        if let shown { shown.replace(block(shown.menu)) }
    }

    // MARK: Presenting

    private var pending: UIContextMenuConfiguration?

    /// The finger has stayed long enough: whether there is a menu for the place.
    fileprivate func wantsMenu(at point: CGPoint) -> Bool {
        pressLocation = point
        guard let view, let delegate, MenuPresentation.current == nil else { return false }
        pending = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: view.convert(point, from: nil))
        return pending != nil
    }

    private func follow() {
        switch press.state {
        case .began:
            guard let configuration = pending else { return }
            pending = nil
            present(configuration)
        case .changed where DragActivity.current == nil:
            if hypot(press.windowLocation.x - pressLocation.x, press.windowLocation.y - pressLocation.y) > 10 {
                shown?.track(press.windowLocation)
            }
        case .ended where DragActivity.current == nil:
            if hypot(press.windowLocation.x - pressLocation.x, press.windowLocation.y - pressLocation.y) > 10 {
                shown?.release(at: press.windowLocation)
            }
        case .changed, .ended, .cancelled, .possible, .failed: break
        }
    }

    /// Shows the menu of a configuration; nil when it has none to show.
    @discardableResult
    func present(_ configuration: UIContextMenuConfiguration) -> MenuPresentation? {
        guard let view, let window = view.window else { return nil }
        let controller: UIViewController? = configuration.previewProvider?()
        let menu: UIMenu? = configuration.makeMenu(for: view)
        guard menu != nil || controller != nil else { return nil }
        let anchor: MenuPresentation.Anchor
        if let control = view as? UIControl {
            anchor = .control(control, attachment: control.menuAttachmentPoint(for: configuration))
        } else {
            let own: UITargetedPreview? =
                delegate?.contextMenuInteraction(
                    self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
                ?? delegate?.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
            let preview: UITargetedPreview = own ?? UITargetedPreview(view: view)
            anchor = .preview(controller.map { LiftedPreview($0, of: preview.view) } ?? LiftedPreview(preview))
        }
        var callbacks = MenuPresentation.Callbacks()
        callbacks.willAppear = { [weak self] animator in
            guard let self else { return }
            self.delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
        }
        callbacks.willEnd = { [weak self] animator in
            guard let self else { return }
            self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
        }
        callbacks.dismissing = { [weak self] in
            guard let self else { return nil }
            return self.delegate?.contextMenuInteraction(
                self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
                ?? self.delegate?.contextMenuInteraction(self, previewForDismissingMenuWithConfiguration: configuration)
        }
        callbacks.commit = { [weak self] in self?.commit(configuration, controller) }
        let presentation = MenuPresentation(
            menu ?? UIMenu(), at: anchor, in: window, sender: (view as? BarButton)?.item ?? view, previewController: controller, callbacks: callbacks)
        shown = presentation
        // The menu's preview is lifted already.
        DragActivity.current?.putBack()
        presentation.present()
        return presentation
    }

    private func commit(_ configuration: UIContextMenuConfiguration, _ controller: UIViewController?) {
        let animator = MenuAnimator(preview: controller)
        delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        shown?.dismiss(animated: true, pops: animator.preferredCommitStyle == .pop)
        animator.runAnimations()
        animator.runCompletions()
    }
}

/// The press that opens a context menu: it begins only where there is one.
private final class ContextMenuPressGestureRecognizer: UILongPressGestureRecognizer {
    weak var interaction: UIContextMenuInteraction?

    override func deadlineDidPass() {
        guard interaction?.wantsMenu(at: windowLocation) == true else {
            state = .failed
            return
        }
        super.deadlineDidPass()
    }
}
