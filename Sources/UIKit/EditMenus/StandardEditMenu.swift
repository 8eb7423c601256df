/// The commands of editing that somebody along the responder chain would perform now.
@MainActor enum StandardEditMenu {
    private static let commands: [(title: String, action: String)] = [
        ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Select", "select:"), ("Select All", "selectAll:"), ("Delete", "delete:"),
    ]

    /// A menu of the standard commands, and the app's own items of before iOS 16 (`UIMenuController.menuItems`).
    static func suggestedActions(for view: UIView) -> [UIMenuElement] {
        // What can be cut is not deleted by a command of its own.
        let offered: [UICommand] = commands.filter { isPerformed($0.action, from: view) }.map {
            UICommand(title: SystemText.localized($0.title), action: Selector($0.action))
        }
        let canCut: Bool = offered.contains { $0.action.description == "cut:" }
        let standard: [UICommand] = offered.filter { !canCut || $0.action.description != "delete:" }
        return [UIMenu(identifier: .standardEdit, options: .displayInline, children: standard)] + ownItems(for: view)
    }

    /// The same for a row of a list, whose delegate says what can be done and does it.
    static func actions(where isOffered: (Selector) -> Bool, perform: @escaping (Selector) -> Void) -> [UIMenuElement] {
        func element(_ title: String, _ action: Selector) -> UIMenuElement { UIAction(title: title) { _ in perform(action) } }
        let standard: [UIMenuElement] = commands.filter { ["cut:", "copy:", "paste:"].contains($0.action) && isOffered(Selector($0.action)) }.map {
            element(SystemText.localized($0.title), Selector($0.action))
        }
        let own: [UIMenuItem] = (UIMenuController.shared.menuItems ?? []).filter { isOffered($0.action) }
        return standard + own.map { element($0.title, $0.action) }
    }

    private static func ownItems(for view: UIView) -> [UIMenuElement] {
        (UIMenuController.shared.menuItems ?? []).filter { isPerformed($0.action.description, from: view) }.map {
            UICommand(title: $0.title, action: $0.action)
        }
    }

    private static func isPerformed(_ action: String, from view: UIView) -> Bool { target(of: Selector(action), from: view) != nil }

    /// Who performs an action: the first responder, or who follows it; without a first responder the view itself is asked.
    static func target(of action: Selector, from view: UIView) -> Any? {
        let start: UIResponder = view.window?.firstResponder ?? view
        return start.target(forAction: action, withSender: UIMenuController.shared)
    }

    /// Has somebody do what a command says.
    static func perform(_ command: UICommand, on target: Any?) {
        guard let responder = target as? UIResponder, let action = TextEditor.Action(command.action) else {
            UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
            return
        }
        // Every responder has these; what it has of its own is called whether or not the runtime knows it by name.
        switch action {
        case .cut: responder.cut(command)
        case .copy: responder.copy(command)
        case .paste: responder.paste(command)
        case .select: responder.select(command)
        case .selectAll: responder.selectAll(command)
        case .delete: responder.delete(command)
        }
    }
}
