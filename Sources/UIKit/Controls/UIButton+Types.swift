extension UIButton {
    public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) -> UIPointerStyle?

    public enum ButtonType: Int, Sendable {
        case custom = 0, system = 1, detailDisclosure = 2, infoLight = 3, infoDark = 4, contactAdd = 5, plain = 6, close = 7

        /// The name that `system` had before iOS 7, when such buttons were drawn with a rounded frame.
        public static let roundedRect = ButtonType.system
    }

    /// The button's part in its surroundings; `destructive` makes configured buttons red.
    public enum Role: Int, Sendable {
        case normal = 0, primary = 1, cancel = 2, destructive = 3
    }

    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}

/// The table of the values that a button without a configuration shows in each state.
struct ButtonStateTable<Value> {
    private var values: [UIControl.State: Value] = [:]

    var isEmpty: Bool { values.isEmpty }
    var all: [Value] { Array(values.values) }

    subscript(state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// Takes over the values of states that have none here.
    mutating func fill(from other: ButtonStateTable) { values.merge(other.values) { own, _ in own } }

    /// The value of the state, or the nearest: without highlighting, then the normal one.
    func value(for state: UIControl.State) -> Value? {
        if let exact = values[state] { return exact }
        if state.contains(.selected), state.contains(.highlighted), let selected = values[.selected] { return selected }
        return values[.normal]
    }
}
