import Foundation
import ProcessControl

extension CommandRunner {
    /// The Swift toolchain's `swift`, with a private folder for temporary files that goes away after `body`: its compiler leaves a folder
    /// behind each time it runs, and cannot use one whose path is not ASCII.
    static func withSwift<Result>(_ arguments: [String], _ body: (CommandRunner) throws -> Result) throws -> Result {
        let chosen: URL = FileManager.default.temporaryDirectory
        let isUsable: Bool = chosen.path.utf8.allSatisfy { $0 < 0x80 } && access(chosen.path, W_OK | X_OK) == 0
        let temporary = try TemporaryFolder(in: isUsable ? chosen : URL(fileURLWithPath: "/tmp"), prefix: "quince-swift-")
        defer { temporary.remove() }
        return try body(CommandRunner("swift", arguments, environment: .inheritedAdding(["TMPDIR": temporary.url.path])))
    }
}
