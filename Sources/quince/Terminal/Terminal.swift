import Foundation
import Synchronization

/// Progress and messages on standard error. Moves the cursor and uses colour only on a terminal, and no colour when
/// `NO_COLOR` is set.
enum Terminal {
    static let isInteractive: Bool = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    static let usesColor: Bool = isInteractive && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty

    /// Whether a progress line stands where the next message goes.
    private static let hasProgress = Mutex(false)

    enum Style: String {
        case bold = "1", red = "1;31", yellow = "1;33", green = "32", dim = "2"
    }

    static func styled(_ text: String, _ style: Style) -> String {
        usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// A line that the next progress or message replaces. Without a terminal nothing is shown.
    static func progress(_ text: String) {
        guard isInteractive else { return }
        hasProgress.withLock { shown in
            shown = true
            put("\r\u{1B}[K\(text.prefix(width - 1))")
        }
    }

    /// A line that stays, after any progress line is gone.
    static func say(_ text: String) {
        hasProgress.withLock { shown in
            put((shown ? "\r\u{1B}[K" : "") + text + "\n")
            shown = false
        }
    }

    static func clearProgress() {
        hasProgress.withLock { shown in
            if shown { put("\r\u{1B}[K") }
            shown = false
        }
    }

    static func error(_ text: String) { say(styled("error: ", .red) + text) }
    static func warning(_ text: String) { say(styled("warning: ", .yellow) + text) }

    private static func put(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

    private static let width: Int = {
        var size = winsize()
        return ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 20 ? Int(size.ws_col) : 80
    }()
}
