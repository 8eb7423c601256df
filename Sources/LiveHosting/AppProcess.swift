import DeviceLink
import Foundation
import ProcessControl

/// The process of an app that a host shows live, with the socket and the memory that are shared with it.
public final class AppProcess {
    public let channel: LinkChannel<AppEvent, HostEvent>
    public let memory: PictureMemory
    private let process: SupervisedProcess

    public struct StartFailure: Error {
        public var reason: String
    }

    /// Starts the app in the window of that name.
    ///
    /// - Parameters:
    ///   - command: The program to start and its arguments.
    ///   - window: A window configuration's name.
    ///   - container: The folder that the app calls home.
    /// - Throws: `StartFailure` where the system has no sockets or memory, or the program cannot be started.
    public init(command: [String], window: String, container: String) throws {
        var sockets: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &sockets) == 0 else {
            throw StartFailure(reason: Self.lastError)
        }
        // Without a name from the start on, so that it goes with the last process that has it.
        let name = "/quince-\(UInt64.random(in: 0 ... .max))"
        let shared = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
        guard shared >= 0 else { throw StartFailure(reason: Self.lastError) }
        shm_unlink(name)
        var environment = Self.environment(container: container, inherited: ProcessInfo.processInfo.environment)
        environment[LinkDescriptors.environmentVariable] = LinkDescriptors(socket: sockets[1], memory: shared).text
        environment[LinkDescriptors.windowVariable] = window
        environment[LinkDescriptors.containerVariable] = container
        var runner = CommandRunner(command[0], Array(command.dropFirst()), environment: .only(environment))
        // The command may be one that confines the app.
        runner.reportsSignalsAsStatus = true
        do {
            process = try runner.start(keeping: [sockets[1], shared])
        } catch let error as ProcessError {
            throw StartFailure(reason: error.reason)
        }
        close(sockets[1])
        channel = LinkChannel(descriptor: sockets[0])
        memory = PictureMemory(descriptor: shared)
    }

    /// The part of this process's environment that the app gets: where programs are and how the user writes; nothing of the desktop, and no secrets.
    private static func environment(container: String, inherited: [String: String]) -> [String: String] {
        let names: Set<String> = ["PATH", "LD_LIBRARY_PATH", "LANG", "LANGUAGE", "TZ", "SWIFT_BACKTRACE"]
        var environment = inherited.filter { names.contains($0.key) || $0.key.hasPrefix("LC_") }
        environment["HOME"] = container
        environment["TMPDIR"] = container + "/tmp"
        return environment
    }

    private static var lastError: String { String(cString: strerror(errno)) }

    /// Seconds that an app has for ending.
    private static let patience = 3.0

    /// Waits for the process to end, and ends it where that takes long. Returns what became of it in words; nil where it ended as it
    /// should.
    public func waitForEnd() -> String? {
        switch process.waitForEnd(deadline: Deadline(after: Self.patience)) {
        case .timedOut: "The app did not end and was stopped."
        case .signalled(let signal): "The app crashed (\(String(cString: strsignal(signal))))."
        case .exited(0): nil
        case .exited(let code): "The app ended with status \(code)."
        }
    }
}
