import AppSession
import Testing

@testable import Device

@Suite("Names of window configurations")
struct WindowConfigurationNameTests {
    /// Every set of traits there is.
    private static let allTraits: [WindowTraits] = {
        var all: [WindowTraits] = []
        for style in [WindowEnvironment.Style.light, .dark] {
            for contrast in [WindowEnvironment.Contrast.normal, .high] {
                for direction in [WindowEnvironment.LayoutDirection.leftToRight, .rightToLeft] {
                    for size in WindowEnvironment.TextSize.allCases {
                        all.append(WindowTraits(style: style, contrast: contrast, layoutDirection: direction, textSize: size))
                    }
                }
            }
        }
        return all
    }()

    @Test("read back as the configuration they were written for", arguments: DeviceCatalogue.names)
    func roundTrip(device: String) throws {
        let isFamily = DeviceCatalogue.all.contains { $0.id == device }
        var seen: Set<String> = []
        for orientation in Orientation.allCases {
            for arrangement in Arrangement.named + [.window(width: 320, height: 480)] {
                guard let plain = try? WindowConfiguration(device: device, orientation, arrangement) else { continue }
                // Families meet every set of traits; their products, which share the code, one each.
                for traits in isFamily ? Self.allTraits : [Self.allTraits[device.utf8.count]] {
                    let configuration = plain.with(traits: traits)
                    let again = try WindowConfiguration(parsing: configuration.name)
                    if again != configuration || again.name != configuration.name {
                        Issue.record("\(configuration.name) reads as \(again.name)")
                    }
                    seen.insert(configuration.name)
                }
            }
        }
        let arrangements = try #require(DeviceCatalogue.find(device)).family.idiom == .phone ? 2 : 11
        #expect(seen.count == arrangements * (isFamily ? Self.allTraits.count : 1))
    }

    @Test("are spelt as documented")
    func spelling() throws {
        let configuration = try WindowConfiguration(
            device: "ipad-pro-11", .landscape, .splitHalf, traits: WindowTraits(style: .dark))
        #expect(configuration.name == "ipad-pro-11.landscape.split-half.dark")
        let all = try WindowConfiguration(parsing: "iphone-4.7.portrait.full.text-a5.rtl.contrast.dark")
        #expect(all.name == "iphone-4.7.portrait.full.dark.contrast.rtl.text-a5")
        #expect(try WindowConfiguration(parsing: "iphone-4.7.portrait.full.text-l").name == "iphone-4.7.portrait.full")
    }

    @Test(
        "say a locale and a time zone in one spelling",
        arguments: [
            ("locale-de_DE.zone-Europe-Berlin", "locale-de_DE.zone-Europe-Berlin"), ("zone-Europe-Berlin.locale-de-DE", "locale-de_DE.zone-Europe-Berlin"),
            ("locale-en_US.zone-America-Los_Angeles", ""), ("zone-UTC", "zone-UTC"), ("locale-long.dark", "dark.locale-long"),
            ("locale-accented", "locale-accented"), ("zone-America-Argentina-Buenos_Aires", "zone-America-Argentina-Buenos_Aires"),
        ])
    func regions(written: String, read: String) throws {
        let plain = "iphone-4.7.portrait.full"
        let configuration = try WindowConfiguration(parsing: plain + "." + written)
        #expect(configuration.name == (read.isEmpty ? plain : plain + "." + read))
        #expect(try WindowConfiguration(parsing: configuration.name) == configuration)
        for wrong in ["locale-xx_YY", "locale-", "zone-Nowhere", "locale-de_DE.locale-long"] {
            #expect(throws: WindowConfigurationError.self) { try WindowConfiguration(parsing: plain + "." + wrong) }
        }
    }

    @Test("keep a product's alias and tell its identity")
    func aliases() throws {
        let configuration = try WindowConfiguration(parsing: "iphone-15-pro.portrait.full")
        #expect(configuration.name == "iphone-15-pro.portrait.full")
        #expect(configuration.device.id == "iphone-6.1-393")
        let identity = DeviceIdentity(name: "iPhone 15 Pro", identifier: "iPhone16,1", systemVersion: "17.5", cornerRadius: 55)
        #expect(configuration.identity == identity)
        let family = try WindowConfiguration(parsing: "iphone-6.1-393.portrait.full")
        #expect(family.environment == configuration.environment)
    }

    @Test(
        "with an unknown device suggest the nearest",
        arguments: [
            ("iphone-15-por", "iphone-15-pro"), ("ipad-pro-1", "ipad-pro-11"), ("ihpone-air", "iphone-air"), ("ipad-mini-8", "ipad-mini-8.3"),
        ])
    func suggestsDevices(wrong: String, right: String) {
        let error = #expect(throws: WindowConfigurationError.self) { try WindowConfiguration(parsing: "\(wrong).portrait.full") }
        guard case .unknownDevice(wrong, let suggestions)? = error else {
            Issue.record("not an unknown device: \(String(describing: error))")
            return
        }
        #expect(suggestions.contains(right))
        #expect(error?.description.contains(right) == true)
    }

    @Test(
        "with mistakes say what is wrong and what to write",
        arguments: [
            ("ipad-pro-11", "ipad-pro-11.portrait.full"),
            ("ipad-pro-11.portrait", "ipad-pro-11.portrait.full"),
            ("ipad-pro-11.sideways.full", "not \"sideways\""),
            ("ipad-pro-11.portrait.split-thrid", "split-third"),
            ("ipad-pro-11.portrait.full.drak", "dark"),
            ("ipad-pro-11.portrait.full.text-xxxxl", "text-xxxl"),
            ("ipad-pro-11.portrait.full.dark.dark", "says dark twice"),
            ("ipad-pro-11.portrait.full.text-s.text-a1", "both text-s and text-a1"),
            ("ipad-pro-11.portrait.split-half", "no halves in portrait"),
            ("ipad-pro-11.portrait.window-0300x400", "window-WxH"),
            ("nokia", "There is no device \"nokia\"."),
            ("", "There is no device \"\"."),
            (".portrait.full", "There is no device"),
        ])
    func explainsMistakes(name: String, advice: String) {
        let error = #expect(throws: WindowConfigurationError.self) { try WindowConfiguration(parsing: name) }
        #expect(error?.description.contains(advice) == true, "\(error?.description ?? "")")
    }

    @Test("of an app's languages are locales of this system, pseudolocales and from right to left")
    func languages() throws {
        let names: [String] = WindowTraits.names(ofLanguages: ["Base", "de", "en", "pt-BR", "zh-Hans", "nonsense"])
        #expect(names == ["locale-de", "locale-pt_BR", "locale-zh_Hans", "rtl", "locale-long", "locale-accented"])
        for name in names { _ = try WindowConfiguration(parsing: "ipad-pro-11.landscape.full.\(name)") }
    }
}
