import FoundationNetworking
import Synchronization
import Testing

@testable import ObjectRuntime

@Suite("Tasks of sessions")
struct SessionTaskTests {
    /// Hears of tasks as a lowered delegate does.
    private final class Delegate: NSObject, URLSessionDataDelegate, Sendable {
        struct Heard: Sendable {
            var events: [String] = []
            var metrics: URLSessionTaskMetrics?
            var error: (any Error)?
        }

        let heard = Mutex(Heard())
        private let disposition: URLSession.ResponseDisposition
        private let done = DispatchSemaphore(value: 0)

        init(_ disposition: URLSession.ResponseDisposition) { self.disposition = disposition }

        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
            completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
        ) {
            let completionHandler = ObjCRuntime.deciding(completionHandler, on: dataTask)
            heard.withLock { $0.events.append("response") }
            completionHandler(disposition)
        }

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            guard ObjCRuntime.expects(data, of: dataTask) else { return }
            heard.withLock { $0.events.append("data") }
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics) {
            heard.withLock { heard in
                heard.events.append("metrics")
                heard.metrics = metrics
            }
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            let error = ObjCRuntime.ended(task, of: session, with: error, for: self)
            heard.withLock { heard in
                heard.events.append("end")
                heard.error = error
            }
            done.signal()
        }

        func load(_ address: String) -> Heard {
            let session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: nil)
            defer { session.finishTasksAndInvalidate() }
            session.__dataTask(with: URL(string: address)!).resume()
            _ = done.wait(timeout: .now() + 30)
            return heard.withLock(\.self)
        }
    }

    @Test("A delegate hears what was measured of a task, once, before it hears of its end")
    func metrics() throws {
        let heard: Delegate.Heard = Delegate(.allow).load("data:text/plain;base64,SGVsbG8=")
        #expect(heard.events == ["response", "data", "metrics", "end"] && heard.error == nil)
        let metrics: URLSessionTaskMetrics = try #require(heard.metrics)
        let transaction: URLSessionTaskTransactionMetrics = try #require(metrics.transactionMetrics.first)
        #expect(metrics.redirectCount == 0 && metrics.transactionMetrics.count == 1)
        #expect(transaction.request.url?.scheme == "data" && transaction.response?.mimeType == "text/plain")
        #expect(transaction.countOfResponseBodyBytesReceived == 5 && transaction.networkProtocolName == nil && !transaction.isReusedConnection)
        let moments: [Date?] = [
            metrics.taskInterval.start, transaction.fetchStartDate, transaction.requestStartDate, transaction.requestEndDate, transaction.responseStartDate,
            transaction.responseEndDate, metrics.taskInterval.end,
        ]
        #expect(moments.compactMap(\.self).count == moments.count && moments.compactMap(\.self) == moments.compactMap(\.self).sorted())
        #expect(transaction.domainLookupStartDate == nil && transaction.connectStartDate == nil)
    }

    @Test("A task whose answer is refused is cancelled, and none of its data comes")
    func refusal() {
        let heard: Delegate.Heard = Delegate(.cancel).load("data:,Hello")
        #expect(heard.events == ["response", "metrics", "end"])
        #expect((heard.error as? URLError)?.code == .cancelled)
    }

    @Test("A task without an answer is measured too, with no moments of one")
    func failure() throws {
        let heard: Delegate.Heard = Delegate(.allow).load("http://127.0.0.1:1/")
        #expect(heard.events == ["metrics", "end"] && (heard.error as? URLError)?.code == .cannotConnectToHost)
        let transaction: URLSessionTaskTransactionMetrics = try #require(heard.metrics?.transactionMetrics.first)
        #expect(transaction.response == nil && transaction.fetchStartDate != nil && transaction.responseStartDate == nil)
    }

    @Test("What hears of a task from the session's delegate hears of no metrics")
    func passedOn() {
        let (own, other) = (Delegate(.allow), Delegate(.allow))
        let session = URLSession(configuration: .ephemeral, delegate: own, delegateQueue: nil)
        let task = session.dataTask(with: URL(string: "data:,a")!)
        #expect(ObjCRuntime.ended(task, of: session, with: nil, for: other) == nil)
        #expect(other.heard.withLock(\.metrics) == nil)
        _ = ObjCRuntime.ended(task, of: session, with: nil, for: own)
        #expect(own.heard.withLock(\.events) == ["metrics"])
        session.invalidateAndCancel()
    }

    @Test("A task with a handler of its own is measured for the session's delegate before its handler is called")
    func handlers() {
        let delegate = Delegate(.allow)
        let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
        let done = DispatchSemaphore(value: 0)
        session.__dataTask(with: URL(string: "data:,Hello")!) { data, _, _ in
            delegate.heard.withLock { $0.events.append("handler \(data?.count ?? 0)") }
            done.signal()
        }.resume()
        #expect(done.wait(timeout: .now() + 30) == .success)
        #expect(delegate.heard.withLock(\.events) == ["metrics", "handler 5"])
        session.finishTasksAndInvalidate()
    }

    @Test("What is measured is made of what is known of the task")
    func values() throws {
        let address: URL = try #require(URL(string: "http://example.com/a"))
        let response = HTTPURLResponse(url: address, statusCode: 200, httpVersion: nil, headerFields: nil)
        let (made, answered, end) = (Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 3), Date(timeIntervalSince1970: 4))
        var task = TaskOutcome(
            original: URLRequest(url: address), response: response, moments: TaskMoments(made: made, answered: answered), sent: 2, received: 9)
        var values = TaskMetricsValues(of: task, end: end)
        #expect(values.interval == DateInterval(start: made, end: end) && values.redirectCount == 0)
        #expect(values.transaction["responseStartDate"] as? Date == answered && values.transaction["responseEndDate"] as? Date == end)
        #expect(values.transaction["networkProtocolName"] as? String == "http/1.1")
        #expect(values.transaction["resourceFetchType"] as? URLSessionTaskMetrics.ResourceFetchType == .networkLoad)
        #expect(values.transaction["countOfRequestBodyBytesSent"] as? Int64 == 2 && values.transaction["countOfResponseBodyBytesReceived"] as? Int64 == 9)
        task.current = URLRequest(url: address.appendingPathComponent("b"))
        task.moments = TaskMoments()
        values = TaskMetricsValues(of: task, end: end)
        #expect(values.redirectCount == 1 && values.interval.duration == 0)
        #expect((values.transaction["request"] as? URLRequest)?.url?.path == "/a/b")
    }

    @Test("An object that Foundation alone makes is made whole or not at all")
    func sealed() {
        #expect(SealedObject.make(URLSessionTaskMetrics.self, ["redirectCount": 1]) == nil)
        #expect(SealedObject.make(URLSessionTaskMetrics.self, ["redirectCount": "1", "taskInterval": DateInterval(), "transactionMetrics": []]) == nil)
        let transactions: [URLSessionTaskTransactionMetrics] = []
        let made = SealedObject.make(URLSessionTaskMetrics.self, ["redirectCount": 1, "taskInterval": DateInterval(), "transactionMetrics": transactions])
        #expect(made?.redirectCount == 1 && made?.transactionMetrics.isEmpty == true)
    }

    @Test("The error of a task is its own, and that it was cancelled where its answer was refused")
    func errors() throws {
        let address: URL? = URL(string: "http://example.com/")
        #expect(TaskEnd.error(nil, isRefused: false, address: address) == nil)
        #expect((TaskEnd.error(URLError(.timedOut), isRefused: true, address: address) as? URLError)?.code == .timedOut)
        let refused: URLError = try #require(TaskEnd.error(nil, isRefused: true, address: address) as? URLError)
        #expect(refused.code == .cancelled && refused.failingURL == address)
    }

    @Test("Data is read from an address that has it in it")
    func addresses() throws {
        let read: (String) -> String? = { DataAddress.data(of: $0).map { String(decoding: $0, as: UTF8.self) } }
        #expect(read("data:text/plain;base64,SGVsbG8=") == "Hello" && read("DATA:;charset=utf-8;base64,SGVs%62G8%3D") == "Hello")
        #expect(read("data:,a%20b,c") == "a b,c" && read("data:base64,SGVsbG8=") == "SGVsbG8=" && read("data:,")?.isEmpty == true)
        #expect(read("data:text/plain") == nil && read("data:,%2") == nil && read("http://a,b") == nil)
        #expect(try Data(__contentsOf: #require(URL(string: "data:;base64,AQI="))) == Data([1, 2]))
        #expect(throws: CocoaError.self) { try Data(__contentsOf: #require(URL(string: "data:none"))) }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data([3]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(try Data(__contentsOf: file, options: .mappedIfSafe) == Data([3]))
    }
}
