import Foundation

/// One value, then the end.
public struct Just<Output>: Publisher {
    public typealias Failure = Never
    public let output: Output

    public init(_ output: Output) { self.output = output }

    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Never {
        subscriber.receive(subscription: SequenceSubscription([output].makeIterator(), AnySubscriber(subscriber)))
    }
}

/// No value: the end, or nothing at all.
public struct Empty<Output, Failure: Error>: Publisher {
    public let completeImmediately: Bool

    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) { self.completeImmediately = completeImmediately }

    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}

/// A failure at once.
public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure

    public init(error: Failure) { self.error = error }
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

public enum Publishers {
    /// The elements of a sequence, then the end.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element
        public let sequence: Elements

        public init(sequence: Elements) { self.sequence = sequence }

        public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
            subscriber.receive(subscription: SequenceSubscription(sequence.makeIterator(), AnySubscriber(subscriber)))
        }
    }
}

extension Sequence {
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

private final class SequenceSubscription<Iterator: IteratorProtocol, Failure: Error>: Subscription {
    private var iterator: Iterator
    private var next: Iterator.Element?
    private var downstream: AnySubscriber<Iterator.Element, Failure>?
    private var demand: Subscribers.Demand = .none
    private var isSending = false

    init(_ iterator: Iterator, _ downstream: AnySubscriber<Iterator.Element, Failure>) {
        self.iterator = iterator
        self.downstream = downstream
        next = self.iterator.next()
    }

    func request(_ more: Subscribers.Demand) {
        demand += more
        guard !isSending else { return }
        isSending = true
        defer { isSending = false }
        while let value = next, demand > .none, let downstream {
            demand -= 1
            next = iterator.next()
            demand += downstream.receive(value)
        }
        if next == nil, let downstream {
            self.downstream = nil
            downstream.receive(completion: .finished)
        }
    }

    func cancel() { downstream = nil }
}

/// One value that comes later, or a failure. The work begins when the future is made.
public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void
    private let lock = NSLock()
    private var result: Result<Output, Failure>?
    private let subject = PassthroughSubject<Output, Failure>()

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [weak self] result in self?.fulfil(result) }
    }

    private func fulfil(_ new: Result<Output, Failure>) {
        let isFirst = lock.withLock {
            defer { if result == nil { result = new } }
            return result == nil
        }
        guard isFirst else { return }
        switch new {
        case .success(let value):
            subject.send(value)
            subject.send(completion: .finished)
        case .failure(let error): subject.send(completion: .failure(error))
        }
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
        switch lock.withLock({ result }) {
        case .success(let value)?: Publishers.Sequence<[Output], Failure>(sequence: [value]).receive(subscriber: subscriber)
        case .failure(let error)?: Fail(error: error).receive(subscriber: subscriber)
        case nil: subject.receive(subscriber: subscriber)
        }
    }
}

extension NotificationCenter {
    /// Sends the notifications of a name.
    public struct Publisher: QuinceCombine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?

        public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Notification, Downstream.Failure == Never {
            let subject = PassthroughSubject<Notification, Never>()
            nonisolated(unsafe) let target = subject
            let token = center.addObserver(forName: name, object: object, queue: nil) { target.send($0) }
            let center = self.center
            subject.keeping { [AnyCancellable { center.removeObserver(token) }] }.receive(subscriber: subscriber)
        }
    }

    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}
