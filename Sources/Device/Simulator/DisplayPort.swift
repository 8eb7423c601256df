import AppSession

/// The display attached to a device, and what the app knows of it: nothing unless it has the primary place on the screen.
package struct DisplayPort: Hashable {
    package var display: ExternalDisplay?
    private var known: ExternalDisplay?

    package init() {}

    /// Whether the app shows windows of its own there, as far as it likes.
    var isAppsOwn: Bool { known != nil }

    /// An app that starts knows of no display.
    mutating func forget() { known = nil }

    /// The message that the app gets now; nil where it knows.
    mutating func news(isPrimary: Bool) -> DeviceMessage? {
        let new: ExternalDisplay? = isPrimary ? display : nil
        guard new != known else { return nil }
        known = new
        return .display(new)
    }
}
