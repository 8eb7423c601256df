/// An app shows no window when a picture of it is due.
package struct MissingWindowError: Error, Hashable, Sendable {
    /// Why, and what to do.
    package var explanation: String
}
