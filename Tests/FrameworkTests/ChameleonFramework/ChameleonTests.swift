import Testing
@testable import QuinceChameleonFramework
@testable import UIKit

@Suite("Colours of Chameleon")
struct ChameleonColorTests {
    /// Pairs from the paper on the formula (Sharma, Wu and Dalal).
    @Test("The difference of two colours is that of CIEDE2000") func difference() {
        let pairs: [(LabColor, LabColor, Double)] = [
            (LabColor(l: 50, a: 2.6772, b: -79.7751), LabColor(l: 50, a: 0, b: -82.7485), 2.0425),
            (LabColor(l: 50, a: 2.5, b: 0), LabColor(l: 73, a: 25, b: -18), 27.1492),
            (LabColor(l: 60.2574, a: -34.0099, b: 36.2677), LabColor(l: 60.4626, a: -34.1751, b: 39.4387), 1.2644),
            (LabColor(l: 2.0776, a: 0.0795, b: -1.135), LabColor(l: 0.9033, a: -0.0636, b: -0.5514), 0.9082),
        ]
        #expect(pairs.allSatisfy { abs($0.difference(from: $1) - $2) < 0.0001 })
    }

    @Test("Flat colours are properties and, as older versions have them, methods") func flat() {
        #expect(UIColor.flatRed == FlatRed() && UIColor.flatMint() == UIColor.flatMint && FlatPalette.all.count == 48)
        #expect(UIColor.flatSkyBlue.hexValue() == "#3498DB" && UIColor.flatYellowDark.hexValue() == "#FFAA00")
        #expect(Set((0..<20).map { _ in UIColor.randomFlat.hexValue() }).count > 1 && FlatPalette.dark.contains(UIColor(randomFlatColorOf: .dark)))
        #expect(UIColor(red: 0.9, green: 0.3, blue: 0.25, alpha: 1).flatten() == .flatRed)
    }

    @Test("Digits make colours, with a sign or without") func digits() throws {
        let color = try #require(HexColor("3498db"))
        #expect(color.hexValue() == "#3498DB" && UIColor(hexString: "#fff")?.hexValue() == "#FFFFFF" && UIColor(hexString: "12345") == nil)
        #expect(UIColor(hexString: "000000", withAlpha: 0.5)?.parts.alpha == 0.5)
    }

    @Test("Black is read on light colours, white on dark ones, and on gradients as on their average") func contrast() {
        #expect(ContrastColorOf(.white, returnFlat: false).luminance == 0 && ContrastColorOf(.flatNavyBlue, returnFlat: true) == .flatWhite)
        #expect(ContrastColorOf(.flatYellow, returnFlat: true) == .flatBlackDark)
        let gradient = GradientColor(.leftToRight, frame: CGRect(x: 0, y: 0, width: 40, height: 20), colors: [.white, UIColor(white: 0.9, alpha: 1)])
        #expect(gradient.gradientImage.size == CGSize(width: 40, height: 20) && ContrastColorOf(gradient, returnFlat: false).luminance == 0)
    }

    @Test("Colours become darker and lighter by their brightness, within its range") func brightness() {
        #expect(UIColor.flatRed.darken(byPercentage: 0.41)?.hueParts.brightness == UIColor.flatRed.hueParts.brightness - 0.41)
        #expect(UIColor.flatRed.lighten(byPercentage: 0.5)?.hueParts.brightness == 1 && UIColor.black.darken(byPercentage: 0.5)?.hueParts.brightness == 0)
    }

    @Test("Five colours suit one, of which it is the third") func schemes() {
        let colors = ColorSchemeOf(.complementary, color: .flatBlue, isFlatScheme: false)
        #expect(colors.count == 5 && abs(colors[2].hueParts.hue - 224 / 360) < 0.001 && abs(colors[3].hueParts.hue - 44 / 360) < 0.001)
        for scheme in [ColorScheme.analogous, .triadic, .complementary] {
            #expect(ColorSchemeOf(scheme, color: .flatRed, isFlatScheme: true).allSatisfy(FlatPalette.all.contains))
        }
        #expect(NSArray(ofColorsWith: .triadic, using: .flatRed, withFlatScheme: true).count == 5)
        #expect(FlatPalette.all.contains(ComplementaryFlatColorOf(.flatRed)))
    }

    @Test("A picture has its average, and the colours that are there most often") func pictures() {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 20, y: 0, width: 10, height: 10))
        }
        let (red, green, blue, _) = AverageColorFromImage(picture).parts
        #expect(abs(red - 0.667) < 0.02 && green < 0.01 && abs(blue - 0.333) < 0.02)
        let colors = ColorsFromImage(picture, withFlatScheme: false)
        #expect(colors.prefix(2).map { $0.hexValue() } == ["#FF0000", "#0000FF"] && colors.suffix(3).allSatisfy { $0 == .white })
    }
}

@Suite("Chameleon", .serialized) @MainActor
struct ChameleonTests {
    @Test("gives bars and controls the colours of a theme") func theme() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        Chameleon.setGlobalThemeUsingPrimaryColor(.flatNavyBlue, with: .contrast)
        let page = UIViewController()
        page.title = "Theme"
        let navigation = UINavigationController(rootViewController: page)
        let flag = UISwitch(frame: CGRect(x: 40, y: 200, width: 51, height: 31))
        flag.isOn = true
        page.view.backgroundColor = GradientColor(.topToBottom, frame: page.view.bounds, colors: [.flatSkyBlue, .flatMint])
        page.view.addSubview(flag)
        stage.window.rootViewController = navigation
        stage.session.advance(by: 0.3)
        try stage.play("picture theme")
        #expect(navigation.navigationBar.barTintColor == .flatNavyBlue && navigation.navigationBar.tintColor.luminance > 0.99)
        #expect(flag.onTintColor == .flatNavyBlue)
        navigation.hidesNavigationBarHairline = true
        #expect(navigation.hidesNavigationBarHairline)
    }

    @Test("has status bars that are seen on what is behind them") func statusBars() throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let page = UIViewController()
        stage.window.rootViewController = page
        #expect(page.preferredStatusBarStyle == .default)
        page.view.backgroundColor = .flatNavyBlue
        page.setStatusBarStyle(UIStatusBarStyleContrast)
        #expect(page.preferredStatusBarStyle == .lightContent)
        page.view.backgroundColor = .flatYellow
        #expect(page.preferredStatusBarStyle == .default)
        page.setStatusBarStyle(.lightContent)
        #expect(page.preferredStatusBarStyle == .lightContent)
    }
}
