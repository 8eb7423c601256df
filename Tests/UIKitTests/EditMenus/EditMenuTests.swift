import Testing
@testable import UIKit

/// Edit menus as a user opens and uses them.
@MainActor @Suite struct EditMenuTests {
    private func buttons(_ stage: TouchStage) -> [EditMenuButton] {
        func all(_ view: UIView) -> [EditMenuButton] {
            view.subviews.flatMap { ($0 as? EditMenuButton).map { [$0] } ?? all($0) }
        }
        let containers: [UIView] = stage.window.subviews.filter { $0 is EditMenuContainer && $0.isUserInteractionEnabled }
        return containers.flatMap(all).filter { !$0.isHidden }.sorted { $0.frame.minX < $1.frame.minX }
    }

    private func titles(_ stage: TouchStage) -> [String] { buttons(stage).compactMap(\.accessibilityLabel) }

    private func choose(_ title: String, _ stage: TouchStage) throws {
        let button = try #require(buttons(stage).first { $0.accessibilityLabel == title }, "no \(title) among \(titles(stage))")
        let place: CGPoint = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        stage.tap(place.x, place.y)
        stage.wait(0.4)
    }

    private func textView(_ stage: TouchStage, _ text: String) -> UITextView {
        let view = UITextView(frame: CGRect(x: 20, y: 300, width: 350, height: 200))
        view.text = text
        view.font = .systemFont(ofSize: 17)
        stage.view.addSubview(view)
        stage.wait(0.1)
        return view
    }

    @Test("two taps select a word and offer what can be done with it; what is chosen is done and the menu goes")
    func words() throws {
        let stage = TouchStage()
        defer { stage.close() }
        UIPasteboard.general.items = []
        let view = textView(stage, "Hello world")
        stage.tap(40, 318)
        stage.tap(40, 318)
        stage.wait(0.4)
        #expect(view.selectedRange == NSRange(location: 0, length: 5))
        #expect(titles(stage) == ["Cut", "Copy", "Select All"])
        try choose("Copy", stage)
        #expect(UIPasteboard.general.string == "Hello" && buttons(stage).isEmpty)
        stage.wait(1)
        stage.tap(40, 318)
        stage.tap(40, 318)
        stage.wait(0.4)
        #expect(titles(stage) == ["Cut", "Copy", "Paste", "Select All"])
        try choose("Cut", stage)
        #expect(view.text == " world")
    }

    @Test("a tap on the caret opens the menu, another closes it; after Select All there is more to do; typing closes it")
    func caret() throws {
        let stage = TouchStage()
        defer { stage.close() }
        UIPasteboard.general.items = []
        let view = textView(stage, "Hello")
        for _ in 0..<2 {
            stage.tap(200, 318)
            stage.wait(1)
        }
        #expect(titles(stage) == ["Select", "Select All"])
        stage.tap(200, 318)
        stage.wait(1)
        #expect(buttons(stage).isEmpty)
        stage.tap(200, 318)
        stage.wait(1)
        try choose("Select All", stage)
        #expect(view.selectedRange.length == 5 && titles(stage) == ["Cut", "Copy"])
        stage.press("x")
        stage.wait(0.4)
        #expect(view.text == "x" && buttons(stage).isEmpty)
    }

    @Test("the menu stands above the selection, below it where there is no room, and inside the window")
    func place() throws {
        let stage = TouchStage()
        defer { stage.close() }
        let view = textView(stage, "Hello")
        stage.tap(40, 318)
        stage.tap(40, 318)
        stage.wait(0.4)
        let above: CGRect = try #require(EditMenuPresentation.current).frame
        #expect(above.maxY <= 310 && above.minX >= 8 && above.height == 52)
        EditMenuPresentation.current?.dismiss(animated: false)
        view.frame.origin.y = 62
        stage.wait(1)
        stage.tap(40, 80)
        stage.tap(40, 80)
        stage.wait(0.4)
        let below: CGRect = try #require(EditMenuPresentation.current).frame
        #expect(below.minY >= 88)
    }

