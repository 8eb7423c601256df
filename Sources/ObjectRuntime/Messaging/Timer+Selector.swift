import Foundation

/// A timer that lets go of its target once invalidated, as Apple's does.
private final class TargetTimer: Timer {
    fileprivate final class Message: @unchecked Sendable {
        var target: Any?
        let selector: Selector
        let userInfo: Any?

        init(target: Any, selector: Selector, userInfo: Any?) {
            self.target = target
            self.selector = selector
            self.userInfo = userInfo
        }
    }

    private var message: Message?

    convenience init(fireAt date: Date, interval: TimeInterval, message: Message, repeats: Bool) {
        self.init(fire: date, interval: interval, repeats: repeats) { timer in
            guard let target = message.target else { return }
            ObjCRuntime.send(message.selector, to: target, [timer])
            if !repeats { timer.invalidate() }
        }
        self.message = message
    }

    override func invalidate() {
        super.invalidate()
        message?.target = nil
    }

    fileprivate var info: Any? { message?.userInfo }
}

extension Timer {
    /// A timer on the current run loop that sends `aSelector` to `aTarget`, which it keeps alive until it is invalidated.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        let timer = make(Date(timeIntervalSinceNow: ti), ti, aTarget, aSelector, userInfo, yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// A timer for a run loop, which fires first after `interval`: Foundation's on Linux fires at once.
    public convenience init(timeInterval interval: TimeInterval, repeats: Bool, block: @Sendable @escaping (Timer) -> Void) {
        self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
    }

    /// A timer that sends `aSelector` to `aTarget` once it has been added to a run loop.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) {
        self.init(fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    }

    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool
    ) {
        let message = TargetTimer.Message(target: t, selector: s, userInfo: ui)
        self.init(fire: date, interval: ti, repeats: rep) { timer in
            guard timer.isValid || !rep, let target = message.target else { return }
            ObjCRuntime.send(message.selector, to: target, [timer])
            if !rep { message.target = nil }
        }
        AssociatedObjects.shared.set(ui, of: self, key: Self.userInfoKey, policy: .OBJC_ASSOCIATION_RETAIN)
    }

    /// The object given at creation.
    public var userInfo: Any? {
        if let timer = self as? TargetTimer { return timer.info }
        return AssociatedObjects.shared.value(of: self, key: Self.userInfoKey)
    }

    private static func make(
        _ date: Date, _ interval: TimeInterval, _ target: Any, _ selector: Selector, _ info: Any?, _ repeats: Bool
    ) -> Timer {
        let message = TargetTimer.Message(target: target, selector: selector, userInfo: info)
        return TargetTimer(fireAt: date, interval: interval, message: message, repeats: repeats)
    }

    // An address of its own is all the key has to be.
    nonisolated(unsafe) private static let userInfoKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
