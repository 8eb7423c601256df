import Foundation

/// The contents of a change notification, and when it is sent.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Send one notification at once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Send one before each change as well.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kinds of change.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion = 2
    case removal = 3
    case replacement = 4
}

/// The keys of a change dictionary.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// A change, as the closure of `observe(_:options:changeHandler:)` gets it.
public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    public let kind: Kind
    /// Nil unless asked for with `.new`.
    public let newValue: Value?
    /// Nil unless asked for with `.old`, and at the initial notification.
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
}

/// Keeps an observation going until it is invalidated or released.
public final class NSKeyValueObservation: NSObject {
    private var observation: KeyPathObservation?

    init(_ observation: KeyPathObservation) {
        self.observation = observation
    }

    public func invalidate() {
        observation?.stop()
        observation = nil
    }

    deinit {
        observation?.stop()
    }
}
