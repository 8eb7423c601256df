import CoreGraphics
import Foundation

/// Through a list of values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// The way of a point, in place of `values`. Every point of the path's elements is a key frame.
    open var path: CGPath?
    /// When each value is reached, in parts of the duration; with `.discrete`, one more than values. Default: evenly.
    open var keyTimes: [NSNumber]?
    /// The pace between each value and the next.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    /// Whether what moves along the path turns with it.
    open var rotationMode: CAAnimationRotationMode?

    override func makeEmptyCopy() -> CAAnimation { CAKeyframeAnimation() }

    override func copyValues(to copy: CAAnimation) {
        super.copyValues(to: copy)
        guard let copy = copy as? CAKeyframeAnimation else { return }
        copy.values = values
        copy.path = path?.copy()
        copy.keyTimes = keyTimes
        copy.timingFunctions = timingFunctions
        copy.calculationMode = calculationMode
        copy.rotationMode = rotationMode
    }

    override func value(at position: MediaTiming.Position, current: AnimationValue?) -> AnimationValue? {
        let progress = progress(at: position)
        if let path { return .point(PathWalk(path).place(at: progress, schedule: schedule).point) }
        let frames = (values ?? []).map(AnimationValue.init)
        guard let last = frames.last else { return nil }
        guard frames.count > 1 else { return last }
        if calculationMode == .discrete {
            return frames[KeyframeSchedule.discreteIndex(progress, count: frames.count, keyTimes: times)]
        }
        let distances = zip(frames, frames.dropFirst()).map { $0.distance(to: $1) }
        let (index, fraction) = schedule.segment(at: progress, count: frames.count - 1, lengths: distances)
        if calculationMode == .cubic || calculationMode == .cubicPaced {
            return Self.smooth(frames, index, fraction)
        }
        return frames[index].interpolated(to: frames[index + 1], fraction)
    }

    override func cumulativeStep(current: AnimationValue?) -> AnimationValue? {
        if let path { return .point(path.currentPoint) }
        return values?.last.map(AnimationValue.init)
    }

    override func apply(to layer: CALayer, at position: MediaTiming.Position) {
        super.apply(to: layer, at: position)
        guard let path, let rotationMode else { return }
        var angle = PathWalk(path).place(at: progress(at: position), schedule: schedule).angle
        if rotationMode == .rotateAutoReverse { angle += .pi }
        layer.transform = CATransform3DRotate(layer.transform, angle, 0, 0, 1)
    }

    private var times: [Double]? { keyTimes?.map(\.doubleValue) }

    private var schedule: KeyframeSchedule {
        KeyframeSchedule(
            keyTimes: times, timingFunctions: timingFunctions ?? [],
            isPaced: calculationMode == .paced || calculationMode == .cubicPaced)
    }

    /// A Catmull-Rom spline through the values.
    private static func smooth(_ frames: [AnimationValue], _ index: Int, _ t: Double) -> AnimationValue {
        let start = frames[index], end = frames[index + 1]
        let before = index > 0 ? frames[index - 1] : start
        let after = index + 2 < frames.count ? frames[index + 2] : end
        let t2 = t * t, t3 = t2 * t
        // Weights of the four values; they sum to 1, so the sum below is one of differences from the start.
        let wBefore = (-t3 + 2 * t2 - t) / 2, wEnd = (-3 * t3 + 4 * t2 + t) / 2, wAfter = (t3 - t2) / 2
        return
            start
            .adding(before, times: wBefore).adding(start, times: -wBefore)
            .adding(end, times: wEnd).adding(start, times: -wEnd)
            .adding(after, times: wAfter).adding(start, times: -wAfter)
    }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
