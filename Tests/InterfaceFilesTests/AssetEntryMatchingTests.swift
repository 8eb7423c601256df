import Testing

@testable import InterfaceFiles

private func entry(_ file: String, _ change: (inout AssetConditions) -> Void = { _ in }) -> AssetEntry {
    var entry = AssetEntry()
    entry.filename = file
    change(&entry.conditions)
    return entry
}

private func environment(_ change: (inout AssetEnvironment) -> Void) -> AssetEnvironment {
    var environment = AssetEnvironment()
    change(&environment)
    return environment
}

@Suite struct AssetEntryMatchingTests {
    @Test func exactScaleWinsThenNextHigherThenHighestLower() {
        let all = [entry("1") { $0.scale = 1 }, entry("2") { $0.scale = 2 }, entry("3") { $0.scale = 3 }]
        #expect(AssetEntryMatching.best(of: all, for: environment { $0.scale = 2 })?.filename == "2")
        #expect(AssetEntryMatching.best(of: [all[0], all[2]], for: environment { $0.scale = 2 })?.filename == "3")
        #expect(AssetEntryMatching.best(of: [all[0], all[1]], for: environment { $0.scale = 3 })?.filename == "2")
    }

    @Test func darkEntryServesDarkOnly() {
        let all = [entry("any"), entry("dark") { $0.luminosity = .dark }]
        #expect(AssetEntryMatching.best(of: all, for: environment { $0.isDark = true })?.filename == "dark")
        #expect(AssetEntryMatching.best(of: all, for: environment { $0.isDark = false })?.filename == "any")
    }

    @Test func exactAppearanceBeatsLuminosityAlone() {
        let all = [
            entry("dark") { $0.luminosity = .dark },
            entry("contrast") { $0.isHighContrast = true },
            entry("both") {
                $0.luminosity = .dark; $0.isHighContrast = true
            },
        ]
        let darkContrast = environment {
            $0.isDark = true; $0.isHighContrast = true
        }
        #expect(AssetEntryMatching.best(of: all, for: darkContrast)?.filename == "both")
        #expect(AssetEntryMatching.best(of: Array(all[0...1]), for: darkContrast)?.filename == "dark")
        #expect(AssetEntryMatching.best(of: all, for: environment { $0.isHighContrast = true })?.filename == "contrast")
    }

    @Test func appearanceOutranksIdiomAndScale() {
        let all = [
            entry("ipad") {
                $0.idiom = "ipad"; $0.scale = 2
            },
            entry("dark") {
                $0.idiom = "universal"; $0.luminosity = .dark; $0.scale = 1
            },
        ]
        let chosen = AssetEntryMatching.best(
            of: all,
            for: environment {
                $0.idiom = "ipad"; $0.isDark = true
            })
        #expect(chosen?.filename == "dark")
    }

    @Test func idiomExcludesOthersAndBeatsUniversal() {
        let all = [entry("all") { $0.idiom = "universal" }, entry("ipad") { $0.idiom = "ipad" }]
        #expect(AssetEntryMatching.best(of: all, for: environment { $0.idiom = "ipad" })?.filename == "ipad")
        #expect(AssetEntryMatching.best(of: [all[1]], for: environment { $0.idiom = "iphone" }) == nil)
    }

    @Test func statedSizeClassThatDiffersExcludes() {
        let all = [entry("any"), entry("compact") { $0.widthClass = .compact }]
        #expect(AssetEntryMatching.best(of: all, for: environment { $0.widthClass = .regular })?.filename == "any")
        #expect(AssetEntryMatching.best(of: all, for: environment { $0.widthClass = .compact })?.filename == "compact")
    }

    @Test func largestMemoryTheDeviceHasWins() {
        let all = [1, 2, 8].map { (size: Int) in entry("\(size)") { $0.memory = size } }
        #expect(AssetEntryMatching.best(of: all, for: environment { $0.memory = 4 })?.filename == "2")
    }

    @Test func directionAndLocaleComeFirst() {
        let all = [
            entry("ipad") { $0.idiom = "ipad" },
            entry("rtl") { $0.direction = .rightToLeft },
            entry("fr") { $0.locale = "fr" },
        ]
        let hebrew = environment {
            $0.idiom = "ipad"; $0.direction = .rightToLeft
        }
        #expect(AssetEntryMatching.best(of: all, for: hebrew)?.filename == "rtl")
        let french = environment {
            $0.direction = .rightToLeft; $0.locales = ["fr", "en"]
        }
        #expect(AssetEntryMatching.best(of: all, for: french)?.filename == "fr")
    }

    @Test func emptySlotsAreNeverChosen() {
        #expect(AssetEntryMatching.best(of: [AssetEntry()], for: AssetEnvironment()) == nil)
    }
}
