import Foundation
import SimulatedSystem

/// Collects a target's build settings: Xcode's defaults, then the project's and the target's configuration, each over its
/// configuration file.
struct TargetSettings {
    let target: ProjectObject
    let project: XcodeProjectReader

    func read() throws -> BuildSettings {
        let name = try configurationName()
        var layers: [BuildSettings.Layer] = [defaults(configuration: name)]
        for configuration in configurations(named: name) {
            if let file = baseFile(of: configuration).map(project.looseNames.existing), FileManager.default.fileExists(atPath: file.path) {
                layers.append(
                    try ConfigurationFile.read(
                        file, expanding: layers[0], searchPaths: [project.tree.sourceRoot], checkout: project.checkout, names: project.looseNames,
                        budget: project.budget))
            }
            layers.append(configuration.dictionary("buildSettings").compactMapValues(Self.text(of:)))
        }
        return try BuildSettings(
            layers: layers, platform: BuildSettings.Platform(configuration: name),
            owner: "\(project.archive.file.path), target \((target["name"] ?? "?").prefix(80))", budget: project.budget)
    }

    private func configurationName() throws -> String {
        let lists = [target, project.archive.root].compactMap { $0.object("buildConfigurationList") }
        let names = lists.first?.objects("buildConfigurations").compactMap { $0["name"] } ?? []
        if names.contains(project.configuration) || names.isEmpty { return project.configuration }
        // Projects rename their configurations: the one that names itself after debugging, else the project's default.
        if let debug = names.first(where: { $0.lowercased().contains("debug") }) { return debug }
        return lists.first?["defaultConfigurationName"] ?? names[0]
    }

    /// Configuration files that are not there, and whose settings are left out; without those that CocoaPods would write: they only say where the
    /// pods are.
    func absentFiles() throws -> [URL] {
        configurations(named: try configurationName()).compactMap(baseFile(of:)).map(project.looseNames.existing).filter {
            !$0.pathComponents.contains("Pods") && !FileManager.default.fileExists(atPath: $0.path)
        }
    }

    /// The project's, then the target's.
    private func configurations(named name: String) -> [ProjectObject] {
        [project.archive.root, target].compactMap { $0.object("buildConfigurationList") }.compactMap { configuration(named: name, in: $0) }
    }

    private func configuration(named name: String, in list: ProjectObject) -> ProjectObject? {
        let all = list.objects("buildConfigurations")
        return all.first { $0["name"] == name } ?? all.first
    }

    private func baseFile(of configuration: ProjectObject) -> URL? {
        if let reference = configuration.object("baseConfigurationReference") { return project.tree.location(of: reference) }
        guard let anchor = configuration.object("baseConfigurationReferenceAnchor"), let folder = project.tree.location(of: anchor),
            let path = configuration["baseConfigurationReferenceRelativePath"]
        else { return nil }
        return folder.appending(relativePath: path)
    }

    /// Lists are written as arrays; words with blanks are quoted so that they stay one.
    private static func text(of value: PropertyListValue) -> String? {
        switch value {
        case .string(let text): text
        case .array(let values):
            values.compactMap(\.string).map { $0.contains(" ") && !$0.hasPrefix("\"") ? "\"\($0)\"" : $0 }.joined(separator: " ")
        default: nil
        }
    }

    private func defaults(configuration: String) -> BuildSettings.Layer {
        let targetName = target["name"] ?? ""
        let root = project.tree.sourceRoot.path
        let type = Target.Kind(productType: target["productType"] ?? "")
        let wrapper =
            switch type {
            case .application: "app"
            case .framework: "framework"
            case .unitTests, .interfaceTests: "xctest"
            case .appExtension: "appex"
            default: ""
            }
        let packageType =
            switch type {
            case .application: "APPL"
            case .framework: "FMWK"
            case .appExtension: "XPC!"
            default: "BNDL"
            }
        return [
            "ACTION": "build", "CONFIGURATION": configuration,
            "PROJECT": project.name, "PROJECT_NAME": project.name, "PROJECT_DIR": root, "SRCROOT": root, "SOURCE_ROOT": root,
            "PROJECT_FILE_PATH": project.archive.url.path,
            "TARGET_NAME": targetName, "TARGETNAME": targetName, "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
            "EXECUTABLE_NAME": "$(EXECUTABLE_PREFIX)$(PRODUCT_NAME)$(EXECUTABLE_SUFFIX)",
            "WRAPPER_EXTENSION": wrapper, "WRAPPER_NAME": "$(PRODUCT_NAME).$(WRAPPER_EXTENSION)",
            "FULL_PRODUCT_NAME": "$(WRAPPER_NAME)", "CONTENTS_FOLDER_PATH": "$(WRAPPER_NAME)",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": packageType,
            "DEVELOPMENT_LANGUAGE": project.archive.root["developmentRegion"] ?? "en",
            "PLATFORM_NAME": "iphonesimulator", "PLATFORM_DISPLAY_NAME": "iOS Simulator", "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
            "SDK_NAME": SimulatedSystem.sdk, "ARCHS": "x86_64", "CURRENT_ARCH": "x86_64", "ENABLE_DEBUG_DYLIB": "NO",
        ]
    }
}
