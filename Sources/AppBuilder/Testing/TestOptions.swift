import Foundation

/// The choices of the caller of the tests.
package struct TestOptions: Sendable {
    /// A regular expression that names of tests must match, as for `swift test`.
    package var filter: String?
    /// The window that they run in, by its name; nil for that of a 6.1-inch phone.
    package var window: String?
    /// The folder in which attachments are kept; nil for nowhere.
    package var attachments: URL?
    /// Seconds that a test has. Default: ten minutes, as in Xcode.
    package var allowance: Double = 600
    /// The scheme whose test action counts; nil for the one that tests the chosen targets.
    package var scheme: String?
    /// The places of those that are run in the list of all tests that are asked for; nil for all.
    package var choose: (@Sendable ([String]) -> Set<Int>)?
    /// Variables that the tests get besides those of the scheme.
    package var environment: [String: String] = [:]
    /// Folders besides the project that they may read.
    package var readable: [String] = []

    package init() {}
}
