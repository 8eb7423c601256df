import AppSession
import Testing
@testable import UIKit

/// Delegates from before scenes.
@MainActor @Suite(.serialized) struct OlderDelegateTests {
    private final class Turned: NSObject, UIApplicationDelegate {
        var log: [String] = []
        func application(
            _ application: UIApplication, willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation, duration: TimeInterval
        ) { log.append("will \(newStatusBarOrientation.isLandscape)") }
        func application(_ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation) {
            log.append("did \(oldStatusBarOrientation.isLandscape)")
        }
    }

    private final class Opened: NSObject, UIApplicationDelegate {
        var urls: [String] = []
        func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool {
            urls.append("\(url) \(sourceApplication ?? "-")")
            return true
        }
    }

    private final class Handled: NSObject, UIApplicationDelegate {
        var urls: [URL] = []
        func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
            urls.append(url)
            return true
        }
        var told = 0
        func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) { told += 1 }
    }

    @Test("a URL goes to the newest of the methods that the delegate has")
    func urls() throws {
        let url = try #require(URL(string: "app://page"))
        let (opened, handled) = (Opened(), Handled())
        let delegates: [any UIApplicationDelegate] = [opened, handled]
        for delegate in delegates { #expect(delegate.application(.shared, open: url, options: [.sourceApplication: "other"])) }
        #expect(opened.urls == ["app://page other"] && handled.urls == [url])
        delegates[1].application(.shared, didReceiveRemoteNotification: [:], fetchCompletionHandler: { _ in })
        #expect(handled.told == 1)
    }

    @Test("the delegate hears of a turn before and after it")
    func turns() {
        let before: (any UIApplicationDelegate)? = UIApplication.shared.delegate
        defer { UIApplication.shared.delegate = before }
        let delegate = Turned()
        UIApplication.shared.delegate = delegate
        let window = TestWindow(.phonePortrait, root: UIViewController())
        defer { window.close() }
        window.change(to: .phoneLandscape)
        window.run(0.5)
        #expect(delegate.log == ["will true", "did false"])
    }
}
