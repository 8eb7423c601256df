import Foundation
import InputLimits

/// Makes a target's Info.plist as Xcode does: the file, if there is one, with what build settings generate laid over it,
/// and references to build settings expanded.
struct InfoPropertyList {
    var settings: BuildSettings
    let sourceRoot: URL
    var checkout: Checkout?
    var names: LooseNames?

    func process() throws -> [String: PropertyListValue] {
        var result = try file()
        if settings.flag("GENERATE_INFOPLIST_FILE") == true { result = result.merging(generated()) }
        result = try result.mapValues(expand(_:))
        // An empty value of these is as good as none.
        for key in Self.identityKeys where result[key] == "" { result[key] = nil }
        if result["CFBundleExecutable"] == nil, let name = settings["EXECUTABLE_NAME"] {
            result["CFBundleExecutable"] = .string(name)
        }
        result["UIDeviceFamily"] = deviceFamily() ?? result["UIDeviceFamily"]
        // An app that names no family is one for iPhones: projects of before Xcode 11 have the setting for others alone.
        if result["UIDeviceFamily"] == nil, settings["PRODUCT_BUNDLE_PACKAGE_TYPE"] == "APPL" { result["UIDeviceFamily"] = [1] }
        return result
    }

    private static let identityKeys = [
        "CFBundleDevelopmentRegion", "CFBundleExecutable", "CFBundleIdentifier", "CFBundleName", "CFBundlePackageType",
        "CFBundleShortVersionString", "CFBundleVersion", "NSMainNibFile", "NSPrincipalClass",
    ]

    /// The file that build settings name and that is not there.
    func absentFile() throws -> URL? {
        guard let url = try namedFile(), !FileManager.default.fileExists(atPath: url.path) else { return nil }
        return url
    }

    private func namedFile() throws -> URL? {
        guard let path = settings["INFOPLIST_FILE"], !path.isEmpty else { return nil }
        let named = sourceRoot.appending(relativePath: path)
        let url = names?.existing(named) ?? named
        try checkout?.check(url, "The target \(settings["TARGET_NAME"] ?? "") reads its Info.plist")
        return url
    }

    private func file() throws -> [String: PropertyListValue] {
        guard let url = try namedFile() else { return [:] }
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw ProjectError(
                .missingFile, "The Info.plist \(url.path) of target \(settings["TARGET_NAME"] ?? "") is missing.",
                advice: "Correct INFOPLIST_FILE in the target's build settings, or add the file.")
        }
        do {
            if let dictionary = try PropertyListValue(contentsOf: url).dictionary { return dictionary }
        } catch let limit as ReadingLimitError {
            throw limit
        } catch {
            throw ProjectError(.malformedProject, PropertyListFault.text(error, at: url), advice: "Correct the file near that line.")
        }
        throw ProjectError(
            .malformedProject, "\(url.path) holds no dictionary.", advice: "An Info.plist is a property list whose outermost element is a dictionary.")
    }

    private func expand(_ value: PropertyListValue) throws -> PropertyListValue {
        switch value {
        case .string(let text): .string(try settings.expand(text, of: "the entry \(text.prefix(80)) of the Info.plist"))
        case .array(let values): .array(try values.map(expand(_:)))
        case .dictionary(let values): .dictionary(try values.mapValues(expand(_:)))
        default: value
        }
    }

    /// `UIDeviceFamily` from `TARGETED_DEVICE_FAMILY` (behaviour/rules.md 12.3).
    private func deviceFamily() -> PropertyListValue? {
        let families = (settings["TARGETED_DEVICE_FAMILY"] ?? "").split(separator: ",")
            .compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
        return families.isEmpty ? nil : .array(families.map(PropertyListValue.integer))
    }

    private func generated() -> [String: PropertyListValue] {
        var result: [String: PropertyListValue] = ["CFBundleInfoDictionaryVersion": "6.0"]
        for (key, setting) in Self.identitySettings {
            if let value = settings[setting] { result[key] = .string(value) }
        }
        if settings["PRODUCT_BUNDLE_PACKAGE_TYPE"] == "APPL" { result["LSRequiresIPhoneOS"] = true }
        for setting in settings.names where setting.hasPrefix(Self.prefix) {
            guard let value = settings[setting] else { continue }
            let name = String(setting.dropFirst(Self.prefix.count))
            if name.hasSuffix("_Generation") {
                if settings.flag(setting) == true { result.merge(Self.templates[name] ?? [:]) { $1 } }
            } else {
                let key = Self.key(forSetting: name)
                result[key] = Self.value(value, forKey: key)
            }
        }
        return result
    }

    private static let prefix = "INFOPLIST_KEY_"

    private static let identitySettings: KeyValuePairs = [
        "CFBundleName": "PRODUCT_NAME", "CFBundleExecutable": "EXECUTABLE_NAME", "CFBundleVersion": "CURRENT_PROJECT_VERSION",
        "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE", "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER",
        "CFBundlePackageType": "PRODUCT_BUNDLE_PACKAGE_TYPE", "CFBundleShortVersionString": "MARKETING_VERSION",
    ]

    private static let templates: [String: [String: PropertyListValue]] = [
        "UIApplicationSceneManifest_Generation": [
            "UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [:]]
        ],
        "UILaunchScreen_Generation": ["UILaunchScreen": ["UILaunchScreen": [:]]],
    ]

    /// `UISomething_iPad` in a setting's name is `UISomething~ipad` in the list.
    static func key(forSetting name: String) -> String {
        name.replacingOccurrences(of: "_iPad", with: "~ipad").replacingOccurrences(of: "_iPhone", with: "~iphone")
    }

    /// Settings are text; the list wants the key's own type.
    static func value(_ text: String, forKey key: String) -> PropertyListValue {
        let base = key.split(separator: "~").first.map(String.init) ?? key
        if arrayKeys.contains(base) { return .array(BuildSettings.words(text).map(PropertyListValue.string)) }
        if booleanKeys.contains(base) { return .boolean(["YES", "TRUE", "1"].contains(text.uppercased())) }
        return .string(text)
    }

    private static let arrayKeys: Set<String> = ["UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities"]
    private static let booleanKeys: Set<String> = [
        "UIRequiresFullScreen", "UIStatusBarHidden", "UIApplicationSupportsIndirectInputEvents", "LSSupportsOpeningDocumentsInPlace",
        "UISupportsDocumentBrowser", "UIFileSharingEnabled", "UIViewControllerBasedStatusBarAppearance", "NSSupportsLiveActivities",
        "ITSAppUsesNonExemptEncryption", "GCSupportsGameMode", "GCSupportsControllerUserInteraction",
    ]
}
