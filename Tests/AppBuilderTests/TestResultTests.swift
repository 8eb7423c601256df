import Foundation
import FoundationXML
import ProcessControl
import Testing

@testable import AppBuilder

@Suite("What tests print")
struct XCTestOutputTests {
    private func read(_ lines: [String]) -> (shown: [String], output: XCTestOutput) {
        var output = XCTestOutput()
        return (lines.flatMap { output.take($0) }, output)
    }

    @Test("a test that came to something left out is skipped with the reason, whether it passed or failed")
    func leftOut() {
        let (lines, output) = read([
            "Test Case 'T.testA' started at 1", XCTestOutput.leftOut + "MKMapView", XCTestOutput.leftOut + "MKMapView",
            "Test Case 'T.testA' passed (0.1 seconds)",
            "Test Case 'T.testB' started at 2", XCTestOutput.leftOut + "CLLocation", "/a.swift:3: error: T.testB : XCTAssert failed",
            "Test Case 'T.testB' failed (0.1 seconds)",
        ])
        #expect(
            lines == [
                "Test Case 'T.testA' started at 1", "Test Case 'T.testA' skipped (0.1 seconds): needs MKMapView, which is left out",
                "Test Case 'T.testB' started at 2", "Test Case 'T.testB' skipped (0.1 seconds): needs CLLocation, which is left out",
            ])
        #expect(output.results.map(\.status) == [.skipped, .skipped])
        #expect(output.results.map(\.reason) == ["needs MKMapView, which is left out", "needs CLLocation, which is left out"])
    }

    @Test("other tests are shown as they are, without XCTest's tallies")
    func others() {
        let (lines, output) = read([
            "Test Suite 'T' started at 1", "Test Case 'T.testA' started at 1", "printed", "/a.swift:3: error: T.testA : XCTAssert failed",
            "Test Case 'T.testA' failed (0.25 seconds)", "Test Suite 'T' failed at 2", "\t Executed 1 test, with 1 failure",
        ])
        #expect(
            lines == [
                "Test Case 'T.testA' started at 1", "printed", "/a.swift:3: error: T.testA : XCTAssert failed", "Test Case 'T.testA' failed (0.25 seconds)",
            ])
        #expect(output.results.count == 1 && output.results[0].seconds == 0.25)
        #expect(output.results[0].failures == [TestResult.Failure(message: "XCTAssert failed", file: "/a.swift", line: 3)])
    }

    @Test("a test whose failures it expects has passed, whichever of the two lines comes first; another failure fails it")
    func expectedFailures() {
        let marker = XCTestOutput.expectedFailure + #"{"message":"XCTAssertTrue failed - ","reason":"known"}"#
        let error = "/a.swift:3: error: T.testA : XCTAssertTrue failed - "
        for order in [[marker, error], [error, marker]] {
            let (lines, output) = read(["Test Case 'T.testA' started at 1"] + order + ["Test Case 'T.testA' failed (0.1 seconds)"])
            #expect(output.results.map(\.status) == [.passed] && output.results[0].expectedFailures.count == 1)
            #expect(lines[1] == "/a.swift:3: expected failure: T.testA : XCTAssertTrue failed -  (known)")
            #expect(lines[2] == "Test Case 'T.testA' passed (0.1 seconds), failing as it expects to")
        }
        let (_, output) = read([
            "Test Case 'T.testA' started at 1", marker, error, "/a.swift:4: error: T.testA : XCTFail", "Test Case 'T.testA' failed (0.1 seconds)",
        ])
        #expect(output.results.map(\.status) == [.failed] && output.results[0].failures.map(\.line) == [4])
    }

    @Test("a test that the process ends with has failed, and knows why")
    func crash() {
        var (_, output) = read(["Test Case 'T.testA' started at 1", "/a.swift:3: error: T.testA : XCTFail"])
        #expect(output.running == "T.testA")
        let shown = output.endRunning(crash: "crashed with signal 4")
        #expect(shown.last == "Test Case 'T.testA' failed: crashed with signal 4")
        #expect(output.results.map(\.crashed) == [true] && output.results[0].failures.map(\.message) == ["XCTFail", "crashed with signal 4"])
        let again = output.endRunning(crash: "again")
        #expect(output.running == nil && again.isEmpty)
    }

    @Test("attachments and measurements belong to the test that made them; a skipped test has its own reason")
    func attachments() {
        let (lines, output) = read([
            "Test Case 'T.testA' started at 1", XCTestOutput.attachment + #"{"file":"1","name":"shot.png","keep":"always"}"#,
            "T.testA measured [Time, s] average: 1", "Test Case 'T.testA' passed (0.1 seconds)",
            "Test Case 'T.testB' started at 1", "/a.swift:3: T.testB : Test skipped: no camera", "Test Case 'T.testB' skipped (0.1 seconds)",
        ])
        #expect(!lines.contains { $0.contains(XCTestOutput.mark) })
        #expect(output.attachments.map(\.name) == ["shot.png"] && output.attachments[0].isAlwaysKept && output.attachments[0].result == 0)
        #expect(output.results[0].measurements == ["[Time, s] average: 1"] && output.results[1].reason == "no camera")
    }
}

