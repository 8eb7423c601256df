import AppSession
import Testing

@testable import UIKit

/// The scene of an app that has none of its own.
@MainActor @Suite(.serialized) struct CompatibilitySceneTests {
    final class Delegate: NSObject, UIApplicationDelegate {
        var window: UIWindow?
        var lines: [String] = []
        func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            note("will")
            return true
        }
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            note("did")
            let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
            let made = UIWindow()
            lines.append("as large as its scene \(made.bounds.size == UIWindowScene.sceneBounds.size)")
            made.rootViewController = UIViewController()
            made.makeKeyAndVisible()
            window = made
            lines.append("in the scene \(scene?.windows.contains(made) == true)")
            return true
        }
        private func note(_ moment: String) {
            let scenes: Set<UIScene> = UIApplication.shared.connectedScenes
            lines.append("\(moment) \(scenes.count) \(scenes.allSatisfy { $0.activationState == .unattached && $0.delegate == nil })")
        }
    }

    @Test("an app without a scene manifest finds one scene from its first turn on, and its windows are that one's")
    func first() {
        AppContext.renew()
        defer { AppContext.renew() }
        let delegate = Delegate()
        UIApplication.shared.ownedDelegate = delegate
        UIApplication.shared.delegate = delegate
        Launch.finish()
        #expect(delegate.lines == ["will 1 true", "did 1 true", "as large as its scene true", "in the scene true"])
        #expect(UIApplication.shared.connectedScenes.map(\.activationState) == [.foregroundActive])
        delegate.window?.isHidden = true
    }
}
