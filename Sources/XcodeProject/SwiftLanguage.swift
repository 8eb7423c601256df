/// How the compiler is to read a target's sources.
package struct SwiftLanguage: Hashable, Sendable {
    /// "4", "4.2", "5" or "6": the modes that the compiler has.
    package var mode: String
    package var isMainActorByDefault: Bool
    /// The conditions that `#if NAME` finds set.
    package var conditions: [String]
    /// The same with `QUINCE`, by which code tells that it is built here.
    package var conditionsHere: [String] { conditions.contains("QUINCE") ? conditions : conditions + ["QUINCE"] }
    package var upcomingFeatures: [String]
    package var experimentalFeatures: [String]

    package init(
        mode: String = "5", isMainActorByDefault: Bool = false, conditions: [String] = [], upcomingFeatures: [String] = [],
        experimentalFeatures: [String] = []
    ) {
        self.mode = mode
        self.isMainActorByDefault = isMainActorByDefault
        self.conditions = conditions
        self.upcomingFeatures = upcomingFeatures
        self.experimentalFeatures = experimentalFeatures
    }

    /// Whether the compiler refuses what might be done by two threads at once.
    package var checksDataRaces: Bool { mode == "6" }

    /// Has it read sources as before Swift 6 in that respect alone.
    package mutating func leaveDataRacesUnchecked() {
        guard checksDataRaces else { return }
        mode = "5"
        let own: [String] = [
            "BareSlashRegexLiterals", "ConciseMagicFile", "DisableOutwardActorInference", "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability",
            "InferSendableFromCaptures", "IsolatedDefaultValues",
        ]
        upcomingFeatures += own.filter { !upcomingFeatures.contains($0) }
    }

    /// From `SWIFT_VERSION`, `SWIFT_DEFAULT_ACTOR_ISOLATION`, `SWIFT_ACTIVE_COMPILATION_CONDITIONS`, `OTHER_SWIFT_FLAGS`
    /// and the settings of upcoming features.
    package init(settings: BuildSettings) {
        let flags = settings.list("OTHER_SWIFT_FLAGS")
        var conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        var features: [String] = []
        var experiments: [String] = []
        for (index, flag) in flags.enumerated() {
            let next = index + 1 < flags.count ? flags[index + 1] : nil
            switch flag {
            case "-D": if let next { conditions.append(next) }
            case "-enable-upcoming-feature": if let next { features.append(next) }
            case "-enable-experimental-feature": if let next { experiments.append(next) }
            case _ where flag.hasPrefix("-D"): conditions.append(String(flag.dropFirst(2)))
            default: continue
            }
        }
        let isMainActor = settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        if settings.flag("SWIFT_APPROACHABLE_CONCURRENCY") == true {
            features += [
                "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
                "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
            ]
        }
        // Xcode passes it unless it is told not to; from Swift 6 on the language has it.
        if settings.flag("SWIFT_ENABLE_BARE_SLASH_REGEX") ?? true, Self.mode(ofVersion: settings["SWIFT_VERSION"] ?? "5") != "6" {
            features.append("BareSlashRegexLiterals")
        }
        for (setting, feature) in Self.upcomingFeatureSettings where settings.flag(setting) == true { features.append(feature) }
        var seen: Set<String> = []
        self.init(
            mode: Self.mode(ofVersion: settings["SWIFT_VERSION"] ?? "5"), isMainActorByDefault: isMainActor,
            conditions: conditions.filter { seen.insert($0).inserted }, upcomingFeatures: Array(Set(features)).sorted(),
            experimentalFeatures: experiments)
    }

    /// The compiler's mode for a version of the language. Versions before 4, which it no longer reads, count as 4.
    static func mode(ofVersion version: String) -> String {
        if version.hasPrefix("4.2") { return "4.2" }
        return switch version.first {
        case "6", "7": "6"
        case "1", "2", "3", "4": "4"
        default: "5"
        }
    }

    /// The version that `#if swift(>=...)` compares with in the mode, as the compiler has it.
    package var version: [Int] {
        switch mode {
        case "4": [4, 1, 50]
        case "4.2": [4, 2]
        case "6": [6, 3]
        default: [5, 10]
        }
    }

    private static let upcomingFeatureSettings: KeyValuePairs = [
        "SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY": "ExistentialAny",
        "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
        "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
        "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
        "SWIFT_UPCOMING_FEATURE_BARE_SLASH_REGEX_LITERALS": "BareSlashRegexLiterals",
        "SWIFT_UPCOMING_FEATURE_CONCISE_MAGIC_FILE": "ConciseMagicFile",
        "SWIFT_UPCOMING_FEATURE_INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
        "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
    ]
}
