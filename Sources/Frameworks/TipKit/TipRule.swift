import Foundation

extension Tips {
    /// A condition of a tip. `#Rule` is one of these.
    public struct Rule: Sendable {
        let holds: @Sendable () -> Bool
        public init<Value>(_ parameter: Parameter<Value>, _ condition: @escaping @Sendable (Value) -> Bool) {
            holds = { condition(parameter.wrappedValue) }
        }
        public init<DonationInfo>(_ event: Event<DonationInfo>, _ condition: @escaping @Sendable (Event<DonationInfo>) -> Bool) {
            holds = { condition(event) }
        }
    }

    /// How a parameter is kept.
    public struct ParameterOption: Hashable, Sendable {
        public static let transient = ParameterOption()
    }

    /// A state of the app's that rules ask for. It begins with its first value at each launch.
    @propertyWrapper public final class Parameter<Value: Sendable>: @unchecked Sendable {
        private let lock = NSLock()
        private var value: Value
        public init(wrappedValue: Value) { value = wrappedValue }
        public init(wrappedValue: Value, _ options: ParameterOption...) { value = wrappedValue }
        public var wrappedValue: Value {
            get { lock.withLock { value } }
            set {
                lock.withLock { value = newValue }
                TipStore.current.tell()
            }
        }
        public var projectedValue: Parameter<Value> { self }
    }
}

extension Tip {
    public typealias Parameter = Tips.Parameter
}
