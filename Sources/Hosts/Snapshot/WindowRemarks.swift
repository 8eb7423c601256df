import ObjectRuntime

/// The warnings and printed lines of an app in one window, besides its pictures.
package struct WindowRemarks: Codable, Hashable, Sendable {
    package struct Warning: Codable, Hashable, Sendable {
        package var warning: RuntimeWarning
        /// The file of the first picture that was made after it; nil where there was none.
        package var picture: String?

        package init(_ warning: RuntimeWarning, picture: String? = nil) {
            self.warning = warning
            self.picture = picture
        }
    }

    /// The window that the app was started in.
    package var window: String
    package var warnings: [Warning]
    /// How many lines the app printed, and the last of them.
    package var lineCount: Int
    package var lastLines: [String]

    package init(window: String, warnings: [Warning] = [], lineCount: Int = 0, lastLines: [String] = []) {
        self.window = window
        self.warnings = warnings
        self.lineCount = lineCount
        self.lastLines = lastLines
    }
}

extension WindowRun {
    /// Nil where there is nothing to remark. Of the report of a crash or a hang, which is told as the failure, nothing counts as printed.
    var remarks: WindowRemarks? {
        var printed: PrintedLines = printed
        switch failure {
        case .crashed, .timedOut: printed = PrintedLines()
        default: break
        }
        guard !warnings.isEmpty || printed.count > 0 else { return nil }
        let entries: [WindowRemarks.Warning] = warnings.map { entry in
            WindowRemarks.Warning(entry.warning, picture: pictures.indices.contains(entry.pictures) ? pictures[entry.pictures].picture : nil)
        }
        return WindowRemarks(window: window, warnings: entries, lineCount: printed.count, lastLines: printed.last)
    }
}
