import Testing
@testable import UIKit

/// Colours in words and as what is dragged.
@MainActor @Suite struct ColorWordsTests {
    @Test(
        "a colour is named by its hue, how light and how strong it is",
        arguments: [
            (UIColor.red, "vibrant red"), (.white, "white"), (.black, "black"), (.gray, "gray"), (UIColor(red: 0.3, green: 0, blue: 0, alpha: 1), "dark red"),
            (UIColor(red: 0.8, green: 0.8, blue: 1, alpha: 1), "light blue"), (UIColor(red: 0, green: 0.6, blue: 0.1, alpha: 1), "vibrant green"),
            (.clear, "transparent"),
        ])
    func names(color: UIColor, expected: String) { #expect(color.accessibilityName == expected) }

    @Test("a colour that is given away comes back the same")
    func provider() throws {
        nonisolated(unsafe) var given: Data?
        _ = UIColor.red.loadData(withTypeIdentifier: "com.apple.uikit.color") { data, _ in given = data }
        let color = try UIColor.object(withItemProviderData: try #require(given), typeIdentifier: "com.apple.uikit.color")
        #expect(color.cgColor.components == UIColor.red.cgColor.components)
    }

    @Test("states of cells are equal where they say the same")
    func states() {
        var (one, other) = (UICellConfigurationState(traitCollection: .current), UICellConfigurationState(traitCollection: .current))
        #expect(one == other)
        one.isSelected = true
        #expect(one != other)
        other.isSelected = true
        #expect(Set([one, other]).count == 1)
    }
}
