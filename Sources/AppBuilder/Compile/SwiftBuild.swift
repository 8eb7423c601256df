import Foundation
import ProcessControl
import SourceLowering

/// Runs `swift build` on the generated package.
struct SwiftBuild {
    let folder: BuildFolder
    /// For every module, also those that SwiftPM writes itself to find tests: they import the others.
    var compilerFlags: [String] = []
    var withTests = false
    /// The columns that lowering moved, by the original's path.
    var columns: [String: ColumnMap] = [:]
    var onProgress: @Sendable (BuildProgress) -> Void

    /// Builds in debug mode: an edit then costs only the changed files, and the app's own code can be debugged. The
    /// runtime it links is optimised all the same.
    ///
    /// Throws only when the compiler cannot be started, or the build folder is not what it was.
    func run() throws -> Result {
        try folder.checkParts()
        var arguments = ["build", "--package-path", folder.package.path, "--scratch-path", folder.scratch.path]
        arguments += compilerFlags.flatMap { ["-Xswiftc", $0] }
        if withTests { arguments.append("--build-tests") }
        var (output, log) = (BuildOutput(), [String]())
        let outcome = try folder.swift.run(arguments, in: folder.url) { compiler in
            try compiler.run { _, line in
                log.append(line)
                if let step = output.take(line) { onProgress(.step(step.number, of: step.count, title: step.title)) }
            }
        }
        try folder.write(Data(log.joined(separator: "\n").utf8), to: BuildFolder.logName)
        let report = CompilationReport(output: output.mapped(by: columns), generated: folder.package, log: folder.log)
        return Result(succeeded: outcome == .exited(0), report: report)
    }

    struct Result {
        var succeeded: Bool
        var report: CompilationReport

        /// The compiler's output, with places as they are in the author's files.
        var output: BuildOutput { report.output }

        /// The warnings about the app. Those about a source of Quince's in `runtime`, which the compiler looks at for the app's sake, are not the author's.
        func warnings(besides runtime: URL) -> [String] {
            output.diagnostics.filter { $0.main.severity == .warning && !$0.main.file.hasPrefix(runtime.path + "/") }.map(report.text(of:))
        }
    }
}

/// How far a build has come.
package enum BuildProgress: Hashable, Sendable {
    case phase(String)
    case step(Int, of: Int, title: String)
}
