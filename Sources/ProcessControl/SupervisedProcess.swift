import CProcessControl
import Foundation

/// A program that runs, with all that it starts. When this value goes, so do they.
public final class SupervisedProcess {
    private let supervisor: pid_t
    /// The socket to the supervisor, which closes its end when no process is left.
    private let control: Int32
    private let path: String
    private let reportsSignalsAsStatus: Bool
    /// The program's own process.
    public private(set) var identifier: pid_t?
    private var status: Int32?
    private var startFailure: Int32?
    private var isTimedOut = false
    private var isOver = false
    private var isReaped = false

    init(
        path: String, arguments: [String], environment: [String: String], folder: String?, output: Int32, error: Int32, keeping: [Int32],
        limits: ProcessLimits, grace: Double, reportsSignalsAsStatus: Bool, hasFixedAddresses: Bool
    ) throws {
        self.reportsSignalsAsStatus = reportsSignalsAsStatus
        var sockets: [Int32] = [-1, -1]
        let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
        defer { close(input) }
        guard input >= 0, socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue), 0, &sockets) == 0 else {
            throw ProcessError.cannotStart(path, reason: Self.text(of: errno))
        }
        let argumentList = CStringList(arguments), variables = CStringList(environment.map { "\($0.key)=\($0.value)" })
        let pathText = CStringList([path] + (folder.map { [$0] } ?? []))
        let identifier: pid_t = keeping.withUnsafeBufferPointer { kept in
            var program = supervised_program()
            program.path = UnsafePointer(pathText.pointers[0])
            program.arguments = argumentList.base
            program.environment = variables.base
            program.folder = folder == nil ? nil : UnsafePointer(pathText.pointers[1])
            (program.input, program.output, program.error) = (input, output, error)
            program.kept = kept.baseAddress
            program.kept_count = Int32(kept.count)
            program.control = sockets[1]
            // What is left behind ends at once as a rule: the time is for a machine with much to do.
            program.exit_grace = Int32(grace * 1000)
            program.stop_grace = Int32(grace * 1000)
            program.fixed_addresses = hasFixedAddresses ? 1 : 0
            program.data_limit = limits.memory ?? 0
            return OwnedResources.shared.start(control: sockets[0]) { supervised_start(&program) }
        }
        let failure = errno
        close(sockets[1])
        guard identifier > 0 else {
            let reason = Self.text(of: failure)
            close(sockets[0])
            throw ProcessError.cannotStart(path, reason: reason)
        }
        (supervisor, control, self.path) = (identifier, sockets[0], path)
        try waitForStart()
    }

    deinit {
        if !isReaped {
            kill()
            _ = waitForEnd()
        }
        close(control)
    }

    private static func text(of number: Int32) -> String { String(cString: strerror(number)) }

    /// Tells the program and its children to end, and kills them when they take longer than their grace.
    public func stop() { order(SUPERVISOR_STOP) }

    /// Kills the program and its children.
    public func kill() { order(SUPERVISOR_KILL) }

    private func order(_ order: Int32) {
        var byte = UInt8(truncatingIfNeeded: order)
        send(control, &byte, 1, Int32(MSG_NOSIGNAL))
    }

    /// Waits until no process is left and says how the program itself ended. When the deadline passes first, all are stopped.
    public func waitForEnd(deadline: Deadline? = nil) -> CommandRunner.Outcome {
        while !isOver { step([], deadline: deadline) }
        if !isReaped { OwnedResources.shared.reap(supervisor) }
        isReaped = true
        if isTimedOut { return .timedOut }
        // The supervisor was killed itself, and the program with it.
        guard let status else { return .signalled(SIGKILL) }
        let value = wait_status_value(status)
        if wait_status_is_signal(status) != 0 { return .signalled(value) }
        return reportsSignalsAsStatus && value > 128 && value <= 128 + 64 ? .signalled(value - 128) : .exited(value)
    }

    /// Hands over output until no process is left.
    func watch(
        _ output: OutputPipe, _ error: OutputPipe, deadline: Deadline?, onLine: (CommandRunner.Stream, String) throws -> Void
    ) throws {
        let pipes: [(stream: CommandRunner.Stream, pipe: OutputPipe)] = [(.output, output), (.error, error)]
        while !isOver {
            step(pipes.map(\.pipe).filter(\.isOpen), deadline: deadline)
            for (stream, pipe) in pipes where pipe.isOpen { _ = try pipe.read { try onLine(stream, $0) } }
        }
        for (stream, pipe) in pipes {
            // All writers are gone, so that a pipe holds at most what the system lets it.
            for _ in 0..<32 where try !pipe.read({ try onLine(stream, $0) }) { break }
            try pipe.finish { try onLine(stream, $0) }
        }
    }

    /// The first thing that the supervisor says is whether the program runs.
    private func waitForStart() throws {
        while identifier == nil && startFailure == nil && !isOver { receive(wait: true) }
        guard identifier == nil else { return }
        _ = waitForEnd()
        throw ProcessError.cannotStart(path, reason: startFailure.map(Self.text) ?? "its supervisor was killed")
    }

    /// Waits for something to happen.
    private func step(_ pipes: [OutputPipe], deadline: Deadline?) {
        if let deadline, status == nil, !isTimedOut, deadline.isOver {
            isTimedOut = true
            stop()
        }
        var events: [pollfd] = (pipes.map(\.reading) + [control]).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let timeout: Int32 = status == nil && !isTimedOut ? deadline?.milliseconds ?? -1 : -1
        guard poll(&events, nfds_t(events.count), timeout) > 0, events[events.count - 1].revents != 0 else { return }
        receive(wait: false)
    }

    private func receive(wait: Bool) {
        var message = supervisor_message()
        let count = recv(control, &message, MemoryLayout<supervisor_message>.size, wait ? 0 : Int32(MSG_DONTWAIT))
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        guard count == MemoryLayout<supervisor_message>.size else {
            isOver = true
            // Nothing stands between a program and its children when the supervisor was killed itself; most are of its group.
            if status == nil, startFailure == nil, let identifier { Foundation.kill(-identifier, SIGKILL) }
            return
        }
        switch UInt32(bitPattern: message.report) {
        case supervisor_started.rawValue: identifier = message.value
        case supervisor_cannot_start.rawValue: startFailure = message.value
        default: status = message.value
        }
    }
}

/// Texts as C programs are given them: a null-terminated list of pointers.
private final class CStringList {
    let pointers: [UnsafeMutablePointer<CChar>?]
    let base: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

    init(_ texts: [String]) {
        pointers = texts.map { strdup($0) } + [nil]
        base = .allocate(capacity: pointers.count)
        base.initialize(from: pointers, count: pointers.count)
    }

    deinit {
        pointers.forEach { free($0) }
        base.deallocate()
    }
}
