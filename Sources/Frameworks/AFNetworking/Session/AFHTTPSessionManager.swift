import FoundationNetworking
import UIKit

/// Requests by method, address and parameters. Their answers have to be of an accepted status and type.
open class AFHTTPSessionManager: AFURLSessionManager, AFRequestSerializing {
    /// The address that others are relative to; its path ends with a slash.
    public let baseURL: URL?
    package var serializerOfRequests = AFHTTPRequestSerializer()
    /// Default one of JSON.
    open var responseSerializer: AFHTTPResponseSerializer {
        get { serializer as? AFHTTPResponseSerializer ?? AFHTTPResponseSerializer() }
        set { serializer = newValue }
    }

    open class func manager() -> AFHTTPSessionManager { AFHTTPSessionManager(baseURL: nil) }

    public init(baseURL url: URL?, sessionConfiguration configuration: URLSessionConfiguration?) {
        baseURL = Self.folder(url)
        super.init(sessionConfiguration: configuration)
    }

    public convenience init(baseURL url: URL?) { self.init(baseURL: url, sessionConfiguration: nil) }
    public override convenience init(sessionConfiguration configuration: URLSessionConfiguration?) {
        self.init(baseURL: nil, sessionConfiguration: configuration)
    }
    public convenience init() { self.init(baseURL: nil, sessionConfiguration: nil) }

