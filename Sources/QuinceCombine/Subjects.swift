import Foundation

/// A publisher that code sends values into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    public func send() { send(()) }
}

/// The subscribers of a subject, each with what it asked for.
final class SubjectCore<Output, Failure: Error> {
    final class Conduit: Subscription {
        let receiveValue: (Output) -> Subscribers.Demand
        let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
        var demand: Subscribers.Demand = .none
        /// A value that was not asked for yet; of a subject that has a current one.
        var pending: (() -> Output)?
        weak var core: SubjectCore?

        init<Downstream: Subscriber>(_ downstream: Downstream, _ core: SubjectCore) where Downstream.Input == Output, Downstream.Failure == Failure {
            receiveValue = { downstream.receive($0) }
            receiveCompletion = { downstream.receive(completion: $0) }
            self.core = core
        }

        func request(_ more: Subscribers.Demand) {
            demand += more
            if demand > .none, let pending {
                self.pending = nil
                offer(pending())
            }
        }

        func offer(_ value: Output) {
            guard demand > .none else { return }
            demand -= 1
            demand += receiveValue(value)
        }

        func cancel() {
            core?.remove(self)
            core = nil
        }
    }

    private let lock = NSRecursiveLock()
    private var conduits: [Conduit] = []
    private var completion: Subscribers.Completion<Failure>?
    var isDone: Bool { lock.withLock { completion != nil } }

    func add<Downstream: Subscriber>(_ downstream: Downstream, current: (() -> Output)?) where Downstream.Input == Output, Downstream.Failure == Failure {
        if let completion = lock.withLock({ completion }) {
            downstream.receive(subscription: Subscriptions.empty)
            downstream.receive(completion: completion)
            return
        }
        let conduit = Conduit(downstream, self)
        conduit.pending = current
        lock.withLock { conduits.append(conduit) }
        downstream.receive(subscription: conduit)
    }

    fileprivate func remove(_ conduit: Conduit) {
        lock.withLock { conduits.removeAll { $0 === conduit } }
    }

    func send(_ value: Output, keepsCurrent: (() -> Output)? = nil) {
        guard !isDone else { return }
        for conduit in lock.withLock({ conduits }) where conduit.core != nil {
            if let keepsCurrent, !(conduit.demand > .none) { conduit.pending = keepsCurrent } else { conduit.offer(value) }
        }
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let listeners: [Conduit] = lock.withLock {
            guard self.completion == nil else { return [] }
            self.completion = completion
            defer { conduits = [] }
            return conduits
        }
        for conduit in listeners where conduit.core != nil {
            conduit.core = nil
            conduit.receiveCompletion(completion)
        }
    }
}

/// Passes on what is sent to those who subscribe at that moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let core = SubjectCore<Output, Failure>()

    public init() {}

    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
        core.add(subscriber, current: nil)
    }

    public func send(_ value: Output) { core.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { core.send(completion: completion) }
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// Has a value, which subscribers get first, and passes on each new one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let core = SubjectCore<Output, Failure>()
    private let lock = NSRecursiveLock()
    private var current: Output

    public init(_ value: Output) { current = value }

    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
        core.add(subscriber, current: { self.value })
    }

    public func send(_ value: Output) {
        guard !core.isDone else { return }
        lock.withLock { current = value }
        core.send(value, keepsCurrent: { self.value })
    }

    public func send(completion: Subscribers.Completion<Failure>) { core.send(completion: completion) }
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
