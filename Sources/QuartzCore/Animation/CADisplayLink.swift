import CoreGraphics
import Foundation

/// Calls a method once a frame of the session.
open class CADisplayLink: NSObject {
    // Kept until the link is invalidated, as on a device.
    private var target: AnyObject?
    private var selector = Selector("")
    private var body: ((CADisplayLink) -> Void)?
    private var lastCall: CFTimeInterval?
    private var isRegistered = false

    /// - Parameter sel: a method of `target` that takes the link, or nothing.
    public convenience init(target: Any, selector sel: Selector) {
        self.init()
        self.target = target as AnyObject
        selector = sel
    }

    /// A link that calls nobody. The only designated initialiser, as on Apple's systems: a subclass's calls it without saying so.
    public override init() { super.init() }

    /// Calls `body`, for UIKit's own use.
    package convenience init(_ body: @escaping (CADisplayLink) -> Void) {
        self.init()
        self.body = body
        target = self
    }

    /// Starts calling. The session has one run loop for its frames; `mode` does not hold calls back.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        guard target != nil, !isRegistered else { return }
        isRegistered = true
        DisplayLinks.add(self)
    }

    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isRegistered = false
        DisplayLinks.remove(self)
    }

    /// Stops calling for good and lets go of the target.
    open func invalidate() {
        isRegistered = false
        DisplayLinks.remove(self)
        target = nil
        body = nil
    }

    /// When the present frame began, on the session's clock.
    open private(set) var timestamp: CFTimeInterval = 0
    /// When the next call is due.
    open var targetTimestamp: CFTimeInterval { timestamp + interval }
    /// Seconds from one frame of the display to the next.
    open var duration: CFTimeInterval { DisplayLinks.frameDuration }
    open var isPaused = false {
        didSet { if !isPaused && isRegistered { LayerChanges.record() } }
    }
    /// Calls a second. Default 0: every frame.
    open var preferredFramesPerSecond = 0
    /// Frames from one call to the next: deprecated, `preferredFramesPerSecond` says the same by the second.
    open var frameInterval: Int {
        get { preferredFramesPerSecond > 0 ? max(1, 60 / preferredFramesPerSecond) : 1 }
        set { preferredFramesPerSecond = newValue > 1 ? 60 / newValue : 0 }
    }
    /// Calls a second; the preferred rate counts. Default: every frame.
    open var preferredFrameRateRange = CAFrameRateRange.default

    private var interval: CFTimeInterval {
        let range = preferredFrameRateRange
        let wanted = range.preferred.map { $0 > 0 ? $0 : range.maximum } ?? range.maximum
        let rate = preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : Double(wanted)
        guard rate > 0 else { return duration }
        // Calls fall on frames: the interval is a whole number of them.
        return max((1 / rate / duration).rounded(), 1) * duration
    }

    fileprivate func frameBegan(at time: CFTimeInterval) {
        guard !isPaused, let target else { return }
        // Half a frame of slack, for frames that are not exactly on time.
        if let lastCall, time - lastCall < interval - duration / 2 { return }
        lastCall = time
        timestamp = time
        if let body { return body(self) }
        ObjCRuntime.send(selector, to: target, [self])
    }
}

/// A range of frame rates, in frames a second; 0 where it makes no demand.
public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float?

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// The display's own rate.
    public init() { self.init(minimum: 0, maximum: 0, preferred: 0) }

    /// The display's own rate.
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// The display links that are called.
enum DisplayLinks {
    private static var context: LayerContext { .current }
    static let frameDuration: CFTimeInterval = 1.0 / 60

    static var isActive: Bool { context.displayLinks.contains { !$0.isPaused } }

    static func add(_ link: CADisplayLink) {
        context.displayLinks.append(link)
        LayerChanges.record()
    }

    static func remove(_ link: CADisplayLink) { context.displayLinks.removeAll { $0 === link } }

    static func fire(at time: CFTimeInterval) {
        context.isCallingDisplayLinks = true
        defer { context.isCallingDisplayLinks = false }
        for link in context.displayLinks { link.frameBegan(at: time) }
    }
}
