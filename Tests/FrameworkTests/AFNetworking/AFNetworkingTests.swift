import Foundation
import FoundationNetworking
import Testing
@testable import QuinceAFNetworking
@testable import UIKit

@Suite("Parameters of AFNetworking's requests")
struct AFRequestTests {
    @Test("Queries are sorted and escaped, with lists and tables in brackets")
    func queries() {
        #expect(AFPercentEscapedStringFromString("a b&c=d/e?f") == "a%20b%26c%3Dd/e?f")
        let parameters: [String: Any] = ["b": [1, 2], "a": "x y", "c": ["k": true, "j": NSNull()] as [String: Any], "d": Optional("z") as Any]
        #expect(QueryString.text(from: parameters) == "a=x%20y&b%5B%5D=1&b%5B%5D=2&c%5Bj%5D&c%5Bk%5D=1&d=z")
    }

    @Test("Parameters are in the address of GET, and in the body of POST")
    func places() throws {
        let serializer = AFHTTPRequestSerializer()
        serializer.setAuthorizationHeaderFieldWithUsername("me", password: "secret")
        let get = try #require(serializer.request(withMethod: "GET", urlString: "https://a.example/b?c=1", parameters: ["d": 2], error: nil))
        #expect(get.url?.absoluteString == "https://a.example/b?c=1&d=2" && get.value(forHTTPHeaderField: "Authorization") == "Basic bWU6c2VjcmV0")
        let post = try #require(serializer.request(withMethod: "POST", urlString: "https://a.example/b", parameters: ["d": 2], error: nil))
        #expect(post.httpBody == Data("d=2".utf8) && post.value(forHTTPHeaderField: "Content-Type") == "application/x-www-form-urlencoded")
        let json = try #require(AFJSONRequestSerializer().request(withMethod: "POST", urlString: "https://a.example", parameters: ["d": 2], error: nil))
        #expect(json.httpBody == Data(#"{"d":2}"#.utf8) && json.value(forHTTPHeaderField: "Content-Type") == "application/json")
        #expect(AFHTTPRequestSerializer.languages(["en", "de"]) == "en;q=1, de;q=0.9")
    }

    @Test("What is no JSON is refused") func noJSON() {
        var error: NSError?
        let request = withUnsafeMutablePointer(to: &error) {
            AFJSONRequestSerializer().request(withMethod: "POST", urlString: "https://a.example", parameters: ["d": Date()], error: $0)
        }
        #expect(request == nil && error?.domain == AFURLRequestSerializationErrorDomain && error?.code == -1016)
    }

    @Test("A form has its parts between boundaries") func forms() {
        let form = MultipartForm(boundary: "B")
        form.appendPart(withForm: Data("1".utf8), name: "a")
        form.appendPart(withFileData: Data("x".utf8), name: "f", fileName: "f.txt", mimeType: "text/plain")
        let expected =
            "--B\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--B\r\nContent-Disposition: form-data; name=\"f\"; filename=\"f.txt\"\r\n"
            + "Content-Type: text/plain\r\n\r\nx\r\n--B--\r\n"
        #expect(String(decoding: form.body, as: UTF8.self) == expected)
        #expect(throws: NSError.self) { try form.appendPart(withFileURL: URL(fileURLWithPath: "/nowhere/at/all"), name: "g") }
    }

    @Test("The base of addresses ends with a slash") func base() {
        #expect(AFHTTPSessionManager.folder(URL(string: "https://a.example/v1"))?.absoluteString == "https://a.example/v1/")
        #expect(AFHTTPSessionManager.folder(URL(string: "https://a.example"))?.absoluteString == "https://a.example")
    }
}

@Suite("Answers of AFNetworking's requests")
struct AFResponseTests {
    private func answer(_ status: Int, _ type: String) -> HTTPURLResponse? {
        HTTPURLResponse(url: URL(string: "https://a.example")!, statusCode: status, httpVersion: nil, headerFields: ["Content-Type": type])
    }

    private func read(_ serializer: AFHTTPResponseSerializer, _ response: URLResponse?, _ text: String) -> (object: Any?, error: NSError?) {
        var error: NSError?
        let object: Any? = withUnsafeMutablePointer(to: &error) { serializer.responseObject(for: response, data: Data(text.utf8), error: $0) }
        return (object, error)
    }

