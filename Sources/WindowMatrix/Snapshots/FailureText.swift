import HeadlessHost

/// Tells in the terminal which windows failed. Many windows that fail alike are told of once.
package enum FailureText {
    /// Names of windows that stand in one line.
    private static let mostNames = 4
    /// Lines of an app's last words.
    private static let mostWords = 8

    /// A paragraph for each kind of failure, in the order in which they came.
    package static func lines(of failures: [WindowFailure]) -> [String] {
        var groups: [(failure: WindowFailure, windows: [String])] = []
        for failure in failures {
            if let known = groups.firstIndex(where: { $0.failure.description == failure.description }) {
                groups[known].windows.append(failure.window)
            } else {
                groups.append((failure, [failure.window]))
            }
        }
        return groups.map { text(of: $0.failure, in: $0.windows) }
    }

    /// The app's last lines, without those of Swift's runtime about itself and without the reason, which is told already.
    private static func words(of failure: WindowFailure) -> [String] {
        failure.lastWords.filter { line in
            !line.hasPrefix("swift-runtime: ") && !(failure.message.map { !$0.isEmpty && line.contains($0) } ?? false)
        }.suffix(mostWords)
    }

    private static func text(of failure: WindowFailure, in windows: [String]) -> String {
        let names: String = windows.prefix(mostNames).joined(separator: ", ")
        let more: String = windows.count > mostNames ? " and \(windows.count - mostNames) more" : ""
        let words: [String] = failure.place == nil ? Self.words(of: failure) : []
        return "\(names)\(more): \(failure)" + (words.isEmpty ? "" : "\n  Its last words:\n" + words.map { "    " + $0 }.joined(separator: "\n"))
    }
}
