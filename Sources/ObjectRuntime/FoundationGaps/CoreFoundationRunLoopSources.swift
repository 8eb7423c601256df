import Foundation

/// The functions of a source and what they are called with.
///
/// `perform` runs in a turn of the loop after the source was signaled; `schedule` and `cancel` when it is added to a loop and removed from one.
public struct CFRunLoopSourceContext {
    public var version: CFIndex
    public var info: UnsafeMutableRawPointer!
    public var retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)!
    public var release: ((UnsafeRawPointer?) -> Void)!
    public var copyDescription: ((UnsafeRawPointer?) -> CFString?)!
    public var equal: ((UnsafeRawPointer?, UnsafeRawPointer?) -> Bool)!
    public var hash: ((UnsafeRawPointer?) -> CFHashCode)!
    public var schedule: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)!
    public var cancel: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)!
    public var perform: ((UnsafeMutableRawPointer?) -> Void)!

    /// A context of no functions.
    public init() { version = 0 }

    public init(
        version: CFIndex, info: UnsafeMutableRawPointer!, retain: ((UnsafeRawPointer?) -> UnsafeRawPointer?)!, release: ((UnsafeRawPointer?) -> Void)!,
        copyDescription: ((UnsafeRawPointer?) -> CFString?)!, equal: ((UnsafeRawPointer?, UnsafeRawPointer?) -> Bool)!,
        hash: ((UnsafeRawPointer?) -> CFHashCode)!, schedule: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)!,
        cancel: ((UnsafeMutableRawPointer?, CFRunLoop?, CFRunLoopMode?) -> Void)!, perform: ((UnsafeMutableRawPointer?) -> Void)!
    ) {
        self.version = version
        self.info = info
        self.retain = retain
        self.release = release
        self.copyDescription = copyDescription
        self.equal = equal
        self.hash = hash
        self.schedule = schedule
        self.cancel = cancel
        self.perform = perform
    }
}

/// Something that a loop waits for, and that the app signals. While a loop has one, it goes on waiting.
public final class CFRunLoopSource: NSObject, @unchecked Sendable {
    /// A loop that has the source, in a mode. Foundation's loops wait as long as they have a timer.
    private struct Place {
        let loop: RunLoop
        let mode: RunLoop.Mode
        let waiting: Timer
    }

    fileprivate let order: CFIndex
    fileprivate let context: CFRunLoopSourceContext
    private let lock = NSRecursiveLock()
    private var places: [Place] = []
    private var isSignaled = false
    private var isCancelled = false

    fileprivate init(order: CFIndex, context: CFRunLoopSourceContext) {
        self.order = order
        self.context = context
        super.init()
        _ = context.retain?(context.info)
    }

    deinit { if !isCancelled { context.release?(context.info) } }

    fileprivate var isValid: Bool { lock.withLock { !isCancelled } }

    fileprivate func add(to loop: RunLoop, _ mode: RunLoop.Mode) {
        guard isValid, !isIn(loop, mode) else { return }
        let waiting = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        lock.withLock { places.append(Place(loop: loop, mode: mode, waiting: waiting)) }
        loop.add(waiting, forMode: mode)
        context.schedule?(context.info, loop, mode)
        performSoon()
    }

    fileprivate func remove(from loop: RunLoop, _ mode: RunLoop.Mode) {
        let place: Place? = lock.withLock {
            places.firstIndex { $0.loop === loop && $0.mode == mode }.map { places.remove(at: $0) }
        }
        guard let place else { return }
        place.waiting.invalidate()
        context.cancel?(context.info, loop, mode)
    }

    fileprivate func isIn(_ loop: RunLoop, _ mode: RunLoop.Mode) -> Bool {
        lock.withLock { places.contains { $0.loop === loop && $0.mode == mode } }
    }

    fileprivate func signal() {
        lock.withLock { isSignaled = true }
        performSoon()
    }

    private func performSoon() {
        for place in lock.withLock({ isSignaled ? places : [] }) { place.loop.perform(inModes: [place.mode]) { [weak self] in self?.performIfSignaled() } }
    }

    private func performIfSignaled() {
        let performs: Bool = lock.withLock {
            defer { isSignaled = false }
            return isSignaled && !isCancelled && !places.isEmpty
        }
        if performs { context.perform?(context.info) }
    }

    fileprivate func invalidate() {
        for place in lock.withLock({ places }) { remove(from: place.loop, place.mode) }
        let isFirst: Bool = lock.withLock {
            defer { isCancelled = true }
            return !isCancelled
        }
        if isFirst { context.release?(context.info) }
    }
}

/// A source that nobody signaled yet, with a copy of `context`.
public func CFRunLoopSourceCreate(
    _ allocator: CFAllocator!, _ order: CFIndex, _ context: UnsafeMutablePointer<CFRunLoopSourceContext>!
) -> CFRunLoopSource! { CFRunLoopSource(order: order, context: context.pointee) }

public func CFRunLoopAddSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) { source.add(to: rl, mode ?? .default) }
public func CFRunLoopRemoveSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) { source.remove(from: rl, mode ?? .default) }
public func CFRunLoopContainsSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) -> Bool { source.isIn(rl, mode ?? .default) }

/// Has the source's `perform` called once in a turn of each of its loops, however often it was signaled before.
public func CFRunLoopSourceSignal(_ source: CFRunLoopSource!) { source.signal() }

/// Takes the source out of its loops for good.
public func CFRunLoopSourceInvalidate(_ source: CFRunLoopSource!) { source.invalidate() }
public func CFRunLoopSourceIsValid(_ source: CFRunLoopSource!) -> Bool { source.isValid }
public func CFRunLoopSourceGetOrder(_ source: CFRunLoopSource!) -> CFIndex { source.order }
public func CFRunLoopSourceGetContext(_ source: CFRunLoopSource!, _ context: UnsafeMutablePointer<CFRunLoopSourceContext>!) { context.pointee = source.context }
