import HeadlessHost

/// Why there are no pictures: what happened, where, and what to do.
package enum SnapshotFailure: Error, Hashable, Sendable, CustomStringConvertible {
    case cannotStart(String, reason: String)
    /// The app's process died of a signal: a trap, an access to memory that is not its own.
    case crashed(signal: Int32, window: String?, output: String)
    case neverFinished(window: String?, seconds: Int)
    /// The app ended by itself before all pictures were made.
    case endedEarly(status: Int32, window: String?, output: String)
    /// The host inside the app's process could not go on.
    case refused(String)
    /// The script cannot be read.
    case script(String)
    /// Not one window could be drawn.
    case windows([WindowFailure])
    case cannotWrite(String, reason: String)

    package var description: String {
        switch self {
        case .cannotStart(let path, let reason):
            return "The app at \(path) cannot be started: \(reason). Build it again."
        case .crashed(let signal, let window, let output):
            return "The app crashed (\(WindowFailure.name(of: signal)))\(Self.place(window)). No pictures were written."
                + Self.lastWords(output)
        case .neverFinished(let window, let seconds):
            return "The app did not return within \(seconds) s\(Self.place(window)) and was stopped. "
                + "Look for a loop or a wait on the main thread. No pictures were written."
        case .endedEarly(let status, let window, let output):
            return "The app ended with status \(status)\(Self.place(window)) before all its windows were shown. "
                + "No pictures were written." + Self.lastWords(output)
        case .refused(let message):
            return message
        case .script(let message):
            return "The script stopped at \(message) No pictures were written."
        case .windows(let failures):
            return FailureText.lines(of: failures).joined(separator: "\n") + "\nNo pictures were written."
        case .cannotWrite(let path, let reason):
            return "Cannot write to \(path): \(reason.hasSuffix(".") ? String(reason.dropLast()) : reason)."
        }
    }

    private static func place(_ window: String?) -> String {
        window.map { " in window \($0)" } ?? " while it started"
    }

    private static func lastWords(_ output: String) -> String {
        output.isEmpty ? "" : " Its last words:\n" + output
    }
}
