import AppSession
import Device
import Foundation
import ObjectRuntime

/// Lets the headless host take over when the app calls `UIApplicationMain`. Called before the app's `main`, on the main
/// thread, by every app Quince builds.
public func registerHeadlessHost() {
    MainActor.assumeIsolated {
        AppSession.host = { endpoint in
            LiveHost.runIfRequested(endpoint)
            SnapshotHost.run(endpoint)
        }
    }
}

/// The headless host of a built app: has the pictures made that its request asks for, each window's in a process of its own, then ends
/// this process.
///
/// This process has loaded everything and starts nothing: the windows' processes are copies of it. Where the app itself has started
/// threads by now, which copies would lack, each window's process starts the app anew.
@MainActor enum SnapshotHost {
    /// Exit statuses, after sysexits.
    private enum Status {
        static let done: Int32 = 0
        static let usage: Int32 = 64
        static let badRequest: Int32 = 65
        static let cannotWrite: Int32 = 73
        static let badScript: Int32 = 31
    }

    static func run(_ endpoint: any AppEndpoint) -> Never {
        let environment: [String: String] = ProcessInfo.processInfo.environment
        // That was for this process alone; see `AppProcess.environment`.
        unsetenv("LD_BIND_NOW")
        guard let path: String = environment[SnapshotRequest.environmentVariable] else {
            let message = "This app was built by Quince and needs a host to show it. Run: quince snapshot PROJECT\n"
            FileHandle.standardError.write(Data(message.utf8))
            end(with: Status.usage)
        }
        let request: SnapshotRequest
        do {
            request = try SnapshotRequest(contentsOf: URL(fileURLWithPath: path))
        } catch {
            say(.failed(message: "The request at \(path) cannot be read: \(error)"))
            end(with: Status.badRequest)
        }
        if let task: WindowTask = environment[WindowTask.environmentVariable].flatMap({ WindowTask(json: $0) }) {
            unsetenv(WindowTask.environmentVariable)
            WindowProcess.run(task, of: request, endpoint: endpoint, messages: WindowProcess.messages)
        }
        // The windows' processes have the session's clock; this one watches over them by the machine's.
        SessionTime.leave()
        end(with: show(request, endpoint))
    }

    private static func show(_ request: SnapshotRequest, _ endpoint: any AppEndpoint) -> Int32 {
        do {
            for window in request.windows { _ = try WindowConfiguration(parsing: window) }
            if let script: String = request.script { _ = try DeviceScript(parsing: script) }
            let folder: URL = try request.containersFolder.map { URL(fileURLWithPath: $0) } ?? AppContainer.makePrivateFolder()
            defer { if request.containersFolder == nil { AppContainer.remove(folder) } }
            let result: SnapshotResult = processes(for: request, endpoint, in: folder).run()
            try result.write(to: URL(fileURLWithPath: request.outputFolder, isDirectory: true).appendingPathComponent(SnapshotResult.fileName))
            say(.done)
            return Status.done
        } catch let error as DeviceScriptError {
            say(.scriptFailed(message: error.description))
            return Status.badScript
        } catch let error as CocoaError where error.code == .fileWriteOutOfSpace {
            say(.cannotWrite(folder: request.outputFolder, reason: "the disk is full"))
            return Status.cannotWrite
        } catch {
            say(.failed(message: (error as? WindowConfigurationError)?.description ?? error.localizedDescription))
            return Status.cannotWrite
        }
    }

    private static func processes(for request: SnapshotRequest, _ endpoint: any AppEndpoint, in folder: URL) -> WindowProcesses {
        ProcessCalls.adoptOrphans()
        HeapPolicy.keepMemory()
        endpoint.prepare(forWindows: request.windows.count)
        let obstacle: String? = ForkSafety.current.obstacle
        let note: String? = obstacle.map { "\($0): each window starts the app anew." }
        if let note { FileHandle.standardError.write(Data("quince: \(note)\n".utf8)) }
        // Twice as many as processors: drawing has parts that one thread does, and so has the end of a process.
        return WindowProcesses(
            windows: request.windows, jobs: request.jobs ?? 2 * ProcessInfo.processInfo.activeProcessorCount, seconds: request.deadline ?? 60,
            folder: folder, note: note, ownsProcess: true,
            start: { task, pipes in
                obstacle == nil
                    ? try WindowProcess.fork(task, pipes, of: request, endpoint: endpoint) : try WindowProcess.spawn(task, pipes)
            },
            say: say,
            write: { stream, bytes in FileHandle(fileDescriptor: stream, closeOnDealloc: false).write(Data(bytes)) })
    }

    /// Writes past the app's own buffered output, which is flushed first so that lines stay in order.
    private nonisolated static func say(_ progress: SnapshotProgress) {
        fflush(nil)
        FileHandle.standardOutput.write(Data((progress.line + "\n").utf8))
    }

    /// Ends at once: exit handlers would tear down objects that the app's other threads may still use.
    private nonisolated static func end(with status: Int32) -> Never {
        fflush(nil)
        _exit(status)
    }
}
