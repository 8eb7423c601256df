import AppSession
import Testing

@testable import HeadlessHost
@testable import UIKit

/// What scripts do to real views.
@Suite @MainActor struct ScriptStepTests {
    private final class Rows: UITableViewController {
        var deleted: [Int] = []
        var shakes = 0

        override func viewDidLoad() {
            title = "Rows"
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Delete") { [weak self] _ in self?.deleted.append(indexPath.row) })
            button.sizeToFit()
            cell.accessoryView = button
            return cell
        }
        override var canBecomeFirstResponder: Bool { true }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { if motion == .motionShake { shakes += 1 } }
    }

    private func device(_ root: UIViewController) throws -> TestDevice { try TestDevice("iphone-15-pro.portrait.full", root: root) }

    @Test("of equal buttons the one in a row, or by number, is tapped")
    func buttonInRow() throws {
        let rows = Rows()
        let device = try device(rows)
        defer { device.close() }
        try device.play("tap \"Delete\" in \"Row 3\"\ntap 2nd \"Delete\"")
        #expect(rows.deleted == [3, 1])
    }

    @Test("scrolling goes to a row far below, and back to one above")
    func scrollTo() throws {
        let rows = Rows()
        let device = try device(rows)
        defer { device.close() }
        try device.play("scroll to \"Row 80\"\ntap \"Delete\" in \"Row 80\"\nscroll to \"Row 2\"\ntap \"Delete\" in \"Row 2\"")
        #expect(rows.deleted == [80, 2])
        let error = try #require(throws: DeviceScriptError.self) { try device.play("scroll to \"Row 500\"") }
        #expect(error.problem.contains("both ends"))
    }

    @Test("what lies under the status bar is scrolled out from there, and not tapped; what covers is told by its words")
    func underStatusBar() throws {
        let controller = UIViewController()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 393, height: 2000)
        for (text, y) in [("Top", 20.0), ("Low", 1700)] {
            let label = UILabel(frame: CGRect(x: 20, y: y, width: 200, height: 20))
            label.text = text
            scroll.addSubview(label)
        }
        controller.view.addSubview(scroll)
        let banner = UIView(frame: CGRect(x: 0, y: 740, width: 393, height: 100))
        let words = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 20))
        words.text = "Offline"
        banner.addSubview(words)
        let under = UILabel(frame: CGRect(x: 20, y: 760, width: 200, height: 20))
        under.text = "Under"
        controller.view.addSubview(under)
        controller.view.addSubview(banner)
        let device = try device(controller)
        defer { device.close() }
        let error = try #require(throws: DeviceScriptError.self) { try device.play("tap \"Top\"") }
        #expect(error.problem.contains("is covered by the status bar"), "\(error.problem)")
        try device.play("expect no \"Top\"\nscroll to \"Low\"\nexpect \"Low\"")
        let other = try #require(throws: DeviceScriptError.self) { try device.play("tap \"Under\"") }
        #expect(other.problem.contains("\"Offline\""), "\(other.problem)")
    }

    @Test("a message that lets touches through is seen, and a tap on it reaches the control behind")
    func throughMessage() throws {
        let controller = UIViewController()
        var taps = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in taps += 1 })
        button.frame = CGRect(x: 0, y: 300, width: 393, height: 200)
        let message = UIView(frame: CGRect(x: 100, y: 380, width: 193, height: 60))
        message.isUserInteractionEnabled = false
        let words = UILabel(frame: message.bounds)
        words.text = "Saved"
        message.addSubview(words)
        controller.view.addSubview(button)
        controller.view.addSubview(message)
        let device = try device(controller)
        defer { device.close() }
        try device.play("expect \"Saved\"\ntap \"Saved\"")
        #expect(taps == 1)
        controller.view.sendSubviewToBack(message)
        #expect(throws: DeviceScriptError.self) { try device.play("expect \"Saved\"") }
    }

    @Test("what a sheet or a bar covers is not tapped")
    func covered() throws {
        let rows = Rows()
        let navigation = UINavigationController(rootViewController: rows)
        let device = try device(navigation)
        defer { device.close() }
        let sheet = UIViewController()
        sheet.view.backgroundColor = .systemBackground
        rows.present(sheet, animated: false)
        device.session.advance(by: 1)
        let error = try #require(throws: DeviceScriptError.self) { try device.play("tap \"Delete\" in \"Row 4\"") }
        #expect(error.problem.contains("is covered by"), "\(error.problem)")
    }

    @Test("what the keyboard covers is refused by name")
    func keyboard() throws {
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        field.placeholder = "Name"
        let low = UILabel(frame: CGRect(x: 20, y: 780, width: 200, height: 20))
        low.text = "Below"
        controller.view.addSubview(field)
        controller.view.addSubview(low)
        let device = try device(controller)
        defer { device.close() }
        let error = try #require(throws: DeviceScriptError.self) { try device.play("tap \"Name\"\nwait 1\ntap \"Below\"") }
        #expect(error.problem.contains("the keyboard"), "\(error.problem)")
        try device.play("keyboard dismiss\nwait 1\nexpect \"Below\"\nexpect no \"Above\"")
    }

    @Test("a shake reaches the first responder, else the window's responders")
    func shake() throws {
        let rows = Rows()
        let device = try device(rows)
        defer { device.close() }
        rows.becomeFirstResponder()
        try device.play("shake\nshake")
        #expect(rows.shakes == 2)
    }

    @Test("pinching zooms, swipes and long presses reach their recognisers")
    func gestures() throws {
        final class Log: UIViewController {
            var seen: [String] = []
            var scale: CGFloat = 0
            override func viewDidLoad() {
                let pinch = UIPinchGestureRecognizer()
                pinch.onAction = { [weak self] in if pinch.state == .ended { self?.scale = pinch.scale; self?.seen.append("pinch") } }
                let swipe = UISwipeGestureRecognizer()
                swipe.direction = .left
                swipe.onAction = { [weak self] in self?.seen.append("swipe") }
                let press = UILongPressGestureRecognizer()
                press.onAction = { [weak self] in if press.state == .began { self?.seen.append("press") } }
                let double = UITapGestureRecognizer()
                double.numberOfTapsRequired = 2
                double.onAction = { [weak self] in self?.seen.append("double") }
                [pinch, swipe, press, double].forEach(view.addGestureRecognizer)
            }
        }
        let log = Log()
        let device = try device(log)
        defer { device.close() }
        try device.play("swipe left\nwait 1\nlong press 100 300\nwait 1\ndouble tap 100 300\nwait 1\npinch 180 400 by 2")
        #expect(log.seen == ["swipe", "press", "double", "pinch"])
        // What the fingers moved before it was a pinch does not count.
        #expect(log.scale > 1.5 && log.scale <= 2)
    }
}
