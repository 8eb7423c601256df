/// Changes of nodes that go on for a while, all between `begin()` and `commit()`.
open class SCNTransaction: NSObject, @unchecked Sendable {
    /// Until `commit()`; inside another one, too.
    open class func begin() { SceneTransactions.current.begin() }
    /// Ends the transaction that began last. Its completion is called after its duration.
    open class func commit() { SceneTransactions.current.commit() }
    open class func flush() {}
    open class func lock() {}
    open class func unlock() {}
    /// Seconds. Default 0.25 within `begin()` and `commit()`, else 0. Set outside of them it holds until the run loop's next turn.
    open class var animationDuration: CFTimeInterval {
        get { SceneTransactions.current.read { $0.duration } }
        set { SceneTransactions.current.change { $0.duration = newValue } }
    }
    open class var animationTimingFunction: CAMediaTimingFunction? {
        get { SceneTransactions.current.read { $0.timing } }
        set { SceneTransactions.current.change { $0.timing = newValue } }
    }
    /// Whether changes are made at once. Default false.
    open class var disableActions: Bool {
        get { SceneTransactions.current.read { $0.isDisabled } }
        set { SceneTransactions.current.change { $0.isDisabled = newValue } }
    }
    open class var completionBlock: (() -> Void)? {
        get { SceneTransactions.current.read { $0.completion } }
        set { SceneTransactions.current.change { $0.completion = newValue } }
    }
    open class func value(forKey key: String) -> Any? { SceneTransactions.current.read { $0.values[key] } }
    open class func setValue(_ value: Any?, forKey key: String) { SceneTransactions.current.change { $0.values[key] = value } }
}

/// The transactions of a running app, those of each thread by themselves.
final class SceneTransactions: @unchecked Sendable {
    struct Values {
        var duration: CFTimeInterval
        var timing: CAMediaTimingFunction?
        var isDisabled = false
        var completion: (() -> Void)?
        var values: [String: Any] = [:]
        /// Whether nobody began it.
        var isImplicit = false
    }

    /// How long a change goes on, and at which pace.
    struct Span {
        var duration: TimeInterval
        var timing: CAMediaTimingFunction?

        func part(_ elapsed: TimeInterval) -> Float {
            guard duration > 0, elapsed < duration else { return 1 }
            let time: Double = max(0, elapsed / duration)
            return Float(timing?.progress(at: time) ?? time * time * (3 - 2 * time))
        }
    }

    static var current: SceneTransactions { AppServices.object { SceneTransactions() } }

    private let access = NSLock()
    /// Of threads in transactions.
    private var stacks: [UInt: [Values]] = [:]

    private static var thread: UInt { UInt(bitPattern: ObjectIdentifier(Thread.current)) }

    /// How changes go on now; nil if they are made at once.
    static var span: Span? {
        current.read { values in values.duration > 0 && !values.isDisabled ? Span(duration: values.duration, timing: values.timing) : nil }
    }

    func begin() { access.withLock { stacks[Self.thread, default: []].append(Values(duration: 0.25)) } }
    func commit() { end(Self.thread, isImplicit: false) }

    private func end(_ thread: UInt, isImplicit: Bool) {
        let ended: Values? = access.withLock {
            var stack: [Values] = stacks[thread] ?? []
            guard let index = isImplicit ? stack.firstIndex(where: { $0.isImplicit }) : stack.lastIndex(where: { !$0.isImplicit }) else { return nil }
            let values = stack.remove(at: index)
            stacks[thread] = stack.isEmpty ? nil : stack
            return values
        }
        guard let ended, let completion = ended.completion else { return }
        let call = Call(completion: completion)
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, min(ended.duration, 1e6))) { call.completion() }
    }

    private struct Call: @unchecked Sendable { let completion: () -> Void }

    func read<Value>(_ body: (Values) -> Value) -> Value {
        let values: Values? = access.withLock { stacks.isEmpty ? nil : stacks[Self.thread]?.last }
        return body(values ?? Values(duration: 0))
    }

    func change(_ body: (inout Values) -> Void) {
        let thread: UInt = Self.thread
        let isNew: Bool = access.withLock {
            var stack: [Values] = stacks[thread] ?? []
            let isNew: Bool = stack.isEmpty
            if isNew { stack.append(Values(duration: 0, isImplicit: true)) }
            body(&stack[stack.count - 1])
            stacks[thread] = stack
            return isNew
        }
        if isNew { DispatchQueue.main.async { [self] in end(thread, isImplicit: true) } }
    }
}
