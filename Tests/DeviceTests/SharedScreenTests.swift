import AppSession
import Testing

@testable import Device

/// behaviour/multitasking.json: who has which part of the screen, and how apps opt out (behaviour/rules.md 11).
@Suite struct SharedScreenTests {
    private let pad: DeviceFamily = DeviceCatalogue.find("ipad-pro-11")!.family

    @Test func bothSidesAndTheDividerFillTheScreen() {
        for device in DeviceCatalogue.pads {
            for orientation in Orientation.allCases {
                for arrangement in Arrangement.named + Arrangement.mirrored where arrangement.split != nil {
                    guard WindowLayout.refusal(of: arrangement, on: device, orientation) == nil else { continue }
                    let shared = SharedScreen(arrangement, on: device, orientation)
                    let other: Rect = shared.other!
                    #expect(shared.app.width + shared.divider!.width + other.width == shared.screen.width, "\(device.id) \(arrangement.name)")
                    #expect(shared.app.x == 0 || other.x == 0)
                    #expect(min(shared.app.x, other.x) == 0 && max(shared.app.x + shared.app.width, other.x + other.width) == shared.screen.width)
                }
            }
        }
    }

    @Test func theDividerRestsAtTheNearestThirdOrHalfAndAnAppLeavesAtTheEnds() {
        let cases: [(Double, DividerRest)] = [
            (0, .leftLeaves), (0.1, .leftLeaves), (0.2, .left(.third)), (0.4, .left(.third)), (0.45, .left(.half)), (0.5, .left(.half)),
            (0.65, .left(.twoThirds)), (0.8, .left(.twoThirds)), (0.9, .rightLeaves), (1, .rightLeaves),
        ]
        for (position, rest) in cases { #expect(DividerRest.nearest(to: position, on: pad, .landscape) == rest, "\(position)") }
        #expect(DividerRest.nearest(to: 0.5, on: pad, .portrait) != .left(.half))
        #expect(DividerRest.left(.third).arrangement(of: .init(.half, isLeft: false)) == .splitTwoThirdsRight)
        #expect(DividerRest.left(.twoThirds).arrangement(of: .init(.half, isLeft: true)) == .splitTwoThirds)
        #expect(DividerRest.rightLeaves.arrangement(of: .init(.third, isLeft: false)) == nil)
        #expect(DividerRest.leftLeaves.arrangement(of: .init(.third, isLeft: false)) == .full)
    }

    @Test("a window that slides over floats off the screen's edges in its own proportions, whichever app it is")
    func floating() {
        for device in DeviceCatalogue.pads {
            for orientation in Orientation.allCases {
                let shared = SharedScreen(.slideOver, on: device, orientation)
                let other = SharedScreen(.full, on: device, orientation, otherSlidesOver: true)
                let place: Rect = shared.placeOfApp(in: .slideOver)
                #expect(place == other.placeOfOther)
                #expect(place.y == 8 && place.y + place.height == shared.screen.height - 8 && place.x + place.width == shared.screen.width - 8)
                #expect(abs(place.width / place.height - shared.app.width / shared.app.height) < 1e-9)
                #expect(shared.placeOfOther == shared.other && other.placeOfApp(in: .full) == other.app)
            }
        }
    }

    @Test func mirroredArrangementsHaveNamesOfTheirOwn() throws {
        for arrangement in Arrangement.mirrored {
            #expect(Arrangement(name: arrangement.name) == arrangement)
            let window = try WindowConfiguration(parsing: "ipad-pro-11.landscape.\(arrangement.name)")
            #expect(window.arrangement == arrangement)
        }
        #expect(throws: WindowConfigurationError.self) { try WindowConfiguration(parsing: "ipad-pro-11.portrait.split-half-right") }
    }

    @Test func onlyThePrimaryPlaceIsPrimary() {
        let primary: [Arrangement] = (Arrangement.named + Arrangement.mirrored).filter(SharedScreen.isPrimary)
        #expect(Set(primary) == [.full, .splitHalf, .splitTwoThirds, .splitThirdLeft])
    }

    // MARK: Opting out

    private func fit(_ name: String, _ declaration: AppDeclaration, allowed: UInt? = nil, zoom: Int = 1) throws -> AppFit {
        AppFit(try WindowConfiguration(parsing: name), declaration, allowed: allowed, zoom: zoom)
    }

    @Test(
        "behaviour/rules.md 11.1: full screen required, an orientation or the launch screen missing: no sharing, and it is said",
        arguments: [
            AppDeclaration(requiresFullScreen: true), AppDeclaration(hasLaunchScreen: false), AppDeclaration(padOrientations: 0b11000),
        ])
    func optsOut(declaration: AppDeclaration) throws {
        let split = try fit("ipad-pro-11.landscape.split-third", declaration)
        #expect(split.way == .scaled)
        #expect(split.app.arrangement == .full)
        #expect(split.note != nil)
        let place = split.place(in: try WindowConfiguration(parsing: "ipad-pro-11.landscape.split-third"))
        #expect(abs(place.frame.width - 375) < 0.01 && place.frame.y > 100)
        #expect(try fit("ipad-pro-11.landscape.full", declaration).way == .direct)
        #expect(try fit("ipad-pro-11.landscape.split-third", AppDeclaration()).way == .direct)
    }

    @Test("behaviour/rules.md 11.3: a pad that shares its screen does not ask for orientations, one that does not share does")
    func padOrientations() throws {
        #expect(try fit("ipad-pro-11.landscape.full", AppDeclaration(), allowed: 0b00010).way == .direct)
        let only = AppDeclaration(requiresFullScreen: true, padOrientations: 0b00110)
        let turned = try fit("ipad-pro-11.landscape.full", only)
        #expect(turned.way == .turned && turned.app.orientation == .portrait)
    }

    @Test("an iPhone app on a pad has a phone's window, at 1x and 2x", arguments: [1, 2])
    func phoneOnPad(zoom: Int) throws {
        let declaration = AppDeclaration(runsOnPads: false, phoneOrientations: 0b00010)
        let fit = try fit("ipad-pro-11.landscape.full", declaration, zoom: zoom)
        #expect(fit.app.environment.idiom == .phone && fit.app.environment.size == .init(width: 320, height: 480))
        let place = fit.place(in: try WindowConfiguration(parsing: "ipad-pro-11.portrait.full"))
        #expect(place.scale == Double(zoom) && place.frame.width == 320 * Double(zoom))
        #expect(place.frame.x * 2 + place.frame.width == 834)
    }
}
