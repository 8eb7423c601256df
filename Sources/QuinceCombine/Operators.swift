import Foundation

// Operators return an erased publisher: their own types are of use to nobody but the compiler of Apple's framework.

extension Publisher {
    public func map<Result>(_ transform: @escaping (Output) -> Result) -> AnyPublisher<Result, Failure> {
        relaying({ $0.downstream.receive(transform($1)) }, onCompletion: { $0.downstream.receive(completion: $1) })
    }

    public func map<Result>(_ keyPath: KeyPath<Output, Result>) -> AnyPublisher<Result, Failure> { map { $0[keyPath: keyPath] } }

    /// Values that become nil are left out.
    public func compactMap<Result>(_ transform: @escaping (Output) -> Result?) -> AnyPublisher<Result, Failure> {
        relaying(
            { relay, value in transform(value).map { relay.downstream.receive($0) } ?? .max(1) },
            onCompletion: { $0.downstream.receive(completion: $1) })
    }

    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        compactMap { isIncluded($0) ? .some($0) : nil }
    }

    /// Fails with what `transform` throws.
    public func tryMap<Result>(_ transform: @escaping (Output) throws -> Result) -> AnyPublisher<Result, any Error> {
        relaying(
            { relay, value in
                do {
                    return relay.downstream.receive(try transform(value))
                } catch {
                    relay.finish(.failure(error))
                    return .none
                }
            },
            onCompletion: { relay, end in
                switch end {
                case .finished: relay.downstream.receive(completion: .finished)
                case .failure(let error): relay.downstream.receive(completion: .failure(error))
                }
            })
    }

    public func mapError<Other: Error>(_ transform: @escaping (Failure) -> Other) -> AnyPublisher<Output, Other> {
        relaying(
            { $0.downstream.receive($1) },
            onCompletion: { relay, end in
                switch end {
                case .finished: relay.downstream.receive(completion: .finished)
                case .failure(let error): relay.downstream.receive(completion: .failure(transform(error)))
                }
            })
    }

    /// Sends `output` in place of a failure, and finishes.
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        relaying(
            { $0.downstream.receive($1) },
            onCompletion: { relay, end in
                if case .failure = end { _ = relay.downstream.receive(output) }
                relay.downstream.receive(completion: .finished)
            })
    }

    /// Each value together with all before it.
    public func scan<Result>(_ initialResult: Result, _ nextPartialResult: @escaping (Result, Output) -> Result) -> AnyPublisher<Result, Failure> {
        AnyPublisher(
            Connecting { downstream in
                var result = initialResult
                let relay = Relay<Output, Failure, AnySubscriber<Result, Failure>>(
                    downstream,
                    onValue: { relay, value in
                        result = nextPartialResult(result, value)
                        return relay.downstream.receive(result)
                    }, onCompletion: { $0.downstream.receive(completion: $1) })
                receive(subscriber: relay)
            })
    }

    /// Leaves out values for which the closure says that they are the same as the one before.
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher(
            Connecting { downstream in
                var last: Output?
                let relay = Relay<Output, Failure, AnySubscriber<Output, Failure>>(
                    downstream,
                    onValue: { relay, value in
                        defer { last = value }
                        if let last, predicate(last, value) { return .max(1) }
                        return relay.downstream.receive(value)
                    }, onCompletion: { $0.downstream.receive(completion: $1) })
                receive(subscriber: relay)
            })
    }

    /// Leaves out the first values.
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher(
            Connecting { downstream in
                var left = count
                let relay = Relay<Output, Failure, AnySubscriber<Output, Failure>>(
                    downstream,
                    onValue: { relay, value in
                        guard left > 0 else { return relay.downstream.receive(value) }
                        left -= 1
                        return .max(1)
                    }, onCompletion: { $0.downstream.receive(completion: $1) })
                receive(subscriber: relay)
            })
    }

    /// The first values, then the end.
    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher(
            Connecting { downstream in
                var left = maxLength
                let relay = Relay<Output, Failure, AnySubscriber<Output, Failure>>(
                    downstream,
                    onValue: { relay, value in
                        guard left > 0 else { return .none }
                        left -= 1
                        let more = relay.downstream.receive(value)
                        if left == 0 { relay.finish(.finished) }
                        return more
                    }, onCompletion: { $0.downstream.receive(completion: $1) })
                receive(subscriber: relay)
            })
    }

    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

    /// Runs closures at what happens.
    public func handleEvents(
        receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        relaying(
            { relay, value in
                receiveOutput?(value)
                return relay.downstream.receive(value)
            },
            onCompletion: { relay, end in
                receiveCompletion?(end)
                relay.downstream.receive(completion: end)
            })
    }

    /// The values of both, as they come; ends when both have.
    public func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure> where Other.Output == Output, Other.Failure == Failure {
        AnyPublisher(
            Connecting { downstream in
                let subject = PassthroughSubject<Output, Failure>()
                var open = 2
                func listen(_ publisher: some Publisher<Output, Failure>) -> AnyCancellable {
                    publisher.sink(
                        receiveCompletion: { end in
                            open -= 1
                            if case .failure = end { subject.send(completion: end) } else if open == 0 { subject.send(completion: end) }
                        }, receiveValue: { subject.send($0) })
                }
                subject.keeping { [listen(self), listen(other)] }.receive(subscriber: downstream)
            })
    }

    /// The latest values of both, each time one of them has a new one.
    public func combineLatest<Other: Publisher>(_ other: Other) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
        AnyPublisher(
            Connecting { downstream in
                let subject = PassthroughSubject<(Output, Other.Output), Failure>()
                var first: Output?
                var second: Other.Output?
                var open = 2
                func end(_ completion: Subscribers.Completion<Failure>) {
                    open -= 1
                    if case .failure = completion { subject.send(completion: completion) } else if open == 0 { subject.send(completion: completion) }
                }
                subject.keeping {
                    [
                        self.sink(receiveCompletion: end) { value in
                            first = value
                            if let second { subject.send((value, second)) }
                        },
                        other.sink(receiveCompletion: end) { value in
                            second = value
                            if let first { subject.send((first, value)) }
                        },
                    ]
                }.receive(subscriber: downstream)
            })
    }

    public func combineLatest<Other: Publisher, Result>(
        _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
    ) -> AnyPublisher<Result, Failure> where Other.Failure == Failure {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// The values of the publishers that `transform` makes of each value.
    public func flatMap<Inner: Publisher>(_ transform: @escaping (Output) -> Inner) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Failure {
        AnyPublisher(
            Connecting { downstream in
                let subject = PassthroughSubject<Inner.Output, Failure>()
                var inner: [AnyCancellable] = []
                var open = 1
                func end(_ completion: Subscribers.Completion<Failure>) {
                    open -= 1
                    if case .failure = completion { subject.send(completion: completion) } else if open == 0 { subject.send(completion: completion) }
                }
                subject.keeping {
                    [
                        self.sink(receiveCompletion: end) { value in
                            open += 1
                            inner.append(transform(value).sink(receiveCompletion: end) { subject.send($0) })
                        },
                        AnyCancellable { inner = [] },
                    ]
                }.receive(subscriber: downstream)
            })
    }
}

