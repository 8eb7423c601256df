import FoundationNetworking
import UIKit

public let AFURLResponseSerializationErrorDomain = "com.alamofire.error.serialization.response"
public let AFNetworkingOperationFailingURLResponseErrorKey = "com.alamofire.serialization.response.error.response"
public let AFNetworkingOperationFailingURLResponseDataErrorKey = "com.alamofire.serialization.response.error.data"

/// Makes objects of answers.
public protocol AFURLResponseSerialization: NSObjectProtocol {
    func responseObject(for response: URLResponse?, data: Data?, error: NSErrorPointer) -> Any?
}

/// Holds answers against the statuses and types that are accepted, and gives their data as it is.
open class AFHTTPResponseSerializer: NSObject, AFURLResponseSerialization {
    /// Default 200 to 299. Nil accepts all.
    open var acceptableStatusCodes: IndexSet? = IndexSet(integersIn: 200..<300)
    /// Default nil: all.
    open var acceptableContentTypes: Set<String>?

    open class func serializer() -> Self { self.init() }
    public required override init() { super.init() }

    /// Whether status and type of an answer are accepted; false with the reason.
    open func validate(_ response: HTTPURLResponse?, data: Data?, error: NSErrorPointer) -> Bool {
        guard let response else { return true }
        var failure: NSError?
        var isValid = true
        let type: String? = response.mimeType
        if let acceptableContentTypes, !acceptableContentTypes.contains(type ?? ""), !(type == nil && (data ?? Data()).isEmpty) {
            isValid = false
            if let data, !data.isEmpty, response.url != nil {
                failure = Self.failure(
                    .cannotDecodeContentData, "Request failed: unacceptable content-type: \(type ?? "(null)")", response, data, under: failure)
            }
        }
        if let acceptableStatusCodes, !acceptableStatusCodes.contains(response.statusCode), response.url != nil {
            isValid = false
            // In small letters, as Apple's Foundation has it.
            let name: String = HTTPURLResponse.localizedString(forStatusCode: response.statusCode).lowercased()
            failure = Self.failure(.badServerResponse, "Request failed: \(name) (\(response.statusCode))", response, data, under: failure)
        }
        if !isValid { error?.pointee = failure }
        return isValid
    }

    private static func failure(_ code: URLError.Code, _ text: String, _ response: HTTPURLResponse, _ data: Data?, under: NSError?) -> NSError {
        var info: [String: Any] = [NSLocalizedDescriptionKey: text, AFNetworkingOperationFailingURLResponseErrorKey: response]
        if let url = response.url { info[NSURLErrorFailingURLErrorKey] = url }
        if let data { info[AFNetworkingOperationFailingURLResponseDataErrorKey] = data }
        if let under { info[NSUnderlyingErrorKey] = under }
        return NSError(domain: AFURLResponseSerializationErrorDomain, code: code.rawValue, userInfo: info)
    }

    open func responseObject(for response: URLResponse?, data: Data?, error: NSErrorPointer) -> Any? {
        _ = validate(response as? HTTPURLResponse, data: data, error: error)
        return data
    }

    /// The data of an answer that is read further: nil where its type is refused, or where there is none. A refused status alone leaves the data of
    /// use: what the server says of it.
    func readable(_ response: URLResponse?, _ data: Data?, _ error: NSErrorPointer) -> Data? {
        var failure: NSError?
        let isValid: Bool = withUnsafeMutablePointer(to: &failure) { validate(response as? HTTPURLResponse, data: data, error: $0) }
        if let failure { error?.pointee = failure }
        if !isValid, failure.map({ Self.isRefusedType($0) }) ?? true { return nil }
        return data.flatMap { $0.isEmpty || $0 == Data(" ".utf8) ? nil : $0 }
    }

    private static func isRefusedType(_ error: NSError) -> Bool {
        if error.domain == AFURLResponseSerializationErrorDomain, error.code == URLError.Code.cannotDecodeContentData.rawValue { return true }
        return (error.userInfo[NSUnderlyingErrorKey] as? NSError).map { isRefusedType($0) } ?? false
    }

    /// Sets an error that came while reading, over the one that is there.
    static func set(_ new: NSError, _ error: NSErrorPointer) {
        guard let error else { return }
        var info: [String: Any] = new.userInfo
        if let known = error.pointee { info[NSUnderlyingErrorKey] = known }
        error.pointee = NSError(domain: new.domain, code: new.code, userInfo: info)
    }
}