@Suite("Runs of tests")
struct TestRunTests {
    @Test("after a crash the tests without a result go on, until there are none")
    func selection() {
        var selection = XCTestSelection(["M.A/testOne", "M.A/testTwo", "M.Outer.B/testThree"])
        #expect(selection.next()?.count == 3)
        let isFirstDone = selection.finish(["A.testOne", "A.testTwo"])
        #expect(isFirstDone && selection.next() == ["M.Outer.B/testThree"])
        let isSameDone = selection.finish(["A.testOne"])
        #expect(!isSameDone)
        var rest = selection
        let isLastDone = selection.finish(["B.testThree"])
        #expect(isLastDone && selection.next() == nil)
        rest.drop(["M.Outer.B/testThree"])
        #expect(rest.next() == nil)
    }

    @Test("names of tests fit into one argument")
    func manyTests() throws {
        let names = (0..<5000).map { "Module.Class/testWithQuiteALongName\($0)" }
        var selection = XCTestSelection(names)
        var run: [String] = []
        while let next = selection.next() {
            #expect(next.joined(separator: ",").utf8.count < 100_000)
            run += next
            _ = selection.finish(next.map(XCTestSelection.shortName))
        }
        #expect(run == names)
    }

    @Test("how a process ended: by itself, at a test's first failure, by a crash, too late")
    func ends() {
        func end(_ outcome: CommandOutcome, _ lines: [String] = []) -> TestRunner.End {
            TestRunner.end(of: outcome, last: lines, runtimeSources: "/q", allowance: 9)
        }
        #expect(end(.exited(0)).isRegular && end(.exited(1)).isRegular && !end(.exited(7)).isRegular)
        #expect(end(.signalled(4), ["X.swift: Fatal error: Terminating execution due to test failure"]).isFailureAlone)
        #expect(end(.exited(132), ["Fatal error: Index out of range"]).message == "crashed with signal 4: Index out of range")
        #expect(end(.timedOut).message == "took longer than the 9 seconds that a test has")
    }

    @Test("tests are told of a home of their own by both names that Foundation asks for, and what was meant for them")
    func home() {
        let environment = TestRunner.environment(
            home: URL(fileURLWithPath: "/h"), inherited: ["HOME": "/home/me", "CFFIXED_USER_HOME": "/home/me", "TEST_RUNNER_A": "1", "SHELL": "sh"])
        #expect(environment["HOME"] == "/h" && environment["CFFIXED_USER_HOME"] == "/h" && environment["TMPDIR"] == "/h/tmp")
        #expect(environment["A"] == "1" && environment["SHELL"] == nil)
    }

