import Foundation

/// The part of an operator that stands between its upstream and its downstream: both subscriber and subscription.
final class Relay<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, Subscription {
    typealias Failure = InputFailure

    let downstream: Downstream
    private let onValue: (Relay, Input) -> Subscribers.Demand
    private let onCompletion: (Relay, Subscribers.Completion<InputFailure>) -> Void
    private var upstream: (any Subscription)?
    private(set) var isDone = false

    init(
        _ downstream: Downstream, onValue: @escaping (Relay, Input) -> Subscribers.Demand,
        onCompletion: @escaping (Relay, Subscribers.Completion<InputFailure>) -> Void
    ) {
        self.downstream = downstream
        self.onValue = onValue
        self.onCompletion = onCompletion
    }

    func receive(subscription: any Subscription) {
        upstream = subscription
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand { isDone ? .none : onValue(self, input) }

    func receive(completion: Subscribers.Completion<InputFailure>) {
        guard !isDone else { return }
        upstream = nil
        onCompletion(self, completion)
    }

    func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

    func cancel() {
        isDone = true
        let upstream = self.upstream
        self.upstream = nil
        upstream?.cancel()
    }

    /// Ends before the upstream does.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard !isDone else { return }
        cancel()
        downstream.receive(completion: completion)
    }
}

/// A publisher made of a closure that connects a subscriber; what operators without a public type of their own return inside.
struct Connecting<Output, Failure: Error>: Publisher {
    let connect: (AnySubscriber<Output, Failure>) -> Void
    func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
        connect(AnySubscriber(subscriber))
    }
}

/// A subscriber of a type that is not said.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    public let combineIdentifier: CombineIdentifier
    private let onSubscription: (any Subscription) -> Void
    private let onValue: (Input) -> Subscribers.Demand
    private let onCompletion: (Subscribers.Completion<Failure>) -> Void

    public init<Other: Subscriber>(_ other: Other) where Other.Input == Input, Other.Failure == Failure {
        combineIdentifier = other.combineIdentifier
        onSubscription = { other.receive(subscription: $0) }
        onValue = { other.receive($0) }
        onCompletion = { other.receive(completion: $0) }
    }

    public func receive(subscription: any Subscription) { onSubscription(subscription) }
    public func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }
    public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}

/// A publisher of a type that is not said.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let connect: (AnySubscriber<Output, Failure>) -> Void

    public init<Other: Publisher>(_ publisher: Other) where Other.Output == Output, Other.Failure == Failure {
        connect = { publisher.receive(subscriber: $0) }
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
        connect(AnySubscriber(subscriber))
    }
}

extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    /// An operator: what `onValue` does with each value, and `onCompletion` with the end.
    func relaying<Result, ResultFailure: Error>(
        _ onValue: @escaping (Relay<Output, Failure, AnySubscriber<Result, ResultFailure>>, Output) -> Subscribers.Demand,
        onCompletion: @escaping (Relay<Output, Failure, AnySubscriber<Result, ResultFailure>>, Subscribers.Completion<Failure>) -> Void
    ) -> AnyPublisher<Result, ResultFailure> {
        AnyPublisher(
            Connecting { downstream in receive(subscriber: Relay(downstream, onValue: onValue, onCompletion: onCompletion)) })
    }
}
