/// The sessions of an app's scenes: which there are, whose scene is on the screen, and what is kept of them from one start to the next. One
/// scene at a time fills the app's place on the screen; the others are in the background with their windows.
@MainActor final class SceneSessions {
    /// Sessions of windows, in the order they were made.
    private(set) var known: [UISceneSession] = []
    /// The scene on the screen.
    var front: UIWindowScene?
    /// The session whose scene was on the screen when the app was left.
    private(set) var last: UISceneSession?
    /// The file in which sessions are kept. Tests have another one.
    var file = ContainerFile<[SavedSession]>("Saved Application State/\(Bundle.main.bundleIdentifier ?? "app").savedState/scenes.plist")
    /// How large the scenes in the background were when they left the screen.
    private var left: [ObjectIdentifier: CGRect] = [:]

    /// A session as it is kept.
    struct SavedSession: Codable, Equatable {
        var identifier: String
        var configuration: String?
        var isFront: Bool
        /// Property lists.
        var userInfo: Data?
        var activity: SavedActivity?
    }

    struct SavedActivity: Codable, Equatable {
        var type: String
        var title: String?
        var target: String?
        var userInfo: Data?
    }

    private var app: UIApplication { .shared }

    func isInBackground(_ scene: UIScene) -> Bool { left[ObjectIdentifier(scene)] != nil }

    func make(role: UISceneSession.Role) -> UISceneSession {
        let numbers: [Int] = known.compactMap { $0.persistentIdentifier.split(separator: ".").last.flatMap { Int($0) } }
        let identifier: String = role == .windowApplication ? "quince.scene.\((numbers.max() ?? 0) + 1)" : "quince.scene.display"
        let session = UISceneSession(role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role), identifier: identifier)
        if role == .windowApplication { known.append(session) }
        return session
    }

    // MARK: Changing scenes

    /// Brings a session's scene to the screen, connecting it first where it is not.
    func activate(_ session: UISceneSession?, activity: NSUserActivity?) {
        if let scene = session?.scene as? UIWindowScene, app.connectedScenes.contains(scene) {
            if let activity {
                scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
                scene.delegate.traced("scene(_:continue:)")?.scene(scene, continue: activity)
            }
            return show(scene)
        }
        leaveFront()
        front = SceneConnection.connect(session: session, activity: activity)
        if let front { enter(front) }
    }

    private func show(_ scene: UIWindowScene) {
        guard scene !== front else { return }
        leaveFront()
        front = scene
        bringBack(scene)
        enter(scene)
    }

    private func enter(_ scene: UIWindowScene) {
        guard app.applicationState != .background else { return }
        ApplicationLifecycle.perform(.willEnterForeground, on: scene)
        ApplicationLifecycle.perform(.didBecomeActive, on: scene)
    }

    /// The scene on the screen goes to the background with its windows.
    private func leaveFront() {
        guard let scene = front else { return }
        front = nil
        if scene.activationState == .foregroundActive { ApplicationLifecycle.perform(.willResignActive, on: scene) }
        left[ObjectIdentifier(scene)] = UIWindowScene.sceneBounds
        app.takeAway(app.visibleWindows.filter { $0.windowScene === scene })
        app.setKeyWindow(nil)
        ApplicationLifecycle.perform(.didEnterBackground, on: scene)
    }

    private func bringBack(_ scene: UIWindowScene) {
        let old: CGRect? = left.removeValue(forKey: ObjectIdentifier(scene))
        let windows: [UIWindow] = scene.windows.filter { !$0.isHidden }
        app.bringBack(windows)
        scene.traitsMayHaveChanged()
        for window in windows {
            if window.frame == old { window.frame = UIWindowScene.sceneBounds }
            window.safeAreaMayHaveChanged()
            TraitPropagation.update(window)
        }
        app.setKeyWindow(windows.last { $0.canBecomeKey })
    }

    /// Ends a session for good, as a user who closes the window does. Another window takes its place on the screen.
    func destroy(_ session: UISceneSession) {
        known.removeAll { $0 === session }
        if let scene = session.scene as? UIWindowScene {
            let wasFront: Bool = scene === front
            if wasFront { leaveFront() }
            left[ObjectIdentifier(scene)] = nil
            SceneConnection.disconnect(scene)
            if wasFront, let next = known.last { activate(next, activity: nil) }
        }
        app.delegate.traced("application(_:didDiscardSceneSessions:)")?.application(app, didDiscardSceneSessions: [session])
    }

    // MARK: From one start to the next

    func save() {
        guard SceneManifest.main != nil else { return }
        for session in known {
            guard let scene = session.scene, let delegate = scene.delegate else { continue }
            CallTrace.record(delegate, "stateRestorationActivity(for:)")
            session.stateRestorationActivity = delegate.stateRestorationActivity(for: scene)
        }
        let saved: [SavedSession] = known.map { session in
            SavedSession(
                identifier: session.persistentIdentifier, configuration: session.configuration.name, isFront: session.scene === front && front != nil,
                userInfo: session.userInfo.flatMap(Self.propertyList), activity: session.stateRestorationActivity.map(Self.saved))
        }
        guard saved != file.read() ?? [] else { return }
        do {
            try file.write(saved)
        } catch {
            FileHandle.standardError.write(Data("The app's scenes cannot be kept in \(file.url.path): \(error.localizedDescription)\n".utf8))
        }
    }

    func load() {
        for saved in file.read() ?? [] {
            let configuration = UISceneConfiguration(name: saved.configuration, sessionRole: .windowApplication)
            let session = UISceneSession(role: .windowApplication, configuration: configuration, identifier: saved.identifier)
            session.userInfo = Self.dictionary(saved.userInfo)
            session.stateRestorationActivity = saved.activity.map(Self.activity)
            known.append(session)
            if saved.isFront { last = session }
        }
        last = last ?? known.last
    }

    static func saved(_ activity: NSUserActivity) -> SavedActivity {
        if activity.needsSave {
            activity.needsSave = false
            activity.delegate?.userActivityWillSave(activity)
        }
        var names: [String: Any] = [:]
        for (key, value) in activity.userInfo ?? [:] { if let key = key as? String { names[key] = value } }
        return SavedActivity(
            type: activity.activityType, title: activity.title, target: activity.targetContentIdentifier, userInfo: propertyList(names))
    }

    private static func activity(_ saved: SavedActivity) -> NSUserActivity {
        let activity = NSUserActivity(activityType: saved.type)
        activity.title = saved.title
        activity.targetContentIdentifier = saved.target
        activity.userInfo = dictionary(saved.userInfo)
        return activity
    }

    /// Values that a property list does not hold are lost, with a word about it.
    private static func propertyList(_ values: [String: Any]) -> Data? {
        let kept: [String: Any] = values.filter { PropertyListSerialization.propertyList([$0.key: $0.value], isValidFor: .binary) }
        for name in values.keys.sorted() where kept[name] == nil {
            FileHandle.standardError.write(Data("A scene keeps only values of property lists: \"\(name)\" is none.\n".utf8))
        }
        return kept.isEmpty ? nil : try? PropertyListSerialization.data(fromPropertyList: kept, format: .binary, options: 0)
    }

    private static func dictionary(_ data: Data?) -> [String: Any]? {
        data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] }
    }
}
