import AppSession
import Device
import ObjectRuntime
import Testing

@testable import UIKit

@Suite("Rotation as it was before iOS 8", .serialized) @MainActor struct RotationTests {
    private class Rotating: UIViewController {
        var log: [String] = []
        override func willRotate(to new: UIInterfaceOrientation, duration: TimeInterval) {
            log.append("will \(new.isLandscape) now \(interfaceOrientation.isLandscape) width \(Int(view.bounds.width))")
        }
        override func willAnimateRotation(to new: UIInterfaceOrientation, duration: TimeInterval) {
            log.append("animate now \(interfaceOrientation.isLandscape) width \(Int(view.bounds.width)) in \(duration)")
        }
        override func didRotate(from old: UIInterfaceOrientation) { log.append("did from \(old.isLandscape)") }
    }

    @Test("a controller and its children hear before, during and after, and the status bar tells its own") func callbacks() {
        let (root, child) = (Rotating(), Rotating())
        root.addChild(child)
        root.view.addSubview(child.view)
        child.view.frame = root.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let window = TestWindow(.padPortrait, root: root)
        defer { window.close() }
        nonisolated(unsafe) var told: [String] = []
        let key = UIApplication.statusBarOrientationUserInfoKey
        let names = [UIApplication.willChangeStatusBarOrientationNotification, UIApplication.didChangeStatusBarOrientationNotification]
        let tokens = zip(names, ["will", "did"]).map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
                let value = note.userInfo?[key] as? Int ?? -1
                MainActor.assumeIsolated { told.append("\(word) \(value) now \(UIApplication.shared.statusBarOrientation.rawValue)") }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        window.change(to: .padLandscape, duration: 0.4)
        let expected = ["will true now false width 834", "animate now true width 1194 in 0.4"]
        #expect(root.log == expected && child.log == expected)
        window.run(0.5)
        #expect(root.log.last == "did from false" && child.log.last == "did from false")
        #expect(told == ["will 4 now 1", "did 1 now 4"])
        window.change(to: .pad(900, 834))
        #expect(root.log.count == 3)
    }

    @Test("all hear of a turn: screens that end at the bar, children that keep their size, what stands in a popover") func everybody() {
        let (screen, child, shown) = (Rotating(), Rotating(), Rotating())
        screen.edgesForExtendedLayout = []
        screen.addChild(child)
        child.view.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        child.view.autoresizingMask = []
        screen.view.addSubview(child.view)
        let window = TestWindow(.padPortrait, root: UINavigationController(rootViewController: screen))
        defer { window.close() }
        shown.modalPresentationStyle = .popover
        shown.preferredContentSize = CGSize(width: 200, height: 200)
        shown.popoverPresentationController?.sourceView = child.view
        screen.present(shown, animated: false)
        window.run(0.1)
        let height = Int(screen.view.bounds.height)
        // The arrow is at one of its sides.
        let width = Int(shown.view.bounds.width)
        window.change(to: .padLandscape, duration: 0.4)
        #expect(height < 1194 && screen.view.bounds.width == 1194)
        #expect(screen.log == ["will true now false width 834", "animate now true width 1194 in 0.4"])
        #expect(child.log == ["will true now false width 100", "animate now true width 100 in 0.4"])
        #expect(shown.log == ["will true now false width \(width)", "animate now true width \(width) in 0.4"])
        window.run(0.5)
        for controller in [screen, child, shown] { #expect(controller.log.last == "did from false" && controller.log.count == 3) }
    }

    @Test("what shouldAutorotate(to:) says is what the controller supports") func supported() {
        final class Portrait: UIViewController {
            override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { orientation == .portrait }
        }
        #expect(Portrait().supportedInterfaceOrientations == .portrait)
        #expect(UIViewController().supportedInterfaceOrientations == .allButUpsideDown)
        let window = TestWindow(.padPortrait, root: UIViewController())
        defer { window.close() }
        #expect(UIViewController().supportedInterfaceOrientations == .all)
    }

    @Test("a controller that changes its mind has the device look again", arguments: [true, false]) func again(byInstance: Bool) throws {
        final class Fickle: UIViewController {
            var allowed: UIInterfaceOrientationMask = .portrait
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { allowed }
        }
        let root = Fickle()
        let device = try TestDevice("iphone-6.1-390.landscape.full", root: root)
        defer { device.close() }
        #expect(root.interfaceOrientation == .portrait)
        root.allowed = .allButUpsideDown
        if byInstance { root.setNeedsUpdateOfSupportedInterfaceOrientations() } else { UIViewController.attemptRotationToDeviceOrientation() }
        #expect(root.interfaceOrientation.isLandscape)
    }

    @Test("names of before iOS 7 stand for those of today") func names() {
        let controller = UIViewController()
        #expect(controller.contentSizeForViewInPopover == CGSize(width: 320, height: 1100))
        controller.contentSizeForViewInPopover = CGSize(width: 200, height: 300)
        #expect(controller.preferredContentSize == CGSize(width: 200, height: 300))
        controller.isModalInPopover = true
        #expect(controller.isModalInPresentation)
        #expect(UIButton(type: .roundedRect).buttonType == .system)
        #expect(NSClassFromString("UIPopoverController") == UIPopoverController.self)
        #expect(NSClassFromString("UIThatIsNotThere") == nil)
    }
}
