import Testing

@testable import UIKit

@MainActor @Suite struct ExtraLargeTitleTests {
    @Test("the two extra large titles are bold, of 36 and 28 points, and grow with the text size")
    func titles() {
        let usual = UITraitCollection(preferredContentSizeCategory: .large)
        let larger = UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)
        for (style, size) in [(UIFont.TextStyle.extraLargeTitle, 36 as CGFloat), (.extraLargeTitle2, 28)] {
            let font: UIFont = .preferredFont(forTextStyle: style, compatibleWith: usual)
            #expect(font.pointSize == size && font.fontDescriptor.symbolicTraits.contains(.traitBold))
            #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: larger).pointSize > size)
            #expect(UIFontMetrics(forTextStyle: style).scaledValue(for: 100, compatibleWith: usual) == 100)
        }
    }
}
