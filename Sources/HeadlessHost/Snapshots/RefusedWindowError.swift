/// A window of the matrix whose orientation the app refuses: there is no picture of it to be made.
package struct RefusedWindowError: Error, Hashable, Sendable {
    /// What the app says, in a sentence.
    package var reason: String
}

/// A window that was not drawn, since the app refuses it.
package struct RefusedWindow: Codable, Hashable, Sendable {
    package var window: String
    package var reason: String

    package init(window: String, reason: String) {
        self.window = window
        self.reason = reason
    }
}
