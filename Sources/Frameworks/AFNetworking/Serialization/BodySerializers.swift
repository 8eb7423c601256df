import FoundationNetworking
import UIKit

/// Makes requests whose parameters are a body in JSON.
open class AFJSONRequestSerializer: AFHTTPRequestSerializer {
    open var writingOptions: JSONSerialization.WritingOptions = []

    public convenience init(writingOptions: JSONSerialization.WritingOptions) {
        self.init()
        self.writingOptions = writingOptions
    }
    public required init() { super.init() }

    open override func request(bySerializingRequest request: URLRequest, withParameters parameters: Any?, error: NSErrorPointer) -> URLRequest? {
        if httpMethodsEncodingParametersInURI.contains((request.httpMethod ?? "GET").uppercased()) {
            return super.request(bySerializingRequest: request, withParameters: parameters, error: error)
        }
        var result: URLRequest = withHeaders(request)
        guard let parameters else { return result }
        if result.value(forHTTPHeaderField: "Content-Type") == nil { result.setValue("application/json", forHTTPHeaderField: "Content-Type") }
        guard JSONSerialization.isValidJSONObject(parameters) else {
            error?.pointee = NSError(
                domain: AFURLRequestSerializationErrorDomain, code: URLError.Code.cannotDecodeContentData.rawValue,
                userInfo: [NSLocalizedFailureReasonErrorKey: "The `parameters` argument is not valid JSON."])
            return nil
        }
        do {
            result.httpBody = try JSONSerialization.data(withJSONObject: parameters, options: writingOptions)
            return result
        } catch let failure {
            error?.pointee = failure as NSError
            return nil
        }
    }
}

/// Makes requests whose parameters are a body in a property list.
open class AFPropertyListRequestSerializer: AFHTTPRequestSerializer {
    /// Default XML.
    open var format: PropertyListSerialization.PropertyListFormat = .xml
    open var writeOptions: PropertyListSerialization.WriteOptions = 0

    public convenience init(format: PropertyListSerialization.PropertyListFormat, writeOptions: PropertyListSerialization.WriteOptions) {
        self.init()
        self.format = format
        self.writeOptions = writeOptions
    }
    public required init() { super.init() }

    open override func request(bySerializingRequest request: URLRequest, withParameters parameters: Any?, error: NSErrorPointer) -> URLRequest? {
        if httpMethodsEncodingParametersInURI.contains((request.httpMethod ?? "GET").uppercased()) {
            return super.request(bySerializingRequest: request, withParameters: parameters, error: error)
        }
        var result: URLRequest = withHeaders(request)
        guard let parameters else { return result }
        if result.value(forHTTPHeaderField: "Content-Type") == nil { result.setValue("application/x-plist", forHTTPHeaderField: "Content-Type") }
        do {
            result.httpBody = try PropertyListSerialization.data(fromPropertyList: parameters, format: format, options: writeOptions)
            return result
        } catch let failure {
            error?.pointee = failure as NSError
            return nil
        }
    }
}