    @Test("Swift Testing's events: passed, failed, skipped and what never ended")
    func events() {
        func event(_ kind: String, _ id: String, at time: Double, _ more: String = "") -> String {
            #"{"version":0,"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(id)","instant":{"absolute":\#(time),"since1970":\#(time)}\#(more)}}"#
        }
        let ids = ["M.S/one()/S.swift:3:4", "M.two()/S.swift:9:2", "M.three()/S.swift:12:2", "M.four()/S.swift:15:2"]
        var events = SwiftTestingEvents()
        for id in ids { events.take(#"{"version":0,"kind":"test","payload":{"kind":"function","id":"\#(id)","name":"f()"}}"#) }
        events.take(#"{"version":0,"kind":"test","payload":{"kind":"suite","id":"M.S","name":"S"}}"#)
        for id in ids.prefix(2) { events.take(event("testStarted", id, at: 1)) }
        events.take(
            event(
                "issueRecorded", ids[1], at: 1.5,
                #","issue":{"isKnown":false,"sourceLocation":{"_filePath":"/S.swift","line":10}},"messages":[{"symbol":"fail","text":"no"}]"#))
        events.take(event("testEnded", ids[0], at: 3))
        events.take(event("testEnded", ids[1], at: 2))
        events.take(event("testSkipped", ids[2], at: 2, #","messages":[{"symbol":"skip","text":"later"}]"#))
        events.take(event("testStarted", ids[3], at: 2))
        events.take(event("testEnded", "M.S", at: 4))
        #expect(events.results.map(\.fullName) == ["M.S.one()", "M.two()", "M.three()"])
        #expect(events.results.map(\.status) == [.passed, .failed, .skipped] && events.results[0].seconds == 2 && events.results[2].reason == "later")
        #expect(events.results[1].failures == [TestResult.Failure(message: "no", file: "/S.swift", line: 10)])
        #expect(events.unfinished == [ids[3]])
        events.endRunning(ids[3], crash: "crashed")
        #expect(events.results.last?.crashed == true && events.unfinished.isEmpty)
    }

    @Test("JUnit XML is well-formed whatever tests are called, and counts what there is")
    func junit() throws {
        var report = TestReport()
        var failed = TestResult(suite: "T<A>", name: "test\"&\u{1}", status: .failed)
        failed.failures = [TestResult.Failure(message: "a < b\nand more", file: "/x.swift", line: 3)]
        var crashed = TestResult(suite: "T<A>", name: "testB", status: .failed)
        (crashed.crashed, crashed.failures) = (true, [TestResult.Failure(message: "crashed")])
        var skipped = TestResult(suite: "U", name: "testC", status: .skipped)
        skipped.reason = "needs x"
        report.tests = [failed, crashed, skipped, TestResult(suite: "U", name: "testD", status: .passed)]
        report.problems = ["The tests Z do not compile."]
        let text = report.junit(named: "Demo")
        let reader = XMLParser(data: Data(text.utf8))
        let counter = ElementCounter()
        reader.delegate = counter
        #expect(reader.parse())
        #expect(counter.counts == ["testsuites": 1, "testsuite": 3, "testcase": 5, "failure": 1, "error": 2, "skipped": 1])
        #expect(text.contains("name=\"Demo\" tests=\"5\" failures=\"1\" errors=\"2\" skipped=\"1\""))
        #expect(
            report.summary == [
                "Failing tests:", "    T<A>.test\"&\u{1}", "    T<A>.testB (crashed)", "The tests Z do not compile.", "1 passed, 2 failed, 1 skipped",
            ])
    }

    @Test("names of attachments lead nowhere else")
    func attachmentNames() {
        #expect(AttachmentName(test: "T.testA", name: "../../etc/passwd").text(number: 1) == "T.testA-..-..-etc-passwd")
        #expect(AttachmentName(test: "T.testA", name: "shot.png").text(number: 2) == "T.testA-shot-2.png")
        #expect(AttachmentName(test: "T", name: String(repeating: "x", count: 900)).text(number: 1).utf8.count <= 255)
    }
}

private typealias CommandOutcome = ProcessControl.CommandRunner.Outcome

private final class ElementCounter: NSObject, XMLParserDelegate {
    var counts: [String: Int] = [:]

    func parser(_ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?, attributes: [String: String]) {
        counts[name, default: 0] += 1
    }
}
