import Foundation

/// What the caller of the tests chooses.
package struct TestOptions: Sendable {
    /// A regular expression that names of tests must match, as for `swift test`.
    package var filter: String?
    /// The window that they run in, by its name; nil for that of a 6.1-inch phone.
    package var window: String?
    /// Where attachments are kept; nil for nowhere.
    package var attachments: URL?
    /// Seconds that a test has. Default: ten minutes, as in Xcode.
    package var allowance: Double = 600
    /// The scheme whose test action counts; nil for the one that tests the chosen targets.
    package var scheme: String?

    package init() {}
}
