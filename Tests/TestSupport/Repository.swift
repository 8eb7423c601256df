import Foundation

/// The files of this repository that tests read: facts about UIKit under `docs/behaviour`, and data under `Tests/Fixtures`.
package enum Repository {
    /// The folder of `Package.swift`.
    package static let root: URL = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A file of `docs/behaviour`.
    package static func behaviour(_ name: String) -> URL { root.appendingPathComponent("docs/behaviour/\(name)") }

    /// A file of `Tests/Fixtures`.
    package static func fixture(_ path: String) -> URL { root.appendingPathComponent("Tests/Fixtures/\(path)") }
}
