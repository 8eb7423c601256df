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
                    storyboardName: entry["UISceneStoryboardFile"] as? String)
            }
        }
    }

    /// The entry of that name, or the role's first for no name.
    func entry(named name: String?, role: String) -> Entry? {
        let list: [Entry] = entries[role] ?? []
        guard let name else { return list.first }
        return list.first { $0.name == name }
    }

    @MainActor static var main: SceneManifest? {
        SceneManifest(InfoPlist.main, idiom: UIDevice.current.userInterfaceIdiom)
    }
}
