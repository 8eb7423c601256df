import Foundation
import Testing

@testable import UIKit

@Suite("Keys as presses, commands of the app's menus", .serialized) @MainActor struct PressTests {
    private final class Recorder: UIViewController {
        var log: [String] = []
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { log.append("began \(press.key?.keyCode.rawValue ?? 0)") }
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("ended \(event?.allPresses.count ?? 0)") }
    }

    @Test("A key that no command wants goes down and up on the controller in front")
    func presses() {
        let recorder = Recorder()
        let window = TestWindow(SessionEnvironment.standard, root: recorder)
        defer { window.close() }
        KeyDelivery.deliver(KeyPress(characters: "a", modifiers: []))
        KeyDelivery.deliver(KeyPress(characters: UIKeyCommand.inputUpArrow, modifiers: []))
        #expect(recorder.log == ["began 4", "ended 1", "began 82", "ended 1"])
    }

    @Test(
        "Keys have the codes of a US keyboard",
        arguments: [
            ("a", UIKeyboardHIDUsage.keyboardA), ("Z", .keyboardZ), ("1", .keyboard1), ("0", .keyboard0), (" ", .keyboardSpacebar),
            ("\r", .keyboardReturnOrEnter), ("é", .keyboardErrorRollOver),
        ])
    func codes(characters: String, code: UIKeyboardHIDUsage) {
        #expect(UIKeyboardHIDUsage(typing: characters) == code)
    }

    @Test("A builder changes the tree of menus wherever the menu stands")
    func builder() {
        let tree = MenuTree(system: .main)
        let own = UIMenu(title: "Own", identifier: "own", children: [UIKeyCommand(input: "k", modifierFlags: .command, action: Selector("run:"))])
        tree.insertChild(own, atStartOfMenu: .file)
        #expect(tree.menu(for: "own")?.title == "Own")
        #expect(tree.command(for: Selector("run:"), propertyList: nil) != nil)
        tree.insertSibling(UIMenu(title: "Next", identifier: "next"), afterMenu: "own")
        #expect(tree.menu(for: .file)?.children.count == 2)
        tree.remove(menu: "own")
        #expect(tree.menu(for: "own") == nil && tree.root.allKeyCommands.isEmpty)
        tree.replace(menu: .help, with: UIMenu(title: "Guide", identifier: "guide"))
        #expect(tree.menu(for: .help) == nil && tree.menu(for: "guide") != nil)
    }

    @Test("Motion effects lie between their two values by the tilt")
    func motion() {
        let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        effect.minimumRelativeValue = -10
        effect.maximumRelativeValue = 30
        let group = UIMotionEffectGroup()
        group.motionEffects = [effect]
        #expect(group.keyPathsAndRelativeValues(forViewerOffset: .zero)?["center.x"] as? CGFloat == 10)
        #expect(effect.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 5, vertical: 0))?["center.x"] as? CGFloat == 30)
        let view = UIView()
        view.addMotionEffect(effect)
        view.addMotionEffect(effect)
        #expect(view.motionEffects.count == 1)
    }

    @Test("Row actions of before iOS 11 are the swipe actions of a row")
    func rowActions() {
        var chosen: [IndexPath] = []
        let action = UITableViewRowAction(style: .normal, title: "Flag") { _, path in chosen.append(path) }
        action.backgroundColor = .orange
        let path = IndexPath(row: 2, section: 0)
        let contextual = action.contextualAction(at: path)
        #expect(contextual.title == "Flag" && contextual.backgroundColor == .orange && contextual.style == .normal)
        contextual.handler(contextual, UIView()) { #expect(!$0) }
        #expect(chosen == [path])
    }
}
