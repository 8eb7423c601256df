/// Takes a key to whoever wants it: key commands from the first responder upward (behaviour/rules.md 5.6), undo and redo, then
/// the text that is edited.
@MainActor enum KeyDelivery {
    static func deliver(_ key: KeyPress) {
        guard let start = firstTarget else { return }
        if perform(commandFor: key, from: start) { return }
        if undo(key, from: start) { return }
        if performMenuCommand(for: key, from: start) { return }
        press(key, on: start)
        for responder in start.chain {
            if responder.handleKey(key) { return }
        }
        _ = ListFocus.handle(key)
    }

    /// The first responder, or the deepest controller of what is in front.
    static var firstTarget: UIResponder? {
        guard let window = UIApplication.shared.currentKeyWindow else { return UIApplication.shared }
        if let first = window.firstResponder { return first }
        return window.frontController.map(visibleChild) ?? window
    }

    private static func visibleChild(of controller: UIViewController) -> UIViewController {
        let child: UIViewController? =
            (controller as? UINavigationController)?.topViewController
            ?? controller.children.last { $0.viewIfLoaded?.window != nil }
        return child.map(visibleChild) ?? controller
    }

    /// Looks for a command along the chain; the one who performs it is looked for from there on.
    private static func perform(commandFor key: KeyPress, from start: UIResponder) -> Bool {
        for responder in start.chain {
            for command in responder.keyCommands ?? [] {
                guard let action = command.action(for: key), let target = responder.target(forAction: action, withSender: command)
                else { continue }
                return UIApplication.shared.sendAction(action, to: target, from: command, for: nil)
            }
        }
        return false
    }

    /// The commands of the app's menus, which its delegate adds to them.
    private static func performMenuCommand(for key: KeyPress, from start: UIResponder) -> Bool {
        let app: UIApplication = .shared
        let menus: UIMenu = UIMenuSystem.main.root(builtBy: [app] + ((app.delegate as? UIResponder).map { [$0] } ?? []))
        for command in menus.allKeyCommands {
            guard let action = command.action(for: key), let target = start.target(forAction: action, withSender: command) else { continue }
            return app.sendAction(action, to: target, from: command, for: nil)
        }
        return false
    }

    /// The key goes down and up again.
    private static func press(_ key: KeyPress, on start: UIResponder) {
        let press = UIPress(UIKey(key))
        press.responder = start
        press.window = UIApplication.shared.currentKeyWindow
        let event = UIPressesEvent([press])
        let recognizers: [UIGestureRecognizer] = recognizers(of: press, event, from: start)
        press.gestureRecognizers = recognizers
        for recognizer in recognizers {
            recognizer.modifierFlags = event.modifierFlags
            recognizer.pressesBegan([press], with: event)
        }
        start.pressesBegan([press], with: event)
        press.phase = .ended
        for recognizer in press.gestureRecognizers ?? [] { recognizer.pressesEnded([press], with: event) }
        start.pressesEnded([press], with: event)
    }

    /// Those of the responder's views that want presses of this type.
    private static func recognizers(of press: UIPress, _ event: UIPressesEvent, from start: UIResponder) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var view: UIView? = start as? UIView ?? (start as? UIViewController)?.viewIfLoaded
        while let current = view {
            found += current.recognizers.filter { recognizer in
                recognizer.isEnabled && recognizer.allowedPressTypes.contains { $0.intValue == press.type.rawValue } && recognizer.shouldReceive(event)
            }
            view = current.superview
        }
        return found
    }

    private static func undo(_ key: KeyPress, from start: UIResponder) -> Bool {
        guard key.characters.lowercased() == "z", let manager = start.undoManager else { return false }
        switch key.modifiers {
        case .command where manager.canUndo: manager.undo()
        case [.command, .shift] where manager.canRedo: manager.redo()
        default: return false
        }
        return true
    }
}

extension UIResponder {
    /// Whether a text input of the app's own lets the user's text take the place of the selection; editors ask their delegates themselves.
    private func mayType(_ characters: String) -> Bool {
        guard let input = self as? any UITextInput, !(self is any TextEditorHost), let range = input.selectedTextRange else { return true }
        guard !characters.hasPrefix("UIKeyInput") || characters == UIKeyCommand.inputDelete else { return true }
        let deletes: Bool = ["\u{8}", "\u{7F}", UIKeyCommand.inputDelete].contains(characters)
        return input.shouldChangeText(in: range, replacementText: deletes ? "" : characters == "\r" ? "\n" : characters)
    }

    /// Types into an editor of text. Keys held with Command or Control type nothing.
    func typeKey(_ key: KeyPress) -> Bool {
        guard let editor = self as? any UIKeyInput, key.modifiers.isDisjoint(with: [.command, .control]) else { return false }
        defer { UITextInteraction.update(for: self) }
        switch key.characters {
        case let text where !mayType(text): return true
        case "\u{8}", "\u{7F}", UIKeyCommand.inputDelete: editor.deleteBackward()
        case "\r": editor.insertText("\n")
        case let name where name.hasPrefix("UIKeyInput"): return false
        default: editor.insertText(key.characters)
        }
        return true
    }
}
