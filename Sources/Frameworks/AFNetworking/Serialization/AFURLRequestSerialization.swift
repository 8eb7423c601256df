import FoundationNetworking
import UIKit

public let AFURLRequestSerializationErrorDomain = "com.alamofire.error.serialization.request"
public let AFNetworkingOperationFailingURLRequestErrorKey = "com.alamofire.serialization.request.error.response"
public let kAFUploadStream3GSuggestedPacketSize: UInt = 1024 * 16
public let kAFUploadStream3GSuggestedDelay: TimeInterval = 0.2

public enum AFHTTPRequestQueryStringSerializationStyle: UInt, Sendable {
    case defaultStyle = 0
}

/// Puts parameters into requests.
public protocol AFURLRequestSerialization: NSObjectProtocol {
    func request(bySerializingRequest request: URLRequest, withParameters parameters: Any?, error: NSErrorPointer) -> URLRequest?
}

/// Makes requests whose parameters are in the address, or in the body as a form.
open class AFHTTPRequestSerializer: NSObject, AFURLRequestSerialization {
    /// Default UTF-8.
    open var stringEncoding: UInt = String.Encoding.utf8.rawValue
    /// Default true.
    open var allowsCellularAccess = true
    /// Default the protocol's.
    open var cachePolicy: NSURLRequest.CachePolicy = .useProtocolCachePolicy
    /// Default true.
    open var httpShouldHandleCookies = true
    /// Kept: nothing is sent before the answer to what was sent. Default false.
    open var httpShouldUsePipelining = false
    /// Seconds. Default 60.
    open var timeoutInterval: TimeInterval = 60
    /// The methods whose parameters are in the address. Default `GET`, `HEAD` and `DELETE`.
    open var httpMethodsEncodingParametersInURI: Set<String> = ["GET", "HEAD", "DELETE"]

    private let lock = NSLock()
    private var headers: [String: String] = [:]
    private var queryBlock: ((URLRequest, Any, NSErrorPointer) -> String?)?

    open class func serializer() -> Self { self.init() }

    public required override init() {
        super.init()
        headers["Accept-Language"] = Self.languages(Locale.preferredLanguages)
        headers["User-Agent"] = Self.userAgent
    }

    /// Languages with their weights: the first counts whole, each one after it a tenth less, down to a half.
    static func languages(_ preferred: [String]) -> String {
        preferred.prefix(6).enumerated().map { index, language in
            index == 0 ? "\(language);q=1" : "\(language);q=0.\(10 - index)"
        }.joined(separator: ", ")
    }

    private static var userAgent: String {
        let info: [String: Any] = Bundle.main.infoDictionary ?? [:]
        let name: Any = info["CFBundleExecutable"] ?? info["CFBundleIdentifier"] ?? "App"
        let version: Any = info["CFBundleShortVersionString"] ?? info["CFBundleVersion"] ?? "1.0"
        let device: String = ServiceReply.onMain {
            "\(UIDevice.current.model); iOS \(UIDevice.current.systemVersion); Scale/\(String(format: "%.2f", Double(UIScreen.main.scale)))"
        }
        return "\(name)/\(version) (\(device))"
    }

    // MARK: - Headers

    open var httpRequestHeaders: [String: String] { lock.withLock { headers } }
    open func setValue(_ value: String?, forHTTPHeaderField field: String) { lock.withLock { headers[field] = value } }
    open func value(forHTTPHeaderField field: String) -> String? { lock.withLock { headers[field] } }

    open func setAuthorizationHeaderFieldWithUsername(_ username: String, password: String) {
        setValue("Basic \(Data("\(username):\(password)".utf8).base64EncodedString())", forHTTPHeaderField: "Authorization")
    }
    open func clearAuthorizationHeader() { setValue(nil, forHTTPHeaderField: "Authorization") }

    // MARK: - Queries

    /// Takes back a block of the app's own.
    open func setQueryStringSerializationWith(_ style: AFHTTPRequestQueryStringSerializationStyle) { queryBlock = nil }
    /// Has a block write queries.
    open func setQueryStringSerializationWith(_ block: ((URLRequest, Any, NSErrorPointer) -> String?)?) { queryBlock = block }

    // MARK: - Requests

    /// A request of a method, with the serializer's settings, headers and the parameters.
    open func request(withMethod method: String, urlString URLString: String, parameters: Any?, error: NSErrorPointer) -> NSMutableURLRequest! {
        guard let url = URL(string: URLString) else {
            error?.pointee = NSError(domain: NSURLErrorDomain, code: URLError.Code.badURL.rawValue)
            return nil
        }
        guard let made = request(bySerializingRequest: bare(method, url), withParameters: parameters, error: error) else { return nil }
        return (made as NSURLRequest).mutableCopy() as? NSMutableURLRequest
    }

    private func bare(_ method: String, _ url: URL) -> URLRequest {
        var request = URLRequest(url: url, cachePolicy: cachePolicy, timeoutInterval: timeoutInterval)
        request.httpMethod = method
        request.allowsCellularAccess = allowsCellularAccess
        request.httpShouldHandleCookies = httpShouldHandleCookies
        return request
    }

    /// A request whose body is a form of several parts: the parameters first, then those that the block adds.
    open func multipartFormRequest(
        withMethod method: String, urlString URLString: String, parameters: [String: Any]?, constructingBodyWith block: ((any AFMultipartFormData) -> Void)?,
        error: NSErrorPointer
    ) -> NSMutableURLRequest! {
        guard let made = request(withMethod: method, urlString: URLString, parameters: nil, error: error) else { return nil }
        let form = MultipartForm()
        for pair in QueryString.pairs(parameters) { form.appendPart(withForm: Data((pair.value ?? "").utf8), name: pair.field) }
        block?(form)
        guard !form.isEmpty else { return made }
        let body: Data = form.body
        made.setValue(form.contentType, forHTTPHeaderField: "Content-Type")
        made.setValue("\(body.count)", forHTTPHeaderField: "Content-Length")
        made.httpBody = body
        return made
    }

    open func request(bySerializingRequest request: URLRequest, withParameters parameters: Any?, error: NSErrorPointer) -> URLRequest? {
        var result: URLRequest = withHeaders(request)
        var query: String?
        if let parameters {
            if let queryBlock {
                var failure: NSError?
                query = withUnsafeMutablePointer(to: &failure) { queryBlock(request, parameters, $0) }
                if let failure {
                    error?.pointee = failure
                    return nil
                }
            } else {
                query = QueryString.text(from: parameters)
            }
        }
        if httpMethodsEncodingParametersInURI.contains((result.httpMethod ?? "GET").uppercased()) {
            if let query, !query.isEmpty, let url = result.url {
                result.url = URL(string: url.absoluteString + (url.query == nil ? "?" : "&") + query)
            }
        } else {
            if result.value(forHTTPHeaderField: "Content-Type") == nil {
                result.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
            }
            result.httpBody = (query ?? "").data(using: String.Encoding(rawValue: stringEncoding))
        }
        return result
    }

    /// A request with the serializer's headers where it has none of its own.
    func withHeaders(_ request: URLRequest) -> URLRequest {
        var result: URLRequest = request
        for (field, value) in httpRequestHeaders where result.value(forHTTPHeaderField: field) == nil { result.setValue(value, forHTTPHeaderField: field) }
        return result
    }
}
