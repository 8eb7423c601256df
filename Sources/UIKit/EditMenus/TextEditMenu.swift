/// The edit menu of text fields and text views: over the selection or the caret.
@MainActor enum TextEditMenu {
    static func present(for host: any TextEditorHost) {
        var callbacks = EditMenuPresentation.Callbacks()
        callbacks.willPresent = { [weak host] in host?.willPresentEditMenu($0) }
        callbacks.willDismiss = { [weak host] in host?.willDismissEditMenu($0) }
        callbacks.target = { [weak host] in host.map(target) ?? .null }
        callbacks.didPerform = { [weak host] element in
            // What is selected now can be cut or copied.
            guard let host, let command = element as? UICommand, ["select:", "selectAll:"].contains(command.action.description) else { return }
            present(for: host)
        }
        let suggested: [UIMenuElement] = StandardEditMenu.suggestedActions(for: host)
        let menu: UIMenu = host.editMenu(for: host.editor.selection, suggested: suggested) ?? UIMenu(children: suggested)
        _ = EditMenuPresentation(host, direction: .automatic, callbacks: callbacks).present(menu)
    }

    /// The text changed, or is no more edited.
    static func dismiss(for host: any TextEditorHost) {
        guard let shown = AppContext.current.editMenu, shown.view === host else { return }
        shown.dismiss(animated: true)
    }

    /// The part of the selection, or of the caret, that is in sight.
    private static func target(of host: any TextEditorHost) -> CGRect {
        let placement: TextPlacement = host.textPlacement
        let selection: NSRange = host.editor.selection
        let boxes: [CGRect] = placement.boxes(for: selection)
        let all: CGRect = boxes.dropFirst().reduce(boxes.first ?? placement.caret(at: selection.location)) { $0.union($1) }
        let seen: CGRect = all.intersection(host.bounds)
        return seen.isNull ? host.bounds : seen
    }
}
