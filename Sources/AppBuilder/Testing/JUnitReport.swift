import Foundation
import XMLText

/// The results as JUnit XML, as build servers read it: a suite for each class, with its tests in the order they ran.
struct JUnitReport {
    let report: TestReport
    let name: String

    func text() -> String {
        var order: [String] = []
        for test in report.tests where !order.contains(test.suite) { order.append(test.suite) }
        let suites = Dictionary(grouping: report.tests, by: \.suite)
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
        lines.append("<testsuites \(Self.attributes(of: report.tests, name: name, problems: report.problems.count))>")
        for suite in order {
            let tests = suites[suite] ?? []
            lines.append("  <testsuite \(Self.attributes(of: tests, name: suite))>")
            for test in tests { lines += Self.lines(of: test) }
            lines.append("  </testsuite>")
        }
        if !report.problems.isEmpty {
            lines.append("  <testsuite \(Self.attributes(of: [], name: name, problems: report.problems.count))>")
            for problem in report.problems {
                lines += [
                    "    <testcase classname=\"\(XMLText.escaped(name))\" name=\"outside of tests\" time=\"0\">",
                    "      <error message=\"\(XMLText.escaped(problem))\"/>", "    </testcase>",
                ]
            }
            lines.append("  </testsuite>")
        }
        return (lines + ["</testsuites>", ""]).joined(separator: "\n")
    }

    private static func attributes(of tests: [TestResult], name: String, problems: Int = 0) -> String {
        let failed = tests.filter { $0.status == .failed }
        let seconds = tests.map(\.seconds).reduce(0, +)
        return
            "name=\"\(XMLText.escaped(name))\" tests=\"\(tests.count + problems)\" failures=\"\(failed.count { !$0.crashed })\" errors=\"\(failed.count(where: \.crashed) + problems)\""
            + " skipped=\"\(tests.count { $0.status == .skipped })\" time=\"\(time(seconds))\""
    }

    private static func lines(of test: TestResult) -> [String] {
        let start = "    <testcase classname=\"\(XMLText.escaped(test.suite))\" name=\"\(XMLText.escaped(test.name))\" time=\"\(time(test.seconds))\""
        var inner: [String] = []
        if test.status == .skipped { inner.append("      <skipped\(test.reason.map { " message=\"\(XMLText.escaped($0))\"" } ?? "")/>") }
        if test.status == .failed {
            for failure in test.failures {
                let place = failure.file.map { "\($0):\(failure.line ?? 0)" } ?? ""
                let kind = test.crashed && failure == test.failures.last ? "error" : "failure"
                inner.append("      <\(kind) message=\"\(XMLText.escaped(failure.message))\">\(XMLText.escaped(place))</\(kind)>")
            }
        }
        let output = test.measurements + test.attachments.map { "[[ATTACHMENT|\($0.file)]]" }
        if !output.isEmpty { inner.append("      <system-out>\(XMLText.escaped(output.joined(separator: "\n")))</system-out>") }
        return inner.isEmpty ? [start + "/>"] : [start + ">"] + inner + ["    </testcase>"]
    }

    private static func time(_ seconds: Double) -> String { String(format: "%.3f", seconds) }
}
