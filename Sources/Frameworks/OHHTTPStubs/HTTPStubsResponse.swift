import FoundationNetworking
import ObjectRuntime

public let OHHTTPStubsDownloadSpeedGPRS: Double = -7
public let OHHTTPStubsDownloadSpeedEDGE: Double = -16
public let OHHTTPStubsDownloadSpeed3G: Double = -400
public let OHHTTPStubsDownloadSpeed3GPlus: Double = -900
public let OHHTTPStubsDownloadSpeedWifi: Double = -1500

/// A stub's answer.
open class HTTPStubsResponse: NSObject, @unchecked Sendable {
    open var httpHeaders: [AnyHashable: Any]?
    open var statusCode: Int32
    open private(set) var data: Data
    open var dataSize: UInt64 { UInt64(data.count) }
    open var error: (any Error)?
    /// Seconds until the answer begins.
    open var requestTime: TimeInterval = 0
    /// Seconds until it is whole; below 0 so many kilobytes a second.
    open var responseTime: TimeInterval = 0

    public init(data: Data, statusCode: Int32, headers httpHeaders: [AnyHashable: Any]?) {
        (self.data, self.statusCode, self.httpHeaders) = (data, statusCode, httpHeaders)
        super.init()
    }

    public convenience override init() { self.init(data: Data(), statusCode: 200, headers: nil) }

    /// The contents of a file; nothing where there is none.
    public convenience init(fileAtPath filePath: String, statusCode: Int32, headers httpHeaders: [AnyHashable: Any]?) {
        self.init(data: FileManager.default.contents(atPath: filePath) ?? Data(), statusCode: statusCode, headers: httpHeaders)
    }

    public convenience init(fileURL: URL, statusCode: Int32, headers httpHeaders: [AnyHashable: Any]?) {
        self.init(fileAtPath: fileURL.path, statusCode: statusCode, headers: httpHeaders)
    }

    /// An object as JSON, of the type `application/json` unless the headers say otherwise.
    public convenience init(jsonObject: Any, statusCode: Int32, headers httpHeaders: [AnyHashable: Any]?) {
        let data: Data = (try? JSONSerialization.data(withJSONObject: jsonObject, options: .fragmentsAllowed)) ?? Data()
        var headers: [AnyHashable: Any] = httpHeaders ?? [:]
        if headers["Content-Type"] == nil { headers["Content-Type"] = "application/json" }
        self.init(data: data, statusCode: statusCode, headers: headers)
    }

    /// A failure in place of an answer.
    public convenience init(error: any Error) {
        self.init(data: Data(), statusCode: 0, headers: nil)
        self.error = error
    }

    open func requestTime(_ requestTime: TimeInterval, responseTime: TimeInterval) -> Self {
        (self.requestTime, self.responseTime) = (requestTime, responseTime)
        return self
    }

    open func responseTime(_ responseTime: TimeInterval) -> Self {
        self.responseTime = responseTime
        return self
    }

    /// Seconds that so many bytes take.
    func seconds(forBytes count: Int) -> TimeInterval { responseTime < 0 ? Double(count) / (-responseTime * 1000) : responseTime }

    var headerTexts: [String: String] {
        var result: [String: String] = [:]
        for (name, value) in httpHeaders ?? [:] { result[String(describing: name)] = String(describing: value) }
        if !result.keys.contains(where: { $0.lowercased() == "content-length" }) { result["Content-Length"] = String(data.count) }
        return result
    }
}
