/// How one test went.
package struct TestResult: Codable, Equatable, Sendable {
    package enum Status: String, Codable, Sendable {
        case passed, failed, skipped
    }

    package struct Failure: Codable, Equatable, Sendable {
        package var message: String
        package var file: String?
        package var line: Int?
    }

    /// Something the test left with its results.
    package struct Attachment: Codable, Equatable, Sendable {
        package var name: String
        package var file: String
    }

    /// The class or suite, with its module where that is known.
    package var suite: String
    package var name: String
    package var status: Status
    package var seconds: Double = 0
    package var failures: [Failure] = []
    /// Failures that the test said it knows of.
    package var expectedFailures: [Failure] = []
    /// Why it was skipped.
    package var reason: String?
    /// Whether the process ended while it ran.
    package var crashed = false
    package var measurements: [String] = []
    package var attachments: [Attachment] = []

    package init(suite: String, name: String, status: Status) {
        self.suite = suite
        self.name = name
        self.status = status
    }

    var fullName: String { suite.isEmpty ? name : "\(suite).\(name)" }
}

/// How all tests of a run went.
package struct TestReport: Codable, Equatable, Sendable {
    package var tests: [TestResult] = []
    /// The failures outside of all tests.
    package var problems: [String] = []
    /// All tests that there are, of which a shard ran a part; empty for a whole run.
    package var listed: [String] = []

    package init() {}

    package func count(_ status: TestResult.Status) -> Int { tests.count { $0.status == status } }

    package var succeeded: Bool { problems.isEmpty && count(.failed) == 0 }

    /// "118 passed, 0 failed, 0 skipped"
    package var counts: String { "\(count(.passed)) passed, \(count(.failed)) failed, \(count(.skipped)) skipped" }

    /// The lines at the end: the failed tests by name, the problems outside of tests, and how many tests there were of each status.
    package var summary: [String] {
        let failed = tests.filter { $0.status == .failed }
        return (failed.isEmpty ? [] : ["Failing tests:"] + failed.map { "    \($0.fullName)\($0.crashed ? " (crashed)" : "")" }) + problems + [counts]
    }
}

extension TestReport {
    /// The results as JUnit XML.
    package func junit(named name: String) -> String { JUnitReport(report: self, name: name).text() }
}
