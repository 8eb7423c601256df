import CProcessControl
import Foundation

/// Runs another program and hands over its output line by line: the one way in which Quince starts processes.
///
/// The program and all that it starts end with it, with Quince and with its deadline: a supervisor process stands between Quince
/// and the program, adopts what the program leaves behind, and ends only when all of it is gone. swift-subprocess offers neither
/// this nor the parent-death signal, hence the few lines of C in `CProcessControl`.
public struct CommandRunner: Sendable {
    public enum Stream: Sendable { case output, error }

    public enum Outcome: Hashable, Sendable {
        case exited(Int32)
        case signalled(Int32)
        case timedOut
    }

    /// A program's path, or a name that is looked for in PATH.
    public var executable: String
    public var arguments: [String]
    public var environment: ProcessEnvironment
    /// The working directory; nil for this process's own.
    public var folder: URL?
    public var limits = ProcessLimits()
    /// Seconds that the program has between being told to stop and being killed, and what it left behind has when it ended.
    public var grace: Double = 1
    /// Whether the program stands for another one, and ends with 128 and the signal's number where that was ended by a signal, as shells do.
    public var reportsSignalsAsStatus = false
    /// Whether the program's memory lies at the same addresses in every run, so that what is ordered by them is too. Where the system does not
    /// allow it, addresses are as random as ever.
    public var hasFixedAddresses = false
    /// Bytes of a line that are kept. The rest of a longer one is counted and left out.
    public var lineLimit = 1 << 20

    public init(_ executable: String, _ arguments: [String], environment: ProcessEnvironment = .inherited, folder: URL? = nil) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.folder = folder
    }

    /// Starts the program and returns when it and all that it started have ended and their output was handed over.
    ///
    /// - Parameters:
    ///   - deadline: Stops the program when its time is up, whatever its pipes do.
    ///   - onLine: Called on this thread for each line, without its end.
    /// - Throws: `ProcessError` when the program cannot be started; what `onLine` throws, once the program has been killed.
    public func run(deadline: Deadline? = nil, onLine: (Stream, String) throws -> Void = { _, _ in }) throws -> Outcome {
        let (output, error) = (try OutputPipe(lineLimit), try OutputPipe(lineLimit))
        let process = try start(output: output.writing, error: error.writing)
        output.closeWriting()
        error.closeWriting()
        do {
            try process.watch(output, error, deadline: deadline, onLine: onLine)
        } catch {
            process.kill()
            _ = process.waitForEnd()
            throw error
        }
        return process.waitForEnd()
    }

    /// Runs and gathers all output, for short answers. At most 64 MB of each stream are kept.
    public func capture(deadline: Deadline? = nil) throws -> (outcome: Outcome, output: String, error: String) {
        var (output, error) = ("", "")
        let outcome = try run(deadline: deadline) { stream, line in
            switch stream {
            case .output: if output.utf8.count < 64 << 20 { output += line + "\n" }
            case .error: if error.utf8.count < 64 << 20 { error += line + "\n" }
            }
        }
        return (outcome, output, error)
    }

    /// Starts the program with this process's own standard output and error, and returns at once.
    ///
    /// - Parameter descriptors: Open files that the program inherits under the numbers they have here.
    public func start(keeping descriptors: [Int32] = []) throws -> SupervisedProcess {
        try start(output: STDOUT_FILENO, error: STDERR_FILENO, keeping: descriptors)
    }

    private func start(output: Int32, error: Int32, keeping descriptors: [Int32] = []) throws -> SupervisedProcess {
        let path = try Self.locate(executable).path
        return try SupervisedProcess(
            path: path, arguments: [executable] + arguments, environment: environment.variables(), folder: folder?.path, output: output,
            error: error, keeping: descriptors, limits: limits, grace: grace, reportsSignalsAsStatus: reportsSignalsAsStatus,
            hasFixedAddresses: hasFixedAddresses)
    }

    /// The full path of a program, looked for in PATH unless it has a slash.
    ///
    /// - Throws: `ProcessError.notFound`.
    public static func locate(_ name: String) throws -> URL {
        if name.contains("/") { return URL(fileURLWithPath: name) }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        for folder in path.split(separator: ":") {
            let candidate = "\(folder)/\(name)"
            if FileManager.default.isExecutableFile(atPath: candidate) { return URL(fileURLWithPath: candidate) }
        }
        throw ProcessError.notFound(name)
    }
}
