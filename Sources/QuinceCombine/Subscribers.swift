import Foundation

public enum Subscribers {
    /// How a publisher ends.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }

    /// How many values a subscriber wants.
    public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
        private let count: UInt

        private init(count: UInt) { self.count = count }

        public static let unlimited = Demand(count: .max)
        public static let none = Demand(count: 0)
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand is not negative")
            return Demand(count: UInt(value))
        }

        /// Nil for a demand without limit.
        public var max: Int? { self == .unlimited ? nil : Int(count) }

        public static func + (a: Demand, b: Demand) -> Demand {
            if a == .unlimited || b == .unlimited { return .unlimited }
            let (sum, overflow) = a.count.addingReportingOverflow(b.count)
            return overflow ? .unlimited : Demand(count: sum)
        }
        public static func + (a: Demand, b: Int) -> Demand { a + .max(b) }
        public static func += (a: inout Demand, b: Demand) { a = a + b }
        public static func += (a: inout Demand, b: Int) { a = a + b }
        public static func - (a: Demand, b: Demand) -> Demand {
            if a == .unlimited { return .unlimited }
            return b == .unlimited || b.count >= a.count ? .none : Demand(count: a.count - b.count)
        }
        public static func - (a: Demand, b: Int) -> Demand { a - .max(b) }
        public static func -= (a: inout Demand, b: Demand) { a = a - b }
        public static func -= (a: inout Demand, b: Int) { a = a - b }
        public static func < (a: Demand, b: Demand) -> Bool { a.count < b.count }
        public static func > (a: Demand, b: Int) -> Bool { b < 0 || a.count > UInt(b) }
        public static func == (a: Demand, b: Int) -> Bool { b >= 0 && a.count == UInt(b) && a != .unlimited }

        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
    }

    /// Asks for everything and hands it to closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        public let receiveValue: (Input) -> Void
        public let receiveCompletion: (Completion<Failure>) -> Void
        private var subscription: (any Subscription)?
        private var isDone = false

        public init(receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void) {
            self.receiveCompletion = receiveCompletion
            self.receiveValue = receiveValue
        }

        public func receive(subscription: any Subscription) {
            guard self.subscription == nil, !isDone else { return subscription.cancel() }
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        public func receive(_ input: Input) -> Demand {
            if !isDone { receiveValue(input) }
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            guard !isDone else { return }
            isDone = true
            subscription = nil
            receiveCompletion(completion)
        }

        public func cancel() {
            isDone = true
            let subscription = self.subscription
            self.subscription = nil
            subscription?.cancel()
        }
    }

    /// Sets a property to each value.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never
        public private(set) var object: Root?
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private var subscription: (any Subscription)?

        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            self.object = object
            self.keyPath = keyPath
        }

        public func receive(subscription: any Subscription) {
            guard self.subscription == nil else { return subscription.cancel() }
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        public func receive(_ value: Input) -> Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        public func receive(completion: Completion<Never>) { cancel() }

        public func cancel() {
            let subscription = self.subscription
            self.subscription = nil
            object = nil
            subscription?.cancel()
        }
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Publisher {
    /// Hands each value and the end to closures, as long as the result is kept.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        subscribe(sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Sets the property of `object`, which is retained, to each value.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        subscribe(assign)
        return AnyCancellable(assign)
    }
}
