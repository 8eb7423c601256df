import AppBuilder
import Foundation
import Testing
import WindowMatrix

@testable import quince

@Suite("Shards of tests") struct TestPartTests {
    private func report(_ tests: [(suite: String, name: String)], listed: [String]) -> TestReport {
        var report = TestReport()
        report.tests = tests.map { TestResult(suite: $0.suite, name: $0.name, status: .passed) }
        report.listed = listed
        return report
    }

    @Test("results of all shards are those of one run, in the order of the tests")
    func joined() throws {
        let listed = ["AppTests.ListTests/testOne", "AppTests.ListTests/testTwo", "AppTests.RowTests/shows(_:)"]
        let (first, second) = (try #require(Shard("1/2")), try #require(Shard("2/2")))
        let parts: [(file: String, part: TestPart)] = [
            ("b", TestPart(shard: second, report: report([("ListTests", "testTwo")], listed: listed))),
            ("a", TestPart(shard: first, report: report([("AppTests.RowTests", "shows(_:)"), ("ListTests", "testOne")], listed: listed))),
        ]
        #expect(try TestPart.joined(parts).tests.map(\.name) == ["testOne", "testTwo", "shows(_:)"])
        #expect(throws: VerificationMerge.Mismatch.self) { try TestPart.joined([parts[0]]) }
        let twice = ("c", TestPart(shard: first, report: report([("ListTests", "testTwo")], listed: listed)))
        #expect(throws: VerificationMerge.Mismatch.self) { try TestPart.joined([parts[0], twice]) }
        let others = ("d", TestPart(shard: first, report: report([("ListTests", "testOne")], listed: ["AppTests.ListTests/testOne"])))
        #expect(throws: VerificationMerge.Mismatch.self) { try TestPart.joined([parts[0], others]) }
    }

    @Test("lists and results name a test alike")
    func names() {
        #expect(TestPart.costName("AppTests.ListTests/testOne") == "ListTests.testOne")
        #expect(TestPart.costName("AppTests.RowTests/shows(_:)") == "RowTests.shows")
        #expect(TestPart.costName("AppTests.alone()") == "AppTests.alone")
        #expect(TestPart.costName("AppTests.Outer/Inner/shows()") == "Inner.shows")
    }
}
