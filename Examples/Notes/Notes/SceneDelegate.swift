import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let notes = NotesSplitViewController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = notes
        window.makeKeyAndVisible()
        self.window = window
        // A note that was opened in a window of its own, or the one that was open when the app was left.
        if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity { notes.open(activity) }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { notes.activity }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { notes.open(userActivity) }
}
