import Foundation
import FoundationNetworking
import Synchronization

extension URLSession {
    /// A server's answer, byte by byte as it comes. Who lets go of the sequence, or cancels the task that waits for it, ends the loading.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        /// The task that loads.
        public let task: URLSessionDataTask
        fileprivate let chunks: AsyncThrowingStream<Data, any Error>

        public func makeAsyncIterator() -> Iterator { Iterator(chunks: chunks.makeAsyncIterator()) }

        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var chunks: AsyncThrowingStream<Data, any Error>.AsyncIterator
            private var chunk: ArraySlice<UInt8> = []

            fileprivate init(chunks: AsyncThrowingStream<Data, any Error>.AsyncIterator) { self.chunks = chunks }

            /// The next byte; nil at the end of the answer.
            public mutating func next() async throws -> UInt8? {
                while chunk.isEmpty {
                    guard let data = try await chunks.next() else {
                        try Task.checkCancellation()
                        return nil
                    }
                    chunk = Array(data)[...]
                }
                return chunk.popFirst()
            }
        }
    }

    /// The answer to a request as soon as its head is there, and its bytes as they come.
    public func bytes(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse) {
        let stream = AsyncThrowingStream<Data, any Error>.makeStream()
        let receiver = AnswerReceiver(chunks: stream.continuation, asked: delegate ?? self.delegate as? any URLSessionTaskDelegate)
        // Foundation for Linux tells a delegate of a task's own nothing of what comes, so that the task is one of a session like this.
        let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
        let task: URLSessionDataTask = session.dataTask(with: request)
        session.finishTasksAndInvalidate()
        return try await withTaskCancellationHandler {
            let response: URLResponse = try await withCheckedThrowingContinuation { continuation in
                receiver.wait(continuation)
                stream.continuation.onTermination = { if case .cancelled = $0 { task.cancel() } }
                task.resume()
            }
            return (AsyncBytes(task: task, chunks: stream.stream), response)
        } onCancel: {
            task.cancel()
        }
    }

    public func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }
}

/// Hands on what comes, and asks the app's delegate what it may decide.
private final class AnswerReceiver: NSObject, URLSessionDataDelegate {
    private let head = Mutex<CheckedContinuation<URLResponse, any Error>?>(nil)
    private let chunks: AsyncThrowingStream<Data, any Error>.Continuation
    private let asked: (any URLSessionTaskDelegate)?

    init(chunks: AsyncThrowingStream<Data, any Error>.Continuation, asked: (any URLSessionTaskDelegate)?) {
        self.chunks = chunks
        self.asked = asked
        super.init()
    }

    /// Goes on once the head is there.
    func wait(_ continuation: CheckedContinuation<URLResponse, any Error>) { head.withLock { $0 = continuation } }

    /// Who waits for the head, once.
    private func waiting() -> CheckedContinuation<URLResponse, any Error>? {
        head.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        waiting()?.resume(returning: response)
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { chunks.yield(data) }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let error {
            waiting()?.resume(throwing: error)
        } else if let response = task.response {
            waiting()?.resume(returning: response)
        } else {
            waiting()?.resume(throwing: URLError(.badServerResponse))
        }
        chunks.finish(throwing: error)
        asked?.urlSession(session, task: task, didCompleteWithError: error)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        guard let asked else { return completionHandler(request) }
        asked.urlSession(session, task: task, willPerformHTTPRedirection: response, newRequest: request, completionHandler: completionHandler)
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        guard let asked else { return completionHandler(.performDefaultHandling, nil) }
        asked.urlSession(session, task: task, didReceive: challenge, completionHandler: completionHandler)
    }
}
