import Foundation
import QuinceProgressHUDs
import Testing
@testable import UIKit

/// A device whose time and the process's go on side by side, as HUDs wait on the main queue and move in the device's time.
@MainActor private final class HUDStage {
    let stage: FrameworkStage
    init() throws { stage = try FrameworkStage() }
    var view: UIView { stage.window.rootViewController!.view }

    /// Lets time go on until something is so.
    func wait(until isSo: () -> Bool) async {
        for _ in 0..<500 where !isSo() {
            try? await Task.sleep(nanoseconds: 2_000_000)
            stage.session.advance(by: 0.02)
        }
    }

    /// Whether a label with the text is seen. Touches go through a HUD that is not modal, so that a script would say that it is covered.
    func shows(_ text: String) -> Bool {
        func isShown(_ view: UIView) -> Bool {
            guard !view.isHidden, view.alpha > 0 else { return false }
            return (view as? UILabel)?.text == text || view.subviews.contains(where: isShown)
        }
        return isShown(stage.window)
    }

    func wait(_ seconds: Double) async {
        let end = Date(timeIntervalSinceNow: seconds)
        await wait { Date() >= end }
    }
}

@Suite("MBProgressHUD", .serialized) @MainActor
struct MBProgressHUDTests {
    private final class Listener: NSObject, MBProgressHUDDelegate {
        var count = 0
        func hudWasHidden(_ hud: MBProgressHUD) { count += 1 }
    }

    @Test("is found in its view while it is shown, and leaves it when it is hidden")
    func showing() async throws {
        let device = try HUDStage()
        defer { device.stage.close() }
        let hud = MBProgressHUD.showAdded(to: device.view, animated: true)
        let listener = Listener()
        hud.delegate = listener
        var ends = 0
        hud.completionBlock = { ends += 1 }
        #expect(MBProgressHUD.forView(device.view) === hud && MBProgressHUD(for: device.view) === hud)
        await device.wait { hud.bezelView.alpha == 1 }
        #expect(hud.frame == device.view.bounds && hud.alpha == 1)
        #expect(MBProgressHUD.hide(for: device.view, animated: true) && MBProgressHUD.forView(device.view) == nil)
        await device.wait { hud.superview == nil }
        #expect(hud.superview == nil && listener.count == 1 && ends == 1)
        #expect(!MBProgressHUD.hide(for: device.view, animated: true) && MBProgressHUD(for: device.view) == nil)
    }

    @Test("is as large as its parts with margins of 20 and spaces of 4, and sits in the middle or at an edge")
    func places() throws {
        let device = try HUDStage()
        defer { device.stage.close() }
        let hud = MBProgressHUD.showAdded(to: device.view, animated: false)
        hud.mode = .determinate
        device.stage.session.advance(by: 0.1)
        #expect(hud.bezelView.frame.size == CGSize(width: 77, height: 77))
        #expect(abs(hud.bezelView.center.x - device.view.bounds.midX) < 1 && abs(hud.bezelView.center.y - device.view.bounds.midY) < 1)
        hud.label.text = "Loading"
        device.stage.session.advance(by: 0.1)
        #expect(abs(hud.bezelView.bounds.height - (77 + 4 + hud.label.bounds.height)) < 1)
        hud.mode = .text
        hud.isSquare = true
        device.stage.session.advance(by: 0.1)
        #expect(abs(hud.bezelView.bounds.width - hud.bezelView.bounds.height) < 1)
        hud.isSquare = false
        hud.offset = CGPoint(x: 0, y: MBProgressMaxOffset)
        device.stage.session.advance(by: 0.1)
        #expect(abs(hud.bezelView.frame.maxY - (device.view.bounds.maxY - 20)) < 1)
    }

    @Test("is not shown where it is hidden within its grace time, and not hidden within its least time")
    func delays() async throws {
        let device = try HUDStage()
        defer { device.stage.close() }
        let hud = MBProgressHUD(view: device.view)
        device.view.addSubview(hud)
        hud.graceTime = 0.05
        hud.show(animated: false)
        hud.hide(animated: false)
        await device.wait(0.1)
        #expect(hud.alpha == 0)
        (hud.graceTime, hud.minShowTime) = (0, 0.3)
        hud.show(animated: false)
        hud.hide(animated: false)
        #expect(hud.alpha == 1)
        await device.wait { hud.alpha == 0 }
        #expect(hud.alpha == 0 && hud.superview === device.view)
    }

