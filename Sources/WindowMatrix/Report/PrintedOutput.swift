import HeadlessHost

/// The lines that an app printed in windows, to standard output and error.
package struct PrintedOutput: Codable, Hashable, Sendable {
    package var windows: [String]
    /// How many lines in each of them.
    package var lineCount: Int
    package var lastLines: [String]

    /// The output of windows, those that are alike together; nil for none.
    package static func list(of remarks: [WindowRemarks]) -> [PrintedOutput]? {
        var result: [PrintedOutput] = []
        for remark in remarks where remark.lineCount > 0 {
            if let known = result.firstIndex(where: { $0.lineCount == remark.lineCount && $0.lastLines == remark.lastLines }) {
                result[known].windows.append(remark.window)
            } else {
                result.append(PrintedOutput(windows: [remark.window], lineCount: remark.lineCount, lastLines: remark.lastLines))
            }
        }
        return result.isEmpty ? nil : result
    }
}
