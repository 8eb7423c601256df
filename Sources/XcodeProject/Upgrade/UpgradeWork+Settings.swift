import Foundation
import InputLimits

extension UpgradeWork {
    /// Device family, orientations, launch screen, sharing the screen: under every configuration of the target.
    mutating func changeSettings() throws {
        for configuration in upgrade.configurations {
            try changeFamily(configuration)
            try changeOrientations(configuration)
            try addLaunchScreen(configuration)
            try shareScreen(configuration)
            lookAtCapabilities(configuration)
        }
    }

    private static let family = "TARGETED_DEVICE_FAMILY"

    private mutating func changeFamily(_ configuration: ProjectUpgrade.Configuration) throws {
        for condition in configuration.node.entries where condition.key.hasPrefix(Self.family + "[") {
            remarkInProject(
                at: condition.range.lowerBound, "device-family", "\(condition.key) holds for one platform alone: look whether it names the iPad")
        }
        let present: String? = configuration.settings[Self.family]
        guard let wanted = DeviceFamily.upgraded(present) else { return }
        if configuration.node[Self.family] == nil, let file = configuration.baseFile, try changeConfigurationFile(file, Self.family, to: wanted) { return }
        set(Self.family, to: wanted, in: configuration)
    }

    /// Changes a setting where a target's configuration file has it; false where it does not, or a tool writes that file.
    private mutating func changeConfigurationFile(_ file: URL, _ setting: String, to value: String) throws -> Bool {
        guard !file.pathComponents.contains("Pods"), !file.pathComponents.contains("Carthage") else { return false }
        try upgrade.checkout.check(file, "The upgrade changes a build configuration file")
        guard let bytes = try changed[file.path] ?? InputFile.textIfReadable(at: file).map({ Array($0.utf8) }),
            let range = ConfigurationText.place(of: setting, in: bytes)
        else { return false }
        if String(decoding: bytes[range], as: UTF8.self) == value { return true }
        var edits = TextEdits()
        edits.replace(range, with: value)
        changed[file.path] = edits.applied(to: bytes)
        record(file, "\(setting) = \(value)")
        return true
    }

    // MARK: Info.plist, or the settings it is made from

    private static let orientations = "UISupportedInterfaceOrientations"
    private static let orientationSetting = "INFOPLIST_KEY_UISupportedInterfaceOrientations"

    private func isGenerated(_ configuration: ProjectUpgrade.Configuration) -> Bool { configuration.settings.flag("GENERATE_INFOPLIST_FILE") == true }

    private mutating func changeOrientations(_ configuration: ProjectUpgrade.Configuration) throws {
        let pad: String = Self.orientations + "~ipad"
        if PadOrientations.areComplete(configuration.information[pad]?.array?.compactMap(\.string)) { return }
        let isSaidBySettings: Bool = configuration.settings.names.contains { $0.hasPrefix(Self.orientationSetting) }
        if isGenerated(configuration), isSaidBySettings || upgrade.infoFile(of: configuration) == nil {
            return set(Self.orientationSetting + "_iPad", to: PadOrientations.all.joined(separator: " "), in: configuration)
        }
        let isThere: Bool = try changeList(of: configuration) { list in
            guard !PadOrientations.areComplete(list.strings(pad)) else { return nil }
            list.set(pad, to: PadOrientations.all, after: Self.orientations)
            return "\(pad): all four"
        }
        if !isThere { noInfoFile(configuration) }
    }

    private mutating func addLaunchScreen(_ configuration: ProjectUpgrade.Configuration) throws {
        let keys: Set<String> = ["UILaunchScreen", "UILaunchScreens", "UILaunchStoryboardName"]
        if configuration.information.keys.contains(where: { keys.contains($0.split(separator: "~").first.map(String.init) ?? $0) }) { return }
        if isGenerated(configuration) { return set("INFOPLIST_KEY_UILaunchScreen_Generation", to: "YES", in: configuration) }
        let isThere: Bool = try changeList(of: configuration) { list in
            guard !list.has("UILaunchScreen") else { return nil }
            list.setEmptyDictionary("UILaunchScreen")
            return "UILaunchScreen: an empty one, so that the app fills every screen"
        }
        if !isThere { noInfoFile(configuration) }
        guard let file = upgrade.infoFile(of: configuration) else { return }
        for key in ["UILaunchImages", "UILaunchImageFile"] where configuration.information[key] != nil {
            remark(
                file, key: key, "launch-image", "launch images are of the past: put what they show into a launch storyboard, or into UILaunchScreen")
        }
    }

    private mutating func shareScreen(_ configuration: ProjectUpgrade.Configuration) throws {
        for key in ["UIRequiresFullScreen", "UIRequiresFullScreen~ipad"] where configuration.information[key]?.boolean == true {
            let setting: String = "INFOPLIST_KEY_" + key.replacing("~ipad", with: "_iPad")
            if isGenerated(configuration), configuration.settings.names.contains(setting) {
                set(setting, to: "NO", in: configuration)
                continue
            }
            _ = try changeList(of: configuration) { list in
                guard list.has(key) else { return nil }
                list.remove(key)
                return "\(key): taken out, so that the app shares the screen"
            }
        }
    }

    private static let phoneCapabilities: Set<String> = ["telephony", "sms", "gps"]

    private mutating func lookAtCapabilities(_ configuration: ProjectUpgrade.Configuration) {
        let needed: [String] = configuration.information["UIRequiredDeviceCapabilities"]?.array?.compactMap(\.string) ?? []
        for capability in needed where Self.phoneCapabilities.contains(capability) {
            let message = "UIRequiredDeviceCapabilities asks for \(capability), which not every iPad has"
            if let setting = configuration.node.entries.first(where: { $0.key == "INFOPLIST_KEY_UIRequiredDeviceCapabilities" }) {
                remarkInProject(at: setting.range.lowerBound, "capability", message)
            } else if let file = upgrade.infoFile(of: configuration) {
                remark(file, key: "UIRequiredDeviceCapabilities", "capability", message)
            } else {
                remark(projectFile, nil, "capability", message)
            }
        }
    }

    private mutating func noInfoFile(_ configuration: ProjectUpgrade.Configuration) {
        remark(projectFile, nil, "info-plist", "the target has no Info.plist under the configuration \(configuration.name), and does not generate one")
    }
}

/// The places of settings in the text of a configuration file.
enum ConfigurationText {
    /// The place of the value in the last line that sets it, comments left out; nil where none does.
    static func place(of setting: String, in bytes: [UInt8]) -> Range<Int>? {
        var start = 0
        var result: Range<Int>?
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            defer { start += line.count + 1 }
            guard case .assignment(setting, let value) = ConfigurationFile.parse(String(decoding: line, as: UTF8.self)),
                let sign = line.firstIndex(of: UInt8(ascii: "="))
            else { continue }
            let first: Int = line[(sign + 1)...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? line.endIndex
            let count: Int = value.utf8.count
            if first + count <= line.endIndex { result = first..<first + count }
        }
        return result
    }
}
