/// How values between keyframes are found.
public enum SKInterpolationMode: Int, Sendable { case linear = 1, spline = 2, step = 3 }
/// The values before the first and after the last keyframe.
public enum SKRepeatMode: Int, Sendable { case clamp = 1, loop = 2 }

/// Values at times: numbers and colours.
open class SKKeyframeSequence: NSObject, NSCopying, @unchecked Sendable {
    private var frames: [(time: CGFloat, value: Any)]

    public convenience init(keyframeValues values: [Any], times: [NSNumber]) {
        self.init(frames: zip(times, values).map { (CGFloat($0.doubleValue), $1) })
    }
    public convenience init(capacity numItems: Int) { self.init(frames: []) }
    public convenience override init() { self.init(frames: []) }
    public required convenience init?(coder aDecoder: NSCoder) { nil }
    init(frames: [(time: CGFloat, value: Any)]) {
        self.frames = frames
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = SKKeyframeSequence(frames: frames)
        (copy.interpolationMode, copy.repeatMode) = (interpolationMode, repeatMode)
        return copy
    }

    /// Default linear.
    open var interpolationMode: SKInterpolationMode = .linear
    /// Default clamp.
    open var repeatMode: SKRepeatMode = .clamp

    open func count() -> Int { frames.count }
    /// - Parameter time: 0 to 1 for particles.
    open func addKeyframeValue(_ value: Any, time: CGFloat) { frames.append((time, value)) }
    open func removeLastKeyframe() { if !frames.isEmpty { frames.removeLast() } }
    open func removeKeyframe(at index: Int) { frames.remove(at: index) }
    open func setKeyframeValue(_ value: Any, for index: Int) { frames[index].value = value }
    open func setKeyframeTime(_ time: CGFloat, for index: Int) { frames[index].time = time }
    open func getKeyframeValue(for index: Int) -> Any { frames[index].value }
    open func getKeyframeTime(for index: Int) -> CGFloat { frames[index].time }

    /// The value at a time; nil without keyframes.
    open func sample(atTime time: CGFloat) -> Any? {
        guard let first = frames.first, let last = frames.last else { return nil }
        var time = time
        if repeatMode == .loop, last.time > first.time {
            time = first.time + (time - first.time).truncatingRemainder(dividingBy: last.time - first.time)
        }
        if time <= first.time { return first.value }
        guard let after = frames.firstIndex(where: { $0.time >= time && $0.time > first.time }) else { return last.value }
        let a = frames[max(after - 1, 0)], b = frames[after]
        if interpolationMode == .step { return time >= b.time ? b.value : a.value }
        let part = b.time > a.time ? (time - a.time) / (b.time - a.time) : 1
        return Self.between(a.value, b.value, interpolationMode == .spline ? part * part * (3 - 2 * part) : part)
    }

    private static func between(_ a: Any, _ b: Any, _ part: CGFloat) -> Any {
        if let a = a as? UIColor, let b = b as? UIColor { return UIColor(cgColor: TextureTint.mix(a.cgColor, b.cgColor, part)) }
        if let a = number(a), let b = number(b) { return NSNumber(value: Double(a + (b - a) * part)) }
        return a
    }

    static func number(_ value: Any?) -> CGFloat? {
        (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? value as? CGFloat ?? (value as? Double).map { CGFloat($0) } ?? (value as? Float).map {
            CGFloat($0)
        }
            ?? (value as? Int).map { CGFloat($0) }
    }
}
