import Foundation

/// Reads what XCTest prints: what each test came to, and what of it is shown.
///
/// The running tests print lines of their own, which begin with U+001E and are not shown: what they came to that is left out
/// (`ObjCRuntime.reportLeftOut()`), failures that they expect, attachments (`TestJournal` in `Frameworks/XCTest`). A test that comes to
/// something left out says nothing of the app, and counts as skipped; one that fails as it expects to has passed.
struct XCTestOutput {
    static let mark = "\u{1E}"
    static let leftOut = "\u{1E}left out: "
    static let expectedFailure = "\u{1E}expected failure: "
    static let attachment = "\u{1E}attachment: "

    private(set) var results: [TestResult] = []
    /// Files that tests attached, by their place in `results`, with whether they are kept of tests that pass.
    private(set) var attachments: [(result: Int, file: String, name: String, isAlwaysKept: Bool)] = []

    /// The test that runs.
    private var current: Current?
    private var isSkipping = false

    private struct Current {
        var name: String
        var needs: [String] = []
        var errors: [(line: String, failure: TestResult.Failure)] = []
        var expected: [(message: String, reason: String)] = []
        var attachments: [(file: String, name: String, isAlwaysKept: Bool)] = []
        var measurements: [String] = []
        var reason: String?
    }

    /// The name of the test that runs.
    var running: String? { current?.name }

    /// Takes the next line that came; returns the lines to show for it.
    mutating func take(_ line: String) -> [String] {
        if let range = line.range(of: Self.mark) {
            record(String(line[range.lowerBound...]))
            return range.lowerBound == line.startIndex ? [] : [String(line[..<range.lowerBound])]
        }
        if let name = Self.name(in: line, "started") {
            current = Current(name: name)
            return [line]
        }
        guard let test = current else { return Self.isTally(line) ? [] : [line] }
        if let failure = Self.failure(in: line, of: test.name) {
            current?.errors.append((line, failure))
            return []
        }
        if let range = line.range(of: "\(test.name) measured ") { current?.measurements.append(String(line[range.upperBound...])) }
        if line.contains("\(test.name) : Test skipped") {
            let reason = line.range(of: " : Test skipped").map { line[$0.upperBound...].drop { $0 == ":" || $0 == " " || $0 == "-" } }
            current?.reason = reason.map(String.init)
        }
        for status in [TestResult.Status.passed, .failed, .skipped] {
            if Self.name(in: line, status.rawValue) == test.name { return end(line, status) }
        }
        return [line]
    }

    /// Ends the running test, because the process did: what is shown of it.
    mutating func endRunning(crash message: String) -> [String] {
        guard let test = current else { return [] }
        current = nil
        var result = Self.result(test, .failed)
        result.crashed = test.errors.isEmpty || !message.isEmpty
        let shown = test.errors.map(\.line)
        if result.failures.isEmpty || !message.isEmpty { result.failures.append(TestResult.Failure(message: message)) }
        add(result, of: test)
        return shown + ["Test Case '\(test.name)' failed: \(message.isEmpty ? "ended at its first failure" : message)"]
    }

    /// Tallies are of one process, and count as failed what is not: another comes at the end.
    private static func isTally(_ line: String) -> Bool {
        line.hasPrefix("\t Executed ") || line.hasPrefix("Test Suite '")
    }

    private mutating func record(_ line: String) {
        if line.hasPrefix(Self.leftOut) {
            let name = String(line.dropFirst(Self.leftOut.count))
            if current?.needs.contains(name) == false { current?.needs.append(name) }
        } else if line.hasPrefix(Self.expectedFailure), let value = Self.json(line.dropFirst(Self.expectedFailure.count)) {
            current?.expected.append((value["message"] ?? "", value["reason"] ?? ""))
        } else if line.hasPrefix(Self.attachment), let value = Self.json(line.dropFirst(Self.attachment.count)), let file = value["file"] {
            current?.attachments.append((file, value["name"] ?? file, value["keep"] == "always"))
        }
    }

    private static func json(_ text: Substring) -> [String: String]? { try? JSONDecoder().decode([String: String].self, from: Data(text.utf8)) }

    private mutating func end(_ line: String, _ printed: TestResult.Status) -> [String] {
        guard var test = current else { return [line] }
        current = nil
        var shown: [String] = []
        var known: [TestResult.Failure] = []
        for expected in test.expected {
            guard let index = test.errors.firstIndex(where: { $0.failure.message == expected.message }) else { continue }
            let error = test.errors.remove(at: index)
            known.append(error.failure)
            shown.append(
                error.line.replacing(": error: ", with: ": expected failure: ", maxReplacements: 1) + (expected.reason.isEmpty ? "" : " (\(expected.reason))"))
        }
        let seconds = Self.seconds(in: line)
        var status = printed
        var text = line
        if !test.needs.isEmpty {
            status = .skipped
            test.reason = "needs \(test.needs.joined(separator: ", ")), which is left out"
            text = line.replacing(" \(printed.rawValue) ", with: " skipped ", maxReplacements: 1) + ": \(test.reason ?? "")"
            shown = []
            test.errors = []
        } else if printed == .failed, test.errors.isEmpty, !known.isEmpty {
            status = .passed
            text = line.replacing(" failed ", with: " passed ", maxReplacements: 1) + ", failing as it expects to"
        }
        var result = Self.result(test, status)
        result.seconds = seconds
        result.expectedFailures = known
        add(result, of: test)
        return shown + test.errors.map(\.line) + [text]
    }

    private mutating func add(_ result: TestResult, of test: Current) {
        attachments += test.attachments.map { (results.count, $0.file, $0.name, $0.isAlwaysKept) }
        results.append(result)
    }

    private static func result(_ test: Current, _ status: TestResult.Status) -> TestResult {
        let parts = test.name.split(separator: ".", maxSplits: 1).map(String.init)
        var result = TestResult(suite: parts.count == 2 ? parts[0] : "", name: parts.last ?? test.name, status: status)
        result.failures = test.errors.map(\.failure)
        result.measurements = test.measurements
        result.reason = status == .skipped ? test.reason : nil
        return result
    }

    /// The test's name in `Test Case 'Class.method' passed (0.1 seconds)`.
    private static func name(in line: String, _ result: String) -> String? {
        guard line.hasPrefix("Test Case '"), let end = line.range(of: "' \(result)") else { return nil }
        return String(line[line.index(line.startIndex, offsetBy: 11)..<end.lowerBound])
    }

    private static func seconds(in line: String) -> Double {
        guard let end = line.range(of: " seconds)"), let start = line.range(of: "(", options: .backwards, range: line.startIndex..<end.lowerBound) else {
            return 0
        }
        return Double(line[start.upperBound..<end.lowerBound]) ?? 0
    }

    /// Reads `/path/File.swift:12: error: Class.method : XCTAssertTrue failed - `.
    private static func failure(in line: String, of test: String) -> TestResult.Failure? {
        guard let error = line.range(of: ": error: \(test) : ") else { return nil }
        let place = line[..<error.lowerBound]
        let colon = place.lastIndex(of: ":")
        return TestResult.Failure(
            message: String(line[error.upperBound...]), file: colon.map { String(place[..<$0]) }, line: colon.flatMap { Int(place[place.index(after: $0)...]) })
    }
}