    @Test("has its class's appearance where it was given none of its own, and its button is there with a title and an action")
    func looks() throws {
        let device = try HUDStage()
        defer { device.stage.close() }
        MBProgressHUD.appearance().contentColor = .red
        MBProgressHUD.appearance().margin = 8
        let hud = MBProgressHUD(view: device.view)
        hud.margin = 30
        device.view.addSubview(hud)
        #expect(hud.contentColor == .red && hud.margin == 30 && hud.label.textColor == .red)
        #expect(hud.button.intrinsicContentSize == .zero)
        hud.button.setTitle("Cancel", for: .normal)
        #expect(hud.button.intrinsicContentSize == .zero)
        hud.button.addAction(UIAction { _ in }, for: .touchUpInside)
        #expect(hud.button.intrinsicContentSize.width > 30)
    }

    @Test("tells its indicator of its progress, and follows a progress that it is given")
    func progress() async throws {
        let device = try HUDStage()
        defer { device.stage.close() }
        let hud = MBProgressHUD.showAdded(to: device.view, animated: false)
        hud.mode = .annularDeterminate
        hud.progress = 0.25
        let ring = try #require(hud.bezelView.subviews.compactMap { $0 as? MBRoundProgressView }.first)
        #expect(ring.isAnnular && ring.progress == 0.25)
        let progress = Progress(totalUnitCount: 4)
        hud.progressObject = progress
        progress.completedUnitCount = 3
        await device.wait { hud.progress == 0.75 }
        #expect(ring.progress == 0.75)
    }
}

@Suite("SVProgressHUD", .serialized) @MainActor
struct SVProgressHUDTests {
    @Test("is shown until it is dismissed, and posts when it comes and goes, with its words")
    func showing() async throws {
        let device = try HUDStage()
        defer { device.stage.close() }
        var posts: [String] = []
        let names: [NSNotification.Name] = [
            .SVProgressHUDWillAppear, .SVProgressHUDDidAppear, .SVProgressHUDWillDisappear, .SVProgressHUDDidDisappear,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { post in
                let words: String? = post.userInfo?[SVProgressHUDStatusUserInfoKey] as? String
                MainActor.assumeIsolated { posts.append("\(name.rawValue) \(words ?? "")") }
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        #expect(!SVProgressHUD.isVisible())
        SVProgressHUD.show(withStatus: "Loading")
        await device.wait { posts.count == 2 }
        #expect(SVProgressHUD.isVisible())
        #expect(device.shows("Loading"))
        var hasEnded = false
        SVProgressHUD.dismiss { hasEnded = true }
        await device.wait { hasEnded }
        #expect(hasEnded && !SVProgressHUD.isVisible())
        #expect(
            posts == ["WillAppear", "DidAppear", "WillDisappear", "DidDisappear"].map { "SVProgressHUD\($0)Notification Loading" })
    }

    @Test("goes by itself when it shows how something ended, later the longer its words are")
    func ends() async throws {
        let device = try HUDStage()
        defer { device.stage.close() }
        #expect(SVProgressHUD.displayDuration(for: "Done") == 5)
        SVProgressHUD.setMinimumDismissTimeInterval(0.1)
        #expect(abs(SVProgressHUD.displayDuration(for: "0123456789") - 1.1) < 1e-9)
        SVProgressHUD.setMaximumDismissTimeInterval(0.2)
        SVProgressHUD.showSuccess(withStatus: "Done")
        await device.wait { SVProgressHUD.isVisible() }
        #expect(device.shows("Done"))
        await device.wait { !SVProgressHUD.isVisible() }
        #expect(!SVProgressHUD.isVisible())
    }

    @Test("keeps touches from what is below with a mask alone, and is dismissed by the last of its activities")
    func masks() async throws {
        let device = try HUDStage()
        defer { device.stage.close() }
        var touches = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Below") { _ in touches += 1 })
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        device.view.addSubview(button)
        SVProgressHUD.show()
        await device.wait { SVProgressHUD.isVisible() }
        try device.stage.play("tap 70 122\nwait 0.2")
        #expect(touches == 1)
        SVProgressHUD.setDefaultMaskType(.clear)
        SVProgressHUD.show()
        await device.wait(0.1)
        try device.stage.play("tap 70 122\nwait 0.2")
        #expect(touches == 1)
        SVProgressHUD.popActivity()
        await device.wait(0.1)
        #expect(SVProgressHUD.isVisible())
        SVProgressHUD.popActivity()
        await device.wait { !SVProgressHUD.isVisible() }
        #expect(!SVProgressHUD.isVisible())
    }
}

@Suite("JGProgressHUD", .serialized) @MainActor
struct JGProgressHUDTests {
    private final class Listener: NSObject, JGProgressHUDDelegate {
        var heard: [String] = []
        func progressHUD(_ progressHUD: JGProgressHUD, willPresentIn view: UIView) { heard.append("will present") }
        func progressHUD(_ progressHUD: JGProgressHUD, didPresentIn view: UIView) { heard.append("did present") }
        func progressHUD(_ progressHUD: JGProgressHUD, willDismissFrom view: UIView) { heard.append("will dismiss") }
        func progressHUD(_ progressHUD: JGProgressHUD, didDismissFrom view: UIView) { heard.append("did dismiss") }
    }

