import AppSession
import Testing

@testable import UIKit

/// behaviour/rules.md 5: who gets actions, keys and undo.
@MainActor @Suite(.serialized) struct ResponderChainTests {
    final class Performer: UIViewController {
        var performed: [String] = []
        var allows = true

        private static let registered: Void = {
            let registration = ObjCRuntime.registration(of: Performer.self, named: "Tests.Performer")
            registration.method("refresh:") { performer, _ in
                performer.performed.append("refresh")
                return nil
            }
            registration.method("refreshAll:") { performer, _ in
                performer.performed.append("refreshAll")
                return nil
            }
        }()

        override init(nibName: String?, bundle: Bundle?) {
            super.init(nibName: nibName, bundle: bundle)
            _ = Self.registered
        }
        required init?(coder: NSCoder) { nil }

        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            allows && super.canPerformAction(action, withSender: sender)
        }
    }

    final class Editor: UIView, UIKeyInput {
        var text = ""
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { !text.isEmpty }
        func insertText(_ text: String) { self.text += text }
        func deleteBackward() { _ = text.popLast() }
    }

    private func stage() -> (TouchStage, Performer) {
        let stage = TouchStage()
        let root = Performer(nibName: nil, bundle: nil)
        stage.window.rootViewController = root
        stage.wait(0.1)
        return (stage, root)
    }

    @Test("rules 5.2: view, controller, presenter, window")
    func chain() {
        let (stage, root) = stage()
        let content = UIViewController()
        root.present(content, animated: false)
        stage.wait(0.1)
        #expect(content.view.next === content)
        #expect(content.next === root)
        #expect(root.view.next === root)
        var seen: [UIResponder] = []
        var responder: UIResponder? = content.view
        while let current = responder {
            seen.append(current)
            responder = current.next
        }
        #expect(seen.contains { $0 === stage.window })
        #expect(seen.last === UIApplication.shared || UIApplication.shared.delegate != nil)
        stage.close()
    }

    @Test("rules 5.6: an action without a target goes to the first who performs it, from a bar button item too")
    func nilTarget() {
        let (stage, root) = stage()
        let button = UIButton()
        button.addTarget(nil, action: Selector("refresh:"), for: .touchUpInside)
        root.view.addSubview(button)
        button.sendActions(for: .touchUpInside)
        #expect(root.performed == ["refresh"])
        let item = UIBarButtonItem(title: "Refresh", style: .plain, target: nil, action: Selector("refresh:"))
        #expect(UIApplication.shared.sendAction(Selector("refresh:"), to: nil, from: item, for: nil))
        #expect(root.performed.count == 2)
        root.allows = false
        #expect(!UIApplication.shared.sendAction(Selector("refresh:"), to: nil, from: item, for: nil))
        stage.close()
    }

    @Test("rules 5.6: key commands are found from the first responder upward, with their modifiers and alternates")
    func keyCommands() {
        let (stage, root) = stage()
        let alternate = UICommandAlternate(title: "All", action: Selector("refreshAll:"), modifierFlags: .alternate)
        root.addKeyCommand(
            UIKeyCommand(title: "Refresh", action: Selector("refresh:"), input: "r", modifierFlags: .command, alternates: [alternate]))
        stage.press("r")
        #expect(root.performed.isEmpty)
        stage.press("r", .command)
        stage.press("r", [.command, .alternate])
        #expect(root.performed == ["refresh", "refreshAll"])
        let editor = Editor()
        root.view.addSubview(editor)
        editor.becomeFirstResponder()
        stage.press("r", .command)
        #expect(root.performed.count == 3)
        stage.press("r")
        stage.press("s")
        stage.press("\u{8}")
        #expect(editor.text == "r")
        let content = UIViewController()
        root.present(content, animated: false)
        stage.wait(0.1)
        editor.resignFirstResponder()
        stage.press("r", .command)
        #expect(root.performed.count == 4, "the chain of what is presented leads to its presenter")
        stage.close()
    }

    @Test("undo and redo by Command-Z go to the window's undo manager")
    func undo() {
        final class Counter: NSObject {
            var value = 0
        }
        let (stage, root) = stage()
        let counter = Counter()
        #expect(root.view.undoManager === stage.window.undoManager)
        func set(_ value: Int) {
            let old: Int = counter.value
            counter.value = value
            stage.window.undoManager?.registerUndo(withTarget: counter) { _ in set(old) }
        }
        set(5)
        stage.press("z", .command)
        #expect(counter.value == 0)
        stage.press("z", [.command, .shift])
        #expect(counter.value == 5)
        stage.close()
    }

    @Test("rules 5.7: a view that leaves the window gives up being first responder")
    func leaving() {
        let (stage, root) = stage()
        let field = UITextField()
        root.view.addSubview(field)
        #expect(field.becomeFirstResponder())
        field.removeFromSuperview()
        #expect(stage.window.firstResponder == nil)
        #expect(!field.isEditing)
        stage.close()
    }

    @Test("rules 2.3.4: show without a container presents")
    func showPresents() {
        let (stage, root) = stage()
        let content = UIViewController()
        root.show(content, sender: nil)
        stage.wait(1)
        #expect(root.presentedViewController === content)
        stage.close()
    }
}
