import Testing

@testable import UIKit

/// Decides on items as apps do from iOS 17 on.
@MainActor private final class ItemLog: NSObject, UITextViewDelegate {
    var lines: [String] = []
    var action: (UITextItem, UIAction) -> UIAction? = { $1 }
    var configuration: (UIMenu) -> UITextItem.MenuConfiguration? = { UITextItem.MenuConfiguration(menu: $0) }

    private func name(_ item: UITextItem) -> String {
        switch item.content {
        case .link(let url): "link \(url.absoluteString)"
        case .textAttachment: "attachment"
        case .tag(let tag): "tag \(tag)"
        }
    }

    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
        lines.append("action \(name(textItem)) \(textItem.range.location),\(textItem.range.length)")
        return action(textItem, defaultAction)
    }

    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
        lines.append("menu \(name(textItem)): \(defaultMenu.children.map(\.title).joined(separator: ", "))")
        return configuration(defaultMenu)
    }

    func textView(_ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating) {
        lines.append("shows \(name(textItem))")
    }

    func textView(_ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem, animator: any UIContextMenuInteractionAnimating) {
        lines.append("ends \(name(textItem))")
    }
}

/// Is asked as before iOS 17.
@MainActor private final class OlderLog: NSObject, UITextViewDelegate {
    var lines: [String] = []

    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool {
        lines.append("attachment \(characterRange.location) \(interaction.rawValue)")
        return false
    }
}

@MainActor @Suite(.serialized) struct UITextItemTests {
    private func stage() -> (TouchStage, UITextView) {
        let stage = TouchStage()
        let view = UITextView(frame: CGRect(x: 20, y: 100, width: 400, height: 120))
        view.isEditable = false
        stage.view.backgroundColor = .systemBackground
        stage.view.addSubview(view)
        let text = NSMutableAttributedString(string: "See a link, ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttribute(.link, value: URL(string: "https://quince.test/a")!, range: NSRange(location: 6, length: 4))
        text.append(NSAttributedString(string: "a topic", attributes: [.font: UIFont.systemFont(ofSize: 17), .textItemTag: "topic"]))
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20)) }
        text.append(NSAttributedString(attachment: NSTextAttachment(image: picture)))
        view.attributedText = text
        stage.wait(0.1)
        return (stage, view)
    }

    private func place(of character: Int, _ view: UITextView) -> CGPoint {
        let rect: CGRect = view.firstRect(for: TextOffsetRange(NSRange(location: character, length: 1)))
        return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    private func tap(_ character: Int, _ stage: TouchStage, _ view: UITextView) {
        let point: CGPoint = place(of: character, view)
        stage.tap(point.x, point.y)
        stage.wait(0.5)
    }

    private func press(_ character: Int, _ stage: TouchStage, _ view: UITextView) {
        let point: CGPoint = place(of: character, view)
        stage.down(point.x, point.y)
        stage.wait(0.7)
        stage.up()
        stage.wait(0.5)
    }

    @Test("a tap on a link, a tag and an attachment asks the delegate for its action, and does it")
    func taps() {
        let (stage, view) = stage()
        defer { stage.close() }
        let log = ItemLog()
        view.delegate = log
        tap(1, stage, view)
        #expect(log.lines.isEmpty, "there is no item")
        tap(7, stage, view)
        #expect(log.lines == ["action link https://quince.test/a 6,4"])
        log.lines = []
        log.action = { [log] item, _ in UIAction { _ in log.lines.append("done \(item.range.location)") } }
        tap(14, stage, view)
        tap(19, stage, view)
        #expect(log.lines == ["action tag topic 12,7", "done 12", "action attachment 19,1", "done 19"])
        view.isSelectable = false
        log.lines = []
        tap(14, stage, view)
        #expect(log.lines == ["action tag topic 12,7", "done 12"], "the delegate decides, not whether text is selected")
    }

    @Test("the default action opens a link")
    func opens() {
        let (stage, view) = stage()
        defer { stage.close() }
        CallTrace.start()
        defer { CallTrace.stop() }
        tap(7, stage, view)
        #expect(CallTrace.take().filter { $0.contains("open(https://quince.test/a)") }.count == 1)
    }

    @Test("a press shows the menu that the delegate has for an item, and the delegate hears of its beginning and end")
    func menus() {
        let (stage, view) = stage()
        defer { stage.close() }
        let log = ItemLog()
        view.delegate = log
        press(7, stage, view)
        #expect(log.lines == ["menu link https://quince.test/a: Open Link, Copy Link, Share…", "shows link https://quince.test/a"])
        #expect(MenuPresentation.current?.menu.children.count == 3)
        log.lines = []
        stage.tap(30, 780)
        stage.wait(0.5)
        #expect(log.lines == ["ends link https://quince.test/a"] && MenuPresentation.current == nil)
        log.lines = []
        press(14, stage, view)
        #expect(log.lines == ["menu tag topic: "] && MenuPresentation.current == nil, "an empty menu is none")
        log.lines = []
        log.configuration = { _ in UITextItem.MenuConfiguration(preview: .view(UILabel()), menu: UIMenu(children: [UIAction(title: "Follow") { _ in }])) }
        press(14, stage, view)
        #expect(log.lines == ["menu tag topic: ", "shows tag topic"])
        #expect(MenuPresentation.current?.menu.children.map(\.title) == ["Follow"])
    }

    @Test("a tap on an item without an action shows its menu")
    func tapForTheMenu() {
        let (stage, view) = stage()
        defer { stage.close() }
        let log = ItemLog()
        log.action = { _, _ in nil }
        log.configuration = { _ in UITextItem.MenuConfiguration(preview: nil, menu: UIMenu(children: [UIAction(title: "Follow") { _ in }])) }
        view.delegate = log
        tap(14, stage, view)
        #expect(log.lines == ["action tag topic 12,7", "menu tag topic: ", "shows tag topic"])
        log.configuration = { _ in nil }
        MenuPresentation.current?.dismiss(animated: false)
        tap(14, stage, view)
        #expect(MenuPresentation.current == nil)
    }

    @Test("a delegate without the methods of iOS 17 is asked about attachments too")
    func olderDelegates() {
        let (stage, view) = stage()
        defer { stage.close() }
        let log = OlderLog()
        view.delegate = log
        tap(19, stage, view)
        press(19, stage, view)
        #expect(log.lines == ["attachment 19 0", "attachment 19 1"] && MenuPresentation.current == nil)
        tap(14, stage, view)
        #expect(log.lines.count == 2)
    }

    @Test("text that is edited has no items, and tags go with attributed strings of Swift")
    func editedText() {
        let (stage, view) = stage()
        defer { stage.close() }
        let log = ItemLog()
        view.delegate = log
        view.isEditable = true
        tap(7, stage, view)
        #expect(log.lines.isEmpty && view.isFirstResponder)
        var string = AttributedString("topic")
        string.textItemTag = "name"
        #expect(NSAttributedString(string).attribute(.textItemTag, at: 0, effectiveRange: nil) as? String == "name")
    }
}
