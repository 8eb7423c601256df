import DeviceLink
import Foundation

/// The process of the app that is shown, with the socket and the memory that are shared with it.
final class AppProcess {
    let channel: LinkChannel<AppEvent, HostEvent>
    let memory: PictureMemory
    private let identifier: pid_t

    struct StartFailure: Error { var reason: String }

    /// Starts the app in the window of that name.
    init(executable: String, window: String, container: String) throws {
        var sockets: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets) == 0 else { throw StartFailure(reason: Self.lastError) }
        // Without a name from the start on, so that it goes with the last process that has it.
        let name = "/quince-\(getpid())"
        let shared = shm_open(name, O_RDWR | O_CREAT | O_EXCL, 0o600)
        guard shared >= 0 else { throw StartFailure(reason: Self.lastError) }
        shm_unlink(name)
        _ = fcntl(shared, F_SETFD, 0)
        // Only the app inherits its end.
        _ = fcntl(sockets[0], F_SETFD, FD_CLOEXEC)
        var environment = ProcessInfo.processInfo.environment
        environment[LinkDescriptors.environmentVariable] = LinkDescriptors(socket: sockets[1], memory: shared).text
        environment[LinkDescriptors.windowVariable] = window
        environment[LinkDescriptors.containerVariable] = container
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(executable), nil]
        var settings: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (arguments + settings).forEach { free($0) } }
        var identifier: pid_t = 0
        let status = posix_spawn(&identifier, executable, nil, nil, &arguments, &settings)
        close(sockets[1])
        guard status == 0 else { throw StartFailure(reason: String(cString: strerror(status))) }
        self.identifier = identifier
        channel = LinkChannel(descriptor: sockets[0])
        memory = PictureMemory(descriptor: shared)
    }

    private static var lastError: String { String(cString: strerror(errno)) }

    /// Seconds that an app has for ending.
    private static let patience = 3.0

    /// Waits for the process to end, and ends it where that takes long. Returns what became of it in words; nil where it ended as it
    /// should.
    func waitForEnd() -> String? {
        var status: Int32 = 0
        let limit = ContinuousClock.now + .seconds(Self.patience)
        while waitpid(identifier, &status, WNOHANG) == 0 {
            if ContinuousClock.now > limit {
                kill(identifier, SIGKILL)
                waitpid(identifier, &status, 0)
                return "The app did not end and was stopped."
            }
            usleep(10_000)
        }
        let signal = status & 0x7F
        if signal != 0 { return "The app crashed (\(String(cString: strsignal(signal))))." }
        let code = (status >> 8) & 0xFF
        return code == 0 ? nil : "The app ended with status \(code)."
    }
}
