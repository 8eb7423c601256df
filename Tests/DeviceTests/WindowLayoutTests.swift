import AppSession
import Testing

@testable import Device

@Suite("Windows on a screen")
struct WindowLayoutTests {
    private static let arrangements: [String: Arrangement] = [
        "full": .full, "slideOver": .slideOver, "split 1/3": .splitThird, "split 1/2": .splitHalf, "split 2/3": .splitTwoThirds,
    ]

    private func families(_ screen: Facts.Multitasking.Screen) -> [DeviceFamily] {
        let sides = screen.key.split(separator: "x").compactMap { Double($0) }
        return DeviceCatalogue.all.filter {
            $0.idiom == .pad && $0.portraitSize == .init(width: sides[0], height: sides[1])
        }
    }

    @Test("behaviour/rules.md 1.12: have the measured sizes and classes in every arrangement", arguments: Facts.multitasking.map(\.key))
    func haveMeasuredSizes(key: String) throws {
        let screen = try #require(Facts.multitasking.first { $0.key == key })
        let families = families(screen)
        #expect(!families.isEmpty)
        for family in families {
            for (orientation, windows) in [(Orientation.portrait, screen.portrait), (.landscape, screen.landscape)] {
                for fact in windows {
                    let arrangement = try #require(Self.arrangements[fact.configuration])
                    let environment = try WindowConfiguration(device: family.id, orientation, arrangement).environment
                    let name = "\(family.id) \(orientation) \(fact.configuration)"
                    #expect(environment.size == .init(width: fact.window.width, height: fact.window.height), "\(name)")
                    #expect(environment.horizontalSizeClass.rawValue == fact.sizeClass.horizontal, "\(name)")
                    #expect(environment.verticalSizeClass.rawValue == fact.sizeClass.vertical, "\(name)")
                    #expect(environment.screenSize == family.screenSize(orientation))
                }
                let known = Set(windows.map(\.configuration))
                for (name, arrangement) in Self.arrangements where !known.contains(name) {
                    #expect(throws: WindowConfigurationError.self, "\(family.id) \(orientation) \(name)") {
                        try WindowConfiguration(device: family.id, orientation, arrangement)
                    }
                }
            }
        }
    }

    @Test("cover every iPad of the catalogue")
    func coverEveryPad() {
        let covered = Set(Facts.multitasking.flatMap { families($0).map(\.id) })
        #expect(covered == Set(DeviceCatalogue.pads.map(\.id)))
    }

    @Test("of the two sides of Split View fill the screen but for the divider")
    func splitSidesFillTheScreen() throws {
        for family in DeviceCatalogue.pads {
            for orientation in Orientation.allCases {
                let wide = WindowLayout.frame(of: .splitTwoThirds, on: family, orientation)
                let narrow = WindowLayout.frame(of: .splitThird, on: family, orientation)
                #expect(wide.x == 0)
                #expect(narrow.x - wide.width == WindowLayout.dividerWidth)
                #expect(narrow.x + narrow.width == family.screenSize(orientation).width)
            }
        }
    }

    @Test("that do not fill the screen are elevated and have the narrow margin below 414 points")
    func sharedScreensElevate() throws {
        let full = try WindowConfiguration(parsing: "ipad-pro-11.portrait.full").environment
        let third = try WindowConfiguration(parsing: "ipad-pro-11.portrait.split-third").environment
        let wide = try WindowConfiguration(parsing: "ipad-pro-11.portrait.split-two-thirds").environment
        #expect(full.level == .base)
        #expect(third.level == .elevated)
        #expect(third.rootMargin == 16)
        #expect(wide.rootMargin == 20)
        #expect(wide.safeAreaInsets == full.safeAreaInsets)
    }

    @Test("of free size reach the home indicator where they are as high as the screen")
    func highFreeWindows() throws {
        let high = try WindowConfiguration(parsing: "ipad-pro-11.landscape.window-500x834")
        #expect(high.environment.safeAreaInsets == .init(top: 24, bottom: 20))
        #expect(HomeIndicator.frame(for: high) != nil)
        let lower = try WindowConfiguration(parsing: "ipad-pro-11.landscape.window-500x833")
        #expect(lower.environment.safeAreaInsets == .init(top: 24))
        #expect(HomeIndicator.frame(for: lower) == nil)
    }

    @Test("of free size are regular from 668 points on and have no home indicator below that")
    func freeWindows() throws {
        let narrow = try WindowConfiguration(parsing: "ipad-pro-11.landscape.window-667x500").environment
        let wide = try WindowConfiguration(parsing: "ipad-pro-11.landscape.window-668x500").environment
        #expect(narrow.horizontalSizeClass == .compact)
        #expect(wide.horizontalSizeClass == .regular)
        #expect(wide.verticalSizeClass == .regular)
        #expect(wide.safeAreaInsets == .init(top: 24))
        #expect(wide.size == .init(width: 668, height: 500))
    }

    @Test("on iPhones are full screen only", arguments: DeviceCatalogue.phones.map(\.id))
    func phonesAreFullScreenOnly(id: String) {
        let others: [Arrangement] = [.slideOver, .splitThird, .splitHalf, .splitTwoThirds, .window(width: 300, height: 300)]
        for arrangement in others {
            let error = #expect(throws: WindowConfigurationError.self) {
                try WindowConfiguration(device: id, .landscape, arrangement)
            }
            #expect(error?.description.contains("an iPhone has no") == true)
        }
    }

    @Test("larger than the screen or too small to see are refused")
    func refusesImpossibleSizes() {
        for name in ["window-2000x500", "window-500x2000", "window-50x500", "window-500x99"] {
            #expect(throws: WindowConfigurationError.self) { try WindowConfiguration(parsing: "ipad-pro-11.portrait.\(name)") }
        }
    }
}
