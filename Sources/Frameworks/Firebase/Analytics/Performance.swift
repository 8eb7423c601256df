import UIKit

/// A measurement with attributes.
public protocol PerformanceAttributable: NSObjectProtocol {
    var attributes: [String: String] { get }
    func setValue(_ value: String, forAttribute attribute: String)
    func value(forAttribute attribute: String) -> String?
    func removeAttribute(_ attribute: String)
}

/// Measures an app and sends what it has measured nowhere.
open class Performance: NSObject, @unchecked Sendable {
    open var isDataCollectionEnabled: Bool = true
    open var isInstrumentationEnabled: Bool = true

    open class func sharedInstance() -> Performance { AppServices.object { Performance() } }

    /// Makes a trace and starts it.
    open class func startTrace(name: String) -> Trace? {
        let trace: Trace? = sharedInstance().trace(name: name)
        trace?.start()
        return trace
    }
    open func trace(name: String) -> Trace? { Trace(name: name) }
}

/// Names and texts that are kept with a measurement.
open class PerformanceMeasurement: NSObject, PerformanceAttributable, @unchecked Sendable {
    let lock = NSLock()
    private var texts: [String: String] = [:]

    override init() { super.init() }

    open var attributes: [String: String] { lock.withLock { texts } }
    open func setValue(_ value: String, forAttribute attribute: String) { lock.withLock { texts[attribute] = value } }
    open func value(forAttribute attribute: String) -> String? { lock.withLock { texts[attribute] } }
    open func removeAttribute(_ attribute: String) { lock.withLock { texts[attribute] = nil } }
}

/// How long something takes, and numbers that belong to it.
open class Trace: PerformanceMeasurement, @unchecked Sendable {
    public let name: String
    private var numbers: [String: Int64] = [:]

    init(name: String) {
        self.name = name
        super.init()
    }

    open func start() {}
    open func stop() {}
    open func incrementMetric(_ metricName: String, by incrementValue: Int64) { lock.withLock { numbers[metricName, default: 0] += incrementValue } }
    /// 0 for a number that was never set.
    open func valueForMetric(_ metricName: String) -> Int64 { lock.withLock { numbers[metricName] ?? 0 } }
    open func setValue(_ value: Int64, forMetric metricName: String) { lock.withLock { numbers[metricName] = value } }
}

/// How long a request takes.
open class HTTPMetric: PerformanceMeasurement, @unchecked Sendable {
    /// Firebase has it beside the class, where many apps have another of that name from another library; the members are found in any case.
    public enum HTTPMethod: Int, Sendable { case get, put, post, delete, head, patch, options, trace, connect }

    open var responseCode: Int = 0
    open var requestPayloadSize: Int = 0
    open var responsePayloadSize: Int = 0
    open var responseContentType: String?

    public init?(url URL: URL, httpMethod: HTTPMethod) { super.init() }

    open func start() {}
    open func stop() {}
}
