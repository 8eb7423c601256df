import Foundation

public typealias CFRunLoop = RunLoop
public typealias CFRunLoopMode = RunLoop.Mode

extension RunLoop.Mode {
    public static let defaultMode: RunLoop.Mode = .default
    public static let commonModes: RunLoop.Mode = .common
}

public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

public enum CFRunLoopRunResult: Int32, Sendable {
    case finished = 1, stopped = 2, timedOut = 3, handledSource = 4
}

/// Runs the present thread's loop for `seconds`, until one source was handled, or until it is stopped.
@discardableResult
public func CFRunLoopRunInMode(_ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool) -> CFRunLoopRunResult {
    let loop = RunLoop.current
    let end = Date(timeIntervalSinceNow: seconds)
    repeat {
        let isRunning: Bool = loop.run(mode: mode ?? .default, before: end)
        if RunLoopStop.takeBack(loop) { return .stopped }
        guard isRunning else { return .finished }
        if returnAfterSourceHandled { return .handledSource }
    } while Date() < end
    return .timedOut
}

/// Runs the present thread's loop in the default mode until it is stopped or has nothing left to wait for.
public func CFRunLoopRun() {
    let loop = RunLoop.current
    while loop.run(mode: .default, before: .distantFuture), !RunLoopStop.takeBack(loop) {}
}

/// Ends the innermost `CFRunLoopRun()` or `CFRunLoopRunInMode(_:_:_:)` of a loop; where there is none, the next one ends at its first turn. From any
/// thread.
public func CFRunLoopStop(_ rl: CFRunLoop!) {
    RunLoopStop.ask(of: rl)
    rl._stop()
}

/// A request that a loop stops. Foundation's loops end a turn for many reasons and tell none.
private enum RunLoopStop {
    private static let key = AssociationKey()

    static func ask(of loop: RunLoop) { objc_setAssociatedObject(loop, key.address, true, .OBJC_ASSOCIATION_RETAIN) }

    /// Whether there was one. It is gone then.
    static func takeBack(_ loop: RunLoop) -> Bool {
        guard objc_getAssociatedObject(loop, key.address) != nil else { return false }
        objc_setAssociatedObject(loop, key.address, nil, .OBJC_ASSOCIATION_RETAIN)
        return true
    }
}

/// Runs `block` in the loop's next turn. `mode` is a mode's string, or an array of some.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: Any!, _ block: (@Sendable () -> Void)!) {
    let modes: [Any] = mode as? [Any] ?? [mode as Any]
    let names: [RunLoop.Mode] = modes.compactMap { $0 as? RunLoop.Mode ?? ($0 as? String).map { RunLoop.Mode(rawValue: $0) } }
    rl.perform(inModes: names.isEmpty ? [.default] : names, block: block)
}

/// Has a loop that waits begin another turn. From any thread.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {
    // What is to be performed wakes no loop of Foundation's; the end of a turn that nobody asked to be the last does.
    rl.perform {}
    rl._stop()
}

public typealias CFRunLoopTimer = Timer

/// A timer that calls `block` at `fireDate`, and again every `interval` seconds where that is more than 0.
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: CFTimeInterval, _ flags: CFOptionFlags, _ order: CFIndex,
    _ block: (@Sendable (CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    Timer(fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: max(interval, 0), repeats: interval > 0) { block($0) }
}

public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) { rl.add(timer, forMode: mode ?? .default) }
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer.isValid }
public func CFRunLoopTimerGetInterval(_ timer: CFRunLoopTimer!) -> CFTimeInterval { timer.timeInterval }
public func CFRunLoopTimerGetNextFireDate(_ timer: CFRunLoopTimer!) -> CFAbsoluteTime { timer.fireDate.timeIntervalSinceReferenceDate }
public func CFRunLoopTimerSetNextFireDate(_ timer: CFRunLoopTimer!, _ fireDate: CFAbsoluteTime) {
    timer.fireDate = Date(timeIntervalSinceReferenceDate: fireDate)
}