extension Publisher where Output: Equatable {
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher where Failure == Never {
    public func setFailureType<Other: Error>(to failureType: Other.Type) -> AnyPublisher<Output, Other> {
        relaying({ $0.downstream.receive($1) }, onCompletion: { relay, _ in relay.downstream.receive(completion: .finished) })
    }
}

extension PassthroughSubject {
    /// The subject with its sources: they begin once the subscriber listens and end with its subscription.
    func keeping(_ sources: @escaping () -> [AnyCancellable]) -> AnyPublisher<Output, Failure> {
        AnyPublisher(
            Connecting { downstream in
                let relay = SourceRelay<Output, Failure>(downstream)
                self.receive(subscriber: relay)
                relay.sources = relay.isOver ? [] : sources()
            })
    }
}

private final class SourceRelay<Input, Failure: Error>: Subscriber, Subscription {
    private let downstream: AnySubscriber<Input, Failure>
    private var upstream: (any Subscription)?
    var sources: [AnyCancellable] = []
    private(set) var isOver = false

    init(_ downstream: AnySubscriber<Input, Failure>) { self.downstream = downstream }

    func receive(subscription: any Subscription) {
        upstream = subscription
        downstream.receive(subscription: self)
    }
    func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }
    func receive(completion: Subscribers.Completion<Failure>) {
        isOver = true
        sources = []
        downstream.receive(completion: completion)
    }
    func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }
    func cancel() {
        isOver = true
        sources = []
        upstream?.cancel()
        upstream = nil
    }
}
