import Foundation
import FoundationNetworking

/// A task that ended, as far as anything is known of it.
struct TaskOutcome {
    var original: URLRequest?
    var current: URLRequest?
    var response: URLResponse?
    var moments = TaskMoments()
    /// Bytes of the bodies of request and answer.
    var (sent, received): (Int64, Int64) = (0, 0)
}

extension TaskOutcome {
    init(of task: URLSessionTask, _ known: TaskRecord.State) {
        self.init(
            original: task.originalRequest, current: task.currentRequest, response: task.response, moments: known.moments, sent: task.countOfBytesSent,
            received: max(task.countOfBytesReceived, known.received))
    }
}

/// Measures of a task: of its last transaction, since Foundation for Linux tells of no other.
struct TaskMetricsValues {
    let interval: DateInterval
    /// One where the task was sent elsewhere, however often.
    let redirectCount: Int
    /// The properties of `URLSessionTaskTransactionMetrics` by their names, those without a value left out.
    let transaction: [String: Any]

    /// - Parameter end: When the task ended. Without a moment when it was made it took no time.
    init(of task: TaskOutcome, end: Date) {
        let start: Date = min(task.moments.made ?? task.moments.answered ?? end, end)
        interval = DateInterval(start: start, end: end)
        redirectCount = task.current == nil || task.original?.url == task.current?.url ? 0 : 1
        var values: [String: Any] = Self.unmeasured
        let request: URLRequest? = task.current ?? task.original
        values["request"] = request
        values["response"] = task.response
        values["fetchStartDate"] = start
        if task.response != nil {
            let answered: Date = min(task.moments.answered ?? end, end)
            (values["requestStartDate"], values["requestEndDate"]) = (start, answered)
            (values["responseStartDate"], values["responseEndDate"]) = (answered, end)
        }
        typealias FetchType = URLSessionTaskMetrics.ResourceFetchType
        let isLoaded: Bool = task.response is HTTPURLResponse
        values["resourceFetchType"] = isLoaded ? FetchType.networkLoad : FetchType.unknown
        // Which version the transport agreed on under TLS it does not say.
        if isLoaded, request?.url?.scheme?.lowercased() == "http" { values["networkProtocolName"] = "http/1.1" }
        values["countOfRequestBodyBytesBeforeEncoding"] = max(task.sent, Int64(request?.httpBody?.count ?? 0))
        values["countOfRequestBodyBytesSent"] = task.sent
        values["countOfResponseBodyBytesReceived"] = task.received
        values["countOfResponseBodyBytesAfterDecoding"] = task.received
        transaction = values
    }

    /// Foundation's object; nil where its properties are others than these.
    func makeMetrics() -> URLSessionTaskMetrics? {
        let made: URLSessionTaskTransactionMetrics? = SealedObject.make(URLSessionTaskTransactionMetrics.self, transaction)
        let values: [String: Any] = ["transactionMetrics": [made].compactMap { $0 }, "taskInterval": interval, "redirectCount": redirectCount]
        return SealedObject.make(URLSessionTaskMetrics.self, values)
    }

    /// Values of properties that are not measured and cannot be nil.
    private static var unmeasured: [String: Any] {
        let counts: [String] = ["countOfRequestHeaderBytesSent", "countOfResponseHeaderBytesReceived"]
        let flags: [String] = ["isCellular", "isExpensive", "isConstrained", "isProxyConnection", "isReusedConnection", "isMultipath"]
        var values: [String: Any] = ["domainResolutionProtocol": URLSessionTaskMetrics.DomainResolutionProtocol.unknown]
        for name in counts { values[name] = Int64(0) }
        for name in flags { values[name] = false }
        return values
    }
}
