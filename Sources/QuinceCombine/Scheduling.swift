import Foundation

import Dispatch

/// Where and when work is done.
public protocol Scheduler {
    /// Does `action` as soon as it can.
    func schedule(_ action: @escaping () -> Void)
    /// Does `action` that many seconds from now.
    func schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable
}

/// Carries a closure to where it runs; that it may go there is what asking for a scheduler means.
private struct Carried: @unchecked Sendable {
    let run: () -> Void
}

extension DispatchQueue: Scheduler {
    public func schedule(_ action: @escaping () -> Void) {
        let carried = Carried(run: action)
        async { carried.run() }
    }

    public func schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable {
        let carried = Carried(run: action)
        let item = DispatchWorkItem { carried.run() }
        asyncAfter(deadline: .now() + seconds, execute: item)
        return AnyCancellable { item.cancel() }
    }
}

extension RunLoop: Scheduler {
    public func schedule(_ action: @escaping () -> Void) {
        let carried = Carried(run: action)
        perform { carried.run() }
    }

    public func schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable {
        let carried = Carried(run: action)
        let timer = Timer(timeInterval: seconds, repeats: false) { _ in carried.run() }
        add(timer, forMode: .common)
        return AnyCancellable { timer.invalidate() }
    }
}

extension OperationQueue: Scheduler {
    public func schedule(_ action: @escaping () -> Void) {
        let carried = Carried(run: action)
        addOperation { carried.run() }
    }

    public func schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable {
        nonisolated(unsafe) let action = action
        return DispatchQueue.global().schedule(afterSeconds: seconds) { [weak self] in self?.schedule(action) }
    }
}

/// Does work at once, where it is asked for.
public struct ImmediateScheduler: Scheduler, Sendable {
    public static let shared = ImmediateScheduler()
    public func schedule(_ action: @escaping () -> Void) { action() }
    public func schedule(afterSeconds seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable {
        action()
        return AnyCancellable {}
    }
}

/// A span of time, as the schedulers of queues and run loops count it.
public enum SchedulerSpan: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    case seconds(Double)
    public static func milliseconds(_ count: Int) -> SchedulerSpan { .seconds(Double(count) / 1e3) }
    public static func microseconds(_ count: Int) -> SchedulerSpan { .seconds(Double(count) / 1e6) }
    public init(integerLiteral value: Int) { self = .seconds(Double(value)) }
    public init(floatLiteral value: Double) { self = .seconds(value) }
    var inSeconds: Double { if case .seconds(let value) = self { value } else { 0 } }
}

extension Publisher {
    /// Hands values and the end down on `scheduler`.
    public func receive<Context: Scheduler>(on scheduler: Context) -> AnyPublisher<Output, Failure> {
        relaying(
            { relay, value in
                scheduler.schedule { if !relay.isDone { relay.request(relay.downstream.receive(value)) } }
                return .none
            },
            onCompletion: { relay, end in scheduler.schedule { if !relay.isDone { relay.downstream.receive(completion: end) } } })
    }

    /// Begins the subscription on `scheduler`.
    public func subscribe<Context: Scheduler>(on scheduler: Context) -> AnyPublisher<Output, Failure> {
        AnyPublisher(Connecting { downstream in scheduler.schedule { receive(subscriber: downstream) } })
    }

    /// Sends a value once no other has come for a while.
    public func debounce<Context: Scheduler>(for dueTime: SchedulerSpan, scheduler: Context) -> AnyPublisher<Output, Failure> {
        AnyPublisher(
            Connecting { downstream in
                var waiting: AnyCancellable?
                var last: Output?
                let relay = Relay<Output, Failure, AnySubscriber<Output, Failure>>(
                    downstream,
                    onValue: { relay, value in
                        last = value
                        waiting?.cancel()
                        waiting = scheduler.schedule(afterSeconds: dueTime.inSeconds) {
                            guard !relay.isDone, let value = last else { return }
                            last = nil
                            relay.request(relay.downstream.receive(value))
                        }
                        return .max(1)
                    },
                    onCompletion: { relay, end in
                        waiting?.cancel()
                        if let value = last, case .finished = end { _ = relay.downstream.receive(value) }
                        relay.downstream.receive(completion: end)
                    })
                receive(subscriber: relay)
            })
    }

    /// Sends each value that much later.
    public func delay<Context: Scheduler>(for interval: SchedulerSpan, scheduler: Context) -> AnyPublisher<Output, Failure> {
        AnyPublisher(
            Connecting { downstream in
                var waiting: [AnyCancellable] = []
                let relay = Relay<Output, Failure, AnySubscriber<Output, Failure>>(
                    downstream,
                    onValue: { relay, value in
                        waiting.append(scheduler.schedule(afterSeconds: interval.inSeconds) {
                            if !relay.isDone { relay.request(relay.downstream.receive(value)) }
                        })
                        return .none
                    },
                    onCompletion: { relay, end in
                        waiting.append(scheduler.schedule(afterSeconds: interval.inSeconds) {
                            if !relay.isDone { relay.downstream.receive(completion: end) }
                        })
                    })
                receive(subscriber: relay)
            })
    }
}
