import Foundation
import OpenCombine

/// The subscription of a `CombineLatest`: keeps the latest value of each upstream and passes requests on to all of them.
///
/// Values that nobody asked for are dropped, but for the latest of each upstream. It ends when all upstreams have, or the first fails.
final class LatestValues<Output, Downstream: Subscriber>: Subscription where Downstream.Input == Output {
    typealias Failure = Downstream.Failure
    private let lock = NSLock()
    /// Held while the downstream is told something, so that it is told one thing after another.
    private let sending = NSRecursiveLock()
    private let combine: ([Any?]) -> Output
    private var downstream: Downstream?
    private var values: [Any?]
    private var missing: Int
    private var upstreams: [(any Subscription)?]
    private var open: Int
    private var demand: Subscribers.Demand = .none

    init(_ downstream: Downstream, count: Int, combine: @escaping ([Any?]) -> Output) {
        self.downstream = downstream
        self.combine = combine
        values = Array(repeating: nil, count: count)
        upstreams = Array(repeating: nil, count: count)
        missing = count
        open = count
    }

    /// Tells the downstream of this subscription, then subscribes to the upstreams one after another.
    func begin(_ subscribe: [() -> Void]) {
        downstream?.receive(subscription: self)
        for connect in subscribe { connect() }
    }

    func side<Input>(_ index: Int) -> UpstreamSide<Input, Failure> {
        UpstreamSide(
            onSubscription: { self.take($0, at: index) },
            onValue: { self.take($0, at: index) },
            onCompletion: { self.end($0, at: index) })
    }

    private func take(_ subscription: any Subscription, at index: Int) {
        let wanted: Subscribers.Demand? = lock.withLock {
            guard downstream != nil, upstreams[index] == nil else { return nil }
            upstreams[index] = subscription
            return demand
        }
        guard let wanted else { return subscription.cancel() }
        if wanted > .none { subscription.request(wanted) }
    }

    private func take(_ value: Any, at index: Int) -> Subscribers.Demand {
        sending.lock()
        defer { sending.unlock() }
        lock.lock()
        guard let downstream else {
            lock.unlock()
            return .none
        }
        if values[index] == nil { missing -= 1 }
        values[index] = .some(value)
        guard missing == 0, demand > .none else {
            lock.unlock()
            return .none
        }
        demand -= 1
        let all = values
        lock.unlock()
        let more = downstream.receive(combine(all))
        guard more > .none else { return .none }
        let others: [(any Subscription)?] = lock.withLock {
            demand += more
            return upstreams
        }
        for (other, upstream) in others.enumerated() where other != index { upstream?.request(more) }
        return more
    }

    private func end(_ completion: Subscribers.Completion<Failure>, at index: Int) {
        sending.lock()
        defer { sending.unlock() }
        let (ended, others): (Downstream?, [any Subscription]) = lock.withLock {
            upstreams[index] = nil
            open -= 1
            if case .finished = completion, open > 0 { return (nil, []) }
            defer { (downstream, upstreams, values) = (nil, upstreams.map { _ in nil }, values.map { _ in nil }) }
            return (downstream, upstreams.compactMap { $0 })
        }
        guard let ended else { return }
        for other in others { other.cancel() }
        ended.receive(completion: completion)
    }

    func request(_ more: Subscribers.Demand) {
        let upstreams: [(any Subscription)?] = lock.withLock {
            demand += more
            return self.upstreams
        }
        for upstream in upstreams { upstream?.request(more) }
    }

    func cancel() {
        let upstreams: [(any Subscription)?] = lock.withLock {
            defer { (self.downstream, self.upstreams, values) = (nil, self.upstreams.map { _ in nil }, values.map { _ in nil }) }
            return self.upstreams
        }
        for upstream in upstreams { upstream?.cancel() }
    }
}
