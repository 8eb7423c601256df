import AppBuilder
import Foundation
import InputLimits
import WindowMatrix

/// The results of a shard's tests, in a file: those of all shards are the results of one run.
struct TestPart: Codable {
    /// `I/N`.
    var shard: String
    var report: TestReport

    /// Milliseconds that a test is taken to need before it was measured: most need less, and a process its start.
    static let estimate = 20

    init(shard: Shard, report: TestReport) {
        self.shard = shard.description
        self.report = report
    }

    /// Nil where the file holds something else.
    init?(at file: URL) {
        guard let part = (try? InputFile.data(at: file)).flatMap({ try? JSONDecoder().decode(TestPart.self, from: $0) }) else { return nil }
        self = part
    }

    /// - Throws: `ReferenceFailure.cannotWrite`.
    func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try encoder.encode(self).write(to: file, options: .atomic)
        } catch {
            throw ReferenceFailure.cannotWrite(file.path, reason: error.localizedDescription)
        }
    }

    /// The results of all shards, in the order of the list of tests.
    /// - Throws: `VerificationMerge.Mismatch` where the parts are not those of one run.
    static func joined(_ parts: [(file: String, part: TestPart)]) throws -> TestReport {
        try VerificationMerge.check(parts.map { ($0.file, $0.part.shard) })
        let listed: [String] = parts.first?.part.report.listed ?? []
        if let other = parts.first(where: { $0.part.report.listed != listed }) {
            throw VerificationMerge.Mismatch(description: "The results at \(other.file) are of another run: its tests are others.")
        }
        let tests: [TestResult] = parts.flatMap(\.part.report.tests)
        let names: [String] = tests.map(\.costName)
        if let twice = Dictionary(grouping: names, by: { $0 }).filter({ $0.value.count > 1 }).keys.sorted().first(where: { name in
            listed.count { costName($0) == name } == 1
        }) {
            throw VerificationMerge.Mismatch(description: "The test \(twice) was run by several shards. Deal all shards by the same costs (--costs).")
        }
        let place: [String: Int] = Dictionary(listed.enumerated().map { (costName($1), $0) }) { first, _ in first }
        var result = TestReport()
        result.tests = tests.enumerated().sorted { a, b in
            (place[a.element.costName] ?? .max, a.offset) < (place[b.element.costName] ?? .max, b.offset)
        }.map(\.element)
        result.problems = parts.flatMap(\.part.report.problems)
        return result
    }

    static func costs(of report: TestReport) -> [String: Double] {
        report.tests.reduce(into: [:]) { $0[$1.costName, default: 0] += $1.seconds * 1000 }
    }

    /// A test as lists and results both can name it, `Suite.function`: of XCTest's `Module.Class/method`, of Swift Testing's `Module.Suite/function()`
    /// and, without a suite, `Module.function()`.
    static func costName(_ listed: String) -> String {
        guard let slash = listed.lastIndex(of: "/") else { return String(listed.prefix { $0 != "(" }) }
        return name(String(listed[listed.index(after: slash)...]), in: String(listed[..<slash]))
    }

    fileprivate static func name(_ function: String, in suite: String) -> String {
        let type: Substring = suite.split { $0 == "." || $0 == "/" }.last ?? ""
        return "\(type).\(function.prefix { $0 != "(" })"
    }
}

extension TestResult {
    fileprivate var costName: String { TestPart.name(name, in: suite) }
}
