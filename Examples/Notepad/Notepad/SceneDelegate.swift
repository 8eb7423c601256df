import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: windowScene)
        window.tintColor = UIColor(red: 0.72, green: 0.42, blue: 0.05, alpha: 1)
        window.rootViewController = RootViewController(store: NoteStore.sample())
        window.makeKeyAndVisible()
        self.window = window
    }
}
