import AppSession
import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct AccessibilityTests {
    @Test("labels, buttons and controls say what they are without being told") func defaults() {
        let label = UILabel()
        #expect(!label.isAccessibilityElement)
        label.text = "Hello"
        #expect(label.isAccessibilityElement && label.accessibilityLabel == "Hello" && label.accessibilityTraits == .staticText)

        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        button.isEnabled = false
        #expect(button.accessibilityLabel == "Send")
        #expect(button.accessibilityTraits == [.button, .notEnabled])
        button.isEnabled = true
        button.isSelected = true
        #expect(button.accessibilityTraits == [.button, .selected])
        let add = UIButton(type: .system)
        add.setImage(UIImage(systemName: "plus"), for: .normal)
        #expect(add.accessibilityLabel == "Add")

        let toggle = UISwitch()
        #expect(toggle.accessibilityValue == "0")
        toggle.isOn = true
        #expect(toggle.accessibilityValue == "1" && toggle.accessibilityTraits.contains(.button))

        let slider = UISlider()
        slider.maximumValue = 10
        slider.value = 5
        #expect(slider.accessibilityValue == "50%" && slider.accessibilityTraits == .adjustable)

        let field = UITextField()
        field.placeholder = "Name"
        #expect(field.accessibilityValue == "Name")
        field.text = "secret"
        field.isSecureTextEntry = true
        #expect(field.accessibilityValue == "••••••")

        let image = UIImageView(image: UIImage(systemName: "star"))
        #expect(!image.isAccessibilityElement && image.accessibilityTraits == .image)
    }

    @Test("a slider is touched at its thumb, what is not overridden has no other names, and kinds without a public name have their bits") func asOnDevices()
        throws
    {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 202, height: 34))
        slider.value = 0
        let thumb: CGRect = slider.thumbRect(forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0)
        #expect(slider.accessibilityActivationPoint.x == UIAccessibility.convertToScreenCoordinates(thumb, in: slider).midX)
        slider.accessibilityActivationPoint = CGPoint(x: 7, y: 8)
        #expect(slider.accessibilityActivationPoint == CGPoint(x: 7, y: 8))

        let button = UIButton(type: .system)
        button.setTitle("Send", for: .normal)
        #expect(button.accessibilityUserInputLabels.isEmpty)
        button.accessibilityUserInputLabels = ["Mail it"]
        #expect(button.accessibilityUserInputLabels == ["Mail it"])

        let field = UITextField()
        #expect(field.accessibilityTraits.rawValue == 1 << 18)
        field.isSecureTextEntry = true
        #expect(field.accessibilityTraits.rawValue == 1 << 18 | 1 << 24)
        #expect(UITextView().accessibilityTraits.rawValue == 1 << 18 | 1 << 47)

        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
        bar.items = [UITabBarItem(title: "Map", image: nil, tag: 0)]
        bar.layoutIfNeeded()
        let tab = try #require(bar.subviews.first { $0 is UITabBarButton })
        #expect(tab.accessibilityTraits.rawValue & (1 << 28) != 0)
    }

    @Test("what an app says goes before what UIKit would, and nil brings that back") func ownWords() {
        let button = UIButton(type: .system)
        button.setTitle("x", for: .normal)
        button.accessibilityLabel = "Multiply"
        button.accessibilityTraits = [.button, .playsSound]
        button.accessibilityHint = "Takes the product"
        #expect(button.accessibilityLabel == "Multiply" && button.accessibilityAttributedLabel?.string == "Multiply")
        #expect(button.accessibilityTraits.contains(.playsSound) && button.accessibilityHint == "Takes the product")
        button.accessibilityLabel = nil
        #expect(button.accessibilityLabel == "x")
    }

    @Test("elements come in reading order, without what is hidden, grouped or behind something modal") func tree() {
        let stage = TouchStage()
        defer { stage.close() }
        let (window, root): (UIWindow, UIViewController) = (stage.window, stage.root)
        func label(_ text: String, _ x: CGFloat, _ y: CGFloat, in view: UIView) -> UILabel {
            let label = UILabel(frame: CGRect(x: x, y: y, width: 80, height: 20))
            label.text = text
            view.addSubview(label)
            return label
        }
        _ = label("below", 0, 100, in: root.view)
        _ = label("right", 150, 12, in: root.view)
        _ = label("left", 0, 10, in: root.view)
        let secret = label("secret", 0, 200, in: root.view)
        secret.accessibilityElementsHidden = true
        let group = UIView(frame: CGRect(x: 0, y: 240, width: 200, height: 60))
        root.view.addSubview(group)
        _ = label("one", 0, 0, in: group)
        func words() -> [String?] { AccessibilityTree.elements(in: [window]).map(\.accessibilityLabel) }
        #expect(words() == ["left", "right", "below", "one"])
        group.isAccessibilityElement = true
        group.accessibilityLabel = "The group"
        #expect(words() == ["left", "right", "below", "The group"])

        let part = UIAccessibilityElement(accessibilityContainer: group)
        part.isAccessibilityElement = true
        part.accessibilityLabel = "Part"
        part.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 10)
        group.isAccessibilityElement = false
        group.accessibilityElements = [part]
        #expect(words() == ["left", "right", "below", "Part"])
        #expect(part.accessibilityFrame == CGRect(x: 5, y: 245, width: 10, height: 10))
        #expect(group.index(ofAccessibilityElement: part) == 0 && group.accessibilityElementCount() == 1)

        let modal = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 50))
        modal.accessibilityViewIsModal = true
        root.view.addSubview(modal)
        _ = label("Only this", 0, 0, in: modal)
        #expect(words() == ["Only this"])
    }

    @Test("a bar's title is a header and read before the list that runs under the bar") func bars() throws {
        let list = UITableViewController()
        list.title = "Title"
        let cells = Rows()
        list.tableView.dataSource = cells
        let device = try TestDevice("iphone-6.1-390.portrait.full", root: UINavigationController(rootViewController: list))
        defer { device.close() }
        let elements: [UIResponder] = AccessibilityTree.elements(in: [device.window])
        #expect(elements.prefix(2).map(\.accessibilityLabel) == ["Title", "Row 0"])
        #expect(elements.first?.accessibilityTraits.contains(.header) == true)
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    @Test("a row of a table is one element called by its words, its switch another") func rows() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        cell.textLabel?.text = "Airplane"
        cell.detailTextLabel?.text = "Off"
        cell.accessoryView = UISwitch()
        cell.layoutIfNeeded()
        #expect(cell.accessibilityLabel == "Airplane, Off")
        let elements: [UIResponder] = AccessibilityTree.elements(in: cell)
        #expect(elements.count == 2 && elements.last is UISwitch)
        cell.accessoryView = nil
        cell.accessoryType = .disclosureIndicator
        #expect(cell.accessibilityTraits == .button)
    }

    @Test("segments and a stepper's halves are buttons of their own") func parts() {
        let segments = UISegmentedControl(items: ["Day", "Week"])
        segments.selectedSegmentIndex = 1
        let parts: [UIResponder] = AccessibilityTree.elements(in: segments)
        #expect(parts.map(\.accessibilityLabel) == ["Day", "Week"])
        #expect(parts.map { $0.accessibilityTraits.contains(.selected) } == [false, true])
        let stepper = UIStepper()
        #expect(AccessibilityTree.elements(in: stepper).map(\.accessibilityLabel) == ["Decrement", "Increment"])
        #expect(AccessibilityTree.elements(in: stepper).map { $0.accessibilityTraits.contains(.notEnabled) } == [true, false])
    }

    @Test("scripts tap, activate and adjust elements by label, identifier and action") func scripts() throws {
        let root = UIViewController()
        let plain = UIButton(frame: CGRect(x: 20, y: 120, width: 100, height: 44))
        plain.setImage(UIImage(systemName: "plus"), for: .normal)
        var taps = 0
        plain.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        plain.accessibilityIdentifier = "add-button"
        root.view.addSubview(plain)
        let slider = UISlider(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        slider.value = 0.5
        slider.accessibilityLabel = "Volume"
        root.view.addSubview(slider)
        let dial = DialView(frame: CGRect(x: 20, y: 300, width: 100, height: 100))
        root.view.addSubview(dial)
        let device = try TestDevice("iphone-6.1-390.portrait.full.voiceover", root: root)
        defer { device.close() }
        try device.play(
            """
            tap "Add"
            tap "add-button"
            activate "add-button"
            increment "Volume"
            increment "Volume"
            decrement "Volume"
            activate "Dial"
            perform "Reset" on "Dial"
            """)
        #expect(taps == 3)
        #expect(abs(slider.value - 0.6) < 0.001)
        #expect(dial.log == ["focused", "activated", "reset"])
        #expect(UIAccessibility.isVoiceOverRunning && dial.accessibilityElementIsFocused())
        try device.play("traits")
        #expect(!UIAccessibility.isVoiceOverRunning)
        #expect(throws: (any Error).self) { try device.play("increment \"Dial\"") }
    }

    @Test("escape goes back, and dismisses what is presented") func escape() throws {
        let first = UIViewController()
        first.title = "First"
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(UIViewController(), animated: false)
        let device = try TestDevice("iphone-6.1-390.portrait.full", root: navigation)
        defer { device.close() }
        navigation.present(UIViewController(), animated: false)
        try device.play("wait 0.5\nescape\nwait 1")
        #expect(navigation.presentedViewController == nil)
        try device.play("escape\nwait 1")
        #expect(navigation.viewControllers == [first])
        #expect(throws: (any Error).self) { try device.play("escape") }
    }

    @Test("an announcement is read while VoiceOver runs, and the app is told") func announcements() throws {
        let device = try TestDevice("iphone-6.1-390.portrait.full", root: UIViewController())
        defer { device.close() }
        nonisolated(unsafe) var said: [String] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
        ) { said.append($0.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String ?? "") }
        defer { NotificationCenter.default.removeObserver(token) }
        UIAccessibility.post(notification: .announcement, argument: "Off")
        try device.play("traits voiceover reduce-motion")
        #expect(UIAccessibility.isReduceMotionEnabled)
        UIAccessibility.post(notification: .announcement, argument: "On")
        #expect(said == ["On"])
    }

    @Test("words of symbols leave out how they are drawn") func symbols() {
        #expect(SymbolWords.words("folder.badge.plus") == "Folder badge plus")
        #expect(SymbolWords.words("star.circle.fill") == "Star")
        #expect(SymbolWords.words("circle") == "Circle")
    }

    @Test("reading goes by rows from the leading side") func order() {
        let frames = [
            CGRect(x: 200, y: 0, width: 50, height: 20), CGRect(x: 0, y: 4, width: 50, height: 20), CGRect(x: 0, y: 40, width: 300, height: 20),
        ]
        #expect(ReadingOrder.indices(of: frames, rightToLeft: false) == [1, 0, 2])
        #expect(ReadingOrder.indices(of: frames, rightToLeft: true) == [0, 1, 2])
    }

    /// A view of an app's own with overridden accessibility.
    private final class DialView: UIView {
        var log: [String] = []
        override var isAccessibilityElement: Bool {
            get { true }
            set {}
        }
        override var accessibilityLabel: String? {
            get { "Dial" }
            set {}
        }
        override func accessibilityActivate() -> Bool {
            log.append("activated")
            return true
        }
        override func accessibilityElementDidBecomeFocused() { log.append("focused") }
        override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
            get {
                [
                    UIAccessibilityCustomAction(name: "Reset") { [weak self] _ in
                        self?.log.append("reset")
                        return true
                    }
                ]
            }
            set {}
        }
    }
}
