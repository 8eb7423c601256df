import FoundationNetworking
import UIKit

/// Loads stored files by the addresses that `StorageReference.downloadURL(completion:)` gives, as the server does by its own: with a status, a type and a
/// length. The machine's `URLSession` loads no files by itself.
final class StorageURLProtocol: URLProtocol {
    /// Serves all sessions from here on.
    static func register() {
        FileURLProtocol.stepBehind {
            unregisterClass(self)
            _ = registerClass(self)
        }
    }

    override class func canInit(with request: URLRequest) -> Bool {
        guard let url = request.url, url.isFileURL else { return false }
        return url.path.contains("/Firebase/") && url.deletingLastPathComponent().lastPathComponent == StorageFiles.objectsName
    }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
        guard let url = request.url else { return }
        let data: Data? = try? Data(contentsOf: url)
        let fields: [String: String] = ["Content-Type": StorageFiles.contentType(at: url), "Content-Length": "\(data?.count ?? 0)"]
        guard let response = HTTPURLResponse(url: url, statusCode: data == nil ? 404 : 200, httpVersion: "HTTP/1.1", headerFields: fields) else { return }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        if let data { client?.urlProtocol(self, didLoad: data) }
        client?.urlProtocolDidFinishLoading(self)
    }
}