    public required init?(coder: NSCoder) {
        baseURL = coder.decodeObject(of: NSURL.self, forKey: "baseURL") as URL?
        super.init(coder: coder)
    }
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(baseURL as NSURL?, forKey: "baseURL")
    }

    static func folder(_ url: URL?) -> URL? {
        guard let url, !url.path.isEmpty, !url.absoluteString.hasSuffix("/") else { return url }
        return url.appendingPathComponent("")
    }

    // MARK: - Methods

    /// - Parameters:
    ///   - URLString: an address, or one relative to `baseURL`.
    ///   - parameters: what the request serializer puts into the request.
    ///   - headers: those of this request, over the serializer's.
    ///   - failure: called without a task where the request could not be made.
    @discardableResult
    open func get(
        _ URLString: String, parameters: Any?, headers: [String: String]?, progress downloadProgress: ((Progress) -> Void)?,
        success: ((URLSessionDataTask, Any?) -> Void)?, failure: ((URLSessionDataTask?, any Error) -> Void)?
    ) -> URLSessionDataTask? {
        send("GET", URLString, parameters, headers, download: downloadProgress, success, failure)
    }

    @discardableResult
    open func head(
        _ URLString: String, parameters: Any?, headers: [String: String]?, success: ((URLSessionDataTask) -> Void)?,
        failure: ((URLSessionDataTask?, any Error) -> Void)?
    ) -> URLSessionDataTask? {
        send("HEAD", URLString, parameters, headers, { task, _ in success?(task) }, failure)
    }

    @discardableResult
    open func post(
        _ URLString: String, parameters: Any?, headers: [String: String]?, progress uploadProgress: ((Progress) -> Void)?,
        success: ((URLSessionDataTask, Any?) -> Void)?, failure: ((URLSessionDataTask?, any Error) -> Void)?
    ) -> URLSessionDataTask? {
        send("POST", URLString, parameters, headers, upload: uploadProgress, success, failure)
    }

    /// Sends a form of several parts.
    @discardableResult
    open func post(
        _ URLString: String, parameters: Any?, headers: [String: String]?, constructingBodyWith block: ((any AFMultipartFormData) -> Void)?,
        progress uploadProgress: ((Progress) -> Void)?, success: ((URLSessionDataTask, Any?) -> Void)?,
        failure: ((URLSessionDataTask?, any Error) -> Void)?
    ) -> URLSessionDataTask? {
        var error: NSError?
        let made: NSMutableURLRequest? = withUnsafeMutablePointer(to: &error) {
            serializerOfRequests.multipartFormRequest(
                withMethod: "POST", urlString: address(URLString), parameters: Self.table(parameters), constructingBodyWith: block, error: $0)
        }
        guard let made else { return refuse(error, failure) }
        var request: URLRequest = made as URLRequest
        for (field, value) in headers ?? [:] { request.setValue(value, forHTTPHeaderField: field) }
        let answer = Self.answer(success, failure)
        let task = uploadTask(withStreamedRequest: request, progress: uploadProgress) { answer.end($1, $2) }
        answer.task = task
        start(task)
        return task
    }

    @discardableResult
    open func put(
        _ URLString: String, parameters: Any?, headers: [String: String]?, success: ((URLSessionDataTask, Any?) -> Void)?,
        failure: ((URLSessionDataTask?, any Error) -> Void)?
    ) -> URLSessionDataTask? { send("PUT", URLString, parameters, headers, success, failure) }

    @discardableResult
    open func patch(
        _ URLString: String, parameters: Any?, headers: [String: String]?, success: ((URLSessionDataTask, Any?) -> Void)?,
        failure: ((URLSessionDataTask?, any Error) -> Void)?
    ) -> URLSessionDataTask? { send("PATCH", URLString, parameters, headers, success, failure) }

    @discardableResult
    open func delete(
        _ URLString: String, parameters: Any?, headers: [String: String]?, success: ((URLSessionDataTask, Any?) -> Void)?,
        failure: ((URLSessionDataTask?, any Error) -> Void)?
    ) -> URLSessionDataTask? { send("DELETE", URLString, parameters, headers, success, failure) }

    /// A task of any method, which waits for `resume()`.
    open func dataTask(
        withHTTPMethod method: String, urlString URLString: String, parameters: Any?, headers: [String: String]?,
        uploadProgress: ((Progress) -> Void)?, downloadProgress: ((Progress) -> Void)?, success: ((URLSessionDataTask, Any?) -> Void)?,
        failure: ((URLSessionDataTask?, any Error) -> Void)?
    ) -> URLSessionDataTask? {
        var error: NSError?
        let made: NSMutableURLRequest? = withUnsafeMutablePointer(to: &error) {
            serializerOfRequests.request(withMethod: method, urlString: address(URLString), parameters: parameters, error: $0)
        }
        guard let made else { return refuse(error, failure) }
        var request: URLRequest = made as URLRequest
        for (field, value) in headers ?? [:] { request.setValue(value, forHTTPHeaderField: field) }
        let answer = Self.answer(success, failure)
        let task = dataTask(with: request, uploadProgress: uploadProgress, downloadProgress: downloadProgress) { answer.end($1, $2) }
        answer.task = task
        return task
    }

    // MARK: - Sending

    func send(
        _ method: String, _ URLString: String, _ parameters: Any?, _ headers: [String: String]? = nil, upload: ((Progress) -> Void)? = nil,
        download: ((Progress) -> Void)? = nil, _ success: ((URLSessionDataTask, Any?) -> Void)?, _ failure: ((URLSessionDataTask?, any Error) -> Void)?
    ) -> URLSessionDataTask? {
        let task = dataTask(
            withHTTPMethod: method, urlString: URLString, parameters: parameters, headers: headers, uploadProgress: upload, downloadProgress: download,
            success: success, failure: failure)
        if let task { start(task) }
        return task
    }

    private func address(_ text: String) -> String { URL(string: text, relativeTo: baseURL)?.absoluteString ?? text }

    private func refuse(_ error: NSError?, _ failure: ((URLSessionDataTask?, any Error) -> Void)?) -> URLSessionDataTask? {
        let error: NSError = error ?? NSError(domain: NSURLErrorDomain, code: URLError.Code.badURL.rawValue)
        ServiceReply.send(on: completionQueue ?? .main) { failure?(nil, error) }
        return nil
    }

    private static func table(_ parameters: Any?) -> [String: Any]? {
        if let table = parameters as? [String: Any] { return table }
        guard let table = parameters as? NSDictionary else { return nil }
        return Dictionary(table.map { ("\($0.key)", $0.value) }) { first, _ in first }
    }

    /// A request's two ends.
    private final class Answer {
        weak var task: URLSessionDataTask?
        let success: ((URLSessionDataTask, Any?) -> Void)?
        let failure: ((URLSessionDataTask?, any Error) -> Void)?

        init(_ success: ((URLSessionDataTask, Any?) -> Void)?, _ failure: ((URLSessionDataTask?, any Error) -> Void)?) {
            (self.success, self.failure) = (success, failure)
        }

        func end(_ object: Any?, _ error: (any Error)?) {
            if let error { failure?(task, error) } else if let task { success?(task, object) }
        }
    }

    private static func answer(
        _ success: ((URLSessionDataTask, Any?) -> Void)?, _ failure: ((URLSessionDataTask?, any Error) -> Void)?
    ) -> Answer { Answer(success, failure) }
}

/// The serializer of a manager's requests, which a manager of another library has of a narrower type.
public protocol AFRequestSerializing: AnyObject {}

extension AFRequestSerializing where Self: AFHTTPSessionManager {
    /// Default one of forms.
    public var requestSerializer: AFHTTPRequestSerializer {
        get { serializerOfRequests }
        set { serializerOfRequests = newValue }
    }
}