    @Test("comes and goes, and its delegate and closures hear of it")
    func showing() async throws {
        let device = try HUDStage()
        defer { device.stage.close() }
        let hud = JGProgressHUD(style: .dark)
        let listener = Listener()
        hud.delegate = listener
        hud.textLabel.text = "Loading"
        hud.show(in: device.view)
        #expect(hud.isVisible && hud.targetView === device.view && JGProgressHUD.allProgressHUDs(in: device.view) == [hud])
        await device.wait { listener.heard.count == 2 }
        #expect(device.shows("Loading"))
        var ends = 0
        hud.dismiss(afterDelay: 0.05, animated: true) { ends += 1 }
        await device.wait { !hud.isVisible }
        #expect(listener.heard == ["will present", "did present", "will dismiss", "did dismiss"] && ends == 1)
    }

    @Test("lies within margins of 20 where it is wished, as large as its parts with 20 around")
    func places() throws {
        let device = try HUDStage()
        defer { device.stage.close() }
        let hud = JGProgressHUD(style: .light)
        hud.indicatorView = JGProgressHUDRingIndicatorView()
        hud.show(in: device.view, animated: false)
        #expect(hud.hudView.bounds.size == CGSize(width: 90, height: 90))
        let safe: UIEdgeInsets = device.view.safeAreaInsets
        hud.position = .bottomRight
        #expect(hud.hudView.frame.maxX == device.view.bounds.maxX - 20 && hud.hudView.frame.maxY == device.view.bounds.maxY - 20 - safe.bottom)
        hud.position = .topLeft
        #expect(hud.hudView.frame.origin == CGPoint(x: 20, y: 20 + safe.top))
        hud.textLabel.text = "Saved"
        hud.detailTextLabel.text = "Everything is there"
        hud.square = true
        #expect(hud.hudView.bounds.width == hud.hudView.bounds.height && hud.textLabel.frame.minY > 70)
    }

    @Test("lets touches through as its kind of interaction says, and hears of taps")
    func touches() async throws {
        let device = try HUDStage()
        defer { device.stage.close() }
        var below = 0
        var taps: [String] = []
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Below") { _ in below += 1 })
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
        device.view.addSubview(button)
        let hud = JGProgressHUD()
        hud.tapOnHUDViewBlock = { _ in taps.append("on") }
        hud.tapOutsideBlock = { _ in taps.append("outside") }
        hud.show(in: device.view, animated: false)
        let middle = CGPoint(x: hud.hudView.frame.midX, y: hud.hudView.frame.midY)
        try device.stage.play("tap 70 122\nwait 0.5\ntap \(Int(middle.x)) \(Int(middle.y))\nwait 0.5")
        #expect(below == 0 && taps == ["outside", "on"])
        hud.interactionType = .blockTouchesOnHUDView
        try device.stage.play("tap 70 122\nwait 0.5")
        #expect(below == 1 && taps.count == 2)
    }

    @Test("keeps to its least display time, and is dismissed once it has come where that was wished before")
    func delays() async throws {
        let device = try HUDStage()
        defer { device.stage.close() }
        let hud = JGProgressHUD(style: .extraLight)
        hud.show(in: device.view)
        hud.dismiss(animated: false)
        #expect(hud.isVisible)
        await device.wait { !hud.isVisible }
        #expect(!hud.isVisible)
        hud.minimumDisplayTime = 0.3
        hud.show(in: device.view, animated: false)
        hud.dismiss(animated: false)
        #expect(hud.isVisible)
        await device.wait { !hud.isVisible }
        #expect(!hud.isVisible)
    }
}
