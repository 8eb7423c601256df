import Foundation

/// The parts of the dump that matter, as `swift package` names them.
struct PackageDump: Decodable {
    var name: String
    var products: [Product]
    var targets: [Target]
    var dependencies: [Dependency]
    var swiftLanguageVersions: [String]?
    var toolsVersion: ToolsVersion

    struct ToolsVersion: Decodable { var _version: String }

    struct Product: Decodable {
        var name: String
        var targets: [String]
        var type: [String: AnyValue]
    }

    /// Present only for its key.
    struct AnyValue: Decodable { init(from decoder: any Decoder) throws {} }

    struct Dependency: Decodable {
        var sourceControl: [Identity]?
        var fileSystem: [Identity]?
        var registry: [Identity]?
        struct Identity: Decodable {
            var identity: String
            /// Of a package in a folder.
            var path: String?
            var location: Location?
            var requirement: Requirement?
        }
        struct Location: Decodable {
            struct Remote: Decodable { var urlString: String }
            var remote: [Remote]?
        }
        struct Requirement: Decodable {
            struct Range: Decodable {
                var lowerBound: String
                var upperBound: String
            }
            var range: [Range]?
            var exact: [String]?
            var branch: [String]?
            var revision: [String]?

            var requirement: PackageReference.Requirement? {
                if let range = range?.first { return .range(range.lowerBound, range.upperBound) }
                if let version = exact?.first { return .exact(version) }
                if let name = branch?.first { return .branch(name) }
                return revision?.first.map { .revision($0) }
            }
        }

        var identity: String? { (sourceControl ?? fileSystem ?? registry)?.first?.identity }

        /// The package as a reference of its own: fetched from somewhere, or in a folder.
        var reference: PackageReference? {
            if let path = fileSystem?.first?.path { return PackageReference(source: .local(URL(fileURLWithPath: path))) }
            guard let entry = sourceControl?.first, let url = entry.location?.remote?.first?.urlString,
                let requirement = entry.requirement?.requirement
            else { return nil }
            return PackageReference(source: .remote(url: url, requirement))
        }
    }

    struct Target: Decodable {
        var name: String
        var type: String
        var path: String?
        var sources: [String]?
        var exclude: [String]?
        var resources: [Resource]?
        var dependencies: [Reference]
        var settings: [Setting]?
        var publicHeadersPath: String?

        func module(defaultMode: String) -> PackageManifest.Module {
            var language = SwiftLanguage(mode: SwiftLanguage.mode(ofVersion: defaultMode))
            for setting in settings ?? [] where setting.tool == "swift" { setting.apply(to: &language) }
            return PackageManifest.Module(
                name: name, kind: PackageManifest.Module.Kind(rawValue: type) ?? .regular, path: path, sources: sources,
                exclude: exclude ?? [], resources: (resources ?? []).map { ($0.rule.keys.first ?? "process", $0.path) },
                dependencies: dependencies.compactMap(\.dependency), dependenciesElsewhere: dependencies.compactMap(\.elsewhere), language: language,
                publicHeadersPath: publicHeadersPath)
        }
    }

    struct Resource: Decodable {
        var path: String
        var rule: [String: AnyValue]
    }

    /// `{"byName": ["A", null]}`, `{"target": ["A", null]}` or `{"product": ["A", "package", null, condition]}`.
    struct Reference: Decodable {
        var byName: [Part]?
        var target: [Part]?
        var product: [Part]?

        /// Names, nulls and conditions in one list.
        struct Part: Decodable {
            var text: String?
            var platforms: [String]?
            init(from decoder: any Decoder) throws {
                if let container = try? decoder.singleValueContainer(), let text = try? container.decode(String.self) { self.text = text }
                struct Condition: Decodable { var platformNames: [String]? }
                platforms = (try? Condition(from: decoder))?.platformNames
            }
        }

        private var parts: [Part] { byName ?? target ?? product ?? [] }

        private var isForApps: Bool {
            let platforms = parts.compactMap(\.platforms).first ?? []
            return platforms.isEmpty || platforms.contains("ios")
        }

        /// The name of a dependency for other platforms.
        var elsewhere: String? { isForApps ? nil : parts.first?.text }

        var dependency: PackageManifest.Dependency? {
            guard let name = parts.first?.text, isForApps else { return nil }
            return PackageManifest.Dependency(name: name, package: product != nil && parts.count > 1 ? parts[1].text?.lowercased() : nil)
        }
    }

    struct Setting: Decodable {
        var tool: String
        var kind: [String: Argument]
        var condition: Condition?
        struct Condition: Decodable { var platformNames: [String]?; var config: String? }

        struct Argument: Decodable {
            var text: [String]
            init(from decoder: any Decoder) throws {
                struct Wrapped: Decodable {
                    var values: [String]
                    init(from decoder: any Decoder) throws {
                        let container = try decoder.singleValueContainer()
                        values = (try? container.decode([String].self)) ?? (try? container.decode(String.self)).map { [$0] } ?? []
                    }
                }
                let values = try? decoder.container(keyedBy: Key.self).decode(Wrapped.self, forKey: Key("_0"))
                text = values?.values ?? []
            }
        }

        struct Key: CodingKey {
            var stringValue: String
            init(_ text: String) { stringValue = text }
            init?(stringValue: String) { self.stringValue = stringValue }
            var intValue: Int? { nil }
            init?(intValue: Int) { nil }
        }

        func apply(to language: inout SwiftLanguage) {
            let platforms = condition?.platformNames ?? []
            guard platforms.isEmpty || platforms.contains("ios"), condition?.config ?? "debug" == "debug" else { return }
            for (name, argument) in kind {
                switch name {
                case "define": language.conditions += argument.text
                case "enableUpcomingFeature": language.upcomingFeatures += argument.text
                case "enableExperimentalFeature": language.experimentalFeatures += argument.text
                case "swiftLanguageMode": language.mode = SwiftLanguage.mode(ofVersion: argument.text.first ?? "5")
                case "defaultIsolation": language.isMainActorByDefault = argument.text.first?.contains("MainActor") == true
                default: continue
                }
            }
        }
    }
}
