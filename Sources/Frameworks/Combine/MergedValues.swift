import Foundation
import OpenCombine

/// The subscription of a `Merge`.
///
/// Without a limit, each upstream is asked for everything. Otherwise each is asked for one value, which waits here until the downstream
/// wants it; then that upstream is asked for the next.
final class MergedValues<Downstream: Subscriber>: Subscription {
    typealias Output = Downstream.Input
    typealias Failure = Downstream.Failure
    private let lock = NSLock()
    /// Held while the downstream is told something, so that it is told one thing after another.
    private let sending = NSRecursiveLock()
    private var downstream: Downstream?
    private var upstreams: [(any Subscription)?]
    private var waiting: [(index: Int, value: Output)] = []
    private var open: Int
    private var demand: Subscribers.Demand = .none

    init(_ downstream: Downstream, count: Int) {
        self.downstream = downstream
        upstreams = Array(repeating: nil, count: count)
        open = count
    }

    /// Tells the downstream of this subscription, then subscribes to the upstreams one after another.
    func begin(_ subscribe: [() -> Void]) {
        downstream?.receive(subscription: self)
        for connect in subscribe { connect() }
        if subscribe.isEmpty { finish(.finished) }
    }

    func side(_ index: Int) -> UpstreamSide<Output, Failure> {
        UpstreamSide(
            onSubscription: { self.take($0, at: index) },
            onValue: { self.take($0, at: index) },
            onCompletion: { self.end($0, at: index) })
    }

    private func take(_ subscription: any Subscription, at index: Int) {
        let wanted: Subscribers.Demand? = lock.withLock {
            guard downstream != nil, upstreams[index] == nil else { return nil }
            upstreams[index] = subscription
            return demand == .unlimited ? .unlimited : .max(1)
        }
        if let wanted { subscription.request(wanted) } else { subscription.cancel() }
    }

    private func take(_ value: Output, at index: Int) -> Subscribers.Demand {
        sending.lock()
        defer { sending.unlock() }
        lock.lock()
        guard let downstream else {
            lock.unlock()
            return .none
        }
        let isUnlimited = demand == .unlimited
        // What waits comes first, also where this upstream answers the request for its next value at once.
        guard demand > .none, waiting.isEmpty else {
            waiting.append((index, value))
            lock.unlock()
            return .none
        }
        demand -= 1
        lock.unlock()
        let more = downstream.receive(value)
        if more > .none { lock.withLock { demand += more } }
        return isUnlimited ? .none : .max(1)
    }

    private func end(_ completion: Subscribers.Completion<Failure>, at index: Int) {
        let isLast: Bool = lock.withLock {
            upstreams[index] = nil
            open -= 1
            if case .failure = completion { return true }
            return open == 0 && waiting.isEmpty
        }
        if isLast { finish(completion) }
    }

    private func finish(_ completion: Subscribers.Completion<Failure>) {
        sending.lock()
        defer { sending.unlock() }
        let (ended, others) = takeAll()
        for other in others { other.cancel() }
        ended?.receive(completion: completion)
    }

    private func takeAll() -> (Downstream?, [any Subscription]) {
        lock.withLock {
            defer { (downstream, upstreams, waiting) = (nil, upstreams.map { _ in nil }, []) }
            return (downstream, upstreams.compactMap { $0 })
        }
    }

    func request(_ more: Subscribers.Demand) {
        let everything: [any Subscription] = lock.withLock {
            let wasUnlimited = demand == .unlimited
            demand += more
            return demand == .unlimited && !wasUnlimited ? upstreams.compactMap { $0 } : []
        }
        sendWaiting()
        for upstream in everything { upstream.request(.unlimited) }
    }

    private func sendWaiting() {
        sending.lock()
        defer { sending.unlock() }
        while true {
            lock.lock()
            guard let downstream, demand > .none, !waiting.isEmpty else {
                let isOver = downstream != nil && waiting.isEmpty && open == 0 && !upstreams.isEmpty
                lock.unlock()
                if isOver { finish(.finished) }
                return
            }
            let (index, value) = waiting.removeFirst()
            demand -= 1
            let upstream = demand == .unlimited ? nil : upstreams[index]
            lock.unlock()
            let more = downstream.receive(value)
            if more > .none { lock.withLock { demand += more } }
            upstream?.request(.max(1))
        }
    }

    func cancel() {
        for upstream in takeAll().1 { upstream.cancel() }
    }
}
