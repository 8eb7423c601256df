import Foundation
import FoundationNetworking

/// Loads what is at an address, as code from before iOS 7 does it; `URLSession` is behind it.
open class NSURLConnection: NSObject, @unchecked Sendable {
    public let originalRequest: URLRequest
    open var currentRequest: URLRequest { originalRequest }
    private weak var delegate: (any NSURLConnectionDelegate)?
    private var task: URLSessionDataTask?
    private var queue: OperationQueue = .main

    public init?(request: URLRequest, delegate: Any?, startImmediately: Bool) {
        originalRequest = request
        self.delegate = delegate as? any NSURLConnectionDelegate
        super.init()
        if startImmediately { start() }
    }

    public convenience init?(request: URLRequest, delegate: Any?) { self.init(request: request, delegate: delegate, startImmediately: true) }

    open class func canHandle(_ request: URLRequest) -> Bool { ["http", "https", "file", "data"].contains(request.url?.scheme?.lowercased() ?? "") }

    open func start() {
        guard task == nil else { return }
        // Held until it is done.
        let task = URLSession.shared.dataTask(with: originalRequest) { [self] data, response, error in
            queue.addOperation { self.finish(data, response, error) }
        }
        self.task = task
        task.resume()
    }

    open func cancel() {
        task?.cancel()
        delegate = nil
    }

    open func setDelegateQueue(_ queue: OperationQueue?) { self.queue = queue ?? .main }

    private func finish(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        guard let delegate else { return }
        if let error {
            try? delegate.connection(self, didFailWithError: error)
            return
        }
        guard let receiver = delegate as? any NSURLConnectionDataDelegate else { return }
        if let response { try? receiver.connection(self, didReceive: response) }
        if let data, !data.isEmpty { try? receiver.connection(self, didReceive: data) }
        try? receiver.connectionDidFinishLoading(self)
    }

    /// Loads without a delegate; the handler is called on `queue`.
    open class func sendAsynchronousRequest(
        _ request: URLRequest, queue: OperationQueue, completionHandler handler: @escaping @Sendable (URLResponse?, Data?, (any Error)?) -> Void
    ) {
        URLSession.shared.dataTask(with: request) { data, response, error in queue.addOperation { handler(response, data, error) } }.resume()
    }

    /// Loads and waits for it.
    open class func sendSynchronousRequest(_ request: URLRequest, returning response: UnsafeMutablePointer<URLResponse?>?) throws -> Data {
        final class Answer: @unchecked Sendable {
            var result: (Data?, URLResponse?, (any Error)?) = (nil, nil, nil)
        }
        let answer = Answer(), done = DispatchSemaphore(value: 0)
        URLSession.shared.dataTask(with: request) {
            answer.result = ($0, $1, $2)
            done.signal()
        }.resume()
        done.wait()
        response?.pointee = answer.result.1
        guard let data = answer.result.0 else { throw answer.result.2 ?? URLError(.unknown) }
        return data
    }
}

public protocol NSURLConnectionDelegate: NSObjectProtocol {
    func connection(_ connection: NSURLConnection, didFailWithError error: any Error) throws(Unimplemented)
}

extension NSURLConnectionDelegate {
    public func connection(_ connection: NSURLConnection, didFailWithError error: any Error) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("connection:didFailWithError:", on: self, [connection, error])
    }
}

public protocol NSURLConnectionDataDelegate: NSURLConnectionDelegate {
    func connection(_ connection: NSURLConnection, didReceive response: URLResponse) throws(Unimplemented)
    /// Called once, with all of it.
    func connection(_ connection: NSURLConnection, didReceive data: Data) throws(Unimplemented)
    func connectionDidFinishLoading(_ connection: NSURLConnection) throws(Unimplemented)
}

extension NSURLConnectionDataDelegate {
    public func connection(_ connection: NSURLConnection, didReceive response: URLResponse) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("connection:didReceiveResponse:", on: self, [connection, response])
    }
    public func connection(_ connection: NSURLConnection, didReceive data: Data) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("connection:didReceiveData:", on: self, [connection, data])
    }
    public func connectionDidFinishLoading(_ connection: NSURLConnection) throws(Unimplemented) {
        try ObjCRuntime.invokeOptional("connectionDidFinishLoading:", on: self, [connection])
    }
}
