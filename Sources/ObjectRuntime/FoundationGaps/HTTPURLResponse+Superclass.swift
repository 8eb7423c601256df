import Foundation
import FoundationNetworking

extension ObjCRuntime {
    /// A response with the status 200, made by the initialiser that on Apple's systems `HTTPURLResponse` inherits.
    public static func httpResponse(url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?) -> HTTPURLResponse {
        var fields: [String: String] = [:]
        if let mimeType { fields["Content-Type"] = name.map { "\(mimeType); charset=\($0)" } ?? mimeType }
        if length >= 0 { fields["Content-Length"] = String(length) }
        // It fails for statuses that are none.
        return HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: fields)!
    }
}
