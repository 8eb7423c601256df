import AppSession
import Testing

@testable import UIKit

/// Alerts and action sheets.
@MainActor @Suite(.serialized) struct AlertTests {
    private func alert(_ style: UIAlertController.Style, _ log: PresentationTests.Log) -> UIAlertController {
        let alert = UIAlertController(title: "Delete the note?", message: "This cannot be undone.", preferredStyle: style)
        for (title, kind) in [("Cancel", UIAlertAction.Style.cancel), ("Delete", .destructive)] {
            alert.addAction(UIAlertAction(title: title, style: kind) { log.record($0.title ?? "") })
        }
        return alert
    }

    private func card(_ alert: UIAlertController) -> CGRect { alert.view.convert(alert.view.bounds, to: nil) }

    @Test("an alert stands in the middle, 270 points wide; a choice dismisses it and then runs the handler")
    func choosing() {
        let log = PresentationTests.Log()
        let stage = TouchStage()
        let alert = alert(.alert, log)
        stage.root.present(alert, animated: true)
        stage.wait(1)
        let frame: CGRect = card(alert)
        #expect(frame.width == 270)
        #expect(abs(frame.midX - 196.5) <= 1 && abs(frame.midY - (59 + 818) / 2) <= 1)
        #expect(frame.height > 110 && frame.height < 140)
        #expect(alert.traitCollection.userInterfaceLevel == .elevated)
        stage.tap(20, 400)
        stage.wait(1)
        #expect(stage.root.presentedViewController === alert, "a touch outside does not dismiss an alert")
        // The cancel action stands first of two.
        stage.down(frame.minX + 60, frame.maxY - 20)
        stage.move(frame.maxX - 60, frame.maxY - 20)
        stage.up()
        #expect(log.lines.isEmpty)
        stage.wait(1)
        #expect(log.lines == ["Delete"], "the finger slid to the other action")
        #expect(stage.root.presentedViewController == nil)
        stage.close()
    }

    @Test(
        "an alert whose field is typed into stands above the keyboard, and in the middle again without it",
        arguments: [
            "iphone-15-pro.portrait.full", "ipad-pro-11.landscape.full", "iphone-15-pro.landscape.full",
        ])
    func aboveKeyboard(window: String) throws {
        let root = UIViewController()
        root.view.backgroundColor = .systemTeal
        let device = try TestDevice(window, root: root)
        defer { device.close() }
        let alert = UIAlertController(title: "Rename", message: "Type a name for the thing.", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        for title in ["Cancel", "Rename"] { alert.addAction(UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default)) }
        root.present(alert, animated: true)
        device.session.advance(by: 1.5)
        device.picture("alert-keyboard-\(window.prefix(14))")
        let keyboard: CGRect = try #require(device.window.keyboardFrame)
        #expect(card(alert).maxY <= keyboard.minY && card(alert).minY >= 0, "\(card(alert)) \(keyboard)")
        alert.textFields?.first?.resignFirstResponder()
        device.session.advance(by: 1)
        let safe: CGRect = device.window.bounds.inset(by: device.window.safeAreaInsets)
        #expect(abs(card(alert).midY - safe.midY) <= 1)
    }

    @Test("in the dark an action sheet stands out from a black screen, its cancel button most")
    func darkSheet() throws {
        var dark: WindowEnvironment = .phonePortrait
        dark.style = .dark
        let root = UIViewController()
        root.view.backgroundColor = .black
        let window = TestWindow(dark, root: root)
        let sheet = alert(.actionSheet, PresentationTests.Log())
        root.present(sheet, animated: false)
        window.run(1)
        window.picture("action-sheet-dark")
        let material = BlurMaterial(.systemMaterial, isDark: true)
        let lift: CGFloat = AlertMetrics.lift.resolvedColor(with: sheet.traitCollection).cgColor.alpha
        let shade: CGFloat = material.white * material.opacity * (1 - lift) + lift
        #expect(shade > 0.14 && shade < 0.2)
        let cancel: UIColor = UIColor.secondarySystemGroupedBackground.resolvedColor(with: sheet.traitCollection)
        #expect((cancel.cgColor.components?.first ?? 0) > shade - 0.01)
        window.close()
    }

    @Test("long titles stand one over the other, cancel last; a disabled action does nothing")
    func stacked() {
        let log = PresentationTests.Log()
        let stage = TouchStage()
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.record("cancel") })
        let long = UIAlertAction(title: "A title that is rather long", style: .default) { _ in log.record("long") }
        long.isEnabled = false
        alert.addAction(long)
        stage.root.present(alert, animated: false)
        stage.wait(0.1)
        let frame: CGRect = card(alert)
        stage.tap(frame.midX, frame.maxY - 66)
        stage.wait(1)
        #expect(log.lines.isEmpty)
        stage.tap(frame.midX, frame.maxY - 22)
        stage.wait(1)
        #expect(log.lines == ["cancel"])
        stage.close()
    }

    @Test("an action sheet stands at the bottom of a phone; a touch outside cancels")
    func sheet() {
        let log = PresentationTests.Log()
        let stage = TouchStage()
        let alert = alert(.actionSheet, log)
        stage.root.present(alert, animated: true)
        stage.wait(1)
        let frame: CGRect = card(alert)
        #expect(frame.minX == 8 && frame.maxX == 385)
        #expect(frame.maxY == 818)
        stage.tap(100, 100)
        stage.wait(1)
        #expect(log.lines == ["Cancel"])
        stage.close()
    }

    @Test("on a tablet an action sheet is a popover without its cancel action, at the bottom in a compact window")
    func popover() {
        let log = PresentationTests.Log()
        let stage = TouchStage(.pad())
        let alert = alert(.actionSheet, log)
        alert.popoverPresentationController?.sourceView = stage.view
        alert.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 300, width: 20, height: 20)
        stage.root.present(alert, animated: true)
        stage.wait(1)
        #expect(alert.popoverPresentationController?.arrowDirection == .up)
        let height: CGFloat = card(alert).height
        #expect(height > 100 && height < 160, "words, one row and the arrow: \(height)")
        stage.change(to: .pad(width: 375, compact: true))
        #expect(card(alert).minX == 8)
        #expect(card(alert).maxY == 1174)
        stage.change(to: .pad())
        stage.tap(50, 1000)
        stage.wait(1)
        #expect(log.lines == ["Cancel"])
        stage.close()
    }

    @Test("text fields stand in the alert, the first is edited; Escape cancels")
    func fields() {
        let log = PresentationTests.Log()
        let stage = TouchStage()
        let alert = alert(.alert, log)
        alert.addTextField { $0.placeholder = "Name" }
        stage.root.present(alert, animated: true)
        stage.wait(1)
        #expect(alert.textFields?.first?.isFirstResponder == true)
        stage.press("A")
        stage.press("b")
        #expect(alert.textFields?.first?.text == "Ab")
        stage.press(UIKeyCommand.inputEscape)
        stage.wait(1)
        #expect(log.lines == ["Cancel"])
        stage.close()
    }
}
