/// Why a window has no picture, or not all of its pictures: what happened in the process that showed it.
package struct WindowFailure: Error, Codable, Hashable, Sendable, CustomStringConvertible {
    package enum Reason: Codable, Hashable, Sendable {
        /// The process died of a signal: a trap, an access to memory that is not its own.
        case crashed(signal: Int32)
        /// The app ended by itself.
        case ended(status: Int32)
        case timedOut(seconds: Double)
        /// A change of the window, to `window`, took longer than the system waits.
        case resizeTooSlow(window: String, seconds: Double)
        /// A step of the script cannot be done.
        case script(String)
        /// The app shows no window: why, and what to do.
        case noWindow(String)
        /// A file cannot be written, or the process cannot be started.
        case failed(String)
    }

    /// The window that the app was started in.
    package var window: String
    package var reason: Reason
    /// The message of the app as it crashed, such as "Index out of range".
    package var message: String?
    /// The place in the app's sources where it crashed, or was when its time was over, `File.swift:12:5`, and the function it was in.
    package var place: String?
    package var function: String?
    /// The advice on a crash.
    package var advice: String?
    /// The end of what the app wrote to standard error, line by line.
    package var lastWords: [String]
    /// The parts left out that the app had come to before, `UIView.insertSubview at File.swift:12`, the first one first.
    package var leftOut: [String]?

    package init(window: String, reason: Reason, lastWords: [String] = [], leftOut: [String]? = nil) {
        self.window = window
        self.reason = reason
        self.lastWords = lastWords
        self.leftOut = leftOut
    }

    /// The event, in a sentence without the name of its subject: the app.
    package var description: String {
        switch reason {
        case .crashed(let signal):
            return "The app crashed: \(message ?? Self.name(of: signal))" + placeText + (advice.map { "\n  " + $0 } ?? "") + leftOutText
        case .ended(let status):
            return "The app ended with status \(status) before its picture was made. Look for a call of exit(), of its own or of a library."
                + leftOutText
        case .timedOut(let seconds):
            return "The app did not return within \(Self.text(seconds)) s and was stopped. Look for a loop or a wait on the main thread." + placeText
                + leftOutText
        case .resizeTooSlow(let window, let seconds):
            return "The app took more than \(Self.text(seconds)) s to change its window to \(window): the system would have ended it "
                + "(0x8badf00d). Look for work in layout and in transitions."
        case .script(let problem): return "The script stopped at \(problem)"
        case .noWindow(let explanation): return "The app shows no window. \(explanation)" + leftOutText
        case .failed(let problem): return problem
        }
    }

    private var placeText: String { place.map { "\n  at \($0)" + (function.map { " in \($0)" } ?? "") } ?? "" }

    /// The places that were come to last may be why; a message that names what it needs says so itself.
    private var leftOutText: String {
        guard let leftOut, !leftOut.isEmpty, message?.hasPrefix("This code was left out") != true else { return "" }
        let more = leftOut.count > 3 ? " and \(leftOut.count - 3) more" : ""
        return "\n  Before, the app came to what is left out: \(leftOut.suffix(3).reversed().joined(separator: ", "))\(more)."
    }

    private static func text(_ seconds: Double) -> String { seconds == seconds.rounded() ? String(Int(seconds)) : String(seconds) }

    /// A signal in words.
    package static func name(of signal: Int32) -> String {
        switch signal {
        case 4, 5: "trap, signal \(signal)"
        case 6: "abort, signal 6"
        case 8: "arithmetic error, signal 8"
        case 7, 11: "bad memory access, signal \(signal)"
        case 9: "killed, signal 9"
        default: "signal \(signal)"
        }
    }
}
