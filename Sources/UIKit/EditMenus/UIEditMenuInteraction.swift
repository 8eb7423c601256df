/// Shows a menu for editing over a place of its view, when it is asked to: a bar with what the responder chain can do, and what the
/// delegate adds.
@preconcurrency @MainActor open class UIEditMenuInteraction: NSObject, UIInteraction {
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    open private(set) weak var view: UIView?
    private var shown: (presentation: EditMenuPresentation, configuration: UIEditMenuConfiguration)?

    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open func willMove(to view: UIView?) { dismissMenu() }
    open func didMove(to view: UIView?) { self.view = view }

    /// Shows the menu of `configuration`; does nothing where nothing can be done.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        guard let view, view.window != nil else { return }
        var callbacks = EditMenuPresentation.Callbacks()
        callbacks.willPresent = { [weak self] animator in
            guard let self else { return }
            self.delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        }
        callbacks.willDismiss = { [weak self] animator in
            guard let self else { return }
            self.shown = nil
            self.delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        }
        callbacks.target = { [weak self] in self?.target(of: configuration) ?? .null }
        let presentation = EditMenuPresentation(view, direction: configuration.preferredArrowDirection, callbacks: callbacks)
        guard presentation.present(menu(for: configuration, in: view)) else { return }
        shown = (presentation, configuration)
    }

    private func menu(for configuration: UIEditMenuConfiguration, in view: UIView) -> UIMenu {
        let suggested: [UIMenuElement] = StandardEditMenu.suggestedActions(for: view)
        return delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested) ?? UIMenu(children: suggested)
    }

    private func target(of configuration: UIEditMenuConfiguration) -> CGRect {
        let rect: CGRect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        return rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
    }

    open func dismissMenu() { shown?.presentation.dismiss(animated: true) }

    /// Asks for the menu again while it is shown.
    open func reloadVisibleMenu() {
        guard let shown, let view else { return }
        shown.presentation.show(menu(for: shown.configuration, in: view))
    }

    /// Asks where the menu belongs again while it is shown.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let shown else { return }
        if animated { UIView.animate(withDuration: 0.2) { shown.presentation.place() } } else { shown.presentation.place() }
    }

    /// The point of the shown menu, in the coordinates of `view`.
    open func location(in view: UIView?) -> CGPoint {
        guard let shown, let own = self.view else { return .zero }
        return own.convert(shown.configuration.sourcePoint, to: view)
    }
}
