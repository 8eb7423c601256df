/// Hands a memory warning on to the controllers of every window, as UIKit does when the notification of it is posted.
@MainActor final class MemoryWarnings {
    private let observer: any NSObjectProtocol

    init() {
        observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { Self.notifyControllers() } }
    }

    isolated deinit { NotificationCenter.default.removeObserver(observer) }

    private static func notifyControllers() {
        for window in UIApplication.shared.windowsOfAllScreens {
            guard let root = window.rootViewController else { continue }
            notify(root)
        }
    }

    private static func notify(_ controller: UIViewController) {
        controller.didReceiveMemoryWarning()
        for child in controller.children { notify(child) }
        if let presented = controller.ownPresentation?.shown { notify(presented) }
    }
}
