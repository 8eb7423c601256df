/// Something the lowering has to say about a place in the user's sources, in the compiler's own form.
package struct LoweringDiagnostic: Sendable, Hashable, CustomStringConvertible {
    package enum Severity: String, Sendable {
        /// The construct cannot work on Linux; the app must not be built as if it did.
        case error
        /// The construct is dropped or changed in a way its author should know of.
        case warning
    }

    package let severity: Severity
    package let path: String
    /// Both count from 1; the column counts UTF-8 bytes, as the compiler does.
    package let line: Int
    package let column: Int
    package let message: String

    package var description: String {
        "\(path):\(line):\(column): \(severity.rawValue): \(message)"
    }
}

extension LoweringDiagnostic {
    init(refusing file: SourceFile, _ problem: SourceNesting.Problem) {
        self.init(severity: .error, path: file.path, line: problem.line, column: 1, message: problem.message)
    }
}
