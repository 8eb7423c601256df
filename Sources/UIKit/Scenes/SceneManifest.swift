internal import InterfaceFiles

/// `UIApplicationSceneManifest` of an Info.plist (behaviour/rules.md 12.4); an iPad takes `UIApplicationSceneManifest~ipad` where there
/// is one (rule 12.1).
struct SceneManifest {
    struct Entry: Equatable {
        var name: String?
        var delegateClassName: String?
        var sceneClassName: String?
        var storyboardName: String?
    }

    var supportsMultipleScenes: Bool
    /// By role, in the order of the file.
    var entries: [String: [Entry]]

    init?(_ info: [String: Any], idiom: UIUserInterfaceIdiom = .phone) {
        let device: DeviceVariants.Device = idiom == .pad ? .ipad : .iphone
        guard let manifest = DeviceVariants.value(of: "UIApplicationSceneManifest", on: device, in: info) as? [String: Any]
        else { return nil }
        supportsMultipleScenes = manifest["UIApplicationSupportsMultipleScenes"] as? Bool ?? false
        let roles: [String: Any] = manifest["UISceneConfigurations"] as? [String: Any] ?? [:]
        entries = roles.mapValues { list in
            (list as? [[String: Any]] ?? []).map { entry in
                Entry(
                    name: entry["UISceneConfigurationName"] as? String,
                    delegateClassName: entry["UISceneDelegateClassName"] as? String,
                    sceneClassName: entry["UISceneClassName"] as? String,
                    storyboardName: (entry["UISceneStoryboardFile"] as? String).flatMap { $0.isEmpty ? nil : $0 })
            }
        }
    }

    /// The entry of that name, or the role's first for no name.
    func entry(named name: String?, role: String) -> Entry? {
        let list: [Entry] = entries[role] ?? []
        guard let name else { return list.first }
        return list.first { $0.name == name }
    }

    /// Whether an app with this manifest has scenes of its own (behaviour/rules.md 12.5): it names one, or the app delegate is asked for them.
    func isAdopted(delegateConfigures: Bool) -> Bool { delegateConfigures || entries.values.contains { !$0.isEmpty } }

    /// The manifest of the app that runs; nil where it has none, or one that it does not adopt.
    @MainActor static var main: SceneManifest? {
        guard let manifest = SceneManifest(InfoPlist.main, idiom: UIDevice.current.userInterfaceIdiom) else { return nil }
        let delegate: (any UIApplicationDelegate)? = UIApplication.shared.delegate
        let configures: Bool = delegate.map { ObjCRuntime.responds($0, to: configuring) } ?? true
        return manifest.isAdopted(delegateConfigures: configures) ? manifest : nil
    }

    private static let configuring = Selector("application:configurationForConnecting:options:")
}
