/// The menu of a navigation item's title: the document's properties, and what the app makes of the suggested elements.
@MainActor struct NavigationTitleMenu {
    let item: UINavigationItem
    /// The view whose responders the suggested commands are looked for in.
    let source: UIView
    let rename: @MainActor () -> Void

    /// Nil where the app gives none.
    func make() -> UIMenu? {
        let suggested: [UIMenuElement] = self.suggested
        guard let menu = item.titleMenuProvider.map({ $0(suggested) }) ?? UIMenu(children: suggested) else { return nil }
        guard let properties = item.documentProperties else { return menu.children.isEmpty ? nil : menu }
        return menu.replacingChildren([UIMenu(options: .displayInline, children: [head(properties)])] + menu.children)
    }

    private func head(_ properties: UIDocumentProperties) -> UIAction {
        UIAction(
            title: properties.name, subtitle: properties.detail, image: properties.image,
            attributes: properties.activityViewControllerProvider == nil ? .disabled : []
        ) { [weak source] _ in
            guard let source, let sharing = properties.activityViewControllerProvider?() else { return }
            sharing.popoverPresentationController?.sourceView = source
            (source.nearestController ?? source.window?.rootViewController)?.present(sharing, animated: true)
        }
    }

    /// The commands that somebody in the chain of responders performs, and renaming in the bar where there is a delegate for it.
    private var suggested: [UIMenuElement] {
        var elements: [UIMenuElement] = [
            command(SystemText.localized("Duplicate"), "plus.square.on.square", "duplicate:"), command(SystemText.localized("Move"), "folder", "move:"),
        ].compactMap { $0 }
        if item.renameDelegate != nil {
            let rename = self.rename
            elements.append(UIAction(title: SystemText.localized("Rename"), image: UIImage(systemName: "pencil")) { _ in rename() })
        } else if let command = command(SystemText.localized("Rename"), "pencil", "rename:") {
            elements.append(command)
        }
        elements += [
            command(SystemText.localized("Export"), "square.and.arrow.up", "export:"), command(SystemText.localized("Print"), "printer", "printContent:"),
        ].compactMap { $0 }
        return elements
    }

    private func command(_ title: String, _ symbol: String, _ action: String) -> UICommand? {
        let command = UICommand(title: title, image: UIImage(systemName: symbol), action: Selector(action))
        return KeyDelivery.firstTarget?.target(forAction: command.action, withSender: command) == nil ? nil : command
    }
}

extension UINavigationItem {
    /// Whether the title has a chevron and opens a menu.
    var hasTitleMenu: Bool { titleMenuProvider != nil || renameDelegate != nil || documentProperties != nil }
}
