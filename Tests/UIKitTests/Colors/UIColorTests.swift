import Testing

@testable import UIKit

private func components(_ color: UIColor) -> [Int] {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue].map { Int(($0 * 255).rounded()) } + [Int((alpha * 1000).rounded())]
}

private let dark = UITraitCollection(userInterfaceStyle: .dark)
private let light = UITraitCollection(userInterfaceStyle: .light)

@Suite @MainActor struct UIColorTests {
    @Test func systemColorsFollowStyleContrastAndElevation() {
        #expect(components(UIColor.systemBlue.resolvedColor(with: light)) == [0, 122, 255, 1000])
        #expect(components(UIColor.systemBlue.resolvedColor(with: dark)) == [10, 132, 255, 1000])
        let contrast = UITraitCollection(traitsFrom: [dark, UITraitCollection(accessibilityContrast: .high)])
        #expect(components(UIColor.systemBlue.resolvedColor(with: contrast)) == [64, 156, 255, 1000])
        let elevated = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
        #expect(components(UIColor.systemBackground.resolvedColor(with: dark)) == [0, 0, 0, 1000])
        #expect(components(UIColor.systemBackground.resolvedColor(with: elevated)) == [28, 28, 30, 1000])
        #expect(components(UIColor.secondaryLabel.resolvedColor(with: light)) == [60, 60, 67, 600])
    }

    @Test func theTintStandsForWhatAViewInheritsWhereItIsTheViewsOwn() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        outer.tintColor = .systemRed
        inner.tintColor = .tintColor
        #expect(inner.tintColor == .systemRed)
        #expect(components(inner.resolve(.tintColor)) == components(.systemRed))
        outer.tintColor = .tintColor
        #expect(components(inner.resolve(.tintColor)) == components(.systemBlue))
    }

    @Test func aTintThatIsMadeOfTheTintIsTheSystems() {
        let view = UIView()
        view.tintColor = UIColor { _ in .tintColor }
        #expect(components(view.resolve(.tintColor)) == components(.systemBlue))
        #expect(components(view.resolve(.label)) == components(.label))
    }

    @Test func cgColorResolvesAgainstTheCurrentTraits() {
        dark.performAsCurrent { #expect(components(.label) == [255, 255, 255, 1000]) }
        light.performAsCurrent { #expect(components(.label) == [0, 0, 0, 1000]) }
    }

    @Test func alphaOfADynamicColorStaysDynamic() {
        let faint = UIColor.label.withAlphaComponent(0.5)
        #expect(components(faint.resolvedColor(with: light)) == [0, 0, 0, 500])
        #expect(components(faint.resolvedColor(with: dark)) == [255, 255, 255, 500])
    }

    @Test func providersAreAskedForEachTraits() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .systemGreen }
        #expect(components(color.resolvedColor(with: dark)) == [255, 0, 0, 1000])
        #expect(components(color.resolvedColor(with: light)) == [52, 199, 89, 1000])
    }

    @Test func equalityIsBySpaceAndComponents() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
        #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(UIColor.systemRed == UIColor.systemRed)
        #expect(UIColor.systemRed != UIColor.systemRed.resolvedColor(with: light))
        #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    }

    @Test func hueRoundTrips() {
        for step in 0..<24 {
            let hue = CGFloat(step) / 24
            var found: CGFloat = -1
            var saturation: CGFloat = -1
            var brightness: CGFloat = -1
            UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 1)
                .getHue(&found, saturation: &saturation, brightness: &brightness, alpha: nil)
            #expect(abs(found - hue) < 1e-9 && abs(saturation - 0.6) < 1e-9 && abs(brightness - 0.8) < 1e-9)
        }
    }

    @Test func displayP3LeavesSRGBsRange() {
        var red: CGFloat = 0
        var green: CGFloat = 0
        UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).getRed(&red, green: &green, blue: nil, alpha: nil)
        #expect(abs(red - 1.093) < 0.001)
        #expect(abs(green + 0.227) < 0.001)
    }

    @Test func descriptionsReadAsUIKits() {
        #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
        #expect(UIColor.white.description == "UIExtendedGrayColorSpace 1 1")
    }

    @Test func archivingKeepsComponents() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5), requiringSecureCoding: false)
        let coder = try NSKeyedUnarchiver(forReadingFrom: data)
        coder.requiresSecureCoding = false
        let color = try #require(coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIColor)
        #expect(components(color) == [64, 128, 191, 500])
    }

    @Test("A pattern has no components: who asks is told so, and keeps what it had") func patterns() {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
        let pattern = UIColor(patternImage: picture)
        var (red, alpha): (CGFloat, CGFloat) = (0.5, 0.25)
        #expect(!pattern.getRed(&red, green: nil, blue: nil, alpha: &alpha) && red == 0.5 && alpha == 0.25)
        #expect(!pattern.getHue(&red, saturation: nil, brightness: nil, alpha: nil) && !pattern.getWhite(&red, alpha: nil) && red == 0.5)
        #expect(pattern.components.alpha == 1)
    }
}