    @Test("JSON is read, without nulls where that is wished") func json() {
        let serializer = AFJSONResponseSerializer()
        serializer.removesKeysWithNullValues = true
        let result = read(serializer, answer(200, "application/json"), #"{"a":{"b":null,"c":1}}"#)
        #expect(result.error == nil && ((result.object as? [String: Any])?["a"] as? [String: Int]) == ["c": 1])
    }

    @Test("A refused status is an error with the server's words, a refused type has no object")
    func refused() {
        let missing = read(AFJSONResponseSerializer(), answer(404, "application/json"), #"{"reason":"gone"}"#)
        #expect((missing.object as? [String: String]) == ["reason": "gone"])
        #expect(missing.error?.code == -1011 && missing.error?.localizedDescription == "Request failed: not found (404)")
        #expect((missing.error?.userInfo[AFNetworkingOperationFailingURLResponseDataErrorKey] as? Data)?.isEmpty == false)
        let page = read(AFJSONResponseSerializer(), answer(200, "text/html"), "<html>")
        #expect(page.object == nil && page.error?.code == -1016 && page.error?.domain == AFURLResponseSerializationErrorDomain)
        let both = read(AFJSONResponseSerializer(), answer(500, "text/html"), "<html>")
        #expect(both.object == nil && both.error?.code == -1011 && (both.error?.userInfo[NSUnderlyingErrorKey] as? NSError)?.code == -1016)
    }

    @Test("The first of several that makes an object is taken") func compound() {
        let serializer = AFCompoundResponseSerializer(responseSerializers: [AFPropertyListResponseSerializer(), AFJSONResponseSerializer()])
        #expect((read(serializer, answer(200, "application/json"), "[1]").object as? [Int]) == [1])
    }
}

@Suite("AFNetworking", .serialized) @MainActor
struct AFNetworkingTests {
    /// A server for the host `answers.example`.
    private final class Server: URLProtocol {
        private let lock = NSLock()
        private var isStopped = false
        override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "answers.example" }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func stopLoading() { lock.withLock { isStopped = true } }
        // Answers that are there at once would cross with a task that is cancelled: Foundation for Linux does not stand that.
        override func startLoading() {
            nonisolated(unsafe) let server = self
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { if !server.lock.withLock({ server.isStopped }) { server.answer() } }
        }
        private func answer() {
            guard let url = request.url else { return }
            let isImage: Bool = url.pathExtension == "png"
            let status: Int = url.path == "/missing" ? 404 : 200
            let body: Data =
                isImage
                ? Picture.data
                : Data(
                    #"{"method":"\#(request.httpMethod ?? "")","query":"\#(url.query ?? "")","token":"\#(request.value(forHTTPHeaderField: "token") ?? "")"}"#
                        .utf8)
            let response = HTTPURLResponse(
                url: url, statusCode: status, httpVersion: nil, headerFields: ["Content-Type": isImage ? "image/png" : "application/json"])
            client?.urlProtocol(self, didReceive: response!, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: body)
            client?.urlProtocolDidFinishLoading(self)
        }
    }

    private enum Picture {
        static let data: Data = Data(
            base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")!
    }

    private var configuration: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Server.self]
        return configuration
    }

    private func wait(_ isDone: () -> Bool) async throws {
        for _ in 0..<500 where !isDone() { try await Task.sleep(nanoseconds: 10_000_000) }
        #expect(isDone())
    }

    @Test("asks servers and calls back on the main thread, with what they say or with the error")
    func requests() async throws {
        let manager = AFHTTPSessionManager(baseURL: URL(string: "http://answers.example"), sessionConfiguration: configuration)
        manager.requestSerializer.setValue("t", forHTTPHeaderField: "token")
        var heard: [String] = []
        manager.get("list", parameters: ["a": 1], progress: nil) { _, object in
            heard.append((object as? [String: String]).map { "\($0["method"] ?? "") \($0["query"] ?? "") \($0["token"] ?? "")" } ?? "")
        } failure: { _, error in
            heard.append("\(error)")
        }
        try await wait { heard == ["GET a=1 t"] }
        manager.put("missing", parameters: nil, success: nil) { task, error in
            heard.append("\((error as NSError).code) \((task?.response as? HTTPURLResponse)?.statusCode ?? 0)")
        }
        try await wait { heard.last == "-1011 404" }
        // Nothing listens there.
        manager.delete("http://127.0.0.1:1/", parameters: nil, success: nil) { _, error in heard.append((error as NSError).domain) }
        try await wait { heard.last == NSURLErrorDomain }
        manager.requestSerializer = AFJSONRequestSerializer()
        let none = manager.post("x", parameters: ["d": Date()], success: nil) { task, error in heard.append("\(task == nil) \((error as NSError).code)") }
        #expect(none == nil)
        try await wait { heard.last == "true -1016" }
    }

    @Test("loads pictures of views once, keeps them, and gives up what another takes the place of")
    func pictures() async throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        UIImageView.setSharedImageDownloader(AFImageDownloader(sessionConfiguration: configuration))
        let view = UIImageView()
        let placeholder = try #require(UIImage(data: Picture.data))
        view.setImageWith(URL(string: "http://answers.example/a.png"), placeholderImage: placeholder)
        #expect(view.image === placeholder)
        try await wait { view.image != nil && view.image !== placeholder }
        let picture: UIImage? = view.image
        let other = UIImageView()
        other.setImageWith(URL(string: "http://answers.example/a.png"))
        #expect(other.image === picture)
        var failures = 0
        other.setImageWith(URLRequest(url: URL(string: "http://answers.example/missing.json")!), placeholderImage: nil, success: nil) { _, _, _ in failures += 1
        }
        try await wait { failures == 1 }
        other.setImageWith(URL(string: "http://answers.example/b.png"), placeholderImage: placeholder)
        other.cancelImageDownloadTask()
        try await Task.sleep(nanoseconds: 100_000_000)
        #expect(other.image === placeholder)
    }

    @Test("knows whether a host can be reached from when it watches") func reachability() async throws {
        let manager = AFNetworkReachabilityManager(forDomain: "nowhere.invalid")
        var heard: [AFNetworkReachabilityStatus] = []
        manager.setReachabilityStatusChange { heard.append($0) }
        #expect(manager.networkReachabilityStatus == .unknown && !manager.isReachable)
        manager.startMonitoring()
        try await wait { heard.last == .notReachable }
        #expect(manager.localizedNetworkReachabilityStatusString() == "Not Reachable")
    }

    @Test("shows the indicator for what takes long enough") func indicator() async throws {
        let stage = try FrameworkStage()
        defer { stage.close() }
        let manager = AFNetworkActivityIndicatorManager.shared()
        (manager.isEnabled, manager.activationDelay, manager.completionDelay) = (true, 0.05, 0.01)
        manager.incrementActivityCount()
        #expect(!manager.isNetworkActivityIndicatorVisible)
        try await wait { manager.isNetworkActivityIndicatorVisible && UIApplication.shared.isNetworkActivityIndicatorVisible }
        manager.decrementActivityCount()
        try await wait { !manager.isNetworkActivityIndicatorVisible }
    }
}
