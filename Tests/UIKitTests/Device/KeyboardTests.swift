import AppSession
import Device
import Foundation
import HeadlessHost
import Testing
@testable import UIKit

/// behaviour/rules.md 10: what apps hear of the keyboard.
@MainActor @Suite struct KeyboardTests {
    final class Form: UIViewController {
        let first = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        let second = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 34))
        override func viewDidLoad() {
            view.backgroundColor = .systemGroupedBackground
            for field in [first, second] {
                field.borderStyle = .roundedRect
                view.addSubview(field)
            }
            first.placeholder = "Name"
            second.placeholder = "Search"
            second.returnKeyType = .search
        }
    }

    @Test("behaviour/rules.md 10.2: shown: WillChangeFrame, WillShow, the animation, DidChangeFrame, DidShow; hidden likewise")
    func order() throws {
        let form = Form()
        let device = try TestDevice("iphone-6.1-393.portrait.full", root: form)
        let log = NotificationLog()
        form.first.becomeFirstResponder()
        #expect(log.names == ["WillChangeFrame", "WillShow"])
        device.session.advance(by: 0.2)
        #expect(log.entries.count == 2)
        device.session.advance(by: 0.2)
        #expect(log.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
        let shown = try #require(log.entries.first)
        #expect(shown.begin == CGRect(x: 0, y: 852, width: 393, height: 336))
        #expect(shown.end == CGRect(x: 0, y: 516, width: 393, height: 336))
        #expect(shown.duration == 0.25 && shown.curve == 7 && shown.isLocal && shown.isFromScreen)
        log.clear()
        form.first.resignFirstResponder()
        device.session.advance(by: 0.4)
        #expect(log.names == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
        #expect(log.entries[0].end == CGRect(x: 0, y: 852, width: 393, height: 336))
        log.stop()
        device.close()
    }

    @Test("behaviour/rules.md 5.7: from one text field to the next the keyboard stays; the delegate hears before the keyboard comes")
    func nextField() throws {
        final class Listener: NSObject, UITextFieldDelegate {
            var log: NotificationLog?
            var heardBefore: Bool?
            func textFieldDidBeginEditing(_ textField: UITextField) { heardBefore = log?.entries.isEmpty }
        }
        let form = Form()
        let device = try TestDevice("iphone-6.1-393.portrait.full", root: form)
        let log = NotificationLog()
        let listener = Listener()
        listener.log = log
        form.first.delegate = listener
        form.first.becomeFirstResponder()
        #expect(listener.heardBefore == true)
        device.session.advance(by: 0.4)
        log.clear()
        form.second.becomeFirstResponder()
        device.session.advance(by: 0.4)
        #expect(log.names == [])
        #expect(device.session.keyboard.request?.returnKey == "search")
        form.second.removeFromSuperview()
        #expect(log.names == ["WillChangeFrame", "WillHide"], "a field that leaves takes the keyboard with it")
        log.stop()
        device.close()
    }

    @Test(
        "behaviour/rules.md 10.1: brought up by the other app it is told to this one too, as not local",
        arguments: [
            "ipad-pro-11.landscape.split-half", "ipad-pro-11.landscape.slide-over", "ipad-pro-11.landscape.split-third",
        ])
    func otherApp(name: String) throws {
        let form = Form()
        let device = try TestDevice(name, root: form)
        let log = NotificationLog()
        device.session.setOtherAppTyping(true)
        device.session.advance(by: 0.4)
        #expect(log.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
        #expect(log.entries.allSatisfy { !$0.isLocal })
        let end: CGRect = try #require(log.entries.last).end
        #expect(end == CGRect(x: 0, y: 412, width: 1194, height: 422))
        // behaviour/rules.md 10.3: what it covers of a view is found through the screen's coordinate space.
        let inView: CGRect = form.view.convert(end, from: UIScreen.main.coordinateSpace)
        #expect(inView.minX == -CGFloat(SessionEnvironment.window.origin.x))
        #expect(form.view.bounds.intersection(inView).height == 422)
        #expect(UIScreen.main.bounds.width == 1194 && form.view.window?.frame.origin == .zero)
        device.session.setOtherAppTyping(false)
        device.session.advance(by: 0.4)
        #expect(log.names.suffix(4) == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
        log.stop()
        device.close()
    }

    @Test("behaviour/rules.md 10.2: with keys attached a pad's keyboard lies below the screen but for its bar, a phone's entirely")
    func hardware() throws {
        let form = Form()
        for (name, visible) in [("ipad-pro-11.portrait.full", 69.0), ("ipad-9.7.portrait.full", 55), ("iphone-6.1-393.portrait.full", 0)] {
            let device = try TestDevice(name, root: form)
            device.session.setHardwareKeys(true)
            let log = NotificationLog()
            form.first.becomeFirstResponder()
            let end: CGRect = try #require(log.entries.first).end
            #expect(UIScreen.main.bounds.height - end.minY == CGFloat(visible))
            #expect(end.height > 200)
            device.session.type("Hi")
            #expect(form.first.text == "Hi")
            form.first.resignFirstResponder()
            form.first.text = ""
            log.stop()
            device.close()
        }
    }

    @Test("behaviour/rules.md 10.1: the keyboard follows a rotation and says where it is then")
    func rotation() throws {
        let form = Form()
        let device = try TestDevice("ipad-pro-11.portrait.full", root: form)
        form.first.becomeFirstResponder()
        device.session.advance(by: 0.4)
        let log = NotificationLog()
        try device.session.rotate(to: .landscape, duration: 0.4)
        device.session.advance(by: 0.6)
        #expect(log.names == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
        #expect(log.entries.last?.end == CGRect(x: 0, y: 412, width: 1194, height: 422))
        log.stop()
        device.close()
    }

    @Test("behaviour/rules.md 5.7: the accessory is found along the chain, stands on the keyboard and counts as part of its frame")
    func accessory() throws {
        final class Chat: UIViewController {
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
            let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
            override func viewDidLoad() {
                view.backgroundColor = .systemBackground
                bar.items = [UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)]
                view.addSubview(field)
            }
            override var inputAccessoryView: UIView? { bar }
            override var canBecomeFirstResponder: Bool { true }
        }
        let chat = Chat()
        let device = try TestDevice("iphone-6.1-393.portrait.full", root: chat)
        let log = NotificationLog()
        chat.field.becomeFirstResponder()
        device.session.advance(by: 0.4)
        #expect(log.entries.last?.end == CGRect(x: 0, y: 472, width: 393, height: 380))
        #expect(chat.bar.convert(chat.bar.bounds, to: nil) == CGRect(x: 0, y: 472, width: 393, height: 44))
        device.picture("keyboard-accessory")
        // Without keys the accessory stands at the bottom, over the home indicator.
        chat.becomeFirstResponder()
        device.session.advance(by: 0.4)
        #expect(abs(chat.bar.convert(chat.bar.bounds, to: nil).minY - 774) < 0.01)
        #expect(device.window.keyboardFrame?.minY == 774)
        chat.resignFirstResponder()
        device.session.advance(by: 0.4)
        #expect(chat.bar.window == nil)
        #expect(UIApplication.shared.windows == [device.window])
        log.stop()
        device.close()
    }

    @Test func anAccessoryFollowsTheWindowsWidthWhereTheKeyboardStays() throws {
        let form = Form()
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
        form.first.inputAccessoryView = bar
        let device = try TestDevice("ipad-pro-11.landscape.split-half", root: form)
        form.first.becomeFirstResponder()
        device.session.advance(by: 0.5)
        #expect(bar.frame.width == 592)
        try device.play("drag divider to 0.68\nwait 1")
        #expect(bar.frame.width == 809 && bar.frame.maxY == 412)
        device.close()
    }

    @Test func anInputViewStandsInTheKeyboardsPlace() throws {
        let form = Form()
        let device = try TestDevice("iphone-4.7.portrait.full", root: form)
        let panel = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        panel.backgroundColor = .systemRed
        form.first.inputView = panel
        form.first.becomeFirstResponder()
        device.session.advance(by: 0.4)
        #expect(panel.convert(panel.bounds, to: nil) == CGRect(x: 0, y: 467, width: 375, height: 200))
        #expect(device.session.picture()[x: 300, y: 1200] & 0xFF0000 > 0xC00000)
        form.first.inputView = nil
        form.first.reloadInputViews()
        device.session.advance(by: 0.4)
        #expect(panel.superview == nil)
        #expect(device.session.keyboard.request?.keys == .letters)
        device.close()
    }

    @Test func whatChangesInAHandlerMovesWithTheKeyboard() throws {
        let form = Form()
        let device = try TestDevice("iphone-6.1-393.portrait.full", root: form)
        let box = UIView(frame: CGRect(x: 0, y: 802, width: 100, height: 50))
        form.view.addSubview(box)
        let token = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { box.frame.origin.y = 466 }
        }
        form.first.becomeFirstResponder()
        device.session.advance(by: 0.1)
        let y: CGFloat = try #require(box.layer.presentation()).frame.minY
        let keyboardTop: Double = device.session.keyboard.frame(at: device.session.time).y
        #expect(abs(Double(y) + 50 - keyboardTop) < 20, "\(y) \(keyboardTop)")
        #expect(keyboardTop > 520 && keyboardTop < 840)
        NotificationCenter.default.removeObserver(token)
        device.close()
    }

    @Test func aTapOnAKeyTypes() throws {
        let form = Form()
        let device = try TestDevice("iphone-6.1-393.portrait.full", root: form)
        form.first.becomeFirstResponder()
        device.session.advance(by: 0.4)
        try device.play("tap \"H\"\ntap \"e\"\ntap \"space\"\ntap \"123\"\ntap \"4\"\nkey delete\ntype \"you\"")
        #expect(form.first.text == "He you")
        device.close()
    }

    @Test("an app's keyboard comes though a field like its own was typed into before the app was launched")
    func afterAFieldWithoutAnApp() throws {
        AppContext.renew()
        func typeWithoutAnApp() {
            let before = Form()
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            window.rootViewController = before
            window.makeKeyAndVisible()
            before.first.becomeFirstResponder()
        }
        typeWithoutAnApp()
        let form = Form()
        let device = try TestDevice("iphone-6.1-393.portrait.full", root: form)
        form.first.becomeFirstResponder()
        device.session.advance(by: 0.4)
        #expect(device.session.keyboard.isShown)
        device.close()
    }

    @Test func theHideKeyOfAPadPutsItAway() throws {
        let form = Form()
        let device = try TestDevice("ipad-pro-11.portrait.full", root: form)
        form.first.becomeFirstResponder()
        device.session.advance(by: 0.4)
        let layout = try #require(device.session.keyboard.layout(in: device.session.configuration!))
        let hide = try #require(layout.keys.first { $0.kind == .hide })
        let top: Double = device.session.keyboard.frame(at: device.session.time).y
        device.session.tap(x: hide.frame.x + 5, y: top + hide.frame.y + 5)
        #expect(!form.first.isFirstResponder)
        #expect(!device.session.keyboard.isShown)
        device.close()
    }

    @Test(
        "pictures to look at",
        arguments: [
            "iphone-6.1-393.portrait.full", "iphone-6.1-393.portrait.full.dark", "iphone-6.1-393.landscape.full", "iphone-4.7.portrait.full",
            "ipad-pro-11.portrait.full", "ipad-pro-11.landscape.split-half", "ipad-pro-11.landscape.split-third.dark", "ipad-pro-12.9.landscape.full",
            "ipad-pro-11.landscape.slide-over", "ipad-pro-11.landscape.window-700x500",
        ])
    func pictures(name: String) throws {
        let form = Form()
        let device = try TestDevice(name, root: form)
        form.second.becomeFirstResponder()
        device.session.advance(by: 0.4)
        device.picture("keyboard." + name)
        #expect(device.session.keyboard.isShown)
        device.close()
    }
}
