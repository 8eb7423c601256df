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
        /// Seconds that it takes for its decision.
        private let delay: Double
        private let done = DispatchSemaphore(value: 0)

        init(_ disposition: URLSession.ResponseDisposition, after delay: Double = 0) { (self.disposition, self.delay) = (disposition, delay) }

        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
            completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
        ) {
            let completionHandler = ObjCRuntime.deciding(completionHandler, on: dataTask, of: session)
            heard.withLock { $0.events.append("response") }
            guard delay > 0 else { return completionHandler(disposition) }
            DispatchQueue.global().asyncAfter(deadline: .now() + delay) { [self] in
                heard.withLock { $0.events.append("decision") }
                completionHandler(disposition)
            }
        }

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            guard ObjCRuntime.isDue(dataTask, of: session, else: { self.urlSession(session, dataTask: dataTask, didReceive: data) }),
                ObjCRuntime.expects(data, of: dataTask)
            else { return }
            heard.withLock { $0.events.append("data") }
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics) {
            heard.withLock { heard in
                heard.events.append("metrics")
                heard.metrics = metrics
            }
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            guard error != nil || ObjCRuntime.isDue(task, of: session, else: { self.urlSession(session, task: task, didCompleteWithError: error) }) else {
                return
            }
            let error = ObjCRuntime.ended(task, of: session, with: error, for: self)
            heard.withLock { heard in
                heard.events.append("end")
                heard.error = error
            }
            done.signal()
        }

        func load(_ address: String) -> Heard { load(URLRequest(url: URL(string: address)!)) }

        func load(_ request: URLRequest) -> Heard {
            let session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: nil)
            defer { session.finishTasksAndInvalidate() }
            session.__dataTask(with: request).resume()
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

    @Test("Until a delegate has decided on an answer it hears of nothing else")
    func lateDecisions() {
        let heard: Delegate.Heard = Delegate(.allow, after: 0.2).load("data:,Hello")
        #expect(heard.events == ["response", "decision", "data", "metrics", "end"] && heard.error == nil)
        let refused: Delegate.Heard = Delegate(.cancel, after: 0.2).load("data:,Hello")
        #expect(refused.events == ["response", "decision", "metrics", "end"])
        #expect((refused.error as? URLError)?.code == .cancelled)
    }

    @Test("What waits for a decision is done once, in its order, and nothing waits after that")
    func holding() {
        let record = TaskRecord()
        let works = Mutex<[Int]>([])
        let (none, first): (@Sendable () -> Void, @Sendable () -> Void) = ({ works.withLock { $0.append(0) } }, { works.withLock { $0.append(1) } })
        var kept: [Int] = [record.hold(none)]
        record.state.withLock { $0.held = [] }
        kept.append(record.hold(first))
        kept.append(record.hold { works.withLock { $0.append(2) } })
        #expect(works.withLock { $0.isEmpty })
        record.release()
        record.release()
        kept.append(record.hold(none))
        #expect(kept == [0, 1, 2, 0] && works.withLock { $0 } == [1, 2])
    }

    @Test("A delegate that does not decide hears of the end when the request's time is over")
    func noDecision() throws {
        let request = URLRequest(url: try #require(URL(string: "data:,Hello")), timeoutInterval: 0.3)
        #expect(Delegate(.allow, after: 60).load(request).events == ["response", "data", "metrics", "end"])
    }

    private final class Sender: NSObject, URLAuthenticationChallengeSender {
        func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge) {}
        func continueWithoutCredential(for challenge: URLAuthenticationChallenge) {}
        func cancel(_ challenge: URLAuthenticationChallenge) {}
        func performDefaultHandling(for challenge: URLAuthenticationChallenge) {}
        func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge) {}
    }

    @Test("A rejected protection space leaves the server's answer as it is, where no credential is proposed")
    func challenges() {
        func answered(_ disposition: URLSession.AuthChallengeDisposition, proposing credential: URLCredential?) -> URLSession.AuthChallengeDisposition? {
            let space = URLProtectionSpace(host: "a", port: 80, protocol: "http", realm: nil, authenticationMethod: NSURLAuthenticationMethodHTTPBasic)
            let challenge = URLAuthenticationChallenge(
                protectionSpace: space, proposedCredential: credential, previousFailureCount: 0, failureResponse: nil, error: nil, sender: Sender())
            var answer: URLSession.AuthChallengeDisposition?
            ObjCRuntime.answering({ disposition, _ in answer = disposition }, to: challenge)(disposition, nil)
            return answer
        }
        let credential = URLCredential(user: "a", password: "b", persistence: .none)
        #expect(answered(.rejectProtectionSpace, proposing: nil) == .performDefaultHandling)
        #expect(answered(.rejectProtectionSpace, proposing: credential) == .rejectProtectionSpace)
        #expect(answered(.useCredential, proposing: nil) == .useCredential)
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
