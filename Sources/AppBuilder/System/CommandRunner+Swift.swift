import Foundation
import ProcessControl

extension CommandRunner {
    /// The Swift toolchain's `swift`, with a folder for temporary files that goes away after `body`: its compiler leaves a folder behind
    /// each time it runs.
    static func withSwift<Result>(_ arguments: [String], temporaryFolder: URL, _ body: (CommandRunner) throws -> Result) throws -> Result {
        try FileManager.default.createDirectory(at: temporaryFolder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: temporaryFolder) }
        return try body(CommandRunner("swift", arguments, environment: .inheritedAdding(["TMPDIR": temporaryFolder.path])))
    }
}
