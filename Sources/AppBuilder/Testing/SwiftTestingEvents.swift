import Foundation

/// Reads the events that Swift Testing writes, one JSON object a line, as they are documented for its event stream.
struct SwiftTestingEvents {
    private struct Record: Decodable {
        var kind: String
        var payload: Payload
    }

    private struct Payload: Decodable {
        var kind: String
        /// Of a test.
        var id: String?
        var displayName: String?
        var name: String?
        /// Of an event.
        var testID: String?
        var instant: Instant?
        var issue: Issue?
        var messages: [Message]?
    }

    private struct Instant: Decodable {
        var absolute: Double
        var since1970: Double?
    }

    private struct Issue: Decodable {
        var isKnown: Bool
        var sourceLocation: Location?
    }

    private struct Location: Decodable {
        var _filePath: String?
        var line: Int?
    }

    private struct Message: Decodable {
        var text: String
    }

    private struct Running {
        var start: Double
        var absolute: Double
        var failures: [TestResult.Failure] = []
        var known: [TestResult.Failure] = []
    }

    private(set) var results: [TestResult] = []
    /// When each result's test ran, in seconds since 1970.
    private(set) var times: [(start: Double, end: Double)] = []
    private var functions: Set<String> = []
    private var running: [String: Running] = [:]
    private var order: [String] = []

    /// The tests that never ended.
    var unfinished: [String] { order.filter { running[$0] != nil } }

    /// The tests that ended, by their identifiers.
    private(set) var finished: [String] = []

    mutating func take(_ line: String) {
        guard let record = try? JSONDecoder().decode(Record.self, from: Data(line.utf8)) else { return }
        let payload = record.payload
        if record.kind == "test" {
            if payload.kind == "function", let id = payload.id { functions.insert(id) }
            return
        }
        guard let id = payload.testID, functions.contains(id) else { return }
        switch payload.kind {
        case "testStarted":
            running[id] = Running(start: payload.instant?.since1970 ?? 0, absolute: payload.instant?.absolute ?? 0)
            order.append(id)
        case "issueRecorded":
            let failure = TestResult.Failure(
                message: (payload.messages ?? []).map(\.text).joined(separator: "\n"), file: payload.issue?.sourceLocation?._filePath,
                line: payload.issue?.sourceLocation?.line)
            if payload.issue?.isKnown == true { running[id]?.known.append(failure) } else { running[id]?.failures.append(failure) }
        case "testEnded": end(id, at: payload.instant)
        case "testSkipped":
            var result = Self.result(id, .skipped)
            result.reason = payload.messages?.last?.text
            finished.append(id)
            results.append(result)
            times.append((0, 0))
        default: break
        }
    }

    private mutating func end(_ id: String, at instant: Instant?) {
        guard let test = running.removeValue(forKey: id) else { return }
        var result = Self.result(id, test.failures.isEmpty ? .passed : .failed)
        result.failures = test.failures
        result.expectedFailures = test.known
        result.seconds = max(0, (instant?.absolute ?? test.absolute) - test.absolute)
        finished.append(id)
        results.append(result)
        times.append((test.start, instant?.since1970 ?? test.start))
    }

    /// Ends a test that the end of the process ended.
    mutating func endRunning(_ id: String, crash message: String) {
        guard let test = running.removeValue(forKey: id) else { return }
        var result = Self.result(id, .failed)
        result.failures = test.failures + [TestResult.Failure(message: message)]
        result.crashed = true
        finished.append(id)
        results.append(result)
        times.append((test.start, test.start))
    }

    /// A test that came to something left out.
    mutating func skip(_ index: Int, for needs: [String]) {
        results[index].status = .skipped
        results[index].failures = []
        results[index].reason = "needs \(needs.joined(separator: ", ")), which is left out"
    }

    /// Of `Module.Suite/function()/File.swift:3:4` the suite is `Module.Suite`, the name `function()`.
    static func result(_ id: String, _ status: TestResult.Status) -> TestResult {
        let parts = id.split(separator: "/").map(String.init)
        let isPlaced = parts.count > 1 && parts.last?.contains(".swift:") == true
        let path = isPlaced ? Array(parts.dropLast()) : parts
        guard path.count == 1, let dot = path[0].firstIndex(of: ".") else {
            return TestResult(suite: path.dropLast().joined(separator: "."), name: path.last ?? id, status: status)
        }
        return TestResult(suite: String(path[0][..<dot]), name: String(path[0][path[0].index(after: dot)...]), status: status)
    }
}
