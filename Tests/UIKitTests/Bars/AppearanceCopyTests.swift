import Testing

@testable import UIKit

/// Copies of looks stand for themselves.
@MainActor @Suite struct AppearanceCopyTests {
    @Test("what a copy of a tab bar's look changes, the look itself does not, and it still tells its bar") func tabBars() {
        let look = UITabBarAppearance()
        look.stackedLayoutAppearance.normal.iconColor = .red
        var changes = 0
        look.onChange = { changes += 1 }
        let copy: UITabBarAppearance = look.copy()
        copy.stackedLayoutAppearance.normal.iconColor = .blue
        #expect(look.stackedLayoutAppearance.normal.iconColor == .red && changes == 0)
        look.stackedLayoutAppearance.normal.iconColor = .green
        #expect(copy.stackedLayoutAppearance.normal.iconColor == .blue && changes == 1)
    }

    @Test("copy() gives the appearance's own class") func types() {
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.setBackIndicatorImage(UIImage(systemName: "star"), transitionMaskImage: nil)
        let copy: UINavigationBarAppearance = look.copy()
        copy.configureWithTransparentBackground()
        #expect(look.backgroundColor == .systemBackground && copy.backgroundColor == nil)
        #expect(copy.ownBackIndicator === look.ownBackIndicator)
        // Without a type that is wanted, it is the appearance's own.
        let plain = look.copy()
        plain.shadowColor = nil
        let other: Any = look.copy()
        #expect(other is UINavigationBarAppearance)
        #expect(UINavigationBarAppearance().backIndicatorImage.size.width > 0, "the system's chevron where the app has none")
    }
}
