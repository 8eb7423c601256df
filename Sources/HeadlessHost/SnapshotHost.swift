import AppSession
import Foundation

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

/// The headless host of a built app: makes the pictures its request asks for, then ends the process.
@MainActor enum SnapshotHost {
    /// Exit statuses, after sysexits.
    private enum Status {
        static let done: Int32 = 0
        static let usage: Int32 = 64
        static let badRequest: Int32 = 65
        static let cannotWrite: Int32 = 73
        static let badScript: Int32 = 31
        static let tooSlow: Int32 = 24
    }

    static func run(_ endpoint: any AppEndpoint) -> Never {
        guard let path: String = ProcessInfo.processInfo.environment[SnapshotRequest.environmentVariable] else {
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
        do {
            let container = try request.containerFolder.map { AppContainer(folder: URL(fileURLWithPath: $0)) } ?? AppContainer()
            let recorder = SnapshotRecorder(endpoint: endpoint, request: request, container: container, report: say)
            recorder.watchResizes { window, seconds in
                say(.resizeTooSlow(window: window, seconds: seconds))
                end(with: Status.tooSlow)
            }
            try recorder.run()
            end(with: Status.done)
        } catch let error as DeviceScriptError {
            say(.scriptFailed(message: error.description))
            end(with: Status.badScript)
        } catch let error as CocoaError where error.code == .fileWriteOutOfSpace {
            say(.cannotWrite(folder: request.outputFolder, reason: "the disk is full"))
            end(with: Status.cannotWrite)
        } catch let error as CustomStringConvertible & Error {
            say(.failed(message: error.description))
            end(with: Status.cannotWrite)
        } catch {
            say(.failed(message: error.localizedDescription))
            end(with: Status.cannotWrite)
        }
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
