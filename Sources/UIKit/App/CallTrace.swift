import AppSession

/// Writes down what UIKit tells an app's controllers and delegates, in order, while somebody listens. Off, a call costs the
/// reading of one flag.
@MainActor package enum CallTrace {
    struct State {
        var isOn = false
        var lines: [String] = []
    }
    package private(set) static var isOn: Bool {
        get { AppContext.current.trace.isOn }
        set { AppContext.current.trace.isOn = newValue }
    }
    private static var lines: [String] {
        get { AppContext.current.trace.lines }
        set { AppContext.current.trace.lines = newValue }
    }

    package static func start() {
        isOn = true
        lines = []
    }

    package static func stop() {
        isOn = false
        lines = []
    }

    /// The calls recorded since the last request: seconds on the session's clock, the receiver, and the call.
    package static func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    /// Notes that `object` is told something.
    @inline(__always)
    static func record(_ object: Any, _ call: @autoclosure () -> String) {
        if isOn { write(object, call()) }
    }

    /// The same for views, of which only an app's own classes are of interest.
    @inline(__always)
    static func record(view: UIView, _ call: @autoclosure () -> String) {
        if isOn, !_typeName(type(of: view), qualified: true).hasPrefix("UIKit.") { write(view, call()) }
    }

    private static func write(_ object: Any, _ call: String) {
        let time: String = String(format: "%8.3f", CACurrentMediaTime())
        AppContext.current.trace.lines.append("\(time)  \(_typeName(type(of: object), qualified: false))  \(call)")
    }
}

extension Optional {
    /// The same object; a trace notes that it is told `call`.
    @inline(__always)
    @MainActor func traced(_ call: @autoclosure () -> String) -> Wrapped? {
        if CallTrace.isOn, let self { CallTrace.record(self, call()) }
        return self
    }
}

extension CGSize {
    /// As traces write it.
    var traceText: String { "\(Self.text(width)) x \(Self.text(height))" }

    private static func text(_ value: CGFloat) -> String { value == value.rounded() ? String(Int(value)) : "\(value)" }
}

extension UITraitCollection {
    /// The size classes as traces write them.
    var traceText: String {
        func name(_ sizeClass: UIUserInterfaceSizeClass) -> String {
            switch sizeClass {
            case .compact: "compact"
            case .regular: "regular"
            case .unspecified: "unspecified"
            }
        }
        return "\(name(horizontalSizeClass)) x \(name(verticalSizeClass))"
    }
}
