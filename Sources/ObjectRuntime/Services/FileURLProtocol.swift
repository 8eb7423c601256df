import Foundation
import FoundationNetworking

/// Loads files for `URLSession`, which Foundation for Linux asks of no protocol of its own.
package final class FileURLProtocol: URLProtocol {
    /// Serves all sessions that are made from here on.
    package static func register() {
        unregisterClass(self)
        _ = registerClass(self)
    }

    override public class func canInit(with request: URLRequest) -> Bool { request.url?.isFileURL == true }
    override public class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override public func stopLoading() {}

    override public func startLoading() {
        guard let url = request.url else { return }
        if let answer = FileAnswers.current.answer(for: url) {
            client?.urlProtocol(self, didReceive: answer.response, cacheStoragePolicy: .notAllowed)
            if let data = answer.data { client?.urlProtocol(self, didLoad: data) }
            client?.urlProtocolDidFinishLoading(self)
            return
        }
        do {
            let data = try Self.contents(of: url)
            let types = TypeTable.shared.identifiers(where: \.extensions, contain: url.pathExtension.lowercased())
            let type = types.lazy.compactMap { TypeTable.shared[$0]?.mimeTypes.first }.first ?? "application/octet-stream"
            let response = URLResponse(url: url, mimeType: type, expectedContentLength: data.count, textEncodingName: nil)
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: data)
            client?.urlProtocolDidFinishLoading(self)
        } catch {
            client?.urlProtocol(self, didFailWithError: error)
        }
    }

    private static func contents(of url: URL) throws -> Data {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { throw URLError.failure(.fileDoesNotExist, at: url) }
        guard !isFolder.boolValue else { throw URLError.failure(.fileIsDirectory, at: url) }
        guard let data = FileManager.default.contents(atPath: url.path) else { throw URLError.failure(.noPermissionsToReadFile, at: url) }
        return data
    }
}
