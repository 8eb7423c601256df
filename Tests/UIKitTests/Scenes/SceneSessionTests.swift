import AppSession
import Foundation
import Testing

@testable import UIKit

/// Several windows of one app.
@MainActor @Suite(.serialized) struct SceneSessionTests {
    final class Delegate: NSObject, UIWindowSceneDelegate {
        var lines: [String] = []
        func sceneDidEnterBackground(_ scene: UIScene) { lines.append("background") }
        func sceneWillEnterForeground(_ scene: UIScene) { lines.append("foreground") }
        func sceneDidBecomeActive(_ scene: UIScene) { lines.append("active") }
        func sceneWillResignActive(_ scene: UIScene) { lines.append("resign") }
        func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { lines.append("continue \(userActivity.activityType)") }
    }

    private func window(in scene: UIWindowScene?, _ title: String) throws -> UIWindow {
        let window = UIWindow(windowScene: try #require(scene))
        window.accessibilityLabel = title
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        return window
    }

    @Test("a scene that is activated takes the screen with its windows, the one before waits in the background and comes back as it was")
    func twoScenes() throws {
        AppContext.renew()
        defer { AppContext.renew() }
        let app = UIApplication.shared
        SceneConnection.connectAtLaunch(shortcut: nil)
        let sessions: SceneSessions = AppContext.current.sceneSessions
        let first: UIWindowScene = try #require(sessions.front)
        let delegate = Delegate()
        first.delegate = delegate
        let one: UIWindow = try window(in: first, "one")
        ApplicationLifecycle.perform(.willEnterForeground)
        ApplicationLifecycle.perform(.didBecomeActive)
        delegate.lines = []

        sessions.activate(nil, activity: nil)
        let second: UIWindowScene = try #require(sessions.front)
        let two: UIWindow = try window(in: second, "two")
        #expect(first !== second && first.activationState == .background && second.activationState == .foregroundActive)
        #expect(delegate.lines == ["resign", "background"])
        #expect(app.visibleWindows.map(\.accessibilityLabel) == ["two"] && app.currentKeyWindow === two)
        #expect(app.openSessions.count == 2 && Set(app.openSessions.map(\.persistentIdentifier)).count == 2)

        ApplicationLifecycle.perform(.willResignActive)
        ApplicationLifecycle.perform(.didBecomeActive)
        #expect(first.activationState == .background && delegate.lines == ["resign", "background"])

        sessions.activate(first.session, activity: NSUserActivity(activityType: "read"))
        #expect(delegate.lines == ["resign", "background", "continue read", "foreground", "active"])
        #expect(app.visibleWindows.map(\.accessibilityLabel) == ["one"] && app.currentKeyWindow === one && !two.isHidden)

        sessions.destroy(first.session)
        #expect(sessions.front === second && app.visibleWindows.map(\.accessibilityLabel) == ["two"])
        #expect(app.openSessions.count == 1 && one.isHidden)
        two.isHidden = true
    }

    @Test("an app of one scene, or on a phone, is refused another")
    func refused() throws {
        AppContext.renew()
        defer { AppContext.renew() }
        SceneConnection.connectAtLaunch(shortcut: nil)
        var refusal: UISceneError.Code?
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { refusal = ($0 as? UISceneError)?.code }
        DeferredWork.shared.run(at: CACurrentMediaTime() + 1)
        #expect(refusal == .multipleScenesNotSupported && UIApplication.shared.openSessions.count == 1)
    }

    @Test("a scene is asked for by the content it prefers")
    func conditions() {
        let conditions = UISceneActivationConditions()
        #expect(!conditions.prefers("note-1"))
        conditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(format: "SELF == %@", "note-1")
        #expect(conditions.prefers("note-1") && !conditions.prefers("note-2"))
    }
}
