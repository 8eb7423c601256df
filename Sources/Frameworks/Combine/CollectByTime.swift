import Foundation
import OpenCombine

extension Publishers {
    /// How `collect` groups values over time.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// A group at the end of each interval, unless nothing came in it.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// A group at the end of each interval, and as soon as there are so many values.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Sends the values of its upstream in groups.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let strategy: TimeGroupingStrategy<Context>
        public let options: Context.SchedulerOptions?

        public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Failure == Failure, S.Input == Output {
            upstream.subscribe(TimedGroups<Upstream.Output, Context, S>(subscriber, strategy, options))
        }
    }
}

extension Publisher {
    /// The values in groups; what is left of them comes before a normal end.
    public func collect<Context: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, Context> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

private final class TimedGroups<Input, Context: Scheduler, Downstream: Subscriber>: Subscriber, Subscription where Downstream.Input == [Input] {
    typealias Failure = Downstream.Failure
    private let lock = NSRecursiveLock()
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let limit: Int
    private let options: Context.SchedulerOptions?
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var timer: (any Cancellable)?
    private var group: [Input] = []
    private var demand: Subscribers.Demand = .none

    init(_ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>, _ options: Context.SchedulerOptions?) {
        self.downstream = downstream
        self.options = options
        switch strategy {
        case .byTime(let scheduler, let interval): (self.scheduler, self.interval, limit) = (scheduler, interval, .max)
        case .byTimeOrCount(let scheduler, let interval, let count): (self.scheduler, self.interval, limit) = (scheduler, interval, count)
        }
    }

    func receive(subscription: any Subscription) {
        guard upstream == nil, let downstream else { return subscription.cancel() }
        upstream = subscription
        let first = scheduler.now.advanced(by: interval)
        timer = scheduler.schedule(after: first, interval: interval, tolerance: scheduler.minimumTolerance, options: options) { [weak self] in
            self?.send(atLeast: 1)
        }
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.withLock { if downstream != nil { group.append(input) } }
        send(atLeast: limit)
        return .none
    }

    /// Sends the group where it has that many values and the downstream wants it; otherwise it goes on growing.
    private func send(atLeast count: Int) {
        lock.lock()
        guard let downstream, demand > .none, group.count >= count else { return lock.unlock() }
        demand -= 1
        let full = group
        group = []
        lock.unlock()
        let more = downstream.receive(full)
        lock.withLock { demand += more }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .finished = completion { send(atLeast: 1) }
        let ended = takeAll()
        ended.timer?.cancel()
        ended.downstream?.receive(completion: completion)
    }

    func request(_ more: Subscribers.Demand) {
        lock.withLock { demand += more }
        send(atLeast: limit)
    }

    func cancel() {
        let ended = takeAll()
        ended.timer?.cancel()
        ended.upstream?.cancel()
    }

    private func takeAll() -> (downstream: Downstream?, upstream: (any Subscription)?, timer: (any Cancellable)?) {
        lock.withLock {
            defer { (downstream, upstream, timer, group) = (nil, nil, nil, []) }
            return (downstream, upstream, timer)
        }
    }
}
