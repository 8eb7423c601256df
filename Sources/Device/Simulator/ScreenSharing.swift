/// The user's changes to how the app shares the screen with the other one.
package struct ScreenSharing: Hashable {
    /// Whether the other app floats over this one.
    package var otherSlidesOver: Bool = false
    /// The middle of Split View's divider in the screen's points while a finger holds it.
    package var heldDivider: Double?
    /// Whether this app was sent away to the other one's advantage.
    package var isDismissed: Bool = false
}
