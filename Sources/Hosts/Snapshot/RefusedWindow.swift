/// A window that was not drawn, since the app refuses it.
package struct RefusedWindow: Codable, Hashable, Sendable {
    package var window: String
    package var reason: String

    package init(window: String, reason: String) {
        self.window = window
        self.reason = reason
    }
}
