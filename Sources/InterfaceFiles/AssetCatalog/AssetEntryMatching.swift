/// The surroundings an asset is chosen for.
package struct AssetEnvironment: Equatable, Sendable {
    package var idiom: String = "iphone"
    package var scale: Double = 2
    package var subtype: String?
    package var isDark: Bool = false
    package var isHighContrast: Bool = false
    /// nil when the trait is unspecified: then any entry fits.
    package var widthClass: AssetConditions.SizeClass?
    package var heightClass: AssetConditions.SizeClass?
    package var direction: AssetConditions.Direction = .leftToRight
    package var gamut: AssetConditions.Gamut = .sRGB
    /// In gigabytes.
    package var memory: Int = 4
    package var graphicsFeatureSet: String = "metal3v1"
    /// Language codes in the user's order.
    package var locales: [String] = []

    package init() {}
}

/// Chooses one entry of an asset for an environment (behaviour/rules.md 14.5): entries that contradict the environment are
/// dropped, then the most specific wins. Ties go to the entry written first.
package enum AssetEntryMatching {
    /// The best entry, or nil when none fits. Entries without a file, colour or anything else to give are passed over.
    package static func best(of entries: [AssetEntry], for environment: AssetEnvironment) -> AssetEntry? {
        var winner: (entry: AssetEntry, rank: [Int])?
        for entry in entries where entry.filename != nil || entry.color != nil {
            guard let rank = rank(entry.conditions, in: environment) else { continue }
            if let current = winner, !current.rank.lexicographicallyPrecedes(rank) { continue }
            winner = (entry, rank)
        }
        return winner?.entry
    }

    /// How well conditions fit, most important first, larger is better; nil when they contradict the environment.
    package static func rank(_ conditions: AssetConditions, in environment: AssetEnvironment) -> [Int]? {
        guard let locale = localeRank(conditions.locale, environment.locales),
            let direction = optionalRank(conditions.direction, environment.direction),
            let appearance = appearanceRank(conditions, environment),
            let idiom = idiomRank(conditions.idiom, environment.idiom),
            let subtype = optionalRank(conditions.subtype, environment.subtype),
            let sizeClasses = sizeClassRank(conditions, environment),
            let gamut = gamutRank(conditions.gamut, environment.gamut),
            let memory = memoryRank(conditions.memory, environment.memory),
            let graphics = graphicsRank(conditions.graphicsFeatureSet, environment.graphicsFeatureSet)
        else { return nil }
        let scale: Int = scaleRank(conditions.scale, environment.scale)
        return [locale, direction, appearance, idiom, subtype, sizeClasses, gamut, memory, graphics, scale]
    }

    /// 1 for a stated value that matches, 0 for a value that is not stated, nil for another value.
    private static func optionalRank<Value: Equatable>(_ stated: Value?, _ actual: Value?) -> Int? {
        guard let stated else { return 0 }
        return stated == actual ? 1 : nil
    }

    private static func localeRank(_ stated: String?, _ wanted: [String]) -> Int? {
        guard let stated else { return 0 }
        guard let position = wanted.firstIndex(of: stated) else { return nil }
        return wanted.count - position
    }

    /// Exact luminosity and contrast, then luminosity, then contrast alone, then any appearance.
    private static func appearanceRank(_ conditions: AssetConditions, _ environment: AssetEnvironment) -> Int? {
        var rank: Int = 0
        if let luminosity = conditions.luminosity {
            guard luminosity == (environment.isDark ? .dark : .light) else { return nil }
            rank += 2
        }
        if conditions.isHighContrast {
            guard environment.isHighContrast else { return nil }
            rank += 1
        }
        return rank
    }

    private static func idiomRank(_ stated: String?, _ actual: String) -> Int? {
        guard let stated, stated != "universal" else { return 0 }
        return stated == actual ? 1 : nil
    }

    private static func sizeClassRank(_ conditions: AssetConditions, _ environment: AssetEnvironment) -> Int? {
        guard let width = sizeClassRank(conditions.widthClass, environment.widthClass),
            let height = sizeClassRank(conditions.heightClass, environment.heightClass)
        else { return nil }
        return width + height
    }

    private static func sizeClassRank(
        _ stated: AssetConditions.SizeClass?, _ actual: AssetConditions.SizeClass?
    ) -> Int? {
        guard let stated, let actual else { return 0 }
        return stated == actual ? 1 : nil
    }

    /// An sRGB screen can show a wide-gamut picture when nothing else is there, so no gamut excludes.
    private static func gamutRank(_ stated: AssetConditions.Gamut?, _ actual: AssetConditions.Gamut) -> Int? {
        guard let stated else { return 1 }
        return stated == actual ? 2 : 0
    }

    private static func memoryRank(_ stated: Int?, _ actual: Int) -> Int? {
        guard let stated else { return 0 }
        return stated <= actual ? stated : nil
    }

    private static func graphicsRank(_ stated: String?, _ actual: String) -> Int? {
        guard let stated else { return 0 }
        let order: [String] = ["metal1v1", "metal1v2", "metal2v2", "metal3v1", "metal3v2", "metal4v1", "metal5v1"]
        guard let position = order.firstIndex(of: stated), let limit = order.firstIndex(of: actual) else { return nil }
        return position <= limit ? position + 1 : nil
    }

    /// The exact scale (or a file for every scale), then the next higher ones, then the highest lower one.
    private static func scaleRank(_ stated: Double?, _ wanted: Double) -> Int {
        guard let stated, stated != wanted else { return 1000 }
        return stated > wanted ? 900 - Int(stated * 10) : 100 + Int(stated * 10)
    }
}
