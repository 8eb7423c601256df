/// A window of the matrix whose orientation the app refuses: there is no picture of it to be made.
package struct RefusedWindowError: Error, Hashable, Sendable {
    /// The app's reason, in a sentence.
    package var reason: String
}