    private final class Delegate: NSObject, UIEditMenuInteractionDelegate, UITextViewDelegate {
        var lines: [String] = []
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            UIMenu(children: [UIAction(title: "Rotate") { _ in self.lines.append("rotate") }] + suggestedActions)
        }
        func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
            CGRect(x: 0, y: 0, width: 100, height: 100)
        }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) { lines.append("present \(configuration.identifier)") }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) { lines.append("dismiss") }
        func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
            UIMenu(children: suggestedActions + [UIAction(title: "Highlight") { _ in self.lines.append("highlight \(range.length)") }])
        }
    }

    @Test("an interaction shows its delegate's menu over the rectangle it names; a touch beside it closes it and goes on")
    func interaction() throws {
        let stage = TouchStage()
        defer { stage.close() }
        let delegate = Delegate()
        let view = TouchView(frame: CGRect(x: 100, y: 400, width: 100, height: 100))
        let interaction = UIEditMenuInteraction(delegate: delegate)
        view.addInteraction(interaction)
        stage.view.addSubview(view)
        stage.wait(0.1)
        let configuration = UIEditMenuConfiguration(identifier: "photo", sourcePoint: CGPoint(x: 5, y: 5))
        interaction.presentEditMenu(with: configuration)
        stage.wait(0.4)
        #expect(titles(stage) == ["Rotate"] && delegate.lines == ["present photo"])
        #expect(EditMenuPresentation.current?.frame.maxY == 400)
        try choose("Rotate", stage)
        #expect(delegate.lines == ["present photo", "dismiss", "rotate"])
        interaction.presentEditMenu(with: configuration)
        stage.wait(0.4)
        stage.tap(150, 450)
        stage.wait(0.4)
        #expect(view.lines == ["began", "ended"] && EditMenuPresentation.current == nil)
    }

    @Test("a text view's delegate adds to the menu")
    func textDelegate() throws {
        let stage = TouchStage()
        defer { stage.close() }
        let delegate = Delegate()
        let view = textView(stage, "Hello")
        view.delegate = delegate
        stage.tap(40, 318)
        stage.tap(40, 318)
        stage.wait(0.4)
        try choose("Highlight", stage)
        #expect(delegate.lines == ["highlight 5"])
    }

    private final class Label: UILabel {
        override var canBecomeFirstResponder: Bool { true }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == Selector("copy:") }
        override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
    }

    @Test("the menu controller of before iOS 16 shows what the first responder performs, and tells of coming and going")
    func controller() throws {
        let stage = TouchStage()
        defer { stage.close() }
        let label = Label(frame: CGRect(x: 100, y: 400, width: 200, height: 30))
        label.text = "Number 7"
        stage.view.addSubview(label)
        label.becomeFirstResponder()
        var names: [String] = []
        let tokens: [any NSObjectProtocol] = [UIMenuController.willShowMenuNotification, UIMenuController.didHideMenuNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let posted: String = note.name.rawValue
                MainActor.assumeIsolated { names.append(posted) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        let controller = UIMenuController.shared
        controller.showMenu(from: label, rect: label.bounds)
        stage.wait(0.4)
        #expect(controller.isMenuVisible && titles(stage) == ["Copy"] && controller.menuFrame.maxY == 400)
        try choose("Copy", stage)
        #expect(UIPasteboard.general.string == "Number 7" && !controller.isMenuVisible)
        #expect(names == ["UIMenuControllerWillShowMenuNotification", "UIMenuControllerDidHideMenuNotification"])
    }

    @Test(
        "pictures to look at: the menu of a selection on phone and pad",
        arguments: [
            "iphone-6.1-390.portrait.full", "ipad-pro-11.landscape.full.dark",
        ])
    func pictures(window: String) throws {
        let view = UITextView(frame: CGRect(x: 10, y: 300, width: 360, height: 200))
        view.text = "Hello world"
        view.font = .systemFont(ofSize: 22)
        let delegate = Delegate()
        view.delegate = delegate
        let root = UIViewController()
        root.view.addSubview(view)
        let device = try TestDevice(window, root: root)
        defer { device.close() }
        UIMenuController.shared.menuItems = [UIMenuItem(title: "Paste", action: Selector("paste:")), UIMenuItem(title: "Copy", action: Selector("copy:"))]
        try device.play("double tap 40 322\nwait 0.6\npicture edit-menu-\(window.prefix(6))")
        let menu: CGRect = try #require(EditMenuPresentation.current).frame
        #expect(menu.minX >= 8 && menu.maxX <= device.window.bounds.width - 8)
    }

    @Test("what does not fit side by side stands on pages with buttons that turn them")
    func pages() {
        #expect(EditMenuPages(widths: [50, 50], room: 100, turnWidth: 40).pages == [0..<2])
        #expect(EditMenuPages(widths: [100, 100, 100, 100], room: 250, turnWidth: 40).pages == [0..<2, 2..<4])
        #expect(EditMenuPages(widths: [100, 100, 100, 100, 100], room: 250, turnWidth: 40).pages == [0..<2, 2..<3, 3..<5])
        #expect(EditMenuPages(widths: [300, 300], room: 250, turnWidth: 40).pages == [0..<1, 1..<2])
        #expect(EditMenuPages(widths: [], room: 250, turnWidth: 40).pages.isEmpty)
    }
}
