import FoundationNetworking
import ObjectRuntime

/// Answers the requests that stubs are for.
final class StubProtocol: URLProtocol {
    private let lock = NSLock()
    private var isStopped = false

    override class func canInit(with request: URLRequest) -> Bool {
        let isThere: Bool = StubStore.shared.stub(for: request) != nil
        if !isThere, StubStore.shared.isEnabled { StubStore.shared.onMissing?(request) }
        return isThere
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func stopLoading() { lock.withLock { isStopped = true } }

    override func startLoading() {
        guard let stub = StubStore.shared.stub(for: request) else {
            client?.urlProtocol(self, didFailWithError: URLError(.resourceUnavailable))
            return
        }
        let response: HTTPStubsResponse = stub.response(request)
        StubStore.shared.onActivation?(request, stub, response)
        after(response.requestTime) { [self] in
            if let error = response.error {
                client?.urlProtocol(self, didFailWithError: error)
                StubStore.shared.onFinish?(request, stub, response, error)
            } else {
                answer(response, of: stub)
            }
        }
    }

    private func answer(_ response: HTTPStubsResponse, of stub: HTTPStub) {
        guard let url = request.url,
            let head = HTTPURLResponse(url: url, statusCode: Int(response.statusCode), httpVersion: "HTTP/1.1", headerFields: response.headerTexts)
        else { return }
        if (300..<400).contains(response.statusCode), response.statusCode != 304,
            let place = head.value(forHTTPHeaderField: "Location").flatMap({ URL(string: $0, relativeTo: url)?.absoluteURL })
        {
            var next: URLRequest = request
            next.url = place
            client?.urlProtocol(self, wasRedirectedTo: next, redirectResponse: head)
            StubStore.shared.onFinish?(request, stub, response, nil)
            return
        }
        client?.urlProtocol(self, didReceive: head, cacheStoragePolicy: .notAllowed)
        after(response.seconds(forBytes: response.data.count)) { [self] in
            if !response.data.isEmpty { client?.urlProtocol(self, didLoad: response.data) }
            client?.urlProtocolDidFinishLoading(self)
            StubStore.shared.onFinish?(request, stub, response, nil)
        }
    }

    /// Runs a body at once, or in some seconds unless the task is stopped before.
    private func after(_ seconds: TimeInterval, _ body: @escaping () -> Void) {
        guard seconds > 0 else { return body() }
        // Whoever loads has nothing more to do with it until it is answered; `isStopped` has a lock.
        nonisolated(unsafe) let (body, loader) = (body, self)
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
            if !loader.lock.withLock({ loader.isStopped }) { body() }
        }
    }
}
