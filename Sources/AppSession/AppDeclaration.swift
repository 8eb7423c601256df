/// The devices and windows that an app is made for, as its Info.plist says (behaviour/rules.md 11, 12).
package struct AppDeclaration: Hashable, Sendable {
    /// The name under its icon.
    package var name: String
    package var runsOnPhones: Bool
    package var runsOnPads: Bool
    /// `UIRequiresFullScreen`.
    package var requiresFullScreen: Bool
    /// Whether there is a launch storyboard or launch screen.
    package var hasLaunchScreen: Bool
    /// Orientations on phones, as `UIInterfaceOrientationMask` raw bits.
    package var phoneOrientations: UInt
    /// Orientations on pads.
    package var padOrientations: UInt

    /// All four orientations.
    package static let allOrientations: UInt = 0b11110

    /// Without an Info.plist an app is universal and takes any window.
    package init(
        name: String = "App", runsOnPhones: Bool = true, runsOnPads: Bool = true, requiresFullScreen: Bool = false,
        hasLaunchScreen: Bool = true, phoneOrientations: UInt = 0b11010, padOrientations: UInt = allOrientations
    ) {
        self.name = name
        self.runsOnPhones = runsOnPhones
        self.runsOnPads = runsOnPads
        self.requiresFullScreen = requiresFullScreen
        self.hasLaunchScreen = hasLaunchScreen
        self.phoneOrientations = phoneOrientations
        self.padOrientations = padOrientations
    }
}
