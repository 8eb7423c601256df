import AppSession
import Device
import Foundation
import ObjectRuntime

/// The process that shows one window: how it begins, what it does, how it ends.
@MainActor enum WindowProcess {
    /// The descriptor at which a process that was started anew finds the pipe for its messages.
    static let messages: Int32 = 3

    /// Makes a copy of this process for a task.
    /// - Throws: an error of the system where there can be no more processes.
    static func fork(_ task: WindowTask, _ pipes: WindowPipes, of request: SnapshotRequest, endpoint: any AppEndpoint) throws -> pid_t {
        // What is still in buffers would be written by both.
        fflush(nil)
        let parent: pid_t = getpid()
        let process: pid_t = ProcessCalls.fork()
        guard process == 0 else {
            if process < 0 { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EAGAIN) }
            return process
        }
        ThreadIdentity.forget(parent)
        ProcessCalls.endWithParent()
        if getppid() != parent { _exit(1) }
        dup2(pipes.writing[0], STDOUT_FILENO)
        dup2(pipes.writing[1], STDERR_FILENO)
        let channel: Int32 = fcntl(pipes.writing[2], F_DUPFD_CLOEXEC, 100)
        for descriptor in pipes.siblings + pipes.reading + pipes.writing { close(descriptor) }
        run(task, of: request, endpoint: endpoint, messages: channel)
    }

    /// Starts the app anew for a task.
    /// - Throws: an error of the system.
    static func spawn(_ task: WindowTask, _ pipes: WindowPipes) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (stream, end) in pipes.writing.enumerated() { posix_spawn_file_actions_adddup2(&actions, end, stream == 2 ? messages : Int32(stream + 1)) }
        setenv(WindowTask.environmentVariable, task.json, 1)
        defer { unsetenv(WindowTask.environmentVariable) }
        var process: pid_t = 0
        let status: Int32 = posix_spawn(&process, "/proc/self/exe", &actions, nil, CommandLine.unsafeArgv, environ)
        guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .EAGAIN) }
        return process
    }

    /// Does the task, tells of it through `messages`, and ends this process.
    static func run(_ task: WindowTask, of request: SnapshotRequest, endpoint: any AppEndpoint, messages: Int32) -> Never {
        SessionTime.enter()
        ProcessCalls.endWithParent()
        do {
            try AppContainer(folder: URL(fileURLWithPath: task.container)).enter()
            let script: DeviceScript? = try request.script.map { try DeviceScript(parsing: $0) }
            let recorder = SnapshotRecorder(endpoint: endpoint, request: request) { WindowMessage.picture($0).send(to: messages) }
            recorder.watchLeftOutPlaces { WindowMessage.leftOut($0).send(to: messages) }
            recorder.watchWarnings { WindowMessage.warning($0).send(to: messages) }
            recorder.watchResizes { window, seconds in end(.failed(.resizeTooSlow(window: window, seconds: seconds)), messages) }
            let window = try WindowConfiguration(parsing: task.window)
            do {
                try recorder.record(window, script: script, resuming: task.resumption, note: task.note) {
                    // What an app has set is on disk when it starts again, as the system sees to on a device.
                    UserDefaults.standard.synchronize()
                    end(.relaunch($0), messages)
                }
            } catch let error as DeviceScriptError {
                recorder.recordFailure(startedIn: window)
                throw error
            }
            end(.done, messages)
        } catch let error as RefusedWindowError {
            WindowMessage.refused(error.reason).send(to: messages)
            end(.done, messages)
        } catch let error as DeviceScriptError {
            end(.failed(.script(error.description)), messages)
        } catch let error as MissingWindowError {
            end(.failed(.noWindow(error.explanation)), messages)
        } catch let error as CocoaError where error.code == .fileWriteOutOfSpace {
            end(.failed(.failed("The disk is full: the pictures cannot be written to \(request.outputFolder).")), messages)
        } catch {
            end(.failed(.failed((error as? WindowConfigurationError)?.description ?? error.localizedDescription)), messages)
        }
    }

    /// Ends at once: exit handlers would tear down objects that the app's other threads may still use.
    private nonisolated static func end(_ message: WindowMessage, _ messages: Int32) -> Never {
        fflush(nil)
        message.send(to: messages)
        _exit(0)
    }
}
