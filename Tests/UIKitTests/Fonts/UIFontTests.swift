import Testing

@testable import UIKit

private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
        UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: 3),
    ])
}

@Suite @MainActor struct UIFontTests {
    @Test func bodyFollowsAllTwelveTextSizes() {
        let sizes: [CGFloat] = UIContentSizeCategory.ascending.map {
            UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits($0)).pointSize
        }
        #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
    }

    @Test func headlineIsSemibold() {
        let font = UIFont.preferredFont(forTextStyle: .headline)
        #expect(font.fontName == ".SFUI-Semibold")
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(UIFont.preferredFont(forTextStyle: .title1).fontName == ".SFUI-Regular")
    }

    @Test func lineMetricsAreTheSystemFonts() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.lineHeight - 17 * 1.193359375) < 1e-9)
        #expect(abs(font.ascender - 17 * 0.9521484375) < 1e-9)
        #expect(abs(font.descender + 17 * 0.2412109375) < 1e-9)
        #expect(abs(font.capHeight - 17 * 0.70459) < 1e-3)
    }

    /// Rows of behaviour/dynamic-type-measured.json, in thirds of a point.
    @Test(arguments: [
        (UIFont.TextStyle.body, UIContentSizeCategory.extraSmall, [21, 29, 44, 73, 104, 166]),
        (.body, .accessibilityExtraExtraExtraLarge, [68, 93, 144, 237, 338, 541]),
        (.caption2, .extraLarge, [33, 46, 71, 116, 166, 266]),
        (.largeTitle, .accessibilityLarge, [33, 46, 71, 117, 167, 267]),
    ])
    func scaledValuesAsMeasured(style: UIFont.TextStyle, category: UIContentSizeCategory, thirds: [Int]) {
        for (base, expected) in zip([8, 11, 17, 28, 40, 64] as [CGFloat], thirds) {
            let value: CGFloat = UIFontMetrics(forTextStyle: style).scaledValue(for: base, compatibleWith: traits(category))
            #expect(Int((value * 3).rounded()) == expected, "\(base) points")
        }
    }

    @Test func scaledFontsTakeWholeSizesAndKeepAMaximum() {
        let custom = UIFont.systemFont(ofSize: 17, weight: .bold)
        let large = UIFontMetrics.default.scaledFont(for: custom, compatibleWith: traits(.accessibilityExtraExtraExtraLarge))
        #expect(large.pointSize == 48)
        #expect(large.fontName == ".SFUI-Bold")
        let limited = UIFontMetrics.default.scaledFont(
            for: custom, maximumPointSize: 30, compatibleWith: traits(.accessibilityExtraExtraExtraLarge))
        #expect(limited.pointSize == 30)
        #expect(limited.adjusted(to: traits(.large)).pointSize == 17)
    }

    @Test func descriptorsChangeTraitsAndDesign() throws {
        let font = UIFont.systemFont(ofSize: 20)
        let italic = try #require(font.fontDescriptor.withSymbolicTraits([.traitItalic, .traitBold]))
        let made = UIFont(descriptor: italic, size: 0)
        #expect(made.pointSize == 20)
        #expect(made.fontName == ".SFUI-BoldItalic")
        let mono = try #require(font.fontDescriptor.withDesign(.monospaced))
        #expect(UIFont(descriptor: mono, size: 12).fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
        #expect(UIFontDescriptor(name: "HelveticaNeue", size: 10).withDesign(.serif) == nil)
    }

    @Test func attributesOfDescriptors() {
        let descriptor = UIFontDescriptor(fontAttributes: [
            .family: "Helvetica Neue", .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold], .size: CGFloat(12),
        ])
        let font = UIFont(descriptor: descriptor, size: 0)
        #expect(font.familyName == "Helvetica Neue")
        #expect(font.pointSize == 12)
    }

    @Test func namedFontsOrNil() {
        #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.fontName == "HelveticaNeue-Bold")
        #expect(UIFont(name: "No Such Font", size: 12) == nil)
        #expect(UIFont.familyNames.contains("Courier"))
        #expect(UIFont.fontNames(forFamilyName: "Helvetica").contains("Helvetica-Bold"))
    }

    @Test func equalFontsAreEqual() {
        #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
        #expect(UIFont.systemFont(ofSize: 17) != UIFont.preferredFont(forTextStyle: .body))
        #expect(UIFont.boldSystemFont(ofSize: 17).fontName == ".SFUI-Semibold")
    }
}
