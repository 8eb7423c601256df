import AppSession
import Device
import Foundation
import HeadlessHost
import Testing
@testable import UIKit

/// Sharing the screen: behaviour/multitasking.json, behaviour/rules.md 1.3, 8, 9, 11 and the walk of behaviour/scenarios.md.
@MainActor @Suite struct SharingTests {
    final class Recorder: UIViewController {
        var log: [String] = []
        override func viewDidLoad() {
            view.backgroundColor = .systemTeal
            let label = UILabel(frame: CGRect(x: 20, y: 80, width: 300, height: 40))
            label.text = "The shown app"
            view.addSubview(label)
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 60))
            bar.autoresizingMask = [.flexibleWidth]
            bar.backgroundColor = .systemIndigo
            view.addSubview(bar)
        }
        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            log.append("\(Int(size.width))x\(Int(size.height))")
            super.viewWillTransition(to: size, with: coordinator)
        }
        override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
            log.append(newCollection.horizontalSizeClass == .compact ? "compact" : "regular")
            super.willTransition(to: newCollection, with: coordinator)
        }
    }

    @Test("the walk of the talk: bigger and bigger, another app beside, the divider, promotion, rotation")
    func walk() throws {
        let root = Recorder()
        let device = try TestDevice("ipad-pro-11.landscape.slide-over", root: root)
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 1194, height: 834))
        try device.play("arrange split-half\nwait 1\narrange split-two-thirds\nwait 1\narrange full\nwait 1")
        #expect(root.log == ["592x834", "regular", "809x834", "1194x834"])
        root.log = []
        try device.play("other slides-over\npicture sharing-other-over of screen\narrange split-two-thirds\nwait 1\ndrag divider to 0.52\nwait 1")
        #expect(root.log == ["809x834", "compact", "592x834"])
        #expect(device.window.frame == CGRect(x: 0, y: 0, width: 592, height: 834))
        root.log = []
        try device.play("rotate portrait\nwait 1\npicture sharing-portrait of screen\nrotate landscape\nwait 1")
        #expect(root.log == ["504x1194", "592x834"])
        root.log = []
        try device.play("drag divider to 0.95\nwait 1")
        #expect(root.log == ["regular", "1194x834"])
        #expect(device.session.configuration?.arrangement == .full)
        device.close()
    }

    @Test func whileTheDividerIsHeldTheAppIsInactiveAndSeesNothing() throws {
        let root = Recorder()
        let device = try TestDevice("ipad-pro-11.landscape.split-half", root: root)
        try device.play("hold divider at 0.62\npicture sharing-held of screen")
        #expect(root.log.isEmpty)
        #expect(UIApplication.shared.applicationState == .inactive)
        try device.play("release divider")
        #expect(root.log == ["regular", "809x834"])
        #expect(UIApplication.shared.applicationState == .active)
        device.close()
    }

    @Test func anAppDraggedAwayIsInTheBackgroundAndComesBackWhole() throws {
        let root = Recorder()
        let device = try TestDevice("ipad-pro-11.landscape.split-half", root: root)
        try device.play("drag divider to 0.04\npicture sharing-dismissed of screen")
        #expect(UIApplication.shared.applicationState == .background)
        #expect(device.session.sharing.isDismissed && device.session.note != nil)
        try device.play("foreground\nwait 0.5")
        #expect(UIApplication.shared.applicationState == .active)
        #expect(device.window.frame.size == CGSize(width: 1194, height: 834))
        device.close()
    }

    @Test("behaviour/rules.md 8.1, 8.3: a free window grows by its corner, laid out at every size; its origin is 0, 0")
    func corner() throws {
        let root = Recorder()
        let device = try TestDevice("ipad-pro-11.landscape.window-500x500", root: root)
        try device.play("drag corner to 900 700 over 0.5\npicture sharing-window of screen")
        #expect(root.log.contains("regular"))
        let widths: [Int] = root.log.compactMap { Int($0.prefix { $0 != "x" }) }
        #expect(widths.count == 30 && widths == widths.sorted() && widths.last == 900)
        #expect(device.window.frame == CGRect(x: 0, y: 0, width: 900, height: 700))
        device.close()
    }

    @Test("behaviour/rules.md 9.1, 9.2: in the background the app is laid out in other sizes and styles, and is what it was when it comes back")
    func background() throws {
        let root = Recorder()
        let device = try TestDevice("ipad-pro-11.landscape.full", root: root)
        let before: String = device.session.viewTree()
        try device.play("background")
        #expect(UIApplication.shared.applicationState == .background)
        #expect(root.log.contains("compact") && root.log.contains("834x1194") && root.log.last == "1194x834")
        #expect(device.session.viewTree() == before)
        try device.play("foreground")
        #expect(device.session.background.difference == nil)
        #expect(UIApplication.shared.applicationState == .active)
        device.close()
    }

    @Test("behaviour/rules.md 9.2: an app that loses its state in the background's other sizes is told on")
    func lostState() throws {
        final class Forgetful: UIViewController {
            let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            override func viewDidLoad() { view.addSubview(box) }
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                box.removeFromSuperview()
            }
        }
        let device = try TestDevice("ipad-pro-11.landscape.full", root: Forgetful())
        try device.play("background\nforeground")
        #expect(device.session.background.difference != nil)
        #expect(device.session.note?.contains("background") == true)
        device.close()
    }

    @Test("behaviour/rules.md 11.3: a phone that refuses an orientation stays as it is; a controller in front decides while it is there")
    func orientations() throws {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        let device = try TestDevice("iphone-6.1-393.portrait.full", root: Upright())
        try device.session.rotate(to: .landscape, duration: 0.4)
        device.session.advance(by: 0.5)
        #expect(device.window.frame.size == CGSize(width: 393, height: 852))
        #expect(device.session.refusesOrientation)
        device.picture("sharing-refused")
        let picture = device.session.picture()
        #expect(picture.width == 2556 && picture.height == 1179)
        device.window.rootViewController = UIViewController()
        device.session.advance(by: 0.6)
        #expect(device.window.frame.size == CGSize(width: 852, height: 393))
        device.close()
    }

    @Test("an iPhone app on an iPad is a phone's app, at 1x and 2x")
    func phoneApp() throws {
        let root = KeyboardTests.Form()
        let declaration = AppDeclaration(name: "Books", runsOnPads: false)
        let device = try TestDevice("ipad-pro-11.portrait.full", root: root, declaration: declaration)
        #expect(UIDevice.current.userInterfaceIdiom == .phone && UIScreen.main.bounds.size == CGSize(width: 320, height: 480))
        try device.play("picture sharing-phone-1x\nzoom 2x\ntap \"Name\"\nwait 0.5\npicture sharing-phone-2x\npicture sharing-phone-screen of screen")
        #expect(root.first.isFirstResponder && device.window.frame.size == CGSize(width: 320, height: 480))
        device.close()
    }

    @Test("behaviour/rules.md 11.2: an app that requires the full screen is laid out for it wherever it is shown")
    func scaled() throws {
        let declaration = AppDeclaration(requiresFullScreen: true)
        let device = try TestDevice("ipad-pro-11.landscape.split-half", root: Recorder(), declaration: declaration)
        #expect(device.window.frame.size == CGSize(width: 1194, height: 834))
        device.picture("sharing-scaled")
        device.picture("sharing-scaled-screen", of: .screen)
        #expect(device.session.note?.contains("UIRequiresFullScreen") == true)
        device.close()
    }

    @Test("pictures to look at: the keyboard over two apps", arguments: ["", ".dark"])
    func keyboardOverTwoApps(style: String) throws {
        let root = KeyboardTests.Form()
        let device = try TestDevice("ipad-pro-11.landscape.split-half" + style, root: root)
        root.first.becomeFirstResponder()
        device.session.advance(by: 0.5)
        device.picture("sharing-keyboard" + style, of: .screen)
        let screen = device.session.drawScreen()
        #expect(screen.width == 2388 && screen.height == 1668)
        device.close()
    }
}
