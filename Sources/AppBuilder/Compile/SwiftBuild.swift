import Foundation
import SourceLowering
import Synchronization

/// Runs `swift build` on the generated package.
struct SwiftBuild {
    let folder: BuildFolder
    /// For every module, also those that SwiftPM writes itself to find tests: they import the others.
    var compilerFlags: [String] = []
    var withTests = false
    /// Where lowering moved columns, by the original's path.
    var columns: [String: ColumnMap] = [:]
    var onProgress: @Sendable (BuildProgress) -> Void

    /// Builds in debug mode: an edit then costs only the changed files, and the app's own code can be debugged. The
    /// runtime it links is optimised all the same.
    ///
    /// Returns the warnings; throws `BuildError` with the errors.
    func run() throws -> [String] {
        var arguments = ["build", "--package-path", folder.package.path, "--scratch-path", folder.scratch.path]
        arguments += compilerFlags.flatMap { ["-Xswiftc", $0] }
        if withTests { arguments.append("--build-tests") }
        let state = Mutex<(output: BuildOutput, log: [String])>((BuildOutput(), []))
        let outcome = try CommandRunner("swift", arguments).run { _, line in
            let step = state.withLock { state -> BuildOutput.Step? in
                state.log.append(line)
                return state.output.take(line)
            }
            if let step { onProgress(.step(step.number, of: step.count, title: step.title)) }
        }
        let (output, log) = state.withLock { ($0.output, $0.log) }
        try? Data(log.joined(separator: "\n").utf8).write(to: folder.log)
        let report = CompilationReport(output: output.mapped(by: columns), generated: folder.package, log: folder.log)
        guard outcome == .exited(0) else { throw report.error() }
        return output.diagnostics.filter { $0.main.severity == .warning }.map(report.text(of:))
    }
}

/// How far a build has come.
package enum BuildProgress: Hashable, Sendable {
    case phase(String)
    case step(Int, of: Int, title: String)
}
