import Foundation
import ObjectRuntime
import XCTest

/// The records of the running test beyond XCTest's own lines. Each is a line that begins with U+001E, which `quince test` reads and keeps from its
/// user.
final class TestJournal: @unchecked Sendable {
    static let shared = TestJournal()

    private let lock = NSLock()
    private var depth = 0
    private var attachments = 0
    private var expected: [XCTExpectedFailure] = []
    private var testStart = Date()
    private let folder = ProcessInfo.processInfo.environment["QUINCE_TEST_ATTACHMENTS"].map { URL(fileURLWithPath: $0, isDirectory: true) }

    private init() {
        XCTestObservationCenter.shared.addTestObserver(Observer())
    }

    fileprivate func begin() {
        lock.withLock {
            depth = 0
            expected = []
            testStart = Date()
        }
    }

    private static func say(_ line: String) {
        fflush(nil)
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }

    private static func json(_ value: [String: String]) -> String {
        (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }

    // MARK: Activities

    func beginActivity(_ name: String) {
        let (depth, start) = lock.withLock {
            self.depth += 1
            return (self.depth, testStart)
        }
        let seconds = String(format: "%8.2f", Date().timeIntervalSince(start))
        Self.say("    t = \(seconds)s " + String(repeating: "    ", count: depth - 1) + name)
    }

    func endActivity() { lock.withLock { depth = max(0, depth - 1) } }

    // MARK: Attachments

    /// Writes it down for `quince test`, which knows in the end whether the test failed.
    func keep(_ attachment: XCTAttachment) {
        guard let folder, let payload = attachment.payload else { return }
        let number = lock.withLock {
            attachments += 1
            return attachments
        }
        let file = folder.appendingPathComponent("\(number)")
        guard (try? payload.write(to: file)) != nil else { return }
        let lifetime = attachment.lifetime == .keepAlways ? "always" : "failure"
        Self.say("\u{1E}attachment: " + Self.json(["file": "\(number)", "name": attachment.fileName, "keep": lifetime]))
    }

    // MARK: Expected failures

    func begin(_ failure: XCTExpectedFailure) { lock.withLock { expected.append(failure) } }

    /// Ends the expectation of a failure; where none came, that is one.
    func end(_ failure: XCTExpectedFailure) {
        lock.withLock { expected.removeAll { $0 === failure } }
        fail(unmet: failure)
    }

    private func fail(unmet failure: XCTExpectedFailure) {
        guard failure.options.isStrict, failure.options.isEnabled, !failure.wasMet else { return }
        let reason = failure.failureReason.map { ": \($0)" } ?? ""
        XCTFail("Expected failure but none recorded\(reason)", file: failure.file, line: failure.line)
    }

    /// Those that were not ended by the end of the test.
    fileprivate func endTest() {
        let open = lock.withLock {
            defer { expected = [] }
            return expected
        }
        open.forEach(fail(unmet:))
    }

    fileprivate func take(_ issue: XCTIssue, file: String?, line: Int) {
        let match = lock.withLock { expected.last { $0.options.isEnabled && ($0.options.issueMatcher?(issue) ?? true) } }
        guard let match else { return }
        match.wasMet = true
        Self.say(
            "\u{1E}expected failure: "
                + Self.json(["file": file ?? "", "line": "\(line)", "message": issue.compactDescription, "reason": match.failureReason ?? ""]))
    }

    private final class Observer: NSObject, XCTestObservation {
        func testCaseWillStart(_ testCase: XCTestCase) {
            ObjCRuntime.reportLeftOut()
            TestJournal.shared.begin()
            // Added first, so that it comes last.
            testCase.addTeardownBlock { TestJournal.shared.endTest() }
        }

        func testCase(_ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int) {
            let place = XCTSourceCodeLocation(filePath: filePath ?? "", lineNumber: lineNumber)
            let type: XCTIssue.IssueType = description.contains("threw error") ? .thrownError : .assertionFailure
            let issue = XCTIssue(type: type, compactDescription: description, sourceCodeContext: XCTSourceCodeContext(location: place))
            TestJournal.shared.take(issue, file: filePath, line: lineNumber)
        }
    }
}

/// Called by code that Quince adds to tests, before they begin.
public func registerTestJournal() { _ = TestJournal.shared }
