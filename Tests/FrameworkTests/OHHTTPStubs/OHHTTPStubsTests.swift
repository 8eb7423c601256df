import Foundation
import FoundationNetworking
@testable import QuinceOHHTTPStubs
import Testing

// Nothing waits but the thread itself: another suite would begin an app of its own, which has no stubs.
@Suite("OHHTTPStubs", .serialized) @MainActor
struct OHHTTPStubsTests {
    private let url = URL(string: "https://api.example.com/rooms/1.json?size=3&plain")!

    private func session() -> URLSession { URLSession(configuration: HTTPStubs.__configuration(isEphemeral: false)) }

    private final class Answer: @unchecked Sendable {
        var data = Data()
        var response: URLResponse?
        var error: (any Error)?
    }

    private func load(in session: URLSession) -> Answer {
        let (answer, done) = (Answer(), DispatchSemaphore(value: 0))
        session.dataTask(with: url) { data, response, error in
            (answer.data, answer.response, answer.error) = (data ?? Data(), response, error)
            done.signal()
        }.resume()
        done.wait()
        return answer
    }

    @Test("the newest stub whose condition a request meets answers it, until it is removed")
    func answers() throws {
        defer { HTTPStubs.removeAllStubs() }
        stub(condition: isHost("api.example.com")) { _ in HTTPStubsResponse(data: Data("old".utf8), statusCode: 200, headers: nil) }
        let newer = stub(condition: isPath("/rooms/1.json") && isMethodGET()) { request in
            HTTPStubsResponse(jsonObject: ["path": request.url?.path ?? ""], statusCode: 201, headers: ["A": "b"]).requestTime(0, responseTime: 0)
        }
        let answer = load(in: session())
        let (data, http) = (answer.data, try #require(answer.response as? HTTPURLResponse))
        #expect(http.statusCode == 201 && http.value(forHTTPHeaderField: "A") == "b" && http.value(forHTTPHeaderField: "Content-Type") == "application/json")
        #expect(String(decoding: data, as: UTF8.self).contains("rooms"))
        #expect(HTTPStubs.removeStub(newer) && !HTTPStubs.removeStub(newer))
        #expect(String(decoding: load(in: session()).data, as: UTF8.self) == "old")
    }

    @Test("an error is the answer's, and blocks are told")
    func errors() throws {
        defer {
            HTTPStubs.removeAllStubs()
            HTTPStubs.onStubActivation(nil)
        }
        nonisolated(unsafe) var told: [String] = []
        HTTPStubs.onStubActivation { request, stub, _ in told.append("\(request.url?.host ?? "") \(stub.name ?? "")") }
        stub(condition: { _ in true }) { _ in HTTPStubsResponse(error: URLError(.timedOut)) }.name = "all"
        #expect((load(in: session()).error as NSError?)?.code == URLError.Code.timedOut.rawValue)
        #expect(told == ["api.example.com all"])
    }

    @Test("conditions look at every part of a request")
    func conditions() throws {
        var request = URLRequest(url: url)
        #expect(isScheme("https")(request) && isExtension("json")(request) && pathStartsWith("/rooms")(request) && pathEndsWith("1.json")(request))
        #expect(pathMatches("^/ROOMS/\\d", options: .caseInsensitive)(request) && !pathMatches("(")(request))
        #expect(containsQueryParams(["size": "3", "plain": nil])(request) && !containsQueryParams(["size": "4"])(request))
        request.httpMethod = "POST"
        request.httpBody = Data("{\"a\": 1}".utf8)
        request.setValue("x", forHTTPHeaderField: "B")
        #expect(isMethodPOST()(request) && hasJsonBody(["a": 1])(request) && hasHeaderNamed("B", value: "x")(request) && (!isMethodGET())(request))
        request.httpBody = nil
        request.httpBodyStream = InputStream(data: Data("a=1+2&b=3".utf8))
        request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        #expect(hasFormBody([URLQueryItem(name: "b", value: "3"), URLQueryItem(name: "a", value: "1 2")])(request))
        #expect(
            HTTPStubsResponse(data: Data(count: 14_000), statusCode: 200, headers: nil).responseTime(OHHTTPStubsDownloadSpeedGPRS).seconds(forBytes: 14_000)
                == 2)
    }

    @Test("stubs that are off, or not for a configuration, answer nothing")
    func off() {
        defer { HTTPStubs.removeAllStubs() }
        let configuration = HTTPStubs.__configuration(isEphemeral: true)
        #expect(HTTPStubs.isEnabled(for: configuration))
        HTTPStubs.setEnabled(false, for: configuration)
        #expect(!HTTPStubs.isEnabled(for: configuration))
        stub(condition: { _ in true }) { _ in HTTPStubsResponse() }
        HTTPStubs.setEnabled(false)
        #expect(StubStore.shared.stub(for: URLRequest(url: url)) == nil)
        HTTPStubs.setEnabled(true)
        #expect(StubStore.shared.stub(for: URLRequest(url: url)) != nil)
    }
}
