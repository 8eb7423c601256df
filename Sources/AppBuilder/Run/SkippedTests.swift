/// Reads what XCTest prints, and turns tests that came to something left out into skipped ones: they say nothing of the app.
///
/// The running tests print a line of their own (`ObjCRuntime.tellOfLeftOut()`) when they come to such a place.
struct SkippedTests {
    /// What begins such a line; the rest of it is what is missing.
    static let marker = "\u{1E}left out: "

    private var test: String?
    private var needs: [String] = []
    private var errors: [String] = []
    private(set) var skipped = 0
    /// Failures of tests that came to nothing left out.
    private(set) var failures = 0
    private(set) var droppedFailures = 0

    /// The lines to show for the next line that came.
    mutating func take(_ line: String) -> [String] {
        if let range = line.range(of: Self.marker) {
            let name = String(line[range.upperBound...])
            if test != nil, !needs.contains(name) { needs.append(name) }
            return range.lowerBound == line.startIndex ? [] : [String(line[..<range.lowerBound])]
        }
        if let name = Self.name(in: line, "started") {
            (test, needs, errors) = (name, [], [])
            return [line]
        }
        guard let test else { return [line] }
        if line.contains(": error: "), line.contains(test) {
            errors.append(line)
            return []
        }
        for result in ["passed", "failed"] where Self.name(in: line, result) == test { return end(line, result) }
        return [line]
    }

    /// What a test that never ended had said.
    var rest: [String] { test == nil ? [] : errors }

    /// What to say at the end, if anything was skipped.
    var summary: String? {
        guard skipped > 0 else { return nil }
        let failed = droppedFailures == 0 ? "" : "; \(droppedFailures) of them had failed above"
        return "\(skipped == 1 ? "1 test was" : "\(skipped) tests were") skipped for want of what is left out\(failed)."
    }

    private mutating func end(_ line: String, _ result: String) -> [String] {
        defer { test = nil }
        guard !needs.isEmpty else {
            if result == "failed" { failures += 1 }
            return errors + [line]
        }
        skipped += 1
        if result == "failed" { droppedFailures += 1 }
        return [line.replacing(" \(result) ", with: " skipped ", maxReplacements: 1) + ": needs \(needs.joined(separator: ", ")), which is left out"]
    }

    /// The test's name in `Test Case 'Class.method' passed (0.1 seconds)`.
    private static func name(in line: String, _ result: String) -> String? {
        guard line.hasPrefix("Test Case '"), let end = line.range(of: "' \(result)") else { return nil }
        return String(line[line.index(line.startIndex, offsetBy: 11)..<end.lowerBound])
    }
}
