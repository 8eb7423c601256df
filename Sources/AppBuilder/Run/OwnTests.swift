import Foundation
import ProcessControl

/// Runs Quince's own tests through `swift test`.
package struct OwnTests {
    private let root: URL

    package init(root: URL) { self.root = root }

    /// Returns the exit status of the test runner.
    package func run(filter: String? = nil, onLine: (String) -> Void = { print($0) }) throws -> Int32 {
        let outcome = try CommandRunner("swift", ["test", "--package-path", root.path] + (filter.map { ["--filter", $0] } ?? [])).run { stream, line in
            // The steps of the build are noise once it is known how it ended.
            if BuildOutput.step(line) == nil { onLine(line) }
        }
        guard case .exited(let status) = outcome else { return 1 }
        return status
    }
}
