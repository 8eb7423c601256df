// What the settings of an app for phones become: values in, values out.

/// The devices of `TARGETED_DEVICE_FAMILY`: 1 is the phone, 2 the pad.
enum DeviceFamily {
    /// The setting for phones and pads, with whatever else it names; nil where it names both, or the pad alone.
    static func upgraded(_ setting: String?) -> String? {
        let words: [String] = (setting ?? "1").split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        let families: [Int] = words.compactMap { Int($0) }
        guard words.count == families.count else { return nil }
        if families.contains(2) || families.allSatisfy({ $0 > 2 }) && !families.isEmpty { return nil }
        return Set(families + [1, 2]).sorted().map(String.init).joined(separator: ",")
    }

    static func includesPad(_ setting: String?) -> Bool { setting?.contains("2") ?? false }
}

/// The orientations of an app on a pad that shares the screen.
enum PadOrientations {
    static let all = [
        "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown", "UIInterfaceOrientationLandscapeLeft",
        "UIInterfaceOrientationLandscapeRight",
    ]

    /// Whether a list has all four.
    static func areComplete(_ list: [String]?) -> Bool { list.map { Set(all).isSubset(of: $0) } ?? false }
}

/// Names of the pad's main interface file.
enum PadInterfaceName {
    /// `Main` becomes `Main-iPad`, as Xcode named it.
    static func named(_ phone: String) -> String { phone + "-iPad" }
    /// `Main~ipad`, which the system takes by itself in place of `Main`: for apps that name their storyboard in a scene manifest, whose
    /// variant for one device would replace it whole.
    static func automatic(_ phone: String) -> String { phone + "~ipad" }
}
