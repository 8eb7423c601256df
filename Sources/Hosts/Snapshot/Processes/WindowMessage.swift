import Foundation
import ObjectRuntime

/// A message of a window's process to the one that started it: a line of JSON each, on a pipe of their own.
package enum WindowMessage: Codable, Hashable, Sendable {
    case picture(SnapshotResult.Window)
    case failed(WindowFailure.Reason)
    /// The app came to a place where something was left out of it.
    case leftOut(LeftOutPlace)
    /// Something is wrong with the app that does not end it.
    case warning(RuntimeWarning)
    /// The app refuses the window: why.
    case refused(String)
    /// The app is to be ended and started again in another process.
    case relaunch(WindowTask.Resumption)
    case done

    private static let sending = NSLock()

    /// The line with its line break.
    package var line: [UInt8] {
        guard let data: Data = try? JSONEncoder().encode(self) else { preconditionFailure("A message of names and numbers can be encoded.") }
        return Array(data) + [UInt8(ascii: "\n")]
    }

    /// Reads a line without its break; nil for anything that no process of ours writes.
    package init?(line: some Sequence<UInt8>) {
        guard let message: WindowMessage = try? JSONDecoder().decode(WindowMessage.self, from: Data(line)) else { return nil }
        self = message
    }

    /// Writes the message, whole, from whichever thread.
    package func send(to descriptor: Int32) {
        let bytes: [UInt8] = line
        // Longer ones than the pipe takes at once would mix with those of other threads.
        Self.sending.lock()
        defer { Self.sending.unlock() }
        var written = 0
        while written < bytes.count {
            let count: Int = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress! + written, bytes.count - written) }
            if count < 0, errno != EINTR { return }
            written += max(0, count)
        }
    }
}
