import AppSession
internal import InterfaceFiles

extension AppDeclaration {
    /// Reads an Info.plist, with the values meant for each kind of device (behaviour/rules.md 11, 12).
    init(_ info: [String: Any]) {
        self.init()
        name = info["CFBundleDisplayName"] as? String ?? info["CFBundleName"] as? String ?? "App"
        if let values = info["UIDeviceFamily"] as? [Any] {
            let families: [Int] = values.compactMap { ($0 as? NSNumber)?.intValue }
            runsOnPhones = families.contains(1)
            runsOnPads = families.contains(2)
        }
        requiresFullScreen = DeviceVariants.value(of: "UIRequiresFullScreen", on: .ipad, in: info) as? Bool ?? false
        hasLaunchScreen =
            info.isEmpty
            || ["UILaunchStoryboardName", "UILaunchScreen", "UILaunchScreens"].contains {
                DeviceVariants.value(of: $0, on: .ipad, in: info) != nil
            }
        phoneOrientations = InterfaceOrientations.supported(by: info, idiom: .phone).rawValue
        padOrientations = InterfaceOrientations.supported(by: info, idiom: .pad).rawValue
    }
}
