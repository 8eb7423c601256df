import AppSession
import Device
import HeadlessHost
import Testing

@testable import UIKit

@Suite("An app's context", .serialized) @MainActor struct AppContextTests {
    private func launch(_ endpoint: ApplicationSession) {
        endpoint.receive(.launch(SessionEnvironment.standard, device: DeviceIdentity(name: "iPhone", identifier: "iPhone15,4", systemVersion: "17.5")))
    }

    @Test("A launch leaves nothing of the run before it")
    func launches() {
        defer { AppContext.renew() }
        let endpoint = ApplicationSession(delegateClassName: nil)
        launch(endpoint)
        let (app, screen, menus) = (UIApplication.shared, UIScreen.main, UIMenuSystem.main)
        UIView.setAnimationsEnabled(false)
        UIPasteboard.general.string = "copied"
        UILabel.appearance().textColor = .red
        UIScreen.main.brightness = 1
        app.applicationIconBadgeNumber = 3
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        MediaClock.current.advance(to: 5)
        NSUserActivity(activityType: "reading").becomeCurrent()

        launch(endpoint)
        #expect(UIApplication.shared !== app && UIScreen.main !== screen && UIMenuSystem.main !== menus)
        #expect(UIView.areAnimationsEnabled)
        #expect(UIPasteboard.general.string == nil)
        #expect(UIScreen.main.brightness == 0.5)
        #expect(UIApplication.shared.applicationIconBadgeNumber == 0)
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(!CATransaction.disableActions())
        #expect(CACurrentMediaTime() == 0)
        #expect(NSUserActivity.current == nil)
        let label = UILabel()
        AppearanceProxies.apply(to: label)
        #expect(label.textColor != .red)
    }

    @Test("Views that an app keeps through a relaunch are still laid out")
    func survivors() {
        defer { AppContext.renew() }
        let solver = LayoutSolver.shared
        let kept = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        kept.addSubview(inner)
        let width: NSLayoutConstraint = inner.widthAnchor.constraint(equalTo: kept.widthAnchor, multiplier: 0.5)
        NSLayoutConstraint.activate([
            width, inner.heightAnchor.constraint(equalToConstant: 20), inner.leadingAnchor.constraint(equalTo: kept.leadingAnchor),
            inner.topAnchor.constraint(equalTo: kept.topAnchor),
        ])
        kept.layoutIfNeeded()
        AppContext.renew()
        #expect(LayoutSolver.shared === solver)
        kept.frame.size.width = 200
        kept.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 100, height: 20))
        width.constant = 10
        kept.layoutIfNeeded()
        #expect(inner.frame.width == 110)
    }

    @Test("A memory warning reaches a controller once, however often the app was launched")
    func memoryWarnings() {
        final class Listener: UIViewController {
            var warnings = 0
            override func didReceiveMemoryWarning() { warnings += 1 }
        }
        defer { AppContext.renew() }
        let endpoint = ApplicationSession(delegateClassName: nil)
        for _ in 0..<3 { launch(endpoint) }
        let listener = Listener()
        let window = UIWindow()
        window.rootViewController = listener
        window.makeKeyAndVisible()
        endpoint.receive(.memoryWarning)
        #expect(listener.warnings == 1)
    }
}
