/// The content of one list of a menu, in sections: made from a menu's children.
@MainActor struct MenuContent {
    enum Arrangement: Equatable {
        /// One element a row.
        case rows
        /// Side by side, images alone or over titles.
        case images, imagesAndTitles
    }

    struct Section {
        var title: String?
        var arrangement = Arrangement.rows
        var items: [MenuItem] = []
        /// The menu whose children these are: it may allow one check mark only.
        let owner: UIMenu
    }

    var title: String?
    var sections: [Section] = []

    init(_ menu: UIMenu) {
        title = menu.title.isEmpty ? nil : menu.title
        add(menu.children, of: menu)
        sections.removeAll { $0.items.isEmpty }
    }

    /// Whether a column for check marks stands before the titles.
    var hasMarks: Bool {
        sections.contains { $0.arrangement == .rows && $0.items.contains { $0.state != .off || $0.submenu != nil } }
    }

    /// Elements that are still to come.
    private(set) var waiting: [UIDeferredMenuElement] = []

    private mutating func add(_ children: [UIMenuElement], of menu: UIMenu) {
        var section: Section = Self.section(menu, title: nil)
        for child in Self.resolved(children, &waiting) {
            if let inner = child as? UIMenu, inner.options.contains(.displayInline) || inner.options.contains(.displayAsPalette) {
                sections.append(section)
                let first: Int = sections.count
                add(inner.children, of: inner)
                if !inner.title.isEmpty, sections.indices.contains(first) { sections[first].title = inner.title }
                section = Self.section(menu, title: nil)
            } else if !child.menuAttributes.contains(.hidden) {
                section.items.append(MenuItem(child))
            }
        }
        sections.append(section)
    }

    private static func section(_ menu: UIMenu, title: String?) -> Section {
        let arrangement: Arrangement
        switch menu.preferredElementSize {
        case .small: arrangement = .images
        case .medium: arrangement = .imagesAndTitles
        case .large: arrangement = .rows
        case .automatic: arrangement = menu.options.contains(.displayAsPalette) ? .images : .rows
        }
        return Section(title: title, arrangement: arrangement, owner: menu)
    }

    /// The children with those in the place of deferred elements that have come.
    private static func resolved(_ children: [UIMenuElement], _ waiting: inout [UIDeferredMenuElement]) -> [UIMenuElement] {
        var result: [UIMenuElement] = []
        for child in children {
            guard let deferred = child as? UIDeferredMenuElement else {
                result.append(child)
                continue
            }
            if let elements = deferred.elements {
                result += resolved(elements, &waiting)
            } else {
                waiting.append(deferred)
                result.append(deferred)
            }
        }
        return result
    }
}

/// One element of a menu as it is shown.
@MainActor struct MenuItem {
    let element: UIMenuElement

    init(_ element: UIMenuElement) {
        self.element = element
    }

    var submenu: UIMenu? { element as? UIMenu }
    var isLoading: Bool { element is UIDeferredMenuElement }
    var title: String { isLoading ? SystemText.localized("Loading…") : element.title }
    var state: UIMenuElement.State { element.menuState }
    /// The element's picture, or the one that it has while it is chosen.
    var image: UIImage? { (state == .on ? (element as? any UIMenuLeaf)?.selectedImage : nil) ?? element.image }

    var isDestructive: Bool {
        element.menuAttributes.contains(.destructive) || submenu?.options.contains(.destructive) == true
    }

    /// Commands are shown grey that nobody would perform.
    var isEnabled: Bool {
        if isLoading || element.menuAttributes.contains(.disabled) { return false }
        guard let command = element as? UICommand else { return true }
        return KeyDelivery.firstTarget?.target(forAction: command.action, withSender: command) != nil
    }

    /// Does what the element stands for. In a menu of one selection the check mark moves to it first.
    func perform(in owner: UIMenu, sender: Any?) {
        if owner.options.contains(.singleSelection) {
            for child in owner.children where child !== element { child.menuState = .off }
            element.menuState = .on
        }
        if let action = element as? UIAction {
            action.perform(sender: sender)
        } else if let command = element as? UICommand, let target = KeyDelivery.firstTarget?.target(forAction: command.action, withSender: command) {
            UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
        }
    }
}
