/// The items of a text view's text, and the effects of taps and presses on them.
///
/// A delegate with the methods of iOS 17 decides by actions and menus; one that has them not is asked whether the item may be interacted with, as
/// before iOS 17.
@MainActor struct TextItemActions {
    private let view: UITextView

    init(_ view: UITextView) {
        self.view = view
    }

    // MARK: Items

    /// The item under a point in the view's coordinates; nil where there is none.
    func item(at point: CGPoint) -> UITextItem? {
        guard !view.isEditable, let place = view.textPlacement.character(at: point) else { return nil }
        return Self.item(at: place, in: view.linkedText)
    }

    /// The item of a character: a link before an attachment before a tag.
    static func item(at place: Int, in text: NSAttributedString) -> UITextItem? {
        let whole = NSRange(location: 0, length: text.length)
        guard place < whole.length else { return nil }
        var range = NSRange()
        let link: Any? = text.attribute(.link, at: place, longestEffectiveRange: &range, in: whole)
        if let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) }) { return UITextItem(.link(url), range: range) }
        if let attachment = text.attribute(.attachment, at: place, longestEffectiveRange: &range, in: whole) as? NSTextAttachment {
            return UITextItem(.textAttachment(attachment), range: range)
        }
        let tag: Any? = text.attribute(.textItemTag, at: place, longestEffectiveRange: &range, in: whole)
        return (tag as? String).map { UITextItem(.tag($0), range: range) }
    }

    // MARK: Taps

    /// Does what a tap on an item does. Whether there is an item that takes it.
    func tap(at point: CGPoint) -> Bool {
        guard let item = item(at: point) else { return false }
        let standard = UIAction { _ in open(item) }
        do {
            if let delegate = view.delegate {
                let answer: UIAction? = try delegate.textView(view, primaryActionFor: item, defaultAction: standard)
                if let answer { answer.perform(sender: view) } else { showMenu(of: item) }
                return true
            }
        } catch {}
        guard view.isSelectable else { return false }
        if case .tag = item.content { return false }
        if isAllowed(item, .invokeDefaultAction) { standard.perform(sender: view) }
        return true
    }

    /// The default action: links are opened, the others have none.
    private func open(_ item: UITextItem) {
        if case .link(let url) = item.content { UIApplication.shared.open(url) }
    }

    /// The delegate's answer in the form before iOS 17.
    private func isAllowed(_ item: UITextItem, _ interaction: UITextItemInteraction) -> Bool {
        switch item.content {
        case .link(let url): view.delegate?.textView(view, shouldInteractWith: url, in: item.range, interaction: interaction) ?? true
        case .textAttachment(let attachment):
            view.delegate?.textView(view, shouldInteractWith: attachment, in: item.range, interaction: interaction) ?? true
        case .tag: true
        }
    }

    // MARK: Menus

    /// Shows the menu of the item under a point; nil where there is none.
    func press(at point: CGPoint) -> MenuPresentation? {
        item(at: point).flatMap(showMenu)
    }

    @discardableResult
    private func showMenu(of item: UITextItem) -> MenuPresentation? {
        guard let window = view.window, let configuration = configuration(for: item), !configuration.menu.children.isEmpty else { return nil }
        var callbacks = MenuPresentation.Callbacks()
        callbacks.willAppear = { [weak view] animator in
            if let view { view.delegate?.textView(view, textItemMenuWillDisplayFor: item, animator: animator) }
        }
        callbacks.willEnd = { [weak view] animator in
            if let view { view.delegate?.textView(view, textItemMenuWillEndFor: item, animator: animator) }
        }
        let preview = TextItemPreview(view, item.range).preview(configuration.preview)
        let presentation = MenuPresentation(configuration.menu, at: .preview(LiftedPreview(preview)), in: window, sender: view, callbacks: callbacks)
        presentation.present()
        return presentation
    }

    private func configuration(for item: UITextItem) -> UITextItem.MenuConfiguration? {
        let standard: UIMenu = TextItemMenu(view, item).menu
        do {
            if let delegate = view.delegate { return try delegate.textView(view, menuConfigurationFor: item, defaultMenu: standard) }
        } catch {}
        guard view.isSelectable, isAllowed(item, .presentActions) else { return nil }
        return UITextItem.MenuConfiguration(menu: standard)
    }
}

/// The menu that an item has where its text view's delegate has none for it.
@MainActor struct TextItemMenu {
    private let view: UITextView
    private let item: UITextItem

    init(_ view: UITextView, _ item: UITextItem) {
        self.view = view
        self.item = item
    }

    /// Links are opened, copied and shared, pictures copied and saved. Tags have no menu.
    var menu: UIMenu {
        switch item.content {
        case .link(let url): UIMenu(children: actions(for: url))
        case .textAttachment(let attachment): UIMenu(children: attachment.image.map(actions) ?? [])
        case .tag: UIMenu()
        }
    }

    private func actions(for url: URL) -> [UIAction] {
        [
            UIAction(title: SystemText.localized("Open Link"), image: UIImage(systemName: "safari")) { _ in UIApplication.shared.open(url) },
            UIAction(title: SystemText.localized("Copy Link"), image: UIImage(systemName: "doc.on.doc")) { _ in UIPasteboard.general.url = url },
            UIAction(title: SystemText.localized("Share…"), image: UIImage(systemName: "square.and.arrow.up")) { [weak view] _ in
                if let view { Self.share(url, from: view) }
            },
        ]
    }

    private func actions(for image: UIImage) -> [UIAction] {
        [
            UIAction(title: SystemText.localized("Copy"), image: UIImage(systemName: "doc.on.doc")) { _ in UIPasteboard.general.image = image },
            UIAction(title: SystemText.localized("Save Image"), image: UIImage(systemName: "square.and.arrow.down")) { _ in
                UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
            },
        ]
    }

    private static func share(_ url: URL, from view: UITextView) {
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        sheet.popoverPresentationController?.sourceView = view
        view.window?.frontController?.present(sheet, animated: true)
    }
}

/// The picture of an item's text that is lifted beside its menu.
@MainActor private struct TextItemPreview {
    private let view: UITextView
    private let lines: [CGRect]

    init(_ view: UITextView, _ range: NSRange) {
        self.view = view
        lines = view.textPlacement.boxes(for: range)
    }

    private var target: UIPreviewTarget {
        let around: CGRect = lines.reduce(.null) { $0.union($1) }
        return UIPreviewTarget(container: view, center: CGPoint(x: around.midX, y: around.midY))
    }

    func preview(_ kind: UITextItem.MenuConfiguration.Preview?) -> UITargetedPreview {
        switch kind {
        case .view(let own): return UITargetedPreview(view: own, parameters: UIPreviewParameters(), target: target)
        case .default:
            let text = UITargetedPreview(
                view: view, parameters: UIPreviewParameters(textLineRects: lines.map { NSValue(cgRect: $0) }),
                target: UIPreviewTarget(container: view, center: .zero))
            return UITargetedPreview(view: UIImageView(image: text.picture()), parameters: clear, target: target)
        case nil:
            // Nothing that is seen, in the place of the text.
            let empty = UIView(frame: CGRect(origin: .zero, size: lines.first?.size ?? .zero))
            return UITargetedPreview(view: empty, parameters: clear, target: target)
        }
    }

    private var clear: UIPreviewParameters {
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        return parameters
    }
}
